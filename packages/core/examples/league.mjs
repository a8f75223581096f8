/** A club league of four from the first entry to the final table, with a mistake on the way. Run it with node. */
import {
  act,
  formatNamed,
  instantOf,
  isRefusal,
  openTournament,
  parseCommand,
  readLog,
  refusalSays,
  show,
  tableOf,
  tournamentOf,
  why,
  writeLog,
} from '@arbiter/core'
import { sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'

const said = (messages) => sayAll(messages, { language: english })

/** What a refusal says. */
const inWords = (refusal) => said(refusalSays(refusal))

const director = () => ({ by: 'director', now: instantOf(Date.now()) })

const league = openTournament(formatNamed('league'), { name: 'Club league', dice: 'autumn' }, director())
if (isRefusal(league)) throw new Error(inWords(league))

/** Does what a command asks for, or says why not. */
function done(input) {
  const command = parseCommand(input)
  if (isRefusal(command)) return console.log(`  no: ${inWords(command)}`)
  const answer = act(league, command, director())
  if (!answer.ok) console.log(`  no: ${inWords(answer.refusal)}`)
}

done({ do: 'enter', entrants: [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Cai' }, { name: 'Dan' }] })
done({ do: 'start' })

const results = ['1-0', '1/2', '0-1', '1-0', '1-0', '0-1', '1/2', '0-1', '1-0', '1-0', '0-1', '1/2']
results.forEach((result, i) => {
  done({ do: 'report', match: `${i + 1}`, result })
})

done({ do: 'report', match: '3', result: '1-0' })
done({ do: 'correct', match: '3', result: '1/2', note: 'the score sheet says so' })

console.log(`${show(league).name}, ${show(league).state}:`)
for (const { place, name, points } of tableOf(league.chart)) console.log(`${place.padStart(4)}  ${name}  ${points}`)
const first = why(league, 'champion')
console.log(isRefusal(first) ? inWords(first) : `${said(first.says)} (${first.rule})`)

const file = writeLog(league.log)
const read = readLog(file)
const again = read.ok ? tournamentOf(read.log) : undefined
console.log(JSON.stringify(show(again)) === JSON.stringify(show(league)) ? 'Saved and read back the same.' : 'Damaged!')
