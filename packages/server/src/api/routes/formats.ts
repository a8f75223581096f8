/** The formats a server knows, and the shape of a tournament before anybody enters. */
import { formatNamed, formats, isRefusal, outline } from '@arbiter/core'
import * as z from 'zod'
import { refused, route } from '../call.ts'
import { formatShape, formatShown } from '../shapes/format.ts'
import { outlineShape } from '../shapes/outline.ts'
import { rulesCodes } from '../shapes/refusal.ts'
import { formatParams, wholeNumber } from './params.ts'

export const formatRoutes = {
  'formats.list': route({
    method: 'GET',
    path: '/api/v1/formats',
    about: 'The formats, with their settings as JSON Schema',
    success: { status: 200, about: 'All formats', shape: z.strictObject({ formats: z.array(formatShape) }) },
    handle: () => ({ json: { formats: shown() } }),
  }),
  'formats.outline': route({
    method: 'GET',
    path: '/api/v1/formats/:format/outline',
    about: 'Every round and match that is known before anybody enters',
    params: formatParams,
    query: z.strictObject({
      entrants: wholeNumber(1, 2000).describe('How many play'),
      options: z.string().max(4000).optional().describe('Settings of the format, as JSON'),
    }),
    success: { status: 200, about: 'The outline', shape: outlineShape },
    refusals: rulesCodes,
    handle: ({ params, query }) => {
      const format = formatNamed(params.format)
      if (isRefusal(format)) return refused(format)
      const options = optionsIn(query.options)
      if (!options) return refused({ code: 'bad-request', field: 'options', problem: 'must be a JSON object' })
      const shape = outline(format, Number(query.entrants), options)
      return isRefusal(shape) ? refused(shape) : { json: shape }
    },
  }),
}

/** It takes a moment to ask each format about every size, and nothing of it ever changes. */
let known: ReturnType<typeof formatShown>[] | undefined
function shown() {
  known ??= formats.map(formatShown)
  return known
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
