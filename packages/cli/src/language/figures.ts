/** Scores and quotients with the decimal mark of the terminal's language. */
import { figureTexts } from '@arbiter/core/bulletin'
import { figuresIn } from '@arbiter/words'
import { spokenLocale } from './voice.ts'

export const figures = (written: string): string => figuresIn(spokenLocale(), written)

export const { impsText, impsScoreText, scoreText, quotientTexts } = figureTexts(figures)
