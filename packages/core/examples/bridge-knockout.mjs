/** Bridge teams, seven of them, with handicap: a three-way of which two go on, their boards carried over, a final. */

import { instantOf, refusalSays, unwrap } from '@arbiter/core'
import { bracketsOf, impsShown, linesIn, scoreInImps, show } from '@arbiter/core/bulletin'
import { parseEntrants } from '@arbiter/core/entries'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament, parseCommand } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'
import { sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'

const said = (messages) => sayAll(messages, { language: english })

/** What a refusal says. */
const inWords = (refusal) => said(refusalSays(refusal))

const director = () => ({ by: 'director', now: instantOf(Date.now()) })
const opening = { name: 'Evening Teams', dice: 'cards', options: { handicap: true } }
const { format } = unwrap(formatNamed('bridge-knockout', formats))
const { tournament: opened } = unwrap(openTournament(format, opening, director()))

/** Does what a command asks for, or says why not. */
function done(input) {
  const parsed = parseCommand(input)
  const answer = parsed.ok ? act(opened, parsed.command, director()) : parsed
  if (!answer.ok) console.log(`  no: ${inWords(answer.refusal)}`)
}

/** A spreadsheet: everybody on a team has the same masterpoints here. */
const averages = { Harbour: 2400, Orchard: 1950, Meadow: 1500, Quarry: 1250.5, Lantern: 900, Ferry: 700, Mill: 150 }
const players = (team, points) => [1, 2, 3, 4].map((n) => `${team} ${n},${points}`).join(',')
const csv = Object.entries(averages).map(([team, points]) => `${team},yes,${players(team, points)}`)
const columns = [1, 2, 3, 4].map((n) => `player${n},masterpoints${n}`).join(',')
const list = parseEntrants(`team,paid,${columns}\n${csv.join('\n')}`)

done({ do: 'enter', entrants: list.entrants })
done({ do: 'start' })
done({ do: 'report', match: '1', imps: [38, 24] }) // three teams sit there: between which two?

done({ do: 'report', match: '1', between: ['Harbour', 'Quarry'], imps: [38, 24] })
done({ do: 'report', match: '1', between: ['Quarry', 'Mill'], imps: [41, 20] })
done({ do: 'report', match: '1', between: ['Harbour', 'Mill'], imps: [30, 22], half: 1 })
done({ do: 'report', match: '1', between: ['Harbour', 'Mill'], imps: [41, 49] }) // the whole: the rest is the other half
done({ do: 'report', match: '2', imps: [61, 44] })
done({ do: 'report', match: '3', imps: [39, 48] })
done({ do: 'report', match: '4', imps: [52, 60] }) // they met in match 1, whose boards count on
done({ do: 'report', match: '5', imps: [40, 31] })
done({ do: 'report', match: '6', imps: [47, 47] })

for (const { name, matches } of bracketsOf(opened)[0].rounds) {
  console.log(`${said([name])}:`)
  for (const { match, boards, takes } of matches) {
    for (const score of boards.scores) {
      const given = linesIn(score).map(({ what, imps, to }) => `, ${what} ${impsShown(imps)} to ${to}`)
      console.log(`  ${match}  ${score.between.join(' v ')}  ${scoreInImps(score.score)}${given.join('')}`)
    }
    console.log(`     on: ${takes.map(({ number, entrant }) => `${entrant} as ${number}`).join(', ')}`)
  }
}

console.log('Places:')
for (const { place, name } of show(opened).table) console.log(`  ${place.padEnd(4)} ${name}`)
console.log(said(unwrap(why(opened, 'handicap 2')).why.says))
console.log(said(unwrap(why(opened, 'champion')).why.says))
