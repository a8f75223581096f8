/** A Diagonal of six: neighbours in rating meet, four lost games and out, and everybody has a performance rating. */

import { instantOf, refusalSays, unwrap } from '@arbiter/core'
import { matrixOf, meetingShown, show } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament, parseCommand } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'
import { sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'

const said = (messages) => sayAll(messages, { language: english })

/** What a refusal says. */
const inWords = (refusal) => said(refusalSays(refusal))

const director = () => ({ by: 'director', now: instantOf(Date.now()) })
const { format } = unwrap(formatNamed('diagonal', formats))
const { tournament: opened } = unwrap(openTournament(format, { name: 'Lakeside Diagonal', dice: 'water' }, director()))

/** Does what a command asks for, or says why not. */
function done(input) {
  const parsed = parseCommand(input)
  const answer = parsed.ok ? act(opened, parsed.command, director()) : parsed
  if (!answer.ok) console.log(`  no: ${inWords(answer.refusal)}`)
}

const ratings = { Ann: 2105, Ben: 2040, Cai: 1985, Dan: 1900, Eve: 1860 }
done({ do: 'enter', entrants: Object.entries(ratings).map(([name, rating]) => ({ name, rating })) })
done({ do: 'enter', name: 'Fay' })
done({ do: 'start' }) // she has no rating
done({ do: 'edit', entrant: 'Fay', rating: 1790 })
done({ do: 'start' })
done({ do: 'report', match: 'D1.1', result: '1-0' }) // two games can be played: which?

/** White, Black and draws in turn, one game after the other, whatever the bulletin asks for next. */
const results = ['1-0', '1/2', '0-1', '1-0']
for (let game = 0; show(opened).state === 'running'; game++) {
  const [next] = show(opened).todo
  done({ do: 'report', match: next.match, game: next.game, result: results[game % results.length], moves: 40 })
}

console.log('Who met whom:')
for (const { number, name, lostGames, state, out, meetings } of matrixOf(opened).rows) {
  const met = meetings.map((meeting) => `${meeting.opponent} ${meetingShown(meeting)}`).join(', ')
  console.log(`  ${number} ${name}  ${lostGames} lost, ${state === 'out' ? `out after round ${out}` : state}: ${met}`)
}

console.log('Performance ratings:')
for (const { place, name, performance } of show(opened).table)
  console.log(`  ${place}  ${name}  ${Math.round(performance)}`)
console.log(said(unwrap(why(opened, 'champion')).why.says))
