/** The conditions of contest that hang beside the scores: what is not written elsewhere is posted here (BRI-47, BRI-80). */
import { namesOf } from '../chart/names.ts'
import { isSomebody } from '../chart/slot.ts'
import type { Reason } from '../facts/fact.ts'
import { type Bracket, planOf } from '../formats/bridge-knockout/brackets.ts'
import type { BridgeOptions, HandicapOverride } from '../formats/bridge-knockout/options.ts'
import { isRefusal, type Refusal } from '../refusals/refusal.ts'
import { perPair } from '../series/boards.ts'
import { pairsOf } from '../series/pairs.ts'
import type { Tournament } from '../tournament/tournament.ts'
import { plural } from '../words/sentence.ts'
import { type BracketHead, bracketsAsked, type Event, eventOf, headOf, optionsOf, type SheetQuery } from './event.ts'
import { roundsOf } from './rounds.ts'

export interface ConditionsSheet extends Event {
  readonly conditions: readonly Condition[]
  readonly brackets: readonly (BracketHead & { readonly rounds: readonly string[] })[]
  readonly handicap: boolean
  /** Who approved another handicap, and why (BRI-64). */
  readonly overrideNote?: string
  /** Of every match whose teams are known. */
  readonly figures: readonly HandicapFigure[]
  /** When they were posted and announced, and by whom; null while they are not. */
  readonly posted: { readonly at: string; readonly by: string; readonly note?: string } | null
}

interface Condition {
  readonly about: string
  readonly words: string
  readonly rules: readonly string[]
}

interface HandicapFigure {
  readonly bracket: string
  readonly round: string
  readonly match: string
  readonly boards: number
  readonly receives: string
  readonly against: string
  readonly imps: number
}

export function conditionsSheet(tournament: Tournament, query: SheetQuery = {}): ConditionsSheet | Refusal {
  const brackets = bracketsAsked(tournament, query)
  if (isRefusal(brackets)) return brackets
  const options = optionsOf(tournament)
  return {
    ...eventOf(tournament),
    conditions: conditionsOf(options, brackets),
    brackets: brackets.map((bracket) => ({ ...headOf(bracket), rounds: roundsOf(bracket).map(({ name }) => name) })),
    handicap: options.handicap,
    ...(options.handicapOverride ? { overrideNote: options.handicapOverride.note } : {}),
    figures: options.handicap ? brackets.flatMap((bracket) => figuresIn(bracket, query.round)) : [],
    posted: postedIn(tournament),
  }
}

function postedIn({ chart }: Tournament): ConditionsSheet['posted'] {
  const { posted } = chart.papers
  return posted ? { at: posted.at, by: posted.by, ...(posted.note === undefined ? {} : { note: posted.note }) } : null
}

/** The team that receives, match by match; level averages give none and are left out. */
function figuresIn(bracket: Bracket, only: number | undefined): HandicapFigure[] {
  const names = namesOf(bracket.chart)
  const rounds = roundsOf(bracket).filter(({ number }) => only === undefined || number === only)
  const seated = rounds.flatMap(({ name, parts }) =>
    parts.flatMap(({ fixtures }) => fixtures.flatMap(({ match }) => (match?.isSeated ? [{ name, match }] : []))),
  )
  return seated.flatMap(({ name, match }) =>
    pairsOf(match.here.filter((seat) => isSomebody(match.who(seat)))).flatMap(({ first, second }) => {
      const imps = (match.series.boards?.handicap(match, first, second) ?? 0) / 1000
      const [receives, against] = imps > 0 ? [first, second] : [second, first]
      const teams = { receives: names[match.who(receives)] as string, against: names[match.who(against)] as string }
      const place = { bracket: bracket.letter, round: name, match: match.id, boards: perPair(match) }
      return imps === 0 ? [] : [{ ...place, ...teams, imps: Math.abs(imps) }]
    }),
  )
}

// --- in words --------------------------------------------------------------------------------------

function conditionsOf(options: BridgeOptions, brackets: readonly Bracket[]): Condition[] {
  return [
    {
      about: 'Format',
      words: formatInWords(options, brackets),
      rules: options.compact ? ['BRI-65', 'BRI-68'] : ['BRI-27', 'BRI-98'],
    },
    { about: 'Teams', words: membersInWords(options), rules: ['BRI-3'] },
    ...(isRepairable(brackets) ? [{ about: 'Re-pairing', words: repairing, rules: ['BRI-29'] }] : []),
    { about: 'Boards', words: boardsInWords(options), rules: options.compact ? ['BRI-69'] : ['BRI-2', 'BRI-34'] },
    { about: 'Ties', words: ties, rules: ['BRI-35', 'BRI-36', 'BRI-37'] },
    ...(brackets.some(({ drawn }) => drawn === 5)
      ? [{ about: 'Ties of five', words: tiesOfFive, rules: ['BRI-43'] }]
      : []),
    {
      about: 'Handicap',
      words: handicapInWords(options),
      rules: options.handicap ? ['BRI-58', 'BRI-62', 'BRI-64'] : ['BRI-58'],
    },
    { about: 'Participation', words: participation, rules: ['BRI-5', 'BRI-6', 'BRI-10'] },
    { about: 'Absence', words: absence, rules: ['BRI-48', 'BRI-49', 'BRI-50'] },
  ]
}

function formatInWords(options: BridgeOptions, brackets: readonly Bracket[]): string {
  const teams = brackets.reduce((sum, { order }) => sum + order.length, 0)
  const numbers = numbersInWords(options, brackets[0]?.chart.started?.reason)
  const more = [
    ...(options.playoff ? ['The losers of the quarterfinals play for 5th/8th.'] : []),
    ...(options.thirdPlace ? ['The losers of the semifinals play for third place.'] : []),
  ]
  if (options.compact)
    return [
      `Compact knockout of ${plural(teams, 'team')}: one session of two halves; after the first, winners and losers go where the Go To card says. Four teams are left and play semifinals and final. Numbers are given ${numbers}.`,
      ...more,
    ].join(' ')
  const cut = options.bracketed ? ` in ${plural(brackets.length, 'bracket')} by strength` : ''
  return [
    `Knockout of ${plural(teams, 'team')}${cut}, nobody has a bye: where the numbers ask for it three teams meet in a three-way. Numbers are given ${numbers}; who goes on takes the lowest numbers of the match. One goes on from a head-to-head, two from a three-way unless its sheet says one.`,
    ...more,
  ].join(' ')
}

/** As they were given at the start; without players nobody has masterpoints. */
function numbersInWords({ seeding }: BridgeOptions, reason: Reason | undefined): string {
  const by = String(reason?.['by'] ?? seeding)
  const words: Readonly<Record<string, string>> = {
    average: 'by average masterpoints',
    lot: 'by lot',
    entry: 'in order of entry',
    hand: 'by the director',
  }
  return words[by] ?? 'by the director'
}

function boardsInWords({ boards, compact, compactBoards }: BridgeOptions): string {
  if (compact)
    return `${compactBoards} boards in each half (in a ring each two teams play half of them), ${boards} in each semifinal and in the final.`
  return `${boards} boards a session; each two teams of a three-way play half of them, except where only three teams are in a bracket.`
}

const ties =
  'A head-to-head that is level after all boards: four extra boards, until it is broken. A three-way is ranked by matches won, a tied one counting half, then by IMP quotient: all IMPs won divided by all IMPs lost. What is level then across the line between those who go on and the rest: four extra boards between the teams concerned. Extra boards carry no handicap and no carry-over.'

const tiesOfFive =
  'The round robin of five is ranked by victory points, then matches won, then the matches between the tied, then the result against the highest team outside the tie and the next ones. The first place chooses its opponent of the semifinal.'

function handicapInWords({ handicap, handicapRounding, handicapOverride }: BridgeOptions): string {
  if (!handicap) return 'No handicap: all matches are scored as they are played.'
  const how = handicapOverride
    ? `Yes, by approval otherwise than by the formula: ${overrideInWords(handicapOverride)}.`
    : 'Yes: the team with the lower average receives N · log₁₀((40 + L/2 + H) / (40 + 3L/2)) IMPs; N is the boards of the match, H and L the higher and the lower average of all members.'
  const rounded = handicapRounding === 'nearest' ? 'rounded to whole IMPs' : 'to three decimals'
  return `${how} It is given ${rounded}; the figures of each match are told before it is played.`
}

function overrideInWords(override: HandicapOverride): string {
  if ('percent' in override) return `${override.percent} % of what the formula gives`
  if ('imps' in override) return `${override.imps} IMPs to the lower team in every match`
  const steps = override.table.map(([difference, imps]) => `${imps} IMPs from ${difference} on`)
  return `by difference of the averages ${steps.join(', ')}`
}

const participation =
  'A player takes part in a match by playing at least half of the team’s boards in it; exactly half is enough, extra boards are left out. A rank is earned by winning a certain match: a player has it who takes part in that match and whose percentages in the matches up to it in which he takes part add up to at least 50 for each of them; failing it the next lower rank, then the match awards in the share of the boards played. Of four matches, a player who takes part in the first, second and fourth but not in the third has 1st only with all boards of the fourth. A team with one win has match awards only.'

const repairing =
  'Where two teams of the pairing have met before, the round is paired again: fewest repeats, then most pairs kept, then the weakest opponent for the lowest number. The final is never changed.'

const membersInWords = ({ compact }: BridgeOptions): string =>
  compact ? 'A team has exactly four players.' : 'A team has four, five or six players.'

const isRepairable = (brackets: readonly Bracket[]): boolean =>
  brackets.some((bracket) => planOf(bracket).some(({ mayBeRepaired }) => mayBeRepaired))

const absence =
  'Who does not come loses by forfeit and ranks as if the match before had been lost; the team that is present and has paid its entry wins. A semifinal or final not played by agreement is a double forfeit. Who must leave in an emergency keeps what was earned.'
