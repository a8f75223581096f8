/** The formats, and the outline of a tournament before it starts. */

import type { FormatDescription } from '@arbiter/api/shapes'
import { formatNamed, formats } from '@arbiter/core/formats'
import type { Voice } from '@arbiter/core/messages'
import { outline } from '@arbiter/core/outline'
import * as z from 'zod'
import { type Handlers, refused } from '../call.ts'
import { formatShown } from '../format-description.ts'
import { message } from '../words/messages.ts'

export const formatHandlers = {
  'formats.list': ({ voice }) => ({ json: { formats: shownBy(voice) } }),
  'formats.outline': ({ params, query }) => {
    const named = formatNamed(params.format, formats)
    if (!named.ok) return refused(named.refusal)
    const options = optionsIn(query.options)
    if (!options) return refused({ code: 'bad-request', field: 'options', problem: message('bad-options-object') })
    const drawn = outline(named.format, Number(query.entrants), options)
    return drawn.ok ? { json: drawn.outline } : refused(drawn.refusal)
  },
} satisfies Partial<Handlers>

/** Made once: asking every format about every size takes a moment and never changes. */
const known = new Map<string, readonly FormatDescription[]>()
function shownBy(voice: Voice): readonly FormatDescription[] {
  const shown = known.get(voice.language) ?? formats.map((format) => formatShown(format, voice))
  known.set(voice.language, shown)
  return shown
}

function optionsIn(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined) return {}
  try {
    const parsed = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
