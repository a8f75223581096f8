/** `arbiter why FILE SUBJECT…` */
import { type Why, why } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { look } from '../desk/looking.ts'
import { asOf } from '../desk/options.ts'
import { fateWords } from '../page/chronicle.ts'
import { history, type SaidLine } from '../page/history.ts'
import type { Paper } from '../page/paper.ts'
import { parts, wrapped } from '../page/prose.ts'
import { harmless } from '../page/text-width.ts'

export const whyCommand = command({
  about:
    'Says why a pairing, playoff, bye, seed, rank or tie-break is as it is, why a team goes on, receives a handicap or has its number: the rule, and the facts behind it.',
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
  run: ({ words, options, world }) => {
    const tournament = look(world, words.file, options.at)
    const answer = orStop<Why>(why(tournament, words.subject.join(' ')))
    return { exit: 'done', data: answer, page: (paper) => whyPage(answer, history(tournament), paper) }
  },
})

function whyPage({ sentence, rule, facts }: Why, lines: readonly SaidLine[], paper: Paper): string {
  const width = String(facts.at(-1)?.seq ?? '').length
  const behind = facts.map(({ seq }) => {
    const { sentence: said, fate } = lines[seq - 1] as SaidLine
    return paper.pencil(
      wrapped(`  ${String(seq).padStart(width)}  ${harmless(said)}${fateWords(fate)}`, paper.width, '      '),
    )
  })
  return parts(
    wrapped(harmless(sentence.trimEnd().endsWith(`(${rule}).`) ? sentence : `${sentence} (${rule})`), paper.width),
    behind.length > 0 ? ['It rests on:', ...behind] : undefined,
  )
}
