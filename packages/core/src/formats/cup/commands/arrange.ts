/** How games are played, from a round on (CUP-22b). */
import * as z from 'zod/mini'
import { described } from '../../../descriptions/schema-description.ts'
import { message as about } from '../../../descriptions/words/messages.ts'
import { ownCommand } from '../../commands/own-command.ts'
import { arrangementSchema, playArranged } from '../facts/play-arranged.ts'
import { message as own } from './descriptions/words/messages.ts'
import { shallow } from './shallow.ts'

export const arrange = ownCommand('arrange', {
  shape: {
    from: described(z.int().check(z.minimum(1)), about('about-arranged-from')),
    play: described(shallow(arrangementSchema), own('about-arrange-play')),
  },
  role: 'director',
  decide: (_, { from, play, note }) => [playArranged.fact({ from, play, ...(note === undefined ? {} : { note }) })],
})
