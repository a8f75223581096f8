/** The words of a typed line, each with its place; quotes keep a name together. */

/** From one character of a line up to another. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface Word extends Span {
  readonly text: string
  readonly isQuoted: boolean
}

const word = /["“„«]([^"”“»]*)(?:["”“»]|$)|\S+/gu

export function wordsOfLine(line: string): readonly Word[] {
  const found = [...line.matchAll(word)].map((match): Word => {
    const [whole, quoted] = match
    return { text: quoted ?? whole, from: match.index, to: match.index + whole.length, isQuoted: quoted !== undefined }
  })
  return found.flatMap((each, i) => (each.isQuoted ? [each] : apart(each, i)))
}

/** "63=" is "63 =", and "anna/2" is "anna /2". */
function apart(whole: Word, index: number): readonly Word[] {
  const cut = (index === 0 ? attachedResult.exec(whole.text) : null) ?? attachedGame(whole.text, index)
  const [, left = '', right = ''] = cut ?? []
  if (!cut) return [whole]
  const at = whole.from + left.length
  return [...apart({ ...whole, text: left, to: at }, index), { ...whole, text: right, from: at }]
}

const attachedResult = /^([\p{L}\p{N}.]*\p{N}(?:\/\d+)?)([=½+].*)$/u

/** "1/2" is a match and its game in the first place and half a point later. */
const attachedGame = (text: string, index: number): RegExpExecArray | null =>
  (index === 0 ? /^(.*[^/])(\/\d*)$/u : /^(.*\p{L}.*)(\/\d*)$/u).exec(text)

/** The place of several words. */
export const spanOf = (words: readonly Word[]): Span => ({ from: words[0]?.from ?? 0, to: words.at(-1)?.to ?? 0 })

/** Several words as they were typed, with single spaces. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ')

/** The lines of a text: on lines of their own, or separated by semicolons. */
export const linesOfText = (text: string): readonly string[] =>
  text.split(/\r?\n|;/).filter((line) => line.trim() !== '')
