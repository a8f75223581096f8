/** The reasons for a match: why these two meet, why somebody advances, why the handicap is what it is. */
import type { BulletinMatch } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import { why } from '@arbiter/core/why'
import type { Live } from '../../live/live.ts'
import { useLive } from '../../live/live-context.ts'
import { Details } from '../../parts/details.tsx'
import { MessageText } from '../../parts/message-text.tsx'
import { RuleNumber } from '../../parts/rule.tsx'
import { Why } from '../../parts/why.tsx'
import { textOf } from '../../words/message-text.ts'
import { words } from './words/messages.ts'

export function Reasons({ match }: { match: BulletinMatch }) {
  const live = useLive()
  const { match: id, state, seats, boards } = match
  const hasHandicap = boards?.scores.some(({ handicap }) => handicap !== undefined) ?? false
  const asked = [
    { about: `match ${id}`, label: seats.length > 2 ? words('match-why-three') : words('match-why-meet') },
    ...(match.advance > 0 && match.pairs === undefined && state !== 'waiting'
      ? [{ about: `advance ${id}`, label: state === 'decided' ? words('match-why-ended') : words('match-why-open') }]
      : []),
    ...(hasHandicap ? [{ about: `handicap ${id}`, label: words('match-why-handicap') }] : []),
  ]
  const told = withoutRepeats(asked.flatMap((each) => answer(live, each)))
  if (told.length === 0) return null
  return (
    <section aria-labelledby="m-why">
      <div class="section">
        <h2 id="m-why">{words('match-why')}</h2>
      </div>
      <dl class="whys">
        {told.map(({ about, label, rule, says, more, facts }) => (
          <div key={about}>
            <dt>{label}</dt>
            <dd class="voice">
              <MessageText says={says} /> <RuleNumber rule={rule} />
              {facts > 0 && (
                <Why about={about} label={`${label} ${words('match-why-facts', { count: facts })}`}>
                  {words('match-why-facts', { count: facts })}
                </Why>
              )}
              <Details more={more} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface MatchReason {
  readonly about: string
  readonly label: string
  readonly rule: string
  readonly says: readonly Message[]
  readonly sentence: string
  readonly more: readonly Message[]
  readonly facts: number
}

/** One sentence can answer two questions. */
const withoutRepeats = (told: readonly MatchReason[]): MatchReason[] =>
  told.filter(({ sentence }, i) => told.findIndex((each) => each.sentence === sentence) === i)

/** Empty if the rules cannot say it yet. */
function answer({ tournament }: Live, { about, label }: { about: string; label: string }): MatchReason[] {
  const answered = why(tournament, about)
  if (!answered.ok) return []
  const told = answered.why
  const { rule, says, more = [], facts } = told
  return [{ about, label, rule, says, sentence: textOf(told), more, facts: facts.length }]
}
