/** `arbiter bridge award` */
import { awardOf, plural, type Run, type TeamMatch } from '@arbiter/core'
import type { Answer } from '../command-line/command.ts'
import { misused } from '../command-line/stop.ts'
import { parts, wrapped } from '../page/prose.ts'
import type { Asked } from './asked.ts'

export function award({ options }: Asked): Answer {
  const fate = fateFrom(options.team)
  const matches = matchesFrom(options.played)
  if (matches.length < fate.least || matches.length > fate.most) throw misused(wrongCount(fate, matches.length))
  const told = awardOf(fate.run(matches), { fullMatchAwardForParticipants: options.full })
  const { rule, sentence, shares } = told
  return {
    exit: 'done',
    data: { award: told.award, rule, sentence, shares },
    page: ({ width }) =>
      parts(`Award: ${inWords[told.award] ?? told.award}`, wrapped(sentence, width), `Rule: ${rule}`),
  }
}

const inWords: Readonly<Record<string, string>> = { match: 'match award' }

/** How a team ended: the matches that takes, and the run they make. */
interface Fate {
  readonly name: string
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
  { name: 'won-final', least: 2, most: 6, run: champion },
  { name: 'lost-final', least: 2, most: 6, run: beaten(0) },
  { name: 'lost-semi', least: 1, most: 5, run: beaten(1) },
  { name: 'lost-quarter', least: 1, most: 4, run: beaten(2) },
  { name: 'won-5/8', least: 3, most: 5, run: playoffWon },
  { name: 'won-one', least: 1, most: 2, run: wonOne },
]

function fateFrom(text: string | undefined): Fate {
  const names = fates.map(({ name }) => name).join(', ')
  if (text === undefined) throw misused(`bridge award: --team is missing: how the team ended, one of ${names}.`)
  const fate = fates.find(({ name }) => name === (text === 'won1' ? 'won-one' : text))
  if (!fate) throw misused(`--team must be one of ${names}, not "${text}".`)
  return fate
}

function matchesFrom(text: string | undefined): TeamMatch[] {
  if (text === undefined)
    throw misused('bridge award: --played is missing: boards played of each match, such as --played 24/24,12/24.')
  return text.split(',').map((each, i) => matchFrom(each.trim(), i + 1))
}

function matchFrom(text: string, number: number): TeamMatch {
  if (text === 'forfeit') return unplayed
  const [, played, boards] = /^(\d{1,4})\/([1-9]\d{0,3})$/.exec(text) ?? []
  if (played === undefined)
    throw misused(
      `--played, match ${number}: "${text}" is not boards played of boards, such as 12/24; a match without a board is "forfeit".`,
    )
  if (Number(played) > Number(boards))
    throw misused(`--played, match ${number}: ${played} boards were not played in a match of ${boards}.`)
  return { state: 'known', played: Number(played), boards: Number(boards) }
}

function wrongCount({ name, least, most }: Fate, count: number): string {
  const asked =
    count < least ? `at least ${plural(least, 'match', 'matches')}` : `at most ${plural(most, 'match', 'matches')}`
  return `A team that ${endings[name]} has played ${asked}; --played has ${count}.`
}

const endings: Readonly<Record<string, string>> = {
  'won-final': 'won the final',
  'lost-final': 'lost the final',
  'lost-semi': 'lost a semifinal',
  'lost-quarter': 'lost a quarterfinal',
  'won-5/8': 'won the playoff for 5th/8th',
  'won-one': 'won one match',
}
