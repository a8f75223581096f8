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
const variable = (font, name) =>
  new URL(`node_modules/@fontsource-variable/${font}/files/${font}-${name}-wdth-normal.woff2`, root)
const dejavu = new URL('node_modules/dejavu-fonts-ttf/ttf/DejaVuSans.ttf', root)

/** As declared in typeface.ts. */
const variationAxes = { wght: { min: 430, max: 800 }, wdth: { min: 62, max: 100 } }

const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** Latin-1 and the symbols of our pages. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŁłŒœ–—‘’‚“”„…•‹›€™−←↑→↓≤≥†`

const symbols = '←→⇄⏎■□▴▸▾○●◧♠♣♥♦♞✓✕'

/** Glyphs a page includes only if it uses some of them. Archivo has neither Greek nor Cyrillic: those are Noto Sans. */
const others = [
  {
    name: 'latin',
    file: variable('archivo', 'latin-ext'),
    ranges: [
      [0x100, 0x24f],
      [0x1e00, 0x1e9f],
      [0x1ef2, 0x1eff],
    ],
  },
  { name: 'vietnamese', file: variable('archivo', 'vietnamese'), ranges: [[0x1ea0, 0x1ef1]] },
  { name: 'greek', file: variable('noto-sans', 'greek'), ranges: [[0x370, 0x3ff]] },
  {
    name: 'cyrillic',
    file: variable('noto-sans', 'cyrillic'),
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
    ],
  },
]

/**
 * The files, by address.
 * @returns {Promise<ReadonlyMap<URL, string | Buffer>>}
 */
export async function fontFiles() {
  const cut = (file, text) =>
    subsetFont(readFileSync(file), text, { targetFormat: 'woff2', variationAxes, keepFeatures })
  const text = await cut(variable('archivo', 'latin'), letters)
  const signs = await subsetFont(readFileSync(dejavu), symbols, { targetFormat: 'woff2', keepFeatures: [] })
  const more = await Promise.all(
    others.map(async (each) => ({
      ...each,
      woff2: await cut(each.file, each.ranges.map(([a, z]) => range(a, z)).join('')),
    })),
  )
  return new Map([
    [new URL('packages/paper/src/document/fonts.ts', root), moduleWith(text, signs, more)],
    [new URL('packages/web/src/style/symbols.woff2', root), signs],
  ])
}

const hex = (code) => code.toString(16).toUpperCase()

const otherLetters = ({ name, ranges, woff2 }) => `  /** ${name} */
  {
    letters: /[${ranges.map(([a, z]) => `\\u{${hex(a)}}-\\u{${hex(z)}}`).join('')}]/u,
    range: '${ranges.map(([a, z]) => `U+${hex(a)}-${hex(z)}`).join(', ')}',
    woff2:
      '${woff2.toString('base64')}',
  },
`

const moduleWith = (text, signs, more) => `/**
 * The fonts of pages that stand alone, as base64 of woff2 files. Written by tools/typeface.mjs; licences in LICENSE-FONT.
 */

/** Archivo, cut down to Latin-1 and to the weights and widths of our pages. */
export const archivo: string =
  '${text.toString('base64')}'

/** The symbols that Archivo lacks, of DejaVu Sans. */
export const symbols: string =
  '${signs.toString('base64')}'

/** Other letters, for pages that have some of them: the rest of Archivo, and Noto Sans for Greek and Cyrillic. */
export const otherLetters: readonly { readonly letters: RegExp; readonly range: string; readonly woff2: string }[] = [
${more.map(otherLetters).join('')}]
`

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  for (const [file, content] of await fontFiles()) writeFileSync(file, content)
