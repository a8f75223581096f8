/** Tables and worked examples of the formats' public descriptions, as data. */
import { readFileSync } from 'node:fs'

export const vector = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'))
