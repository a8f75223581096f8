/** A hybrid knockout of five: a qualification until four are in, seeds in the order they got there, then the bracket. */

import { instantOf, refusalSays, unwrap } from '@arbiter/core'
import { raceOf, show } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { act, openTournament, parseCommand } from '@arbiter/core/tournament'
import { why } from '@arbiter/core/why'
import { sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'

const said = (messages) => sayAll(messages, { language: english })

/** What a refusal says. */
const inWords = (refusal) => said(refusalSays(refusal))

const director = () => ({ by: 'director', now: instantOf(Date.now()) })
const { format } = unwrap(formatNamed('hybrid-knockout', formats))
const { tournament: opened } = unwrap(openTournament(format, { name: 'Autumn cup', dice: 'leaves' }, director()))

/** Does what a command asks for, or says why not. */
function done(input) {
  const parsed = parseCommand(input)
  const answer = parsed.ok ? act(opened, parsed.command, director()) : parsed
  if (!answer.ok) console.log(`  no: ${inWords(answer.refusal)}`)
}

done({ do: 'enter', entrants: ['Ann', 'Ben', 'Cai', 'Dan', 'Eve'].map((name) => ({ name })) })
done({ do: 'start' })

/** White, Black and draws in turn, one game after the other, whatever the bulletin asks for next. */
const results = ['1-0', '0-1', '1-0', '1/2', '0-1']
for (let game = 0; show(opened).state === 'running'; game++) {
  const [next] = show(opened).todo
  done({ do: 'report', match: next.match, game: next.game, result: results[game % results.length] })
}

const { needed, runners } = raceOf(opened)
console.log(`The race to ${needed} points:`)
for (const { name, points, seed } of runners) console.log(`  ${seed ? `seed ${seed}` : '      '}  ${name}  ${points}`)

const first = runners[0].name
console.log(said(unwrap(why(opened, `seed ${first}`)).why.says))
console.log(said(unwrap(why(opened, 'champion')).why.says))
done({ do: 'rule', match: '3', winner: null })
