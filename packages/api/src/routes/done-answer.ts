/** The answer of a change that has nothing to tell. */
import * as z from 'zod'
import { about } from './about.ts'

const doneShape = z.strictObject({ done: z.literal(true) }).meta({ id: 'Done' })
export const doneAnswer = { status: 200, about: about('route-done'), shape: doneShape } as const
