/** A tree of pairs. */
import type { Glyph } from '../rule-book/glyph.ts'

export const glyph: Glyph = {
  lines: ['M2 6h14v10H2M2 32h14v10H2M16 11h16v26H16M32 24h14', 'M46 18h16M46 30h16M54 14v20'],
  dashes: 'M2 9h9M2 35h9',
}
