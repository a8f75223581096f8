/**
 * Writes the fonts that are cut down to what we use: `npm run typeface` after an update of a font's package.
 *
 * The web app loads Archivo whole; a page that is sent around carries only the letters, weights and widths it may use. Both bring
 * the few symbols that Archivo lacks.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = new URL('..', import.meta.url)
const archivo = new URL('node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', root)
const dejavu = new URL('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf', root)

/** As typeface.ts announces them. */
const variationAxes = { wght: { min: 430, max: 800 }, wdth: { min: 62, max: 100 } }

const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** Latin-1 and the signs of our pages. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŁłŒœ–—‘’‚“”„…•‹›€™−←↑→↓≤≥†`

const symbols = '←→⇄⏎■□▴▸▾○●◧♠♣♥♦♞✓✕'

/**
 * The files, by address.
 * @returns {Promise<ReadonlyMap<URL, string | Buffer>>}
 */
export async function fontFiles() {
  const text = await subsetFont(readFileSync(archivo), letters, { targetFormat: 'woff2', variationAxes, keepFeatures })
  const signs = await subsetFont(readFileSync(dejavu), symbols, { targetFormat: 'woff2', keepFeatures: [] })
  return new Map([
    [new URL('packages/core/src/bulletin/page/fonts.ts', root), moduleWith(text, signs)],
    [new URL('packages/web/src/style/symbols.woff2', root), signs],
  ])
}

const moduleWith = (text, signs) => `/**
 * The fonts of pages that stand alone, as base64 of woff2 files. Written by tools/typeface.mjs; licences in LICENSE-FONT.
 */

/** Archivo, cut down to Latin-1 and to the weights and widths of our pages. */
export const archivo: string =
  '${text.toString('base64')}'

/** The symbols that Archivo lacks, of DejaVu Sans. */
export const symbols: string =
  '${signs.toString('base64')}'
`

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  for (const [file, content] of await fontFiles()) writeFileSync(file, content)
