/** Formats of `Intl` take longer to make than to use, so each is made once. */
export function memoize<Given extends readonly (string | undefined)[], Format>(
  make: (...given: Given) => Format,
): (...given: Given) => Format {
  const made = new Map<string, Format>()
  return (...given) => {
    const key = given.join(' ')
    const before = made.get(key)
    if (before !== undefined) return before
    const format = make(...given)
    made.set(key, format)
    return format
  }
}
