/**
 * Quality against cost as one picture that stands alone: two views side by side, one below the other where it is narrow, what
 * cannot be played below them. It is laid out twice, and a style inside it shows the one that fits.
 */

import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { typeface } from '../document/typeface.ts'
import { type Comparison, refusedIn } from './comparison.ts'
import type { Box } from './labels.ts'
import { wrapped } from './lettering.ts'
import { plotStyle } from './look.ts'
import { panel, type Type, words } from './panel.ts'
import { inWords } from './reading.ts'
import { type View, viewsOf } from './view.ts'
import { message } from './words/messages.ts'

/** As a file of its own, with its font. */
export const comparisonPicture = (comparison: Comparison, voice: Voice): string =>
  comparisonPlot(comparison, voice).replace('<style>', `<style>${typeface}`)

/** As a part of a page that has the font already. */
export function comparisonPlot(comparison: Comparison, voice: Voice): string {
  const [wide, narrow] = [laidOut(comparison, wideLayout, voice), laidOut(comparison, narrowLayout, voice)]
  const ratio = ({ layout, height }: LaidOut) => `${layout.width} / ${height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" class="comparison" role="img" aria-labelledby="comparison-title comparison-desc" width="${wide.layout.width}" height="${wide.height}">
<title id="comparison-title">${inHtml(voice, message('plot-picture', { field: comparison.field }))}</title>
<desc id="comparison-desc">${escaped(inWords(comparison, voice).join(' '))}</desc>
<style>${plotStyle({ wide: ratio(wide), narrow: ratio(narrow) })}</style>
<rect class="ground" width="100%" height="100%"/>
${drawing('wide', wide)}
${drawing('narrow', narrow)}
</svg>
`
}

const drawing = (kind: string, { layout, height, body }: LaidOut): string =>
  `<svg class="${kind}" width="100%" height="100%" viewBox="0 0 ${layout.width} ${height}"${kind === 'narrow' ? ' display="none"' : ''}>\n${body}\n</svg>`

// --- layouts -------------------------------------------------------------------------------------

interface Layout {
  readonly width: number
  readonly margin: number
  readonly panel: { readonly width: number; readonly height: number }
  /** Number of views side by side. */
  readonly columns: number
  readonly gap: number
  readonly type: Omit<Type, 'voice'>
}

const wideLayout: Layout = {
  width: 960,
  margin: 16,
  panel: { width: 450, height: 370 },
  columns: 2,
  gap: 28,
  type: { name: 15, small: 12.5 },
}

/** The layout for phones. */
const narrowLayout: Layout = {
  width: 328,
  margin: 6,
  panel: { width: 316, height: 300 },
  columns: 1,
  gap: 24,
  type: { name: 14, small: 12 },
}

interface LaidOut {
  readonly layout: Layout
  readonly height: number
  readonly body: string
}

function laidOut(comparison: Comparison, layout: Layout, voice: Voice): LaidOut {
  const views = viewsOf(comparison)
  const panels = views.map((view, i) => panel(view, boxOf(layout, views, i), { ...layout.type, voice }))
  const rows = Math.ceil(views.length / layout.columns)
  const top = layout.margin + rows * (layout.panel.height + layout.gap) - (rows > 0 ? layout.type.small : 0)
  const notes = notesBelow(comparison, layout, top, voice)
  return { layout, height: Math.ceil(notes.bottom + layout.margin), body: [...panels, notes.body].join('\n') }
}

/** The box of a view; an only view takes the whole width. */
function boxOf(
  { margin, panel: { width, height }, columns, gap, ...layout }: Layout,
  views: readonly View[],
  i: number,
): Box {
  const x = margin + (i % columns) * (width + gap)
  const y = margin + Math.floor(i / columns) * (height + gap)
  return { x, y, width: views.length === 1 ? layout.width - 2 * margin : width, height }
}

// --- below ---------------------------------------------------------------------------------------

function notesBelow(comparison: Comparison, { width, margin, type }: Layout, top: number, voice: Voice) {
  const refusals = refusedIn(comparison).map(({ title, refusal }) =>
    message('plot-refused', { format: title, why: refusal }),
  )
  const paragraphs = [...refusals.map((each) => voice.say(each)), caption(comparison, voice)]
  const lines = paragraphs.flatMap((text) => wrapped(text, width - 2 * margin, type.small))
  const lineHeight = 1.45 * type.small
  const body = lines
    .map((line, i) => words(line, margin, top + type.small + i * lineHeight, type.small, 'start'))
    .join('\n')
  return { body, bottom: top + type.small + (lines.length - 1) * lineHeight }
}

function caption(comparison: Comparison, voice: Voice): string {
  const { runs, seed } = comparison
  const asked = message('plot-asked', { field: comparison.field, runs, seed: { text: seed } })
  const says: Message[] = viewsOf(comparison).length === 0 ? [asked] : [message('plot-lines'), asked]
  return says.map((each) => voice.say(each)).join(' ')
}
