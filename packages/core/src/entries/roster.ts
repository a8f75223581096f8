/** The members of a team in a line of a list: name, number and masterpoints of each. */
import { type Player, problemWithName } from '../facts/entrant.ts'
import { alive, at, type Cell, type Problem, shown } from './cells.ts'
import { message } from './words/messages.ts'

/** The cells of one member; empty ones are there too where the header has a column for them. */
export interface MemberCells {
  readonly n: number
  readonly player: Cell
  readonly number: Cell | undefined
  readonly masterpoints: Cell
}

/** Reads a member; nobody where all its cells are empty. */
export function readMember(cells: MemberCells, problems: Problem[]): Player | undefined {
  const { n, player, number, masterpoints } = cells
  if (player.text === '') {
    problems.push(...withoutPlayer(cells))
    return undefined
  }
  const name = usable(`player${n}`, player, problems)
  const points = masterpointsIn(n, name, masterpoints, problems)
  const known = number && number.text !== '' ? { number: numberIn(n, number, problems) } : {}
  return { name, ...known, masterpoints: points }
}

const withoutPlayer = ({ n, number, masterpoints }: MemberCells): Problem[] =>
  [masterpoints, ...(number ? [number] : [])]
    .filter(({ text }) => text !== '')
    .map((cell) => at(cell, message('list-no-player', { cell: shown(cell.text), player: { text: `player${n}` } })))

/** A name of somebody or something; what is wrong with it is noted. */
export function usable(column: string, cell: Cell, problems: Problem[]): string {
  const text = alive(cell.text)
  const problem = problemWithName(text)
  if (problem) problems.push(at(cell, message('list-unusable', { column: { text: column }, problem })))
  return text
}

function numberIn(n: number, cell: Cell, problems: Problem[]): string {
  const text = usable(`number${n}`, cell, problems)
  if (text.length > longest)
    problems.push(
      at(cell, message('list-number-long', { column: { text: `number${n}` }, cell: shown(text), most: longest })),
    )
  return text
}

const longest = 40

/** 1234.56; with commas between thousands only where they belong. */
const figure = /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/
const most = 1_000_000

function masterpointsIn(n: number, name: string, cell: Cell, problems: Problem[]): number {
  const text = alive(cell.text)
  const points = figure.test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
  if (points <= most) return points
  const column = { text: `masterpoints${n}` }
  const problem =
    text === ''
      ? message('list-no-masterpoints', { name: shown(name), column })
      : message('list-masterpoints', { column, cell: shown(text), most })
  problems.push(at(cell, problem))
  return 0
}
