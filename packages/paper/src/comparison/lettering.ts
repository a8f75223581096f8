/** Estimated width of text in a rather wide sans serif, where it cannot be measured. */

/** Widths of letters, in units of the font size. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\p{Mn}\p{Me}\p{Cf}]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u, 1.05],
  [/[ijlI.,:;'|!()[\] \u00A0]/u, 0.34],
  [/[mwMW@%—…]/u, 0.95],
  [/[A-Z&]/u, 0.74],
  [/[a-z0-9–-]/u, 0.6],
]
/** Width of an unknown letter. */
const unknown = 0.8

export function widthOf(text: string, size: number): number {
  let width = 0
  for (const letter of text) width += widths.find(([kind]) => kind.test(letter))?.[1] ?? unknown
  return width * size
}

/** The text, cut to fit. */
export function shortened(text: string, most: number, size: number): string {
  if (widthOf(text, size) <= most) return text
  const letters = [...text]
  while (letters.length > 0 && widthOf(`${letters.join('')}…`, size) > most) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** The text in lines, broken between words; a word too long for a line is cut. */
export function wrapped(text: string, most: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \n\t]+/).filter((each) => each !== '')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer, size) <= most) lines[lines.length - 1] = longer
    else lines.push(shortened(word, most, size))
  }
  return lines
}
