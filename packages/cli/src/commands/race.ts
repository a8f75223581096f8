/** `arbiter race FILE` */
import { raceOf, show } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { look } from '../desk/looking.ts'
import { asOf } from '../desk/options.ts'
import { needPicture, noPicture } from '../desk/pictures.ts'
import { racePage } from '../page/race.ts'

export const race = command({
  about:
    'Shows the race for the places in the knockout: everybody’s points towards the mark, who is in with which seed and since when, who can get there in this phase, how many places are left, and a playoff if there is one.',
  words: { file: 'FILE' },
  options: asOf,
  examples: ['arbiter race club.arbiter', 'arbiter race club.arbiter --json'],
  run: ({ words: { file }, options, world }) => {
    const tournament = look(world, file, options.at)
    needPicture(tournament, 'race', file)
    const shown = raceOf(tournament)
    const bulletin = show(tournament)
    if (bulletin.state === 'entering')
      return { exit: 'done', data: null, page: () => 'No race yet: start the tournament first.' }
    if (!shown) {
      const { length: players } = bulletin.table
      throw noPicture(`Nobody has to qualify among ${players}, so there is no race.`, tournament, file)
    }
    return { exit: 'done', data: shown, page: (paper) => racePage(tournament, bulletin, shown, paper) }
  },
})
