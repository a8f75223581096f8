/** A page that cannot be shown, and what to do about it. */
import type { Problem } from '../live/api.ts'
import { Head } from '../parts/head.tsx'
import { catalogue } from '../words/catalogue.ts'
import { addresses } from './address.ts'
import { Shell } from './shell.tsx'

const words = catalogue(
  {
    title: 'Nothing here',
    unknown: 'There is no page at this address. Look at it again, or go to the list of tournaments.',
    home: 'All tournaments',
    again: 'Try again',
  },
  {
    title: 'Hier ist nichts',
    unknown: 'Unter dieser Adresse gibt es keine Seite. Prüfen Sie sie, oder gehen Sie zur Liste der Turniere.',
    home: 'Alle Turniere',
    again: 'Erneut versuchen',
  },
)

export const Missing = ({ problem }: { problem?: Problem }) => (
  <Shell>
    <Head title={words.title} />
    <div class="notice refused" role="alert">
      <p class="voice">{problem?.sentence ?? words.unknown}</p>
      {problem?.code === 'offline' && (
        <button type="button" class="btn" onClick={() => location.reload()}>
          {words.again}
        </button>
      )}
      <a class="btn" href={addresses.home}>
        {words.home}
      </a>
    </div>
  </Shell>
)
