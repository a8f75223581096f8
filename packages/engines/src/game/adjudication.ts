/** Ends games that both engines, or the losing one, consider decided; keeps the evaluations as evidence. */
import { type Colour, type Evaluation, opponent } from './record.ts'
import type { GameRules } from './rules.ts'

export type Verdict = { readonly winner: Colour | 'nobody'; readonly evidence: readonly string[] }

interface MoveEvaluation {
  readonly colour: Colour
  readonly moveNumber: number
  readonly evaluation: Evaluation | undefined
}

export class Adjudication {
  readonly #rules: GameRules
  readonly #seen: MoveEvaluation[] = []
  #level = 0
  readonly #behind = { white: 0, black: 0 }
  readonly #ahead = { white: 0, black: 0 }

  constructor(rules: GameRules) {
    this.#rules = rules
  }

  get isOn(): boolean {
    return this.#rules.draw !== undefined || this.#rules.resign !== undefined
  }

  /** Adds a player's evaluation; a move without one breaks every row. */
  settledBy(colour: Colour, moveNumber: number, evaluation: Evaluation | undefined): Verdict | undefined {
    this.#seen.push({ colour, moveNumber, evaluation })
    return this.#resigned(colour, evaluation) ?? this.#drawn(moveNumber, evaluation)
  }

  #drawn(moveNumber: number, evaluation: Evaluation | undefined): Verdict | undefined {
    const { draw } = this.#rules
    if (!draw) return undefined
    const isLevel = evaluation !== undefined && Math.abs(worth(evaluation)) <= draw.centipawns
    this.#level = isLevel && moveNumber >= draw.fromMove ? this.#level + 1 : 0
    return this.#level >= draw.moves * 2 ? this.#settled('nobody', draw.moves) : undefined
  }

  #resigned(colour: Colour, evaluation: Evaluation | undefined): Verdict | undefined {
    const { resign } = this.#rules
    if (!resign) return undefined
    const value = evaluation === undefined ? 0 : worth(evaluation)
    this.#behind[colour] = value <= -resign.centipawns ? this.#behind[colour] + 1 : 0
    this.#ahead[colour] = value >= resign.centipawns ? this.#ahead[colour] + 1 : 0
    const loser = this.#whoGaveUp(resign.moves, resign.bothAgree ?? false)
    return loser && this.#settled(opponent(loser), resign.moves)
  }

  #whoGaveUp(moves: number, bothAgree: boolean): Colour | undefined {
    const gaveUp = (colour: Colour) =>
      this.#behind[colour] >= moves && (!bothAgree || this.#ahead[opponent(colour)] >= moves)
    return colours.find(gaveUp)
  }

  #settled(winner: Verdict['winner'], moves: number): Verdict {
    return { winner, evidence: this.#seen.slice(-moves * 2).map(written) }
  }
}

const colours = ['white', 'black'] as const

/** A mate outweighs any number of pawns; mate in 0 means being mated. */
const worth = (evaluation: Evaluation) =>
  'mate' in evaluation
    ? evaluation.mate > 0
      ? Number.POSITIVE_INFINITY
      : Number.NEGATIVE_INFINITY
    : evaluation.centipawns

/** `41 white -3.20`, `41 black #5`, `42 white ?`. */
function written({ colour, moveNumber, evaluation }: MoveEvaluation): string {
  if (!evaluation) return `${moveNumber} ${colour} ?`
  if ('mate' in evaluation) return `${moveNumber} ${colour} #${evaluation.mate}`
  const pawns = (evaluation.centipawns / 100).toFixed(2)
  return `${moveNumber} ${colour} ${evaluation.centipawns > 0 ? '+' : ''}${pawns}`
}
