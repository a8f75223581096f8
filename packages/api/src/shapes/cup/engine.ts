/** An engine on offer, without its command and its folder. */
import * as z from 'zod'
import { about } from '../about.ts'

export const engineShape = z
  .strictObject({
    name: z.string().describe(about('shape-cup-engine')),
    rating: z.number().exactOptional(),
    embedded: z.boolean().describe(about('shape-cup-embedded')),
    timeControl: z.string().exactOptional().describe(about('shape-cup-own-clock')),
  })
  .readonly()
export type EngineOption = z.infer<typeof engineShape>
