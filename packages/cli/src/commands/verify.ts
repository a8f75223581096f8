/** `arbiter verify FILE` */
import { plural } from '@arbiter/core'
import { verify } from '@arbiter/core/verify'
import { command } from '../command-line/command.ts'
import { warnAll } from '../desk/looking.ts'
import { readFacts } from '../file/tournament-file.ts'
import { wrapped } from '../page/prose.ts'
import { harmless } from '../page/text-width.ts'

export const verifyCommand = command({
  about:
    'Checks every rule of the format against the file, with code that shares nothing with the code that runs tournaments. Says "all rules hold", or what it found.',
  words: { file: 'FILE' },
  options: {},
  examples: ['arbiter verify club.arbiter'],
  run: ({ words, world }) => {
    const { log, remarks } = readFacts(world.disk, words.file)
    warnAll(world, remarks)
    const verdict = verify(log)
    const { findings } = verdict
    if (findings.length === 0)
      return {
        exit: 'done',
        data: verdict,
        page: () => `${words.file}: all rules hold (${plural(log.length, 'fact')} checked).`,
      }
    return {
      exit: 'refused',
      data: verdict,
      page: (paper) =>
        [
          `${words.file}: ${plural(findings.length, 'finding')}.`,
          ...findings.map(({ rule, seq, sentence }) =>
            wrapped(`  ${rule}${seq === undefined ? '' : `, fact ${seq}`}: ${harmless(sentence)}`, paper.width, '    '),
          ),
        ].join('\n'),
    }
  },
})
