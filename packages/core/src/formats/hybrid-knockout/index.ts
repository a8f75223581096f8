/** The qualification with a knockout. */

export { hybridKnockout } from './hybrid.ts'
export type { HybridOptions } from './options.ts'
