/** Books in PGN: every game is an opening, to its end or to a number of plies. */
import { type WrittenGame, writtenGames } from '../pgn/games.ts'
import { followSans, startOf } from '../pgn/read.ts'
import { chosenOf, type Excerpt } from './excerpt.ts'
import { type LineReading, lineReading, overBy, problemAt } from './line.ts'
import { fourFields, usualStart } from './position.ts'

export function* pgnLines(
  text: string,
  plies = Number.POSITIVE_INFINITY,
  excerpt?: Excerpt | undefined,
): Generator<LineReading> {
  const games = [...writtenGames(text)]
  const isChosen = chosenOf(games.length, excerpt)
  for (const [index, game] of games.entries()) if (isChosen(index)) yield pgnLine(game, plies)
}

function pgnLine(game: WrittenGame, plies: number): LineReading {
  const place = { line: game.line, name: nameOf(game.tags) }
  const start = startOf(game)
  if (!start.ok) return problemAt(place, start.fault)
  if (game.sans.length === 0 && !game.tags.has('FEN')) return problemAt(place, { code: 'no-moves' })
  const position = start.position.clone()
  const { moves, fault } = followSans(position, { ...game, sans: game.sans.slice(0, plies) })
  if (fault) return problemAt(place, fault)
  const by = overBy(position, start.position, moves)
  if (by) return problemAt(place, { code: 'already-over', by })
  return lineReading(place, position, fourFields(start.position) === usualStart ? moves : undefined)
}

/** `B90 Sicilian, Najdorf` from the tags that are present. */
function nameOf(tags: ReadonlyMap<string, string>): string | undefined {
  const known = (tag: string) => tags.get(tag)?.replace(/^\?+$/, '').trim() || undefined
  const words = [known('Opening'), known('Variation')].filter((each) => each !== undefined).join(', ')
  return [known('ECO'), words].filter((each) => each).join(' ') || undefined
}
