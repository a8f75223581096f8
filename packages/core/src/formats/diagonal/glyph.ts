/** A diagonal between fields. */
import type { Glyph } from '../rule-book/glyph.ts'

export const glyph: Glyph = {
  dashes: 'M4 2 60 46',
  filled:
    'M14 2h8v6h-8zM26 10h8v6h-8zM38 20h8v6h-8zM50 30h8v6h-8zM4 8h8v6H4zM16 18h8v6h-8zM28 28h8v6h-8zM40 38h8v6h-8z',
}
