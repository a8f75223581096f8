/** A club league of four from the first entry to the final table, with a mistake on the way. Run it with node. */
import { Arbiter, refusalSays, unwrap } from '@arbiter/core'
import { league } from '@arbiter/core/formats/league'
import { sayAll } from '@arbiter/words'
import { english } from '@arbiter/words/en'

const said = (messages) => sayAll(messages, { language: english })

const arbiter = new Arbiter({ formats: [league], clock: () => new Date(), author: 'director' })
const { tournament } = unwrap(arbiter.open('league', { name: 'Club league', dice: 'autumn' }))

/** Says why something was not done. */
function done(result) {
  if (!result.ok) console.log(`  no: ${said(refusalSays(result.refusal))}`)
}

done(tournament.enter('Ann', 'Ben', 'Cai', 'Dan'))
done(tournament.start())

const results = ['1-0', '1/2', '0-1', '1-0', '1-0', '0-1', '1/2', '0-1', '1-0', '1-0', '0-1', '1/2']
results.forEach((result, i) => {
  done(tournament.report(`${i + 1}`, result))
})

done(tournament.report('3', '1-0'))
done(tournament.correct('3', '1/2', { note: 'the score sheet says so' }))

const { name, state } = tournament.show()
console.log(`${name}, ${state}:`)
for (const { place, name, points } of tournament.table) console.log(`${place.padStart(4)}  ${name}  ${points}`)
const { why } = unwrap(tournament.why('champion'))
console.log(`${said(why.says)} (${why.rule})`)

const again = unwrap(arbiter.read(tournament.text)).tournament
const isSame = JSON.stringify(again.show()) === JSON.stringify(tournament.show())
console.log(isSame ? 'Saved and read back the same.' : 'Damaged!')
