/** Reasons, remarks and what is to be done: all of it said in every language, no name touched, and short enough to be read aloud. */
import type { Message } from '@arbiter/words'
import { describe, expect, test } from 'vitest'
import { campaignSeed } from '../../../tools/tier.ts'
import { show } from '../src/bulletin/show.ts'
import { namesOf } from '../src/chart/names.ts'
import type { RecordedFact } from '../src/facts/fact.ts'
import { diagonal } from '../src/formats/diagonal/format.ts'
import { hybridKnockout } from '../src/formats/hybrid-knockout/hybrid.ts'
import { reachedSaid } from '../src/formats/hybrid-knockout/says.ts'
import { formats } from '../src/formats/index.ts'
import { formatNamed } from '../src/formats/rule-book/format-by-name.ts'
import { at } from '../src/lists/at.ts'
import { unwrap } from '../src/refusals/result.ts'
import { Tournament } from '../src/tournament/tournament.ts'
import { why } from '../src/why/why.ts'
import { EveryLanguage } from './every-language.ts'
import { hybrid } from './hall.ts'
import { inEnglish } from './said.ts'
import { campaignLogs, goldenLogs } from './spectated-worlds.ts'

const everywhere = new EveryLanguage()

function subjectsOf({ chart }: Tournament): string[] {
  const names = namesOf(chart)
  const starters = chart.field.order.map((who) => names[who] as string)
  const some = starters.filter((_, i) => i % Math.ceil(starters.length / 12) === 0)
  return [
    ...[...chart.board.matches.values()]
      .filter(({ isSeated }) => isSeated)
      .slice(-30)
      .map(({ id }) => id),
    ...some.flatMap((name) => [`rank ${name}`, `seed ${name}`]),
    ...chart.board
      .rounds()
      .flatMap(({ byes, number }) => byes.slice(0, 1).map(({ who }) => `bye ${names[who]} ${number}`)),
    ...some.slice(1).map((name, i) => `tie ${some[i]}, ${name}`),
  ]
}

/** Somebody reads it to a player. */
const mostWords = 40
const wordsIn = (messages: readonly Message[]): number => inEnglish(messages as never, () => 'Ann').split(/\s+/).length

function asked(tournament: Tournament): void {
  const { remarks } = show(tournament)
  for (const { says, more } of remarks) {
    everywhere.all(says)
    everywhere.all(more)
  }
  for (const subject of tournament.chart.started ? subjectsOf(tournament) : []) {
    const answer = why(tournament, subject)
    if (!answer.ok) continue
    const { says, more } = answer.why
    everywhere.all(says)
    everywhere.all(more)
    const words = wordsIn(says ?? [])
    if (words > mostWords) long.push(`${words}: ${inEnglish((says ?? []) as never)}`)
  }
}

const long: string[] = []

/** What the tests of the formats come to, and these logs do not. */
const elsewhere = Object.fromEntries(
  Object.entries({
    'hybrid-knockout/playoff.test.ts and missed-place.test.ts': [
      ...['hybrid-reached-on', 'hybrid-seeds-stand', 'hybrid-would-be-none', 'hybrid-bye-playoff'],
      ...['hybrid-left-playoff', 'hybrid-plays-off', 'hybrid-plays-off-order', 'hybrid-bye-playoff-odd'],
    ],
    'hybrid-knockout/race.test.ts: they stand beside the race': [
      ...['hybrid-playoff-next', 'hybrid-playoff-next-order', 'hybrid-playoff-now', 'hybrid-playoff-now-order'],
    ],
    'hybrid-knockout/gates.test.ts: they are part of refusals': [
      ...['hybrid-late-seeds', 'hybrid-late-phase', 'hybrid-out-nothing', 'hybrid-out-playoff', 'hybrid-out-taken'],
      ...['hybrid-has-withdrawn', 'hybrid-has-qualified', 'hybrid-has-left'],
    ],
    'diagonal/ending.test.ts': [
      ...['diagonal-level', 'diagonal-lengths-unequal-wins', 'diagonal-lengths-unknown', 'diagonal-game'],
      ...['diagonal-more-games', 'diagonal-extra-followed', 'diagonal-declared-won', 'diagonal-step-none'],
    ],
    'diagonal/rounds.test.ts': ['diagonal-won-alone'],
    'diagonal/diagonal.test.ts: they are part of refusals': [
      ...['diagonal-no-return', 'diagonal-is-out', 'diagonal-has-withdrawn'],
    ],
  }).flatMap(([where, ids]) => ids.map((id) => [id, where])),
)

function formatOf([opened]: readonly RecordedFact[]) {
  if (opened?.type !== 'tournament-opened') throw new Error('no format')
  return unwrap(formatNamed(opened.format, formats)).format
}

describe(`reasons (seed "${campaignSeed}")`, () => {
  const played = [...goldenLogs, ...campaignLogs(campaignSeed, 1).map((log, i) => [`campaign ${i}`, log] as const)]

  test.each(played)('%s', (_, log) => {
    const format = formatOf(log)
    const last = log.length
    for (const end of new Set([Math.ceil(last / 3), Math.ceil((2 * last) / 3), last - 1, last]))
      asked(new Tournament(format, log.slice(0, end)))
  })

  test('of somebody who has not reached the points it says how many there are', () => {
    const { chart } = hybrid(6).tournament
    const who = at(chart.field.order, 0)
    const says = reachedSaid(chart, { all: [] } as never, { who, reached: undefined, halfPoints: 3 } as never)
    everywhere.say(says)
    expect(inEnglish([says])).toMatch(/^\S+ has 1½ points\.$/)
  })

  test('nobody has to read more than 40 words to a player', () => expect(long.slice(0, 20)).toEqual([]))

  test.each([hybridKnockout, diagonal])(
    'everything $name can say was said',
    ({ name: format, about, views: { columns } }) => {
      const conditions = hybridKnockout.about.conditions?.(hybridKnockout.options.parse({}))
      everywhere.reached.count({ about, columns, conditions })
      expect(everywhere.reached.missing(`packages/core/src/formats/${format}`, elsewhere)).toEqual([])
    },
  )
})
