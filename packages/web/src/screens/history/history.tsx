/** The log in words: every fact, what became of it, and any two moments compared. */
import type { Tournament } from '@arbiter/core/tournament'
import { address } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { useWatched } from '../../live/subscription.ts'
import { Head } from '../../parts/head.tsx'
import { clock } from '../../words/time.ts'
import { useAuthors } from './authors.ts'
import { Comparison } from './comparison.tsx'
import { Filters } from './filters.tsx'
import { Log } from './log.tsx'
import { linesIn, wantedNow } from './log-filter.ts'
import { momentsFrom, Strip } from './strip.tsx'
import { BackAndForth } from './undo-redo.tsx'
import { words } from './words/messages.ts'

export default function History() {
  const live = useLive()
  useWatched(address)
  const authors = useAuthors(live)
  const wanted = wantedNow()
  const moments = momentsFrom(live)
  const { corrections, undone } = live.look(countsIn)
  return (
    <div class="history">
      <Head
        kicker={
          <>
            <b dir="auto">{live.seen.name}</b>, {words('history-nothing-erased')}
          </>
        }
        title={words('history-title', { count: live.seq })}
        tab={words('history-tab', { tournament: { text: live.seen.name } })}
        figures={[
          { label: words('history-figure-corrections'), value: corrections },
          { label: words('history-figure-undone'), value: undone },
          { label: words('history-figure-last'), value: clock(live.tournament.last.at), kind: 'now' },
        ]}
      />
      <div class="bar tools">
        {live.may('undo') && <BackAndForth />}
        <Filters wanted={wanted} authors={authors} />
      </div>
      <Strip moments={moments} />
      <div class="hist">
        <Log wanted={wanted} authors={authors} moments={moments} />
        <Comparison moments={moments} />
      </div>
    </div>
  )
}

function countsIn(tournament: Tournament): { corrections: number; undone: number } {
  const lines = linesIn(tournament)
  return {
    corrections: lines.filter(({ type }) => type === 'result-corrected').length,
    undone: lines.filter(({ type }) => type === 'command-revoked').length,
  }
}
