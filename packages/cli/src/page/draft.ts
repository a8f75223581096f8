/** A pairing, an order of seeds or an opening before anybody is told, with the reasons. */
import type { Draft } from '@arbiter/core/bulletin'
import { typed } from '../desk/shell.ts'
import { textOf } from '../language/voice.ts'
import { teamIn } from './bridge/teams.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { byeLine, positionLines } from './round.ts'
import { seatName } from './seat.ts'
import { type Column, table } from './table.ts'
import { asText, harmless } from './text-width.ts'
import { words } from './words/messages.ts'

export function draftPage(drafted: Draft, file: string, paper: Paper): string {
  const publish = words('term-draft-publish', { command: { text: typed('pair', file) } })
  return [...linesOf(drafted, paper), `${words('term-next')} ${paper.ink(publish)}`].join('\n')
}

function linesOf(drafted: Draft, paper: Paper): string[] {
  switch (drafted.what) {
    case 'round':
      return roundDraft(drafted, paper)
    case 'seeds':
      return seedsDraft(drafted, paper)
    case 'opening':
      return openingDraft(drafted, paper)
    default:
      return drafted satisfies never
  }
}

function openingDraft(drafted: Extract<Draft, { what: 'opening' }>, paper: Paper): string[] {
  const { match, pair, opening, name, position, reused, reasons } = drafted
  const called = name === undefined ? `${opening}` : `${opening} (${harmless(name)})`
  return [
    paper.strong(words('term-draft-opening', { match: { text: match }, pair, opening: { text: called } })),
    `  ${position}${reused ? `, ${words('term-used-before')}` : ''}`,
    ...reasons.map((reason) => paper.pencil(wrapped(`  ${reasonInWords(reason)}`, paper.width, '    '))),
  ]
}

const pairColumns: readonly Column[] = [
  { heading: '', align: 'right' },
  { heading: '', align: 'right', least: 8 },
  { heading: '' },
  { heading: '', least: 8 },
]

function roundDraft(drafted: Extract<Draft, { what: 'round' }>, paper: Paper): string[] {
  const { name, matches, byes, reasons } = drafted
  const handicaps = (drafted.handicaps ?? []).flatMap(({ between, boards, receives }) => {
    const to = receives[0] > 0 ? 0 : 1
    const imps = receives[to]
    const [team, from] = [asText(between[to]), asText(between[1 - to] ?? '')]
    return imps === 0 ? [] : [words('term-draft-receives', { team, imps: { imps }, from, boards })]
  })
  const isTeams = matches.some(({ seats }) => seats.length > 2 || seats.some(({ number }) => number !== undefined))
  const rows = matches.map(({ match = '', seats }) => {
    const [white = '', ...others] = seats.map(isTeams ? teamIn : seatName)
    return { cells: [match, white, isTeams ? words('term-versus') : '–', others.join(` ${words('term-versus')} `)] }
  })
  return [
    paper.strong(words('term-draft-round', { round: asText(textOf(name)) })),
    ...positionLines(drafted, paper),
    ...table(paper, pairColumns, rows, '  '),
    ...(byes.length > 0 ? [byeLine(byes, paper)] : []),
    ...handicaps.map((each) => wrapped(`  ${harmless(each)}`, paper.width, '    ')),
    ...reasons.map((reason) => paper.pencil(wrapped(`  ${reasonInWords(reason)}`, paper.width, '    '))),
  ]
}

const seedColumns = (): readonly Column[] => [
  { heading: words('term-col-seed'), align: 'right' },
  { heading: words('term-col-name'), least: 8 },
  { heading: words('term-col-why'), least: 8 },
]

function seedsDraft({ order, starts, reasons, stage }: Extract<Draft, { what: 'seeds' }>, paper: Paper): string[] {
  const rows = order.map((name, i) => ({
    cells: [
      String(i + 1),
      name === undefined || name === null ? words('term-nobody') : harmless(name),
      reasons[i] ? reasonInWords(reasons[i]) : '',
    ],
  }))
  const positions = starts
    ? [
        wrapped(
          `  ${words('term-draft-positions', { numbers: starts.map((start) => asText(String(start))) })}`,
          paper.width,
          '    ',
        ),
      ]
    : []
  return [
    paper.strong(words('term-draft-seeds', { stage: asText(stage) })),
    ...table(paper, seedColumns(), rows, '  '),
    ...positions,
  ]
}

/** "HYB-5: pool 12, repeats 0". */
function reasonInWords({ rule, ...facts }: Draft['reasons'][number]): string {
  const words = Object.entries(facts).map(
    ([fact, value]) => `${spaced(fact)} ${typeof value === 'object' ? JSON.stringify(value) : value}`,
  )
  return harmless(words.length > 0 ? `${rule}: ${words.join(', ')}` : rule)
}

/** colourSumBound is "colour sum bound". */
const spaced = (word: string): string => word.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
