/** Pictures of a tournament: a format has some of them, and says so when another is asked for. */
import { hasPicture, type PictureName, picturesIn, raceOf } from '@arbiter/core/bulletin'
import type { Message } from '@arbiter/core/messages'
import type { Tournament } from '@arbiter/core/tournament'
import { refused, type Stop } from '../command-line/stop.ts'
import { typed } from './shell.ts'
import { message } from './words/messages.ts'

/** Pictures that have a command of their own; rings are shown with the table. */
type Picture = Exclude<PictureName, 'rings'>

/** Ends the command if the format has no such picture. */
export function needPicture(tournament: Tournament, picture: Picture, file: string): void {
  const { format } = tournament
  if (hasPicture(format, picture)) return
  throw noPicture(message('cli-desk-no-picture', { picture, format: format.about.title }), tournament, file)
}

/** Says what to look at instead. */
export function noPicture(reason: Message, tournament: Tournament, file: string): Stop {
  const pictures = picturesOf(tournament)
  const commands = (pictures.length > 0 ? pictures : ['table']).map((each) => ({ text: typed(each, file) }))
  return refused('no-such-picture', [reason, message('cli-desk-look-at', { commands })], { pictures })
}

/** What there is to see: nobody races where nobody has to qualify. */
export const picturesOf = (tournament: Tournament): Picture[] =>
  picturesIn(tournament.format)
    .filter((picture) => picture !== 'rings')
    .filter((picture) => picture !== 'race' || raceOf(tournament) !== undefined)
