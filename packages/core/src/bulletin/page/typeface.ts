/** The typeface of the pages that stand alone: they carry it, so that they look the same on every machine. */
import { archivo } from './archivo.ts'

/** The rule of a style sheet that makes the font known under the name our styles ask for. */
export const fontFace = (address: string): string =>
  `@font-face { font-family: 'Archivo Variable'; font-weight: 430 800; font-stretch: 62% 100%; src: url(${address}) format('woff2'); }`

/** The rule with the font in it. */
export const typeface = fontFace(`data:font/woff2;base64,${archivo}`)
