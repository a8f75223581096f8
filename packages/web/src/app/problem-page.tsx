/** Shown in place of a page that cannot be opened, with the way out. */
import type { Problem } from '../live/api.ts'
import { problemText } from '../live/problem.ts'
import { Head } from '../parts/head.tsx'
import { addresses } from './address.ts'
import { Shell } from './shell.tsx'
import { words } from './words/messages.ts'

export const ProblemPage = ({ problem }: { problem?: Problem }) => (
  <Shell>
    <Head title={words('app-missing-title')} />
    <div class="notice refused" role="alert">
      <p class="voice">{problem ? problemText(problem) : words('app-missing-unknown')}</p>
      {(problem?.code === 'no-answer' || problem?.code === 'page') && (
        <button type="button" class="btn" onClick={() => location.reload()}>
          {words('app-missing-again')}
        </button>
      )}
      <a class="btn" href={addresses.home}>
        {words('app-missing-home')}
      </a>
    </div>
  </Shell>
)
