/** The demo of a format: its own, or a plain one. */
import { plainSample, plainScript } from './demo/plain.ts'
import type { Sample } from './demo/sample.ts'
import type { Script } from './demo/script.ts'
import { samples, scripts } from './demos.ts'
import type { AnyFormat } from './rule-book/format.ts'

export const scriptOf = (format: AnyFormat): Script => scripts.get(format.name) ?? plainScript(format)

export const sampleOf = (format: AnyFormat): Sample => samples.get(format.name) ?? plainSample(format)
