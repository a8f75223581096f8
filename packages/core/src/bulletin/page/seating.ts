/** Who sits where in the three-ways being played: three tables, two halves. */
import type { SeatingShown } from '../boards.ts'
import type { Bulletin, MatchShown } from '../show.ts'
import { escaped, section } from './parts.ts'

export function seatingSection({ stages }: Bulletin): string[] {
  const open = stages
    .flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
    .filter(({ state, boards }) => state === 'open' && boards?.movement !== undefined)
  if (open.length === 0) return []
  const aside = 'At half time East-West pairs go X to Y, Y to Z, Z to X; boards X to Z, Y to X, Z to Y'
  return [section('Who sits where', aside, `<div class="seatings">${open.map(seatingOf).join('\n')}</div>`)]
}

function seatingOf({ match, boards }: MatchShown): string {
  const movement = boards?.movement ?? []
  const half = (number: 1 | 2) => movement.filter((each) => each.half === number)
  return `<div class="seating"><h3>Match ${escaped(match)}</h3><div class="halves">${halfOf('First half', half(1))}${halfOf('Second half', half(2))}</div></div>`
}

const halfOf = (name: string, seatings: readonly SeatingShown[]): string =>
  `<table><caption>${name}</caption><thead><tr><td></td><th scope="col">North-South</th><th scope="col">East-West</th><th scope="col">Boards</th></tr></thead><tbody>${seatings.map(rowOf).join('')}</tbody></table>`

const rowOf = ({ table, northSouth, eastWest, boards }: SeatingShown): string =>
  `<tr><th scope="row">${table}</th><td>${escaped(northSouth)}</td><td>${escaped(eastWest)}</td><td>${boards}</td></tr>`
