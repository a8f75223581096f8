/** A grid. */
import type { Glyph } from '../rule-book/glyph.ts'

export const glyph: Glyph = {
  lines: ['M4 4h56v40H4zM18 4v40M32 4v40M46 4v40M4 14h56M4 24h56M4 34h56'],
  dashes: 'M4 4 60 44',
}
