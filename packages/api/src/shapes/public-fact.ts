/** A fact as spectators receive it. */
import { type PublicFact, publicFactSchema } from '@arbiter/core/public'
import * as z from 'zod'

export const publicFactShape: z.core.$ZodType<PublicFact> = z.clone(publicFactSchema)
z.globalRegistry.add(publicFactShape, { id: 'PublicFact' })
