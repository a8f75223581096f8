/** A short name for the position of an opening, so that two programs can tell whether they mean the same. */
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
