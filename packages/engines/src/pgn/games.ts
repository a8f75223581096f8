/** Splits a PGN text into games: place, tags and main line, not yet played. */
import { emptyHeaders, type Game, type PgnNodeData, PgnParser } from 'chessops/pgn'

export interface WrittenGame {
  /** Its first line in the text, from 1. */
  readonly line: number
  readonly text: string
  readonly tags: ReadonlyMap<string, string>
  /** The moves of the main line, without comments, variations and marks. */
  readonly sans: readonly string[]
  /** The first word of the main line that is no move. */
  readonly strange?: string
}

/** Reads line by line, so that problems have a line number. */
export function* writtenGames(text: string): Generator<WrittenGame> {
  const emitted: Game<PgnNodeData>[] = []
  const parser = new PgnParser((game) => emitted.push(game), emptyHeaders, Number.POSITIVE_INFINITY)
  let begun: { readonly line: number; readonly written: string[] } | undefined
  for (const [at, line] of [...text.split(/\r?\n/), ''].entries()) {
    if (beginsAnew(line, begun?.written)) parser.parse('\n', { stream: true })
    for (const game of emitted.splice(0)) {
      yield writtenGame(game, begun)
      begun = undefined
    }
    if (!begun && isGameText(line)) begun = { line: at + 1, written: [] }
    begun?.written.push(line)
    parser.parse(`${line}\n`, { stream: true })
  }
  parser.parse('')
  for (const game of emitted) yield writtenGame(game, begun)
}

/** In carelessly joined files no blank line separates the moves from the next game's tags. */
function beginsAnew(line: string, before: readonly string[] | undefined): boolean {
  const last = before?.at(-1)?.trim()
  return line.startsWith('[Event "') && last !== undefined && last !== '' && !last.endsWith(']')
}

function isGameText(line: string): boolean {
  return !/^(\uFEFF?\s*|%.*)$/.test(line)
}

function writtenGame(
  game: Game<PgnNodeData>,
  begun: { readonly line: number; readonly written: readonly string[] } | undefined,
): WrittenGame {
  const { line = 1, written = [] } = begun ?? {}
  const strange = strangeWord(written)
  const sans = Array.from(game.moves.mainline(), ({ san }) => san)
  return {
    line,
    text: `${written.join('\n').trimEnd()}\n\n`,
    tags: game.headers,
    sans,
    ...(strange !== undefined && { strange }),
  }
}

/** A move, castling, a null move, a result, a number without its dot, or the old mark of en passant. */
const word =
  /^(?:[NBRQK]?[a-h]?[1-8]?[-x]?[a-h][1-8](?:=?[NBRQKnbrqk])?[+#]?|[O0o][-–—][O0o](?:[-–—][O0o])?[+#]?|--|Z0|1[-–—]0|0[-–—]1|1\/2[-–—]1\/2|\*|\d+|e\.p\.)$/

/** The parser skips unknown parts and would read "Zf3" as "f3"; such words are found here. */
function strangeWord(written: readonly string[]): string | undefined {
  const words = withoutVariations(movetext(written).replace(/\{[^}]*\}?|;[^\n]*/g, ' '))
    .replace(/\$\d+|[!?]+|(?<![^\s.])\d+\.+|\.{2,}/g, ' ')
    .split(/\s+/)
  return words.find((each) => each !== '' && !word.test(each))
}

function withoutVariations(text: string): string {
  let depth = 0
  let main = ''
  for (const part of text.split(/([()])/)) {
    if (part === '(') depth++
    else if (part === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) main += `${part} `
  }
  return main
}

/** Everything after the tags, without escaped lines. */
function movetext(written: readonly string[]): string {
  const from = written.findIndex((line) => !/^\s*(?:\[.*\]\s*)?$|^%/.test(line))
  const lines = from < 0 ? [] : written.slice(from)
  return lines.filter((line) => !line.startsWith('%')).join('\n')
}
