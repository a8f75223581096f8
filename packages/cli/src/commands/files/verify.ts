/** `arbiter verify FILE` */

import type { Seq } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import { verify } from '@arbiter/core/verify'
import { command } from '../../command-line/command.ts'
import { warnAll } from '../../desk/look.ts'
import { readFacts } from '../../file/reading.ts'
import { textOf, textOfAll } from '../../language/voice.ts'
import { wrapped } from '../../page/prose.ts'
import { harmless } from '../../page/text-width.ts'
import { message } from '../words/messages.ts'

export const verifyCommand = command({
  about: message('cmd-verify-about'),
  words: { file: 'FILE' },
  options: {},
  examples: ['arbiter verify club.arbiter'],
  run: async ({ words, world }) => {
    const { log, remarks } = await readFacts(world.disk, words.file)
    warnAll(world, remarks)
    const verdict = verify(log)
    const { findings } = verdict
    const file = { text: words.file }
    if (findings.length === 0)
      return {
        exit: 'done',
        data: verdict,
        page: () => textOf(message('cmd-verify-well', { file, facts: log.length })),
      }
    return {
      exit: 'refused',
      data: { ...verdict, findings: findings.map((each) => ({ ...each, sentence: textOfAll(each.says) })) },
      page: (paper) =>
        [
          textOf(message('cmd-verify-found', { file, count: findings.length })),
          ...findings.map((finding) => wrapped(`  ${harmless(textOf(foundOf(finding)))}`, paper.width, '    ')),
        ].join('\n'),
    }
  },
})

type Finding = ReturnType<typeof verify>['findings'][number]

function foundOf({ rule, seq, says }: Finding): Message {
  const found = { rule: { rule }, what: says }
  return seq === undefined
    ? message('cmd-verify-finding', found)
    : message('cmd-verify-finding-in', { ...found, fact: { fact: seq as Seq } })
}
