/** A given value as a text; empty for values without one. */
export const plainText = (value: unknown): string =>
  typeof value === 'object' || typeof value === 'function' ? '' : String(value)
