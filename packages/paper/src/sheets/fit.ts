/** Estimates the room text takes, on the safe side for usual sans serif faces. */

/** Width in ems. */
export function emsOf(text: string): number {
  let ems = 0
  for (const char of text) ems += widthOf(char)
  return ems
}

function widthOf(char: string): number {
  if (/[\u2E80-\uFFFF]/.test(char) || char.length > 1) return 1.05
  if (/[mwMW@%—]/.test(char)) return 0.9
  if (/\p{Lu}/u.test(char)) return 0.72
  return /[ijl.,:;'|()\s-]/.test(char) ? 0.32 : 0.56
}

/** Share of each line lost to word wrap. */
const filled = 0.9

/** Lines a text takes in a width in ems, with something of a given width at the end of the last. */
export function linesOf(text: string, width: number, tail = 0): number {
  const ems = emsOf(text)
  const line = ems > width ? width * filled : width
  const lines = Math.max(1, Math.ceil(ems / line))
  return ems - (lines - 1) * line + tail > width ? lines + 1 : lines
}
