/** Findings about a game or a ruling in the match it names. */
import type { EntrantId } from '../../facts/ids.ts'
import type { ChessResult, ChessRuling, ChessRulingFact } from '../chess-result.ts'
import { about, type Finding, type NameOf, named } from '../finding.ts'
import { message } from '../words/messages.ts'
import { type DiagonalMatch, type Game, gamesOfAPair } from './match.ts'

/** Why a result has no place in its match. */
export const problemWithResult = (fact: ChessResult, match: DiagonalMatch, nameOf: NameOf): Finding | undefined =>
  decidedBefore(fact, match) ??
  (fact.type === 'game-finished' ? problemWithGame(fact, match, nameOf) : problemWithRuling(fact, match, nameOf))

function decidedBefore(fact: ChessResult, { id, ending, isDecided }: DiagonalMatch): Finding | undefined {
  const match = { match: id }
  if (ending === 'ruled') return about(fact, 'DIA-28', message('found-ruled', { match }))
  if (ending === 'forfeited') return about(fact, 'DIA-11', message('found-forfeited', { match }))
  return isDecided ? about(fact, 'DIA-S2', message('found-decided', { match })) : undefined
}

function problemWithGame(fact: Game, match: DiagonalMatch, nameOf: NameOf): Finding | undefined {
  const where = { game: fact.game, match: { match: match.id } }
  if (!gamesOfAPair.includes(fact.game)) return about(fact, 'DIA-S2', message('found-no-game', where))
  if (match.hasGame(fact.game)) return about(fact, 'DIA-S2', message('found-game-reported', where))
  const [white, black] = match.sides(fact.game)
  if (fact.sides[0] === white.id && fact.sides[1] === black.id) return undefined
  if (fact.sides[0] !== black.id || fact.sides[1] !== white.id) return betweenOthers(fact, fact.sides, match, nameOf)
  return about(fact, 'DIA-5', message('found-colours', { ...where, white: named(white) }))
}

function problemWithRuling(fact: ChessRulingFact, match: DiagonalMatch, nameOf: NameOf): Finding | undefined {
  const { ruling, between } = fact
  const isTheirs = between.length === 2 && match.pair.every(({ id }, i) => between[i] === id)
  if (!isTheirs) return betweenOthers(fact, between, match, nameOf)
  const stranger = namedIn(ruling).find((id) => !match.pair.some((person) => person.id === id))
  if (stranger === undefined) return undefined
  const names = { who: nameOf(stranger), match: { match: match.id }, due: match.pair.map(named) }
  return about(fact, ruling.kind === 'absent' ? 'DIA-10' : 'DIA-28', message('found-ruling-names', names))
}

function namedIn(ruling: ChessRuling): readonly EntrantId[] {
  if (ruling.kind === 'absent') return ruling.absent
  return ruling.kind === 'won' ? [ruling.winner] : []
}

/** The row decides the pairs of round 1, publications those of later rounds. */
function betweenOthers(
  fact: ChessResult,
  others: readonly EntrantId[],
  { id, pair, round }: DiagonalMatch,
  nameOf: NameOf,
): Finding {
  const between = { match: { match: id }, due: pair.map(named), named: others.map((other) => nameOf(other)) }
  return about(fact, round === 1 ? 'DIA-2' : 'DIA-27', message('found-between', between))
}
