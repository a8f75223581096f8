/** How games are played, as far as a spectator may know: the time control and the names of the engines. */
import * as z from 'zod/mini'
import { nameSchema } from '../../facts/entrant.ts'

/** "40/60+0.6 margin=20": numbers, and single words before them; never the path of a program. */
const limitSchema = z.string().check(
  z.maxLength(200),
  z.refine((text) => text.split(/[\s,]+/).every((term) => /^([a-z]{2,8}=)?[\d.:+/]*\d[kM]?$/.test(term))),
)

const engineSchema = z.readonly(z.strictObject({ name: nameSchema, limit: z.optional(limitSchema) }))

export const publicArrangementSchema = z.readonly(
  z.strictObject({ limit: z.optional(limitSchema), engines: z.optional(z.readonly(z.array(engineSchema))) }),
)
export type PublicArrangement = z.infer<typeof publicArrangementSchema>

/** Keeps only time controls and names. */
export const publicArrangement = ({ limit, engines }: Readonly<Record<string, unknown>>): PublicArrangement => ({
  ...limitIn(limit),
  ...(Array.isArray(engines) ? { engines: engines.flatMap(engineIn) } : {}),
})

function engineIn(engine: unknown): z.infer<typeof engineSchema>[] {
  const { name, limit } = (engine ?? {}) as Readonly<Record<string, unknown>>
  const named = nameSchema.safeParse(name)
  return named.success ? [{ name: named.data, ...limitIn(limit) }] : []
}

function limitIn(text: unknown): { limit?: string } {
  const limit = limitSchema.safeParse(text)
  return limit.success ? { limit: limit.data } : {}
}
