/** The pictogram of a format, from its folder. */
import type { Glyph } from '@arbiter/core/formats'

const folder = '../../../core/src/formats'
const glyphs = import.meta.glob<{ readonly glyph: Glyph }>('../../../core/src/formats/*/glyph.ts', { eager: true })

export function FormatGlyph({ format }: { format: string }) {
  const { lines = [], dashes, thick, filled } = glyphs[`${folder}/${format}/glyph.ts`]?.glyph ?? {}
  return (
    <svg class="glyph" viewBox="0 0 64 48" aria-hidden="true">
      {lines.map((d) => (
        <path key={d} d={d} />
      ))}
      {dashes !== undefined && <path d={dashes} stroke-dasharray="3 3" />}
      {thick !== undefined && <path d={thick} stroke-width="4" />}
      {filled !== undefined && <path d={filled} class="fill" />}
    </svg>
  )
}
