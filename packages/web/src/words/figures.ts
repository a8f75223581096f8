/** Scores and quotients with the language's decimal mark. */
import { figureTexts } from '@arbiter/core/bulletin'
import { figuresIn } from '@arbiter/words'
import { locale } from './language.ts'

export const figures = (written: string): string => figuresIn(locale, written)

export const { impsText, impsScoreText, scoreText, quotientTexts } = figureTexts(figures)
