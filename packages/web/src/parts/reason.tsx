/** The reason for something: the sentence, its rule, and the facts it is based on. */
import { refusalSays } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import { why } from '@arbiter/core/why'
import { addresses } from '../app/address.ts'
import { useChart } from '../live/live-context.ts'
import { factMessages } from '../words/fact-text.ts'
import { textOfAll } from '../words/message-text.ts'
import { Details } from './details.tsx'
import { MessageText } from './message-text.tsx'
import { RuleNumber } from './rule.tsx'
import { words } from './words/messages.ts'

const mostFacts = 12

export function Reason({ about }: { about: string }) {
  const chart = useChart()
  const answer = why(chart.tournament, about)
  if (!answer.ok) return <p class="voice">{textOfAll(refusalSays(answer.refusal))}</p>
  const reason = answer.why
  const names = chart.look(namesIn)
  const called = (id: string) => names.entrants.get(id)
  const shown = reason.facts.slice(0, mostFacts)
  return (
    <>
      <p class="voice">
        <MessageText says={reason.says} names={called} /> <RuleNumber rule={reason.rule} />
      </p>
      <Details more={reason.more} names={called} />
      {shown.length > 0 && (
        <>
          <p class="label">{words('parts-why-rests')}</p>
          <ol class="log">
            {shown.map((fact) => (
              <li key={fact.seq}>
                <a class="no" href={`${addresses.history(chart.id)}#fact-${fact.seq}`}>
                  {fact.seq}
                </a>
                <span class="fact">
                  <MessageText {...factMessages(fact, chart.tournament.log, names)} />
                </span>
              </li>
            ))}
          </ol>
          {reason.facts.length > mostFacts && (
            <p class="label">{words('parts-why-more', { count: reason.facts.length - mostFacts })}</p>
          )}
        </>
      )}
    </>
  )
}
