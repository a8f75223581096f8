/** The reason for something: the sentence, its rule, and the facts it is based on. */
import { refusalSays } from '@arbiter/core'
import { namesIn } from '@arbiter/core/chronicle'
import { why } from '@arbiter/core/why'
import { addresses } from '../app/address.ts'
import { factMessages } from '../words/fact-text.ts'
import { textOfAll } from '../words/message-text.ts'
import { type ChartView, Details } from './details.tsx'
import { MessageText } from './message-text.tsx'
import { RuleNumber } from './rule.tsx'
import { words } from './words/messages.ts'

const mostFacts = 12

export function Reason({ live, about }: { live: ChartView; about: string }) {
  const answer = why(live.tournament, about)
  if (!answer.ok) return <p class="voice">{textOfAll(refusalSays(answer.refusal))}</p>
  const reason = answer.why
  const names = live.look(namesIn)
  const called = (id: string) => names.entrants.get(id)
  const shown = reason.facts.slice(0, mostFacts)
  return (
    <>
      <p class="voice">
        <MessageText live={live} says={reason.says} names={called} /> <RuleNumber live={live} rule={reason.rule} />
      </p>
      <Details live={live} more={reason.more} names={called} />
      {shown.length > 0 && (
        <>
          <p class="label">{words('parts-why-rests')}</p>
          <ol class="log">
            {shown.map((fact) => (
              <li key={fact.seq}>
                <a class="no" href={`${addresses.history(live.id)}#fact-${fact.seq}`}>
                  {fact.seq}
                </a>
                <span class="fact">
                  <MessageText live={live} {...factMessages(fact, live.tournament.log, names)} />
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
