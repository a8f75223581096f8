/** The latest facts in words with their times; new ones are highlighted. */

import type { RecordedFact } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import { addresses } from '../../app/address.ts'
import { useLive } from '../../live/live-context.ts'
import { factText } from '../../words/fact-text.ts'
import { moment } from '../../words/time.ts'
import { latestFacts } from './overview-view.ts'
import { words } from './words/messages.ts'

export function Latest() {
  const live = useLive()
  const facts = live.look(latestFacts)
  const names = live.look(namesIn)
  return (
    <section class="latest">
      <div class="section">
        <h2>{words('overview-latest')}</h2>
        <a class="push" href={addresses.history(live.id)}>
          {words('overview-history')}
        </a>
      </div>
      {facts.length === 0 && <p class="voice quiet">{words('overview-no-results')}</p>}
      <ol class="told">
        {facts.map((fact) => (
          <li key={fact.seq} class={live.news.some(({ seq }) => seq === fact.seq) ? 'wet' : ''}>
            <time dateTime={fact.at}>{moment(fact.at)}</time>
            <Sentence fact={fact} text={factText(fact, live.tournament.log, names)} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Links to its match, if it has one. */
const Sentence = ({ fact, text }: { fact: RecordedFact; text: string }) => {
  const live = useLive()
  return 'match' in fact ? <a href={addresses.match(live.id, fact.match)}>{text}</a> : <span>{text}</span>
}
