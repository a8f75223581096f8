/** The members of a team in a line of a list: name, number and masterpoints of each. */
import { type Player, problemWithName } from '../facts/entrant.ts'
import { alive, type Cell, type Problem, problemAt, shown } from './cells.ts'
import { message } from './words/messages.ts'

/** The cells of one member, empty ones included if the header has their column. */
export interface MemberCells {
  readonly n: number
  readonly player: Cell
  readonly number: Cell | undefined
  readonly masterpoints: Cell
}

/** The member in these cells; `undefined` if all of them are empty. */
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
    .map((cell) =>
      problemAt(cell, message('list-no-player', { cell: shown(cell.text), player: { text: `player${n}` } })),
    )

/** The name in a cell; a problem with it is added to `problems`. */
export function usable(column: string, cell: Cell, problems: Problem[]): string {
  const text = alive(cell.text)
  const problem = problemWithName(text)
  if (problem) problems.push(problemAt(cell, message('list-unusable', { column: { text: column }, problem })))
  return text
}

function numberIn(n: number, cell: Cell, problems: Problem[]): string {
  const text = usable(`number${n}`, cell, problems)
  if (text.length > longest)
    problems.push(
      problemAt(
        cell,
        message('list-number-long', { column: { text: `number${n}` }, cell: shown(text), most: longest }),
      ),
    )
  return text
}

const longest = 40

/** 1234.56 or 1,234.56; a comma anywhere else is refused. */
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
  problems.push(problemAt(cell, problem))
  return 0
}
