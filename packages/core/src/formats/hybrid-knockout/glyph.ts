/** A race with a tree behind it. */
import type { Glyph } from '../rule-book/glyph.ts'

export const glyph: Glyph = {
  lines: ['M2 8h20M2 16h26M2 24h14M2 32h22M2 40h10', 'M36 10h8v12h-8M36 30h8v12h-8M44 16h8v20h-8M52 26h10'],
  thick: 'M31 2v44',
}
