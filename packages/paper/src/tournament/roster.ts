/** The list of teams: number, players, average. Payments are private and not shown. */
import type { Bulletin, BulletinEntrant } from '@arbiter/core/bulletin'
import type { Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import {
  figureCell,
  folded,
  headCell,
  headNamed,
  nameCell,
  row,
  scrolling,
  section,
  sectionName,
  sheet,
  withdrawnNote,
} from './parts.ts'
import { message } from './words/messages.ts'

export const hasTeams = ({ entrants }: Bulletin): boolean => entrants.some(({ players }) => players !== undefined)

/** Longer lists are folded after the start. */
const few = 16

/** In the order of entry before the start, then by bracket and number. */
export function rosterSection(bulletin: Bulletin, voice: Voice): string {
  const isEntering = bulletin.state === 'entering'
  const teams = drawnTeams(bulletin)
  const header = [
    isEntering ? headCell('', 'num') : headNamed('number', voice, 'num'),
    headNamed('team', voice),
    headNamed('players', voice),
    headNamed('average', voice, 'num'),
  ]
  const rows = teams.map(({ team, bracket, number }) =>
    row([
      figureCell(`${bracket} ${number}`.trim()),
      nameCell(team.name, withdrawnNote(team.withdrawn, voice)),
      `<td class="players">${playersOf(team, voice)}</td>`,
      figureCell(team.average === undefined ? '' : averageIn(team.average, voice)),
    ]),
  )
  const name = sectionName('teams', voice)
  const table = scrolling(name, sheet('roster', header, rows))
  const folds = inHtml(voice, message('page-players-folded', { count: rows.length }))
  const body =
    isEntering || rows.length <= few ? table : `<div class="folds">${folded(`<b>${folds}</b>`, table, false)}</div>`
  return section(name, inHtml(voice, message('page-players-about')), body)
}

const averageIn = (average: number, voice: Voice): string =>
  voice.say(message('page-average', { average: { number: average } }))

/** The teams with their bracket and their number in it. */
function drawnTeams({ entrants, table }: Bulletin): { team: BulletinEntrant; bracket: string; number: number }[] {
  const rows = new Map(table.map((each) => [each.name, each]))
  return entrants
    .map((team) => {
      const drawn = rows.get(team.name)
      return { team, bracket: String(drawn?.['bracket'] ?? ''), number: Number(drawn?.['number'] ?? team.number) }
    })
    .toSorted((a, b) => a.bracket.localeCompare(b.bracket) || a.number - b.number)
}

function playersOf({ players = [], captain }: BulletinEntrant, voice: Voice): string {
  const mark = ` <span class="note">${inHtml(voice, message('page-captain'))}</span>`
  const known = players.some(({ name }) => name === captain)
  const words = players.map(({ name, masterpoints }) => {
    const points = escaped(averageIn(masterpoints, voice))
    return `<span>${escaped(name)} <small>${points}</small>${name === captain ? mark : ''}</span>`
  })
  const alone = captain === undefined || known ? [] : [`<span>${escaped(captain)}${mark}</span>`]
  return [...alone, ...words].join(', ')
}
