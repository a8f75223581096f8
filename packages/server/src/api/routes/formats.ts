/** The formats, and the outline of a tournament before it starts. */

import { formatNamed, formats } from '@arbiter/core/formats'
import type { Voice } from '@arbiter/core/messages'
import { outline } from '@arbiter/core/outline'
import * as z from 'zod'
import { refused, route } from '../call.ts'
import { type FormatDescription, formatShape, formatShown } from '../shapes/format.ts'
import { outlineShape } from '../shapes/outline.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { message } from '../words/messages.ts'
import { about } from './about.ts'
import { formatParams, wholeNumber } from './params.ts'

export const formatRoutes = {
  'formats.list': route({
    method: 'GET',
    path: '/api/v1/formats',
    about: about('route-formats'),
    success: {
      status: 200,
      about: about('route-formats-answer'),
      shape: z.strictObject({ formats: z.array(formatShape) }),
    },
    handle: ({ voice }) => ({ json: { formats: shownBy(voice) } }),
  }),
  'formats.outline': route({
    method: 'GET',
    path: '/api/v1/formats/:format/outline',
    about: about('route-outline'),
    params: formatParams,
    query: z.strictObject({
      entrants: wholeNumber(1, 2000).describe(about('route-outline-entrants')),
      options: z.string().max(4000).optional().describe(about('route-outline-options')),
    }),
    success: { status: 200, about: about('route-outline-answer'), shape: outlineShape },
    refusals: rulesCodes,
    handle: ({ params, query }) => {
      const named = formatNamed(params.format, formats)
      if (!named.ok) return refused(named.refusal)
      const options = optionsIn(query.options)
      if (!options) return refused({ code: 'bad-request', field: 'options', problem: message('bad-options-object') })
      const drawn = outline(named.format, Number(query.entrants), options)
      return drawn.ok ? { json: drawn.outline } : refused(drawn.refusal)
    },
  }),
}

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
