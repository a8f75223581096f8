/** Nobody has entered: what to do about it, for whoever can. */
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'
import { catalogue } from '../words/catalogue.ts'
import { Empty } from './empty.tsx'

const words = catalogue(
  {
    yours: 'Nobody has entered. Paste names, one a line.',
    add: 'Add entrants',
    others: 'Nobody has entered. Names appear here as they come in.',
  },
  {
    yours: 'Noch ist niemand gemeldet. Fügen Sie Namen ein, einen je Zeile.',
    add: 'Teilnehmer melden',
    others: 'Noch ist niemand gemeldet. Namen erscheinen hier, sobald sie eingetragen sind.',
  },
)

export const Nobody = ({ live }: { live: Live }) =>
  live.may('enter') ? (
    <Empty
      action={
        <a class="btn main" href={addresses.control(live.id)}>
          {words.add}
        </a>
      }
    >
      {words.yours}
    </Empty>
  ) : (
    <Empty>{words.others}</Empty>
  )
