/** `arbiter bridge award` */
import { awardOf, type Run, type TeamMatch } from '@arbiter/core/bridge'
import type { Message } from '@arbiter/core/messages'
import { command } from '../../command-line/command.ts'
import { misused } from '../../command-line/stop.ts'
import { noneOf } from '../../desk/input/options.ts'
import { textOf } from '../../language/voice.ts'
import { awardSaid } from '../../page/bridge/awards.ts'
import { parts, wrapped } from '../../page/prose.ts'
import { message, words } from './words/messages.ts'

export const award = command({
  about: message('cli-bridge-about-award'),
  words: {},
  options: {
    team: { value: 'FATE', about: message('cli-bridge-option-fate') },
    played: { value: 'LIST', about: message('cli-bridge-option-played') },
    full: { about: message('cli-bridge-option-full') },
  },
  examples: [
    'arbiter bridge award --team won-final --played 24/24,12/24,0/24,24/24',
    'arbiter bridge award --team lost-semi --played forfeit,14/28,0/28',
  ],
  run: ({ options }) => {
    const fate = fateFrom(options.team)
    const matches = matchesFrom(options.played)
    if (matches.length < fate.least || matches.length > fate.most) throw misused(wrongCount(fate, matches.length))
    const told = awardOf(fate.run(matches), { fullMatchAwardForParticipants: options.full })
    const { award: given, rule, says, more, shares } = told
    return {
      exit: 'done',
      data: { award: given, rule, says, more, shares },
      page: ({ width }) =>
        parts(
          words('cli-bridge-award', { award: awardSaid(given) }),
          [...says, ...more].map((each) => wrapped(textOf(each), width)),
          words('cli-bridge-award-rule', { rule: { rule } }),
        ),
    }
  },
})

type Outcome = 'won-final' | 'lost-final' | 'lost-semi' | 'lost-quarter' | 'won-playoff' | 'won-one'

/** How a team ended: the matches that takes, and the run they make. */
interface Fate {
  readonly name: string
  readonly end: Outcome
  readonly least: number
  readonly most: number
  run(matches: readonly TeamMatch[]): Run
}

const unplayed: TeamMatch = { state: 'unplayed' }

const champion = (won: readonly TeamMatch[]): Run => ({ bracket: 'regular', won, end: { how: 'champion' } })

/** The last match was lost, and so many rounds follow it. */
const beaten =
  (roundsAfter: number) =>
  (matches: readonly TeamMatch[]): Run => ({
    bracket: 'regular',
    won: matches.slice(0, -1),
    end: { how: 'beaten', match: matches.at(-1) ?? unplayed, roundsAfter },
  })

/** The last is the playoff, the one before was lost. */
function playoffWon(matches: readonly TeamMatch[]): Run {
  const [lost = unplayed, match = unplayed] = matches.slice(-2)
  const end = { how: 'played-on', in: 'playoff', lost, match, isWon: true } as const
  return { bracket: 'regular', won: matches.slice(0, -2), end }
}

/** The match that was lost may be left out: it gives nothing. */
const wonOne = ([won = unplayed, lost = unplayed]: readonly TeamMatch[]): Run => beaten(1)([won, lost])

/** A bracket has two rounds to six. */
const fates: readonly Fate[] = [
  { name: 'won-final', end: 'won-final', least: 2, most: 6, run: champion },
  { name: 'lost-final', end: 'lost-final', least: 2, most: 6, run: beaten(0) },
  { name: 'lost-semi', end: 'lost-semi', least: 1, most: 5, run: beaten(1) },
  { name: 'lost-quarter', end: 'lost-quarter', least: 1, most: 4, run: beaten(2) },
  { name: 'won-5/8', end: 'won-playoff', least: 3, most: 5, run: playoffWon },
  { name: 'won-one', end: 'won-one', least: 1, most: 2, run: wonOne },
]

function fateFrom(text: string | undefined): Fate {
  const names = fates.map(({ name }) => name)
  if (text === undefined) throw misused(message('cli-bridge-no-fate', { fates: names.map((name) => ({ text: name })) }))
  const fate = fates.find(({ name }) => name === (text === 'won1' ? 'won-one' : text))
  if (!fate) throw noneOf('--team', names, text)
  return fate
}

function matchesFrom(text: string | undefined): TeamMatch[] {
  if (text === undefined) throw misused(message('cli-bridge-no-played'))
  return text.split(',').map((each, i) => matchFrom(each.trim(), i + 1))
}

function matchFrom(text: string, number: number): TeamMatch {
  if (text === 'forfeit') return unplayed
  const [, played, boards] = /^(\d{1,4})\/([1-9]\d{0,3})$/.exec(text) ?? []
  if (played === undefined) throw misused(message('cli-bridge-bad-played', { number, typed: { text } }))
  if (Number(played) > Number(boards))
    throw misused(message('cli-bridge-played-too-many', { number, played: Number(played), boards: Number(boards) }))
  return { state: 'known', played: Number(played), boards: Number(boards) }
}

const wrongCount = ({ end, least, most }: Fate, given: number): Message =>
  given < least
    ? message('cli-bridge-too-few-matches', { end, least, given })
    : message('cli-bridge-too-many-matches', { end, most, given })
