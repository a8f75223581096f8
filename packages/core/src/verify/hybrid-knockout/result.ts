/** Findings about a game or a ruling in its match. */
import type { EntrantId } from '../../facts/ids.ts'
import type { ChessResult, ChessRuling, ChessRulingFact } from '../chess-result.ts'
import { about, type Finding, type NameOf, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import { isFirstWhite, ladder } from './ladder.ts'
import type { Game, HybridMatch } from './match.ts'

/** Values for the sentences of a finding. */
interface Around {
  /** In half points. */
  readonly race: number
  readonly nameOf: NameOf
}

/** Why a result has no place in its match. */
export function problemWithResult(fact: ChessResult, match: HybridMatch, around: Around): Finding | undefined {
  if (!match.isSeated) return about(fact, 'HYB-S16', message('found-unseated', { match: { match: match.id } }))
  if (match.decision) return about(fact, 'HYB-18', message('found-decided', { match: { match: match.id } }))
  return fact.type === 'game-finished' ? problemWithGame(fact, match, around) : problemWithRuling(fact, match, around)
}

function problemWithGame(fact: Game, match: HybridMatch, { race, nameOf }: Around): Finding | undefined {
  const due = match.games.length + 1
  const where = { match: { match: match.id }, game: fact.game }
  if (fact.game !== due) return about(fact, 'HYB-18', message('found-games-due', { ...where, games: [due] }))
  const seats = match.people.map(({ id }) => id)
  const [white, black] = isFirstWhite(due) ? seats : seats.toReversed()
  const [first, second] = fact.sides
  if (first === white && second === black) return undefined
  if (first !== black || second !== white) return betweenOthers(fact, fact.sides, match, nameOf)
  const results = match.games.map(({ result }) => result)
  const rule = ladder(results, race, match.mayBeDrawn).isSuddenDeath ? 'HYB-20' : 'HYB-S18'
  return about(fact, rule, message('found-colours', { ...where, white: nameOf(second) }))
}

function problemWithRuling(fact: ChessRulingFact, match: HybridMatch, { nameOf }: Around) {
  const { ruling, between } = fact
  const isTheirs = between.length === match.people.length && match.people.every(({ id }, i) => between[i] === id)
  if (!isTheirs) return betweenOthers(fact, between, match, nameOf)
  if (!match.mayBeDrawn && (ruling.kind === 'cancelled' || ruling.kind === 'drawn'))
    return about(fact, 'HYB-32', message('found-needs-winner', { match: { match: match.id } }))
  const stranger = strangerIn(ruling, match)
  if (stranger === undefined) return undefined
  const names = { who: nameOf(stranger), match: { match: match.id }, due: match.people.map(named) }
  return about(fact, ruleOf(ruling, match), message('found-ruling-names', names))
}

function betweenOthers(
  fact: ChessResult,
  others: readonly EntrantId[],
  { id, people, kind }: HybridMatch,
  nameOf: NameOf,
): Finding {
  const between = { match: { match: id }, due: people.map(named), named: others.map((other) => nameOf(other)) }
  return about(fact, pairingRules[kind], message('found-between', between))
}

/** The rule that pairs the players of each kind of match. */
const pairingRules = { regular: 'HYB-5', playoff: 'HYB-13', knockout: 'HYB-S15' } as const

function strangerIn(ruling: ChessRuling, match: HybridMatch): EntrantId | undefined {
  const named = ruling.kind === 'absent' ? ruling.absent : ruling.kind === 'won' ? [ruling.winner] : []
  return named.find((id) => !match.people.some((person) => person.id === id))
}

function ruleOf(ruling: ChessRuling, match: HybridMatch): string {
  if (ruling.kind !== 'absent') return 'HYB-32'
  return match.kind === 'knockout' ? 'HYB-24' : 'HYB-23'
}
