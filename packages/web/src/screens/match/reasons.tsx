/** Why a match is as it is: why these meet, why somebody goes on, why one receives so much. */
import { isRefusal, type MatchShown, why } from '@arbiter/core'
import type { Live } from '../../live/live.ts'
import { RuleNumber } from '../../parts/rule.tsx'
import { Why } from '../../parts/why.tsx'
import { catalogue } from '../../words/catalogue.ts'
import { said } from '../../words/said.ts'

const words = catalogue(
  {
    why: 'Why',
    meet: 'Why do these meet?',
    meetThree: 'Why these three?',
    advance: 'Why did it end like this?',
    open: 'What is it waiting for?',
    handicap: 'Why this handicap?',
    facts: (count: number) => (count === 1 ? 'It rests on 1 fact' : `It rests on ${count} facts`),
  },
  {
    why: 'Warum',
    meet: 'Warum treffen diese aufeinander?',
    meetThree: 'Warum diese drei?',
    advance: 'Warum endete es so?',
    open: 'Worauf wird gewartet?',
    handicap: 'Warum diese Vorgabe?',
    facts: (count: number) => (count === 1 ? 'Beruht auf 1 Fakt' : `Beruht auf ${count} Fakten`),
  },
)

export function Reasons({ live, match }: { live: Live; match: MatchShown }) {
  const { match: id, state, seats, boards } = match
  const hasHandicap = boards?.scores.some(({ handicap }) => handicap !== undefined) ?? false
  const asked = [
    { about: `match ${id}`, label: seats.length > 2 ? words.meetThree : words.meet },
    ...(match.advance > 0 && match.pairs === undefined && state !== 'waiting'
      ? [{ about: `advance ${id}`, label: state === 'decided' ? words.advance : words.open }]
      : []),
    ...(hasHandicap ? [{ about: `handicap ${id}`, label: words.handicap }] : []),
  ]
  const told = withoutRepeats(asked.flatMap((each) => answer(live, each)))
  if (told.length === 0) return null
  return (
    <section aria-labelledby="m-why">
      <div class="section">
        <h2 id="m-why">{words.why}</h2>
      </div>
      <dl class="whys">
        {told.map(({ about, label, rule, sentence, facts }) => (
          <div key={about}>
            <dt>{label}</dt>
            <dd class="voice">
              {said(sentence)} <RuleNumber live={live} rule={rule} />
              {facts > 0 && (
                <Why live={live} about={about} label={`${label} ${words.facts(facts)}`}>
                  {words.facts(facts)}
                </Why>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface Told {
  readonly about: string
  readonly label: string
  readonly rule: string
  readonly sentence: string
  readonly facts: number
}

/** One sentence may answer two questions. */
const withoutRepeats = (told: readonly Told[]): Told[] =>
  told.filter(({ sentence }, i) => told.findIndex((each) => each.sentence === sentence) === i)

/** Nothing where the rules cannot say it yet. */
function answer({ tournament }: Live, { about, label }: { about: string; label: string }): Told[] {
  const told = why(tournament, about)
  return isRefusal(told) ? [] : [{ about, label, rule: told.rule, sentence: told.sentence, facts: told.facts.length }]
}
