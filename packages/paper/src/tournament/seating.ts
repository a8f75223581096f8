/** The seating of the three-way matches being played: three tables, two halves. */
import type { Bulletin, BulletinMatch, SeatingView } from '@arbiter/core/bulletin'
import type { Message, Voice } from '@arbiter/core/messages'
import { escaped, inHtml } from '../document/html.ts'
import { section, sectionName } from './parts.ts'
import { message } from './words/messages.ts'

export function seatingSection({ stages }: Bulletin, voice: Voice): string[] {
  const open = stages
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .filter(({ state, boards }) => state === 'open' && boards?.movement !== undefined)
  if (open.length === 0) return []
  const aside = inHtml(voice, message('page-seating-about'))
  const seatings = open.map((match) => seatingOf(match, voice))
  return [section(sectionName('seating', voice), aside, `<div class="seatings">${seatings.join('\n')}</div>`)]
}

function seatingOf({ match, boards }: BulletinMatch, voice: Voice): string {
  const movement = boards?.movement ?? []
  const halves = ([1, 2] as const).map((number) =>
    halfOf(
      message('page-line', { what: number === 1 ? 'first-half' : 'second-half' }),
      movement.filter(({ half }) => half === number),
      voice,
    ),
  )
  const name = message('page-seating-match', { match: { match } })
  return `<div class="seating"><h3>${inHtml(voice, name)}</h3><div class="halves">${halves.join('')}</div></div>`
}

const heads = ['north-south', 'east-west', 'boards'] as const

function halfOf(name: Message, seatings: readonly SeatingView[], voice: Voice): string {
  const header = heads.map((head) => `<th scope="col">${inHtml(voice, message('page-seating-head', { head }))}</th>`)
  return `<table><caption>${inHtml(voice, name)}</caption><thead><tr><td></td>${header.join('')}</tr></thead><tbody>${seatings.map(rowOf).join('')}</tbody></table>`
}

const rowOf = ({ table, northSouth, eastWest, boards }: SeatingView): string =>
  `<tr><th scope="row">${table}</th><td>${escaped(northSouth)}</td><td>${escaped(eastWest)}</td><td>${boards}</td></tr>`
