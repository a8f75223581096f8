/** The teams: number, players, average. What was paid is nobody else's business. */
import { averageShown } from '../figures.ts'
import type { Bulletin, EntrantShown } from '../show.ts'
import { escaped, figureCell, folded, headCell, nameCell, row, scrolling, section, sheet } from './parts.ts'

export const hasTeams = ({ entrants }: Bulletin): boolean => entrants.some(({ players }) => players !== undefined)

/** More teams are folded once there is something else to see. */
const few = 16

/** Before the start in the order of entry, then by bracket and number. */
export function rosterSection(bulletin: Bulletin): string {
  const isEntering = bulletin.state === 'entering'
  const teams = drawnTeams(bulletin)
  const header = [
    headCell(isEntering ? '' : 'No.', 'num'),
    headCell('Team'),
    headCell('Players'),
    headCell('Average', 'num'),
  ]
  const rows = teams.map(({ team, bracket, number }) =>
    row([
      figureCell(`${bracket} ${number}`.trim()),
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

/** Each with its bracket and its number there. */
function drawnTeams({ entrants, table }: Bulletin): { team: EntrantShown; bracket: string; number: number }[] {
  const rows = new Map(table.map((each) => [each.name, each]))
  return entrants
    .map((team) => {
      const drawn = rows.get(team.name)
      return { team, bracket: String(drawn?.['bracket'] ?? ''), number: Number(drawn?.['number'] ?? team.number) }
    })
    .toSorted((a, b) => a.bracket.localeCompare(b.bracket) || a.number - b.number)
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
