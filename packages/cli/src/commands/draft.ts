/** `arbiter draft FILE` */
import { type Draft, draft } from '@arbiter/core'
import { command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { look } from '../desk/looking.ts'
import { typed } from '../desk/shell.ts'
import type { Paper } from '../page/paper.ts'
import { seatName } from '../page/round.ts'
import { harmless } from '../page/text-width.ts'

export const draftCommand = command({
  about:
    'Shows the pairing or the seeds that would be published now, before anybody is told. A league is drawn whole at the start and has nothing to draft.',
  words: { file: 'FILE' },
  options: {},
  examples: ['arbiter draft club.arbiter'],
  run: ({ words, world }) => {
    const drafted = orStop<Draft>(draft(look(world, words.file)))
    return { exit: 'done', data: drafted, page: (paper) => draftPage(drafted, words.file, paper) }
  },
})

function draftPage(drafted: Draft, file: string, paper: Paper): string {
  return [
    paper.strong(drafted.what === 'round' ? `${drafted.name}, a draft` : `Seeds of ${drafted.stage}, a draft`),
    ...linesOf(drafted),
    ...drafted.reasons.map((reason) => paper.pencil(`  ${harmless(reasonInWords(reason))}`)),
    `Next: publish it with ${paper.ink(typed('pair', file))}`,
  ].join('\n')
}

/** "HYB-5: pool 12, repeats 0". */
function reasonInWords({ rule, ...facts }: Draft['reasons'][number]): string {
  const words = Object.entries(facts).map(
    ([fact, value]) => `${fact} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  )
  return words.length > 0 ? `${rule}: ${words.join(', ')}` : rule
}

function linesOf(drafted: Draft): string[] {
  if (drafted.what === 'seeds') return drafted.order.map((name, i) => `  ${i + 1}  ${harmless(name ?? 'nobody')}`)
  return [
    ...drafted.matches.map((seats) => `  ${seats.map(seatName).join(' – ')}`),
    ...drafted.byes.map((seat) => `  ${seatName(seat)} has a bye`),
  ]
}
