/** A spectator's first page is light: at most 150 kB of compressed JavaScript, with the heaviest of the rule books. */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { firstLoads } from '../../../tools/first-loads.mjs'

const loads: Record<string, string[]> = firstLoads()

/** Even for browsers that know gzip alone; most are sent brotli, which is a tenth less. */
const weight = (file: string): number => gzipSync(readFileSync(file), { level: 6 }).length

test.each(['overview', 'bracket', 'table', 'matches', 'match', 'entrants', 'entrant', 'history', 'hall', 'embed'])(
  'the first load of %s',
  (screen) => {
    const files = loads[screen] as string[]
    expect(files.length).toBeGreaterThan(5)
    expect(files.reduce((sum, file) => sum + weight(file), 0)).toBeLessThanOrEqual(150_000)
  },
)
