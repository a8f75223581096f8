/** Books with one position a line: EPD with operations, or FEN. Blank lines and lines starting with # are skipped. */
import { Chess } from 'chessops/chess'
import { follow, type LineReading, lineReading, overBy, problemAt, readUci } from './line.ts'
import { fourFields, readPosition } from './position.ts'
import type { LineFault } from './problem.ts'

export function* epdLines(lines: Iterable<readonly [number, string]>): Generator<LineReading> {
  for (const [number, line] of lines) {
    const written = line.trim()
    if (written !== '' && !written.startsWith('#')) yield epdLine(written, number)
  }
}

/** Four fields, the two counters of a FEN if present, then operations such as `id "Name";`. */
const shape = /^(\S+\s+\S+\s+\S+\s+[^\s;]+(?:\s+\d+\s+\d+(?![^\s;]))?)\s*;?(.*)$/

function epdLine(written: string, line: number): LineReading {
  const [, fen = written, rest = ''] = shape.exec(written) ?? []
  const operations = readOperations(rest)
  const place = { line, name: operations.get('id') }
  const reading = readPosition(fen)
  if (!reading.ok) return problemAt(place, reading.fault)
  const { position } = reading
  const by = overBy(position, position, [])
  if (by) return problemAt(place, { code: 'already-over', by })
  const words = movesIn(operations.get('c0'))
  return words ? lineReading(place, position, ...followed(words, position)) : lineReading(place, position)
}

/** The operations by opcode; quoted operands without their quotes. */
function readOperations(rest: string): ReadonlyMap<string, string> {
  const operations = new Map<string, string>()
  for (const [, opcode = '', quoted, plain = ''] of rest.matchAll(/([A-Za-z]\w*)\s*(?:"([^"]*)"|([^;"]*))\s*(?:;|$)/g))
    operations.set(opcode, quoted ?? plain.trim())
  return operations
}

/** The comment `moves e2e4 e7e5 …` of our own suite gives the moves to the position. */
function movesIn(comment: string | undefined): readonly string[] | undefined {
  if (!comment || !/^moves( [a-h][1-8][a-h][1-8][qrbn]?)+$/.test(comment)) return undefined
  return comment.split(' ').slice(1)
}

/** The moves in UCI notation, and their problem: illegal, a different position, or a repetition. */
function followed(words: readonly string[], goal: Chess): [readonly string[], LineFault?] {
  const position = Chess.default()
  const { moves, fault } = follow(position, words, readUci)
  if (fault) return [moves, fault]
  if (fourFields(position) !== fourFields(goal)) return [moves, { code: 'moves-lead-elsewhere' }]
  const by = overBy(position, Chess.default(), moves)
  return by ? [moves, { code: 'already-over', by }] : [moves]
}
