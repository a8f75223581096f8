/** Foreign data in a command: limited in fields and depth. */
import * as z from 'zod/mini'
import { ownWords } from '../../../issues/own-words.ts'
import { message as issue } from '../../../issues/words/messages.ts'

const mostFields = 200
const deepest = 20

export const shallow = <Schema extends z.ZodMiniType<object>>(schema: Schema) =>
  z
    .pipe(
      z
        .unknown()
        .check(
          z.refine(
            (value) => isShallow(value, deepest),
            ownWords({ says: issue('issue-nested', { deep: deepest, fields: mostFields }) }),
          ),
        ),
      schema,
    )
    .check(z.meta({ maxProperties: mostFields }))

function isShallow(value: unknown, deep: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  const within = Object.values(value)
  if (deep === 0 || (!Array.isArray(value) && within.length > mostFields)) return false
  return within.every((each) => isShallow(each, deep - 1))
}
