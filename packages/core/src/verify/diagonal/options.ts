/** The settings of a Diagonal, read without its schema: missing options have their defaults, wrong ones are findings. */
import type { Finding } from '../finding.ts'
import { isOneOf, isWhole, type OpenedFact, Options } from '../options.ts'

export interface DiagonalSettings {
  readonly row: 'rating' | 'maxRating' | 'entry'
  /** DIA-9: what a draw costs both, in halves of a lost game. */
  readonly drawCost: 1 | 0
  readonly fewPlayersMax: number
  readonly maxExtraRounds: number
  readonly performance: 'difference' | 'fide'
}

/** Each option with the rule it belongs to and the values it may have. */
const options = new Options({
  row: { rule: 'DIA-1', isRight: isOneOf('rating', 'maxRating', 'entry') },
  drawLoss: { rule: 'DIA-9', isRight: isOneOf(0.5, 0) },
  fewPlayersMax: { rule: 'DIA-14', isRight: isWhole(2, 1000) },
  maxExtraRounds: { rule: 'DIA-22', isRight: isWhole(0, 1000) },
  performance: { rule: 'DIA-23', isRight: isOneOf('difference', 'fide') },
})

export function diagonalSettings(opened: OpenedFact): DiagonalSettings {
  const value = options.reader(opened)
  const row = value('row')
  return {
    row: row === 'maxRating' || row === 'entry' ? row : 'rating',
    drawCost: value('drawLoss') === 0 ? 0 : 1,
    fewPlayersMax: Number(value('fewPlayersMax') ?? 6),
    maxExtraRounds: Number(value('maxExtraRounds') ?? 10),
    performance: value('performance') === 'fide' ? 'fide' : 'difference',
  }
}

export const problemsWithDiagonalOptions = (opened: OpenedFact): Finding[] => options.problems(opened)
