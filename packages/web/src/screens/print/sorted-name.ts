/** Names for lists: the family name first. */

/** "Alder, Anna"; a name with one part, or with more than two, stays as it is. */
export function sortedName(name: string): string {
  const [first, last, ...more] = name.split(' ')
  return first !== undefined && last !== undefined && more.length === 0 && /^\p{L}/u.test(last)
    ? `${last}, ${first}`
    : name
}
