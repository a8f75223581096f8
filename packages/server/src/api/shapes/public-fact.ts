/** A fact as spectators receive it. */
import { type PublicFact, publicFactSchema } from '@arbiter/core'
import type * as z from 'zod'

export const publicFactShape = publicFactSchema.meta({ id: 'PublicFact' }) as z.ZodType<PublicFact>
