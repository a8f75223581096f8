/** A bracket of eight, in as many lines as brackets-manager takes. */
import { Arbiter, unwrap } from '@arbiter/core'
import { hybridKnockout } from '@arbiter/core/formats/hybrid-knockout'

const arbiter = new Arbiter({ formats: [hybridKnockout], clock: () => new Date(), author: 'director' })
const { tournament } = unwrap(arbiter.open('hybrid-knockout', { name: 'Eight', dice: 'any text' }))
unwrap(tournament.enter('Ann', 'Ben', 'Cai', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'))
unwrap(tournament.start())
unwrap(tournament.report('1', '1-0'))

for (const { round, matches } of tournament.brackets[0].rounds)
  for (const { match, seats } of matches)
    console.log(round, match, seats.map(({ entrant, winnerOf }) => entrant ?? `winner of ${winnerOf}`).join(' v '))
