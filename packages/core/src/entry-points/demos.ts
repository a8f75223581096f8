/** Demos of the formats: a script for the terminal, and a sample tournament. */

export type { Sample } from '../formats/demo/sample.ts'
export type { Script, Step } from '../formats/demo/script.ts'
export { sampleOf, scriptOf } from '../formats/demo-of.ts'
