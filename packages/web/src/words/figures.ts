/** Scores and quotients with the decimal mark of the page's language. */
import { figureTexts } from '@arbiter/core/bulletin'
import { figuresIn } from '@arbiter/words'
import { locale } from './language.ts'

export const figures = (written: string): string => figuresIn(locale, written)

export const { impsText, impsScoreText, scoreText, quotientTexts } = figureTexts(figures)
