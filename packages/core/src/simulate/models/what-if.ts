/** Supposed results: all games still to come between two entrants end as supposed, a model draws the others. */
import * as z from 'zod/mini'
import type { Chart } from '../../chart/chart.ts'
import type { Match } from '../../chart/match.ts'
import type { Who } from '../../chart/slot.ts'
import { type EntrantId, entrantIdSchema } from '../../facts/ids.ts'
import { type Score, scoreOf } from '../../facts/result.ts'
import type { GameToPlay } from '../../series/series.ts'
import type { Chance } from '../chance.ts'
import { blackWins, drawn, type Model, whiteWins } from './model.ts'

const between = { first: entrantIdSchema, second: entrantIdSchema }

/** In chess: one entrant wins every game, or all are drawn. */
export const supposedGames = listOf(
  z.readonly(z.strictObject({ ...between, result: z.enum(['first', 'second', 'draw']) })),
)

/** In bridge: one team wins every set of boards. */
export const supposedBoards = listOf(z.readonly(z.strictObject({ ...between, result: z.enum(['first', 'second']) })))

export type Supposition = z.infer<typeof supposedGames>[number]

/** The supposed result of all games still to come between two entrants. */
function listOf<Item extends z.ZodMiniType<{ readonly first: EntrantId; readonly second: EntrantId }>>(item: Item) {
  return z.readonly(
    z
      .array(item.check(z.refine(({ first, second }) => first !== second)))
      .check(z.refine((list) => new Set(list.map(pairOf)).size === list.length)),
  )
}

const pairOf = ({ first, second }: { first: EntrantId; second: EntrantId }): string => [first, second].sort().join(' ')

/** The colour that wins, or a draw. */
type Ending = 'white' | 'draw' | 'black'

export class WhatIfModel implements Model {
  readonly strengths: readonly number[]
  private readonly model: Model
  private readonly endings: (Ending | undefined)[]

  constructor(model: Model, supposed: readonly Supposition[], { field: { indexOf } }: Pick<Chart, 'field'>) {
    this.model = model
    this.strengths = model.strengths
    this.endings = new Array(this.strengths.length ** 2)
    for (const each of supposed) this.suppose(each, whoIs(indexOf, each.first), whoIs(indexOf, each.second))
  }

  private suppose({ result }: Supposition, first: Who, second: Who): void {
    const size = this.strengths.length
    this.endings[first * size + second] = result === 'draw' ? 'draw' : result === 'first' ? 'white' : 'black'
    this.endings[second * size + first] = result === 'draw' ? 'draw' : result === 'first' ? 'black' : 'white'
  }

  play(match: Match, game: GameToPlay, chance: Chance): Score {
    const ending = this.endings[match.who(game.white) * this.strengths.length + match.who(game.black)]
    if (ending === undefined) return this.model.play(match, game, chance)
    if (match.series.results === 'numbers') return this.boardsWon(ending, match, game, chance)
    return ending === 'white' ? whiteWins : ending === 'draw' ? drawn : blackWins
  }

  /** Drawn again until the side has won these boards, without handicap and carry-over. */
  private boardsWon(ending: Ending, match: Match, game: GameToPlay, chance: Chance): Score {
    let score = this.model.play(match, game, chance)
    for (let tries = 1; tries < mostTries && !isSo(ending, score); tries++) score = this.model.play(match, game, chance)
    return isSo(ending, score) ? score : narrowly(ending, score)
  }

  /** Without suppositions: teams that choose an opponent do not know them. */
  expected(one: number, other: number): number {
    return this.model.expected(one, other)
  }
}

function whoIs(indexOf: ReadonlyMap<EntrantId, Who>, id: EntrantId): Who {
  const who = indexOf.get(id)
  if (who === undefined) throw new RangeError(`nobody called ${id} has entered`)
  return who
}

/** Draws after which the result is taken to be out of reach. */
const mostTries = 100

const isSo = (ending: Ending, { white, black }: Score): boolean => (ending === 'white' ? white > black : black > white)

/** A win by one IMP. */
const narrowly = (ending: Ending, { white, black }: Score): Score =>
  scoreOf(ending === 'white' ? [black + 1, black] : [white, white + 1])
