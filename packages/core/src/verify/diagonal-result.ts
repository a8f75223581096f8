/** What speaks against a game or a ruling in the match it names. */
import type { EntrantId } from '../facts/ids.ts'
import type { ChessResult, ChessRuled, ChessRuling } from './chess-result.ts'
import { type DiagonalMatch, type Game, gamesOfAPair } from './diagonal-match.ts'
import { about, type Finding } from './finding.ts'

type NameOf = (id: EntrantId) => string

/** Why a result has no place in its match. */
export const problemWithResult = (fact: ChessResult, match: DiagonalMatch, nameOf: NameOf): Finding | undefined =>
  decidedBefore(fact, match) ??
  (fact.type === 'game-finished' ? problemWithGame(fact, match, nameOf) : problemWithRuling(fact, match, nameOf))

function decidedBefore(fact: ChessResult, { id, ending, isDecided }: DiagonalMatch): Finding | undefined {
  if (ending === 'ruled') return about(fact, 'DIA-28', `The director has decided match ${id}.`)
  if (ending === 'forfeited') return about(fact, 'DIA-11', `What was open in match ${id} was forfeited.`)
  return isDecided ? about(fact, 'DIA-S2', `Both games of match ${id} were played already.`) : undefined
}

function problemWithGame(fact: Game, match: DiagonalMatch, nameOf: NameOf): Finding | undefined {
  const { id } = match
  if (!gamesOfAPair.includes(fact.game))
    return about(fact, 'DIA-S2', `Match ${id} has two games, no game ${fact.game}.`)
  if (match.hasGame(fact.game)) return about(fact, 'DIA-S2', `Game ${fact.game} of match ${id} was played already.`)
  const [white, black] = match.sides(fact.game)
  if (fact.sides[0] === white.id && fact.sides[1] === black.id) return undefined
  if (fact.sides[0] !== black.id || fact.sides[1] !== white.id) return betweenOthers(fact, fact.sides, match, nameOf)
  return about(fact, 'DIA-5', `In game ${fact.game} of match ${id} ${white.name} has White, not Black.`)
}

function problemWithRuling(fact: ChessRuled, match: DiagonalMatch, nameOf: NameOf): Finding | undefined {
  const { ruling, between } = fact
  const isTheirs = between.length === 2 && match.pair.every(({ id }, i) => between[i] === id)
  if (!isTheirs) return betweenOthers(fact, between, match, nameOf)
  const stranger = namedIn(ruling).find((id) => !match.pair.some((person) => person.id === id))
  if (stranger === undefined) return undefined
  const sentence = `The ruling names ${nameOf(stranger)}, who is not in match ${match.id} (${inWords(match)}).`
  return about(fact, ruling.kind === 'absent' ? 'DIA-10' : 'DIA-28', sentence)
}

function namedIn(ruling: ChessRuling): readonly EntrantId[] {
  if (ruling.kind === 'absent') return ruling.absent
  return ruling.kind === 'won' ? [ruling.winner] : []
}

/** Who plays whom is said by the row in round 1, and by what was published later. */
function betweenOthers(fact: ChessResult, named: readonly EntrantId[], match: DiagonalMatch, nameOf: NameOf): Finding {
  const sentence = `Match ${match.id} is ${inWords(match)}, not ${named.map(nameOf).join(' – ')}.`
  return about(fact, match.round === 1 ? 'DIA-2' : 'DIA-27', sentence)
}

const inWords = ({ pair }: DiagonalMatch): string => pair.map(({ name }) => name).join(' – ')
