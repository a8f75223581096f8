/** `arbiter bracket FILE` */
import { type BulletinBracket, bracketsOf } from '@arbiter/core/bulletin'
import { command } from '../../command-line/command.ts'
import { stopFor } from '../../command-line/refusal.ts'
import { asOf } from '../../desk/input/options.ts'
import { look } from '../../desk/look.ts'
import { needPicture } from '../../desk/pictures.ts'
import { textOf } from '../../language/voice.ts'
import { bracketPage } from '../../page/pictures/bracket.ts'
import { parts } from '../../page/prose.ts'
import { message } from '../words/messages.ts'

export const bracket = command({
  about: message('cmd-bracket-about'),
  words: { file: 'FILE' },
  options: { bracket: { value: 'LETTER', about: message('cmd-bracket-bracket') }, ...asOf },
  examples: [
    'arbiter bracket club.arbiter',
    'arbiter bracket club.arbiter --json',
    'arbiter bracket evening.arbiter --bracket B',
  ],
  run: async ({ words: { file }, options, world }) => {
    const tournament = await look(world, file, options.at)
    needPicture(tournament, 'bracket', file)
    const brackets = bracketsNamed(bracketsOf(tournament), options.bracket?.trim().toUpperCase())
    return {
      exit: 'done',
      data: brackets,
      page: (paper) =>
        brackets.length === 0
          ? textOf(message('cmd-bracket-none'))
          : parts(...brackets.map((each) => bracketPage(each, paper))),
    }
  },
})

/** All of them, or the one with this letter. */
function bracketsNamed(brackets: readonly BulletinBracket[], letter: string | undefined): readonly BulletinBracket[] {
  const found = brackets.filter(({ bracket }) => letter === undefined || bracket === letter)
  if (letter === undefined || found.length > 0) return found
  const letters = [...new Set(brackets.flatMap(({ bracket }) => bracket ?? []))]
  return stopFor({ code: 'no-such-bracket', bracket: letter, brackets: letters })
}
