/** The history of a hybrid in every language, beside the messages it is formatted from. */

import { chronicle, namesIn } from '../packages/core/dist/entry-points/chronicle.js'
import { formatNamed, formats } from '../packages/core/dist/entry-points/formats.js'
import { questionFor, tournamentAfter } from '../packages/core/dist/entry-points/simulate.js'
import { unwrap } from '../packages/core/dist/index.js'
import { german } from '../packages/words/dist/de.js'
import { english } from '../packages/words/dist/en.js'
import { french } from '../packages/words/dist/fr.js'
import { sayAll } from '../packages/words/dist/index.js'
import { names } from './arbiter-league.mjs'
import { inTurns } from './measure.mjs'

const languages = { English: english, German: german, French: french }

export async function benchWords() {
  const entrants = names(300).map((name, i) => ({ name, rating: 2600 - 2 * i }))
  const question = unwrap(
    questionFor({ format: unwrap(formatNamed('hybrid-knockout', formats)).format, entrants, seed: 'bench' }),
  ).question
  const tournament = unwrap(tournamentAfter(question, 0, formats)).tournament
  const said = (language) => {
    const { entrants: called } = namesIn(tournament)
    const saying = { language, names: (id) => called.get(id) }
    return chronicle(tournament).map(({ says }) => sayAll(says, saying))
  }
  const subjects = [
    { name: 'messages', run: () => chronicle(tournament) },
    ...Object.entries(languages).map(([name, language]) => ({ name, run: () => said(language) })),
  ]
  const times = await inTurns(subjects, { laps: 30, warmUp: 5 })
  return [
    { what: `history of a hybrid (${tournament.log.length} facts): its messages`, unit: 'ms', ...times['messages'] },
    ...Object.keys(languages).flatMap((name) => [
      { what: `  with its texts in ${name}`, unit: 'ms', ...times[name] },
      { what: '    times the messages', unit: 'x', ...ratio(times[name], times['messages']), atMost: 2 },
    ]),
  ]
}

const ratio = (one, other) => ({ best: one.best / other.best, median: one.median / other.median })
