/** What a stranger's program does with the package; it runs in Node and, bundled, in a browser. */
import {
  act,
  formatNamed,
  instantOf,
  openTournament,
  readLog,
  show,
  tableOf,
  tournamentOf,
  why,
  writeLog,
} from '@arbiter/core'
import { sayAll } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'

/** A league of four played to the end, with a draw by lot and namesakes; gives its file. */
export function played() {
  let seconds = 1_780_000_000
  const asked = () => ({ by: 'director', now: instantOf(1000 * seconds++) })
  const league = openTournament(formatNamed('league'), { dice: 'consumer', options: { seeding: 'lot' } }, asked())
  const names = ['Ann', 'Ben', 'Ann', 'Željko Ünal 王']
  const results = ['1-0', '1/2', '0-1', '1-0', '+-', '0-1', '1/2', '--', '1-0', '1-0', '0-1', '1/2']
  const commands = [
    { do: 'enter', entrants: names.map((name) => ({ name })) },
    { do: 'start' },
    ...results.map((result, i) => ({ do: 'report', match: `${i + 1}`, result })),
    { do: 'correct', match: '5', result: '0-1', note: 'they did play' },
  ]
  for (const command of commands) if (!act(league, command, asked()).ok) throw new Error(command.do)
  return writeLog(league.log)
}

/** The table and the whole bulletin of a file, and a reason in every language. */
export function shown(file) {
  const league = tournamentOf(readLog(file).log)
  const table = tableOf(league.chart).map(({ place, name, points }) => `${place} ${name} ${points}`)
  const { says } = why(league, 'match 1')
  const said = [english, german, french].map((language) => sayAll(says, { language }))
  return { table: table.join('\n'), show: JSON.stringify(show(league)), said }
}
