/** The spectators' page: what is live, the standings, the latest results, what comes next. One page for all formats. */
import { show } from '@arbiter/core/bulletin'
import { useLive } from '../../live/live-context.ts'
import { Head } from '../../parts/head.tsx'
import { Kicker } from '../../parts/kicker.tsx'
import { useModule } from '../../parts/use-module.ts'
import { Champion } from './champion.tsx'
import { EventAbout, EventFace } from './event-face.tsx'
import { figuresOf } from './figures.ts'
import { Latest } from './latest.tsx'
import { NextUp } from './next-up.tsx'
import { OnNow } from './on-now.tsx'
import { Picture } from './picture.tsx'
import { Remarks } from './remarks.tsx'
import { stateSentence } from './state.ts'

/** Most visitors come after the start. */
const loadBefore = () => import('./before.tsx')

export default function Overview() {
  const live = useLive()
  const bulletin = live.look(show)
  const { state } = bulletin
  const before = useModule(state === 'entering' ? loadBefore : undefined)
  return (
    <div class={`overview ${state}`}>
      <Head kicker={<Kicker tournament={live.tournament} />} title={live.seen.name} figures={figuresOf(live)}>
        {bulletin.event && <EventFace event={bulletin.event} />}
        <p class="voice state">{stateSentence(bulletin)}</p>
      </Head>
      {before && <before.Before bulletin={bulletin} />}
      {state === 'finished' && <Champion bulletin={bulletin} />}
      {state !== 'entering' && (
        <div class="sheet-two">
          <div class="main-side">
            {state === 'running' && <OnNow />}
            <Picture bulletin={bulletin} />
          </div>
          <div class="news-side">
            <Latest />
            {state === 'running' && <NextUp bulletin={bulletin} />}
            {bulletin.event && <EventAbout event={bulletin.event} />}
            <Remarks bulletin={bulletin} />
          </div>
        </div>
      )}
    </div>
  )
}
