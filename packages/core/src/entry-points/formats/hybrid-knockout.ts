/** The qualification with a knockout. */

export { hybridKnockout } from '../../formats/hybrid-knockout/hybrid.ts'
export type { HybridOptions } from '../../formats/hybrid-knockout/options.ts'
