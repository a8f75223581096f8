/** What a correction or revocation would do, line by line: what becomes void, who moves, whose rank changes. */

import type { Consequences } from '@arbiter/core'
import type { Message } from '@arbiter/core/messages'
import { textOf, textOfAll } from '../language/voice.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { asText } from './text-width.ts'
import { message, words } from './words/messages.ts'

export function consequenceLines(consequences: Consequences, paper: Paper): string[] {
  const { takes, voids, redrawn, matches, seats, seeds, ranks, remarks } = consequences
  const kinds = [
    takes.map(({ seq, says }) => message('term-take-back', { what: asText(textOfAll(says)), fact: { fact: seq } })),
    voids.map(({ seq, says }) => message('term-make-void', { what: asText(textOfAll(says)), fact: { fact: seq } })),
    redrawn.length > 0 ? [message('term-draw-again', { count: redrawn.length })] : [],
    few(matches.map(matchChanged)),
    few(seats.map(({ match, from, to }) => message('term-change-seat', { match: { match }, moved: moved(from, to) }))),
    few(seeds.map(({ seed, from, to }) => message('term-change-seed', { seed, moved: moved(from, to) }))),
    few(ranks.map(rankChanged)),
    few(remarks.map((each) => message('term-change-note', { note: asText(textOf(each)), rule: { rule: each.rule } }))),
  ]
  if (kinds.every((lines) => lines.length === 0)) return [`  ${words('term-change-nothing')}`]
  return kinds.flat().map((line) => {
    const text = wrapped(`  ${textOf(line)}`, paper.width, '    ')
    return line.id === 'term-make-void' ? paper.red(text) : text
  })
}

const matchChanged = ({ match, between, from, to }: Consequences['matches'][number]): Message =>
  message('term-change-match', {
    ...{ match: { match }, between: asText(between.map((each) => textOf(each)).join(' – ')) },
    ...{ from: asText(textOf(from)), to: asText(textOf(to)) },
  })

const rankChanged = ({ entrant, from, to }: Consequences['ranks'][number]): Message =>
  message('term-change-rank', { who: asText(entrant.name ?? entrant.entrant), from: asText(from), to: asText(to) })

/** "Ann becomes Ben", "Ann comes in", "Ann leaves it". */
function moved(from: Message, to: Message): Message {
  if (isUnknown(from)) return message('term-moved-in', { who: to })
  return isUnknown(to) ? message('term-moved-out', { who: from }) : message('term-moved', { from, to })
}

/** A seat nobody is known for. */
const isUnknown = ({ id }: Message): boolean => id === 'who-unknown'

/** What must be confirmed is listed to the end; of the rest the beginning shows what it is about. */
const few = (lines: readonly Message[]): Message[] =>
  lines.length <= 8 ? [...lines] : [...lines.slice(0, 6), message('term-more-of-these', { count: lines.length - 6 })]
