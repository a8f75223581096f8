/**
 * Writes the font of the pages that stand alone: `npm run typeface` after an update of the font's package.
 *
 * The web app loads the whole font; a page that is sent around carries only the letters, weights and widths it may use.
 */
import { readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const root = new URL('..', import.meta.url)
const font = new URL('node_modules/@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2', root)

export const fontModule = new URL('packages/core/src/bulletin/page/archivo.ts', root)

/** As typeface.ts announces them. */
const variationAxes = { wght: { min: 430, max: 800 }, wdth: { min: 62, max: 100 } }

const keepFeatures = ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']

const range = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)).join('')

/** Latin-1 and the signs of our pages. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŁłŒœ–—‘’‚“”„…•‹›€™−←↑→↓≤≥†`

/** The text of the module that holds the font. */
export async function fontModuleText() {
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures }
  const woff2 = await subsetFont(readFileSync(font), letters, options)
  return `/**
 * Archivo, cut down to Latin-1 and to the weights and widths of our pages, as base64 of a woff2 file. Written by
 * tools/typeface.mjs. Copyright 2020 The Archivo Project Authors, SIL Open Font License 1.1 (LICENSE-FONT).
 */
export const archivo: string =
  '${woff2.toString('base64')}'
`
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  writeFileSync(fontModule, await fontModuleText())
