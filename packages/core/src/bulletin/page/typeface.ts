/** The typeface of the pages that stand alone: they carry it, so that they look the same on every machine. */
import { archivo, symbols } from './fonts.ts'

/** The rules of a style sheet that make our fonts known under the names our styles ask for. */
export const fontFaces = (address: Readonly<Record<'archivo' | 'symbols', string>>): string =>
  `@font-face { font-family: 'Archivo Variable'; font-weight: 430 800; font-stretch: 62% 100%; src: url(${address.archivo}) format('woff2'); }
@font-face { font-family: 'Arbiter Symbols'; src: url(${address.symbols}) format('woff2'); }`

/** The rules with the fonts in them. */
export const typeface = fontFaces({
  archivo: `data:font/woff2;base64,${archivo}`,
  symbols: `data:font/woff2;base64,${symbols}`,
})
