/** What speaks against a game or a ruling in the match it names. */
import type { EntrantId } from '../facts/ids.ts'
import type { ChessResult, ChessRuled, ChessRuling } from './chess-result.ts'
import { about, type Finding } from './finding.ts'
import { isFirstWhite, ladder } from './hybrid-ladder.ts'
import type { Game, HybridMatch } from './hybrid-match.ts'

/** What a finding about a match is written with. */
interface Around {
  /** In half points. */
  readonly race: number
  nameOf(id: EntrantId): string
}

/** Why a result has no place in its match. */
export function problemWithResult(fact: ChessResult, match: HybridMatch, around: Around): Finding | undefined {
  if (!match.isSeated) return about(fact, 'HYB-S16', `Nobody knows yet who plays match ${match.id}.`)
  if (match.decision) return about(fact, 'HYB-18', `Match ${match.id} was decided already.`)
  return fact.type === 'game-finished' ? problemWithGame(fact, match, around) : problemWithRuling(fact, match, around)
}

function problemWithGame(fact: Game, match: HybridMatch, { race, nameOf }: Around): Finding | undefined {
  const due = match.games.length + 1
  if (fact.game !== due) return about(fact, 'HYB-18', `Match ${match.id} goes on with game ${due}, not ${fact.game}.`)
  const seats = match.people.map(({ id }) => id)
  const [white, black] = isFirstWhite(due) ? seats : seats.toReversed()
  if (fact.sides[0] === white && fact.sides[1] === black) return undefined
  if (fact.sides[0] !== black || fact.sides[1] !== white) return betweenOthers(fact, fact.sides, match, nameOf)
  const results = match.games.map(({ result }) => result)
  const rule = ladder(results, race, match.mayBeDrawn).isSuddenDeath ? 'HYB-20' : 'HYB-S18'
  return about(fact, rule, `In game ${due} of match ${match.id} ${nameOf(black)} has White, not Black.`)
}

function problemWithRuling(fact: ChessRuled, match: HybridMatch, { nameOf }: Around) {
  const { ruling, between } = fact
  const isTheirs = between.length === match.people.length && match.people.every(({ id }, i) => between[i] === id)
  if (!isTheirs) return betweenOthers(fact, between, match, nameOf)
  if (!match.mayBeDrawn && (ruling.kind === 'cancelled' || ruling.kind === 'drawn'))
    return about(fact, 'HYB-32', `Match ${match.id} needs a winner: it cannot be cancelled or declared drawn.`)
  const stranger = strangerIn(ruling, match)
  if (stranger === undefined) return undefined
  const sentence = `The ruling names ${nameOf(stranger)}, who is not in match ${match.id} (${inWords(match)}).`
  return about(fact, ruleOf(ruling, match), sentence)
}

function betweenOthers(
  fact: ChessResult,
  named: readonly EntrantId[],
  match: HybridMatch,
  nameOf: Around['nameOf'],
): Finding {
  const sentence = `Match ${match.id} is ${inWords(match)}, not ${named.map(nameOf).join(' – ')}.`
  return about(fact, pairingRules[match.kind], sentence)
}

/** Where it is said who plays whom. */
const pairingRules = { regular: 'HYB-5', playoff: 'HYB-13', knockout: 'HYB-S15' } as const

function strangerIn(ruling: ChessRuling, match: HybridMatch): EntrantId | undefined {
  const named = ruling.kind === 'absent' ? ruling.absent : ruling.kind === 'won' ? [ruling.winner] : []
  return named.find((id) => !match.people.some((person) => person.id === id))
}

function ruleOf(ruling: ChessRuling, match: HybridMatch): string {
  if (ruling.kind !== 'absent') return 'HYB-32'
  return match.kind === 'knockout' ? 'HYB-24' : 'HYB-23'
}

const inWords = ({ people }: HybridMatch): string => people.map(({ name }) => name).join(' – ')
