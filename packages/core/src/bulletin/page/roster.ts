/** The teams: number, players, average. What was paid is nobody else's business. */
import { averageShown } from '../figures.ts'
import type { Bulletin, EntrantShown } from '../show.ts'
import { escaped, figureCell, folded, headCell, nameCell, row, scrolling, section, sheet } from './parts.ts'

export const hasTeams = ({ entrants }: Bulletin): boolean => entrants.some(({ players }) => players !== undefined)

/** More teams are folded once there is something else to see. */
const few = 16

/** Before the start in the order of entry, then by number. */
export function rosterSection(bulletin: Bulletin): string {
  const isEntering = bulletin.state === 'entering'
  const numbers = new Map(bulletin.table.map(({ name, number }) => [name, Number(number)]))
  const numberOf = ({ name, number }: EntrantShown) => numbers.get(name) ?? number
  const inOrder = bulletin.entrants.toSorted((a, b) => numberOf(a) - numberOf(b))
  const header = [
    headCell(isEntering ? '' : 'No.', 'num'),
    headCell('Team'),
    headCell('Players'),
    headCell('Average', 'num'),
  ]
  const rows = inOrder.map((team) =>
    row([
      figureCell(numberOf(team)),
      nameCell(team.name, team.withdrawn ? 'withdrawn' : ''),
      `<td class="players">${playersOf(team)}</td>`,
      figureCell(team.average === undefined ? '' : averageShown(team.average)),
    ]),
  )
  const table = scrolling('Teams', sheet('roster', header, rows))
  const aside = 'Masterpoints behind the names; the average of all members'
  const body =
    isEntering || rows.length <= few
      ? table
      : `<div class="folds">${folded(`<b>${rows.length} teams and their players</b>`, table, false)}</div>`
  return section('Teams', aside, body)
}

function playersOf({ players = [], captain }: EntrantShown): string {
  const known = players.some(({ name }) => name === captain)
  const words = players.map(({ name, masterpoints }) => {
    const mark = name === captain ? ' <span class="note">captain</span>' : ''
    return `<span>${escaped(name)} <small>${averageShown(masterpoints)}</small>${mark}</span>`
  })
  const alone =
    captain === undefined || known ? [] : [`<span>${escaped(captain)} <span class="note">captain</span></span>`]
  return [...alone, ...words].join(', ')
}
