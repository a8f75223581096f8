/** Names as lists in halls have them: the family name first. */

/** "Alder, Anna"; of one word, and of more than two, nobody knows which is which. */
export function sortedName(name: string): string {
  const [first, last, ...more] = name.split(' ')
  return first !== undefined && last !== undefined && more.length === 0 && /^\p{L}/u.test(last)
    ? `${last}, ${first}`
    : name
}
