/** What a stranger's program does with the package; it runs in Node and, bundled, in a browser. */

import { instantOf, unwrap } from '@arbiter/core'
import { show, tableOf } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { readLog, writeLog } from '@arbiter/core/log'
import { act, openTournament, tournamentOf } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'
import { sayAll } from '@arbiter/words'
import { german } from '@arbiter/words/de'
import { english } from '@arbiter/words/en'
import { french } from '@arbiter/words/fr'

/** A league of four played to the end, with a draw by lot and namesakes; gives its file. */
export function played() {
  let seconds = 1_780_000_000
  const asked = () => ({ by: 'director', now: instantOf(1000 * seconds++) })
  const league = unwrap(
    openTournament(
      unwrap(formatNamed('league', formats)).format,
      { dice: 'consumer', options: { seeding: 'lot' } },
      asked(),
    ),
  ).tournament
  const names = ['Ann', 'Ben', 'Ann', 'Željko Ünal 王']
  const results = ['1-0', '1/2', '0-1', '1-0', '+-', '0-1', '1/2', '--', '1-0', '1-0', '0-1', '1/2']
  const commands = [
    { do: 'enter', entrants: names.map((name) => ({ name })) },
    { do: 'start' },
    ...results.map((result, i) => ({ do: 'report', match: `${i + 1}`, result })),
    { do: 'correct', match: '5', result: '0-1', note: 'they did play' },
  ]
  for (const command of commands) if (!act(league, command, asked()).ok) throw new Error(command.do)
  return writeLog(league.log, formats)
}

/** The table and the whole bulletin of a file, and a reason in every language. */
export function shown(file) {
  const league = unwrap(tournamentOf(unwrap(readLog(file, formats)).log, formats)).tournament
  const table = tableOf(league.chart).map(({ place, name, points }) => `${place} ${name} ${points}`)
  const { says } = unwrap(why(league, 'match 1')).why
  const said = [english, german, french].map((language) => sayAll(says, { language }))
  return { table: table.join('\n'), show: JSON.stringify(show(league)), said }
}
