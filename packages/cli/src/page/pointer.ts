/** Words that point to a command. */
import type { Paper } from './paper.ts'
import { textWidth } from './text-width.ts'

/** Commands to copy stay whole: beside the words where there is room, otherwise each on a line of its own. */
export function pointer(words: string, commands: readonly string[], paper: Paper): string[] {
  const line = `${words} ${commands.join(', ')}`
  const lines = textWidth(line) <= paper.width ? [line] : [words, ...commands.map((command) => `    ${command}`)]
  return lines.map(paper.pencil)
}
