/** What somebody gave, as a text; nothing for what has none. */
export const written = (value: unknown): string =>
  typeof value === 'object' || typeof value === 'function' ? '' : String(value)
