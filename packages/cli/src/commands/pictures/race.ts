/** `arbiter race FILE` */
import { raceOf, show } from '@arbiter/core/bulletin'
import { command } from '../../command-line/command.ts'
import { asOf } from '../../desk/input/options.ts'
import { look } from '../../desk/look.ts'
import { needPicture, noPicture } from '../../desk/pictures.ts'
import { textOf } from '../../language/voice.ts'
import { racePage } from '../../page/pictures/race.ts'
import { message } from '../words/messages.ts'

export const race = command({
  about: message('cmd-race-about'),
  words: { file: 'FILE' },
  options: asOf,
  examples: ['arbiter race club.arbiter', 'arbiter race club.arbiter --json'],
  run: async ({ words: { file }, options, world }) => {
    const tournament = await look(world, file, options.at)
    needPicture(tournament, 'race', file)
    const shown = raceOf(tournament)
    const bulletin = show(tournament)
    if (bulletin.state === 'entering')
      return { exit: 'done', data: null, page: () => textOf(message('cmd-race-not-yet')) }
    if (!shown) {
      const { length: players } = bulletin.table
      throw noPicture(message('cmd-race-none', { players }), tournament, file)
    }
    return { exit: 'done', data: shown, page: (paper) => racePage(tournament, bulletin, shown, paper) }
  },
})
