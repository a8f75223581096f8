/** How games are played, as far as a spectator may know: the time control and the names of the engines. */
import * as z from 'zod'
import { nameSchema } from '../facts/entrant.ts'

/** "40/60+0.6 margin=20": numbers, and single words before them; never the path of a program. */
const limitSchema = z
  .string()
  .max(200)
  .refine((text) => text.split(/[\s,]+/).every((term) => /^([a-z]{2,8}=)?[\d.:+/]*\d[kM]?$/.test(term)))

const engineSchema = z.strictObject({ name: nameSchema, limit: limitSchema.optional() }).readonly()

export const publicArrangementSchema = z
  .strictObject({ limit: limitSchema.optional(), engines: z.array(engineSchema).readonly().optional() })
  .readonly()
export type PublicArrangement = z.infer<typeof publicArrangementSchema>

/** What does not read as a time control or a name is left out. */
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
