/** A small drawing of a format: paths on a sheet of 64 by 48. */
export interface Glyph {
  readonly lines?: readonly string[]
  readonly dashes?: string
  readonly thick?: string
  readonly filled?: string
}
