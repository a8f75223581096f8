/** A double round robin played with the built core, and its random results. */

import { tableOf } from '../packages/core/dist/entry-points/bulletin.js'
import { formatNamed, formats } from '../packages/core/dist/entry-points/formats.js'
import { act, openTournament } from '../packages/core/dist/entry-points/tournament.js'
import { instantOf, unwrap } from '../packages/core/dist/index.js'

const league = unwrap(formatNamed('league', formats)).format

/** The names of the entrants. */
export const names = (players) => Array.from({ length: players }, (_, i) => `Player ${i + 1}`)

/** The clock of the bench: one second later with each command, as strings, like a caller who read a clock. */
const clock = Array.from({ length: 1000 }, (_, i) => ({ by: 'director', now: instantOf(1_750_000_000_000 + i * 1000) }))
export const asked = (i) => clock[Math.min(i, clock.length - 1)]

/** The commands of a whole league: enter everybody, start, report every result. */
export function commandsOf(players) {
  const entrants = names(players).map((name) => ({ name }))
  const tournament = opened()
  for (const command of [{ do: 'enter', entrants }, { do: 'start' }]) must(act(tournament, command, asked(0)))
  const deal = dealer()
  const reports = [...tournament.chart.board.matches.values()].map((match) => {
    return { do: 'report', match: match.id, result: deal(match.who(0) + 1, match.who(1) + 1) }
  })
  return [{ do: 'enter', entrants }, { do: 'start' }, ...reports]
}

export const opened = () => unwrap(openTournament(league, { dice: 'bench' }, asked(0))).tournament

/** Create, enter every result, final table: every command through `decide`, with reasons, facts kept. */
export function playLeague(commands) {
  const tournament = opened()
  for (let i = 0; i < commands.length; i++) must(act(tournament, commands[i], asked(i + 1)))
  return { tournament, table: tableOf(tournament.chart) }
}

/** Looks at the table and at the state of each match: a chart is built only when it is needed. */
export function looked({ chart }) {
  const matches = [...chart.board.matches.values()]
  return { table: tableOf(chart), decided: matches.filter(({ outcome }) => outcome).map(({ winnerNow }) => winnerNow) }
}

export function must(answer) {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
  return answer
}

/**
 * Results depend on who meets whom for the first or second time, so that every library, whatever its schedule, plays the same
 * tournament: 30 % draws. Returns White's result as in PGN.
 */
export function dealer() {
  const met = new Map()
  return (white, black) => {
    const pair = white < black ? `${white}-${black}` : `${black}-${white}`
    const time = (met.get(pair) ?? 0) + 1
    met.set(pair, time)
    const roll = hash(`${pair} ${time}`) % 100
    if (roll < 30) return '1/2-1/2'
    return roll < 65 === white < black ? '1-0' : '0-1'
  }
}

/** FNV-1a with a final mix. */
function hash(text) {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193)
  value ^= value >>> 15
  return Math.imul(value, 0x2c1b3c6d) >>> 8
}
