/** The typeface of the pages that stand alone: they carry it, so that they look the same on every machine. */
import { archivo, otherLetters, symbols } from './fonts.ts'

/** The rules of a style sheet that make our fonts known under the names our styles ask for. */
export const fontFaces = (address: Readonly<Record<'archivo' | 'symbols', string>>): string =>
  `${faceOf(address.archivo)}
@font-face { font-family: 'Arbiter Symbols'; src: url(${address.symbols}) format('woff2'); }`

const faceOf = (address: string, range?: string): string =>
  `@font-face { font-family: 'Archivo Variable'; font-weight: 430 800; font-stretch: 62% 100%; src: url(${address}) format('woff2');${range === undefined ? '' : ` unicode-range: ${range};`} }`

const inPlace = (woff2: string): string => `data:font/woff2;base64,${woff2}`

/** The rules with the fonts in them that every page has. */
export const typeface: string = fontFaces({ archivo: inPlace(archivo), symbols: inPlace(symbols) })

/** Those a page needs besides, for the letters in it: no name changes its typeface in the middle. */
export const typefaceFor = (page: string): string =>
  otherLetters
    .filter(({ letters }) => letters.test(page))
    .map(({ woff2, range }) => faceOf(inPlace(woff2), range))
    .join('\n')
