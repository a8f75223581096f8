/** Where the trial format is played by the contract suite. */
import { readFileSync } from 'node:fs'
import type { AnyFormat } from '../../src/formats/rule-book/format.ts'
import type { World } from '../../src/testing/world.ts'
import { inEnglish } from '../said.ts'
import { trialOpinion } from './trial-opinion.ts'

export const worldOf = (format: AnyFormat): World => ({
  format,
  sizes: [3, 4, 5, 6, 7, 8, 9],
  options: [{}],
  longest: 120,
  rules: readFileSync(new URL('./trial.ts', import.meta.url), 'utf8').replaceAll(/^ \* /gm, ''),
  verify: trialOpinion,
  say: inEnglish,
})
