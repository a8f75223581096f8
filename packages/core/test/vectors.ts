/** Tables and worked examples of the formats' public descriptions, as data. */
import { readFileSync } from 'node:fs'

export const vector = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`vectors/${name}.json`, import.meta.url), 'utf8'))

/** The documents write a band of ranks as 3/4, we write it as 3–4 (BRI-4). */
export const asWeWrite = (band: string | undefined): string | undefined => band?.replace('/', '–')
