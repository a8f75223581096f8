/** A format drawn in one glance: paths on a paper of 64 by 48. */
export interface Glyph {
  readonly lines?: readonly string[]
  readonly dashes?: string
  readonly thick?: string
  readonly filled?: string
}
