/** `arbiter outline FORMAT` */

import { type AnyFormat, formatNamed, formats } from '@arbiter/core/formats'
import { type Outline, outline } from '@arbiter/core/outline'
import { type Answer, command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { misused } from '../command-line/stop.ts'
import { numberFrom } from '../desk/input/options.ts'
import { settable, settingsFrom } from '../desk/input/settings.ts'
import { textOf } from '../language/voice.ts'
import { outlinePage } from '../page/outline.ts'
import { parts } from '../page/prose.ts'
import { message } from './words/messages.ts'

export const outlineCommand = command({
  about: message('cmd-outline-about'),
  words: { format: 'FORMAT', count: 'N?' },
  options: {
    entrants: { value: 'N', about: message('cmd-outline-entrants') },
    ...settable,
  },
  examples: [
    'arbiter outline league --entrants 5',
    'arbiter outline hybrid-knockout --entrants 24',
    'arbiter outline league --entrants 8 --set balancedColours=true --json',
    'arbiter outline bridge-knockout 53 --set bracketed=true',
    'arbiter outline bridge-knockout 14 --set compact=true',
  ],
  run: ({ words, options }) => {
    if (words.count !== undefined && options.entrants !== undefined) throw misused(message('cmd-outline-either'))
    const count = numberFrom('N', words.count) ?? numberFrom('--entrants', options.entrants)
    const { format } = orStop(formatNamed(words.format, formats))
    const settings = settingsFrom(options.set)
    if (count === undefined) return everySize(format, settings)
    const { outline: shape } = orStop(outline(format, count, settings))
    return { exit: 'done', data: shape, page: (paper) => outlinePage(shape, textOf(format.about.title), paper) }
  },
})

const few = 8

/** Where only a few numbers can play, such as the 12 to 16 of a compact knockout, all of them are shown. */
function everySize(format: AnyFormat, settings: Readonly<Record<string, unknown>>): Answer {
  const outlines: Outline[] = []
  for (let count = 2; count <= 64 && outlines.length <= few; count++) {
    const shape = outline(format, count, settings)
    if (shape.ok) outlines.push(shape.outline)
  }
  if (outlines.length === 0) orStop(outline(format, few, settings))
  if (outlines.length > few) throw misused(message('cmd-outline-how-many'))
  return {
    exit: 'done',
    data: { outlines },
    page: (paper) => parts(...outlines.map((shape) => outlinePage(shape, textOf(format.about.title), paper))),
  }
}
