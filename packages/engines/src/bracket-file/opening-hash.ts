/** A short hash of an opening, by which two programs can compare openings. */
import { createHash } from 'node:crypto'

interface Position {
  readonly position: string
  readonly variant?: string | undefined
}

const known = new WeakMap<Position, string>()

/** The first 16 digits of the SHA-256 of position and variant. */
export function openingHash(opening: Position): string {
  const hash = known.get(opening) ?? hashOf(opening)
  known.set(opening, hash)
  return hash
}

function hashOf({ position, variant }: Position): string {
  const text = variant === undefined ? position : `${position} ${variant}`
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
