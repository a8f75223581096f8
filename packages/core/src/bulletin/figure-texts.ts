/** Scores and quotients in the notation of a language. */
import type { BoardsView, Imps } from '../formats/views/boards.ts'
import { quotientsShown } from '../formats/views/boards.ts'
import { impsShown, scoreInImps } from './imps.ts'
import { scoreShown } from './score.ts'
import type { BulletinMatch } from './show.ts'

/** `figures` replaces decimal points by the decimal mark of the language. */
export const figureTexts = (figures: (written: string) => string) => ({
  /** "57,353". */
  impsText: (imps: number): string => figures(impsShown(imps)),
  /** "61–57,353". */
  impsScoreText: (imps: Imps): string => figures(scoreInImps(imps)),
  /** "2½–½", "61–57,353". */
  scoreText: (match: BulletinMatch): string => figures(scoreShown(match)),
  /** "1,372" of each. */
  quotientTexts: (standings: NonNullable<BoardsView['standings']>): string[] => quotientsShown(standings).map(figures),
})
