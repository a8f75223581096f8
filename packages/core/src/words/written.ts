/** A given value as a text; empty for values without one. */
export const written = (value: unknown): string =>
  typeof value === 'object' || typeof value === 'function' ? '' : String(value)
