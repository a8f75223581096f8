/** A triangle with a tree behind it. */
import type { Glyph } from '../rule-book/glyph.ts'

export const glyph: Glyph = {
  lines: ['M20 8 6 34h28z', 'M42 10h8v12h-8M42 30h8v12h-8M50 16h6v20h-6M56 26h6'],
  filled: 'M16 4h8v8h-8zM2 30h8v8H2zM30 30h8v8h-8z',
}
