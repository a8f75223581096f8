/** Shown while nobody has entered, with what can be done about it. */
import { addresses } from '../app/address.ts'
import type { Live } from '../live/live.ts'
import { Empty } from './empty.tsx'
import { words } from './words/messages.ts'

export const Nobody = ({ live }: { live: Live }) =>
  live.may('enter') ? (
    <Empty
      action={
        <a class="btn main" href={addresses.control(live.id)}>
          {words('parts-nobody-add')}
        </a>
      }
    >
      {words('parts-nobody-yours')}
    </Empty>
  ) : (
    <Empty>{words('parts-nobody-others')}</Empty>
  )
