/** `arbiter why FILE SUBJECT…` */

import { type Why, why } from '@arbiter/core/why'
import { command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { asOf } from '../desk/input/options.ts'
import { look } from '../desk/look.ts'
import { textOf } from '../language/voice.ts'
import { fateWords } from '../page/chronicle.ts'
import { history, type SaidLine } from '../page/history.ts'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { harmless } from '../page/text-width.ts'
import { message } from './words/messages.ts'

export const whyCommand = command({
  about: message('cmd-why-about'),
  words: { file: 'FILE', subject: 'SUBJECT…' },
  options: asOf,
  examples: [
    'arbiter why club.arbiter match 7',
    'arbiter why club.arbiter rank Ann',
    'arbiter why club.arbiter tie Ann, Ben',
    'arbiter why club.arbiter bye Eva',
    'arbiter why club.arbiter seed Ann',
    'arbiter why evening.arbiter advance 3',
    'arbiter why evening.arbiter handicap 3',
    'arbiter why evening.arbiter number Harbour',
  ],
  run: async ({ words, options, world }) => {
    const tournament = await look(world, words.file, options.at)
    const { why: answer } = orStop(why(tournament, words.subject.join(' ')))
    return { exit: 'done', data: answer, page: (paper) => whyPage(answer, history(tournament), paper) }
  },
})

function whyPage(answer: Why, lines: readonly SaidLine[], paper: Paper): string {
  const { rule, facts, more = [] } = answer
  const sentence = textOf(answer)
  const width = String(facts.at(-1)?.seq ?? '').length
  const behind = facts.map(({ seq }) => {
    const { sentence: told, fate } = lines[seq - 1] as SaidLine
    return paper.pencil(
      wrapped(`  ${String(seq).padStart(width)}  ${harmless(told)}${fateWords(fate)}`, paper.width, '      '),
    )
  })
  return parts(
    wrapped(harmless(sentence.trimEnd().endsWith(`(${rule}).`) ? sentence : `${sentence} (${rule})`), paper.width),
    more.map((each) => wrapped(`  ${harmless(textOf(each))}`, paper.width, '  ')),
    behind.length > 0 ? [textOf(message('cmd-why-rests-on')), ...behind] : undefined,
  )
}
