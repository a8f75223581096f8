/** `arbiter bracket FILE` */
import { bracketsOf } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { look } from '../desk/looking.ts'
import { asOf } from '../desk/options.ts'
import { needPicture } from '../desk/pictures.ts'
import { bracketPage } from '../page/bracket.ts'
import { parts } from '../page/prose.ts'

export const bracket = command({
  about:
    'Shows the knockout as a tree: who meets whom, with seeds and scores, and who waits for which winner. A tree that does not fit is shown as a list of its rounds. Of bridge teams every round is a column of boxes, with three-way matches, carry-over and handicap.',
  words: { file: 'FILE' },
  options: asOf,
  examples: ['arbiter bracket club.arbiter', 'arbiter bracket club.arbiter --json'],
  run: ({ words: { file }, options, world }) => {
    const tournament = look(world, file, options.at)
    needPicture(tournament, 'bracket', file)
    const brackets = bracketsOf(tournament)
    return {
      exit: 'done',
      data: brackets,
      page: (paper) =>
        brackets.length === 0
          ? 'No bracket yet: start the tournament first.'
          : parts(...brackets.map((each) => bracketPage(each, paper))),
    }
  },
})
