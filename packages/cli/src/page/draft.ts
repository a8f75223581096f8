/** A pairing, an order of seeds or an opening before anybody is told, with the reasons. */
import { type Draft, impsShown, listed } from '@arbiter/core'
import { typed } from '../desk/shell.ts'
import type { Paper } from './paper.ts'
import { wrapped } from './prose.ts'
import { positionLines } from './round.ts'
import { seatName } from './seat.ts'
import { type Column, table } from './table.ts'
import { teamIn } from './teams.ts'
import { harmless } from './text-width.ts'

export function draftPage(drafted: Draft, file: string, paper: Paper): string {
  return [...linesOf(drafted, paper), `Next: publish it with ${paper.ink(typed('pair', file))}`].join('\n')
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
  const called = name === undefined ? '' : ` (${harmless(name)})`
  return [
    paper.strong(`Match ${match}, pair ${pair}: opening ${opening}${called}, a draft`),
    `  ${position}${reused ? ', used before' : ''}`,
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
    return imps === 0
      ? []
      : [`${between[to]} receives ${impsShown(imps)} IMPs from ${between[1 - to]} in ${boards} boards.`]
  })
  const isTeams = matches.some(({ seats }) => seats.length > 2 || seats.some(({ number }) => number !== undefined))
  const rows = matches.map(({ match = '', seats }) => {
    const [white = '', ...others] = seats.map(isTeams ? teamIn : seatName)
    return { cells: [match, white, isTeams ? 'v' : '–', others.join(' v ')] }
  })
  return [
    paper.strong(`${name}, a draft`),
    ...positionLines(drafted, paper),
    ...table(paper, pairColumns, rows, '  '),
    ...(byes.length > 0 ? [wrapped(`  Bye: ${listed(byes.map(seatName))}`, paper.width, '    ')] : []),
    ...handicaps.map((each) => wrapped(`  ${harmless(each)}`, paper.width, '    ')),
    ...reasons.map((reason) => paper.pencil(wrapped(`  ${reasonInWords(reason)}`, paper.width, '    '))),
  ]
}

const seedColumns: readonly Column[] = [
  { heading: 'Seed', align: 'right' },
  { heading: 'Name', least: 8 },
  { heading: 'Why', least: 8 },
]

function seedsDraft({ order, starts, reasons, stage }: Extract<Draft, { what: 'seeds' }>, paper: Paper): string[] {
  const rows = order.map((name, i) => ({
    cells: [String(i + 1), harmless(name ?? 'nobody'), reasons[i] ? reasonInWords(reasons[i]) : ''],
  }))
  const positions = starts
    ? [wrapped(`  Chess960 of the rounds: no. ${listed(starts.map(String))}`, paper.width, '    ')]
    : []
  return [paper.strong(`Seeds of the ${stage}, a draft`), ...table(paper, seedColumns, rows, '  '), ...positions]
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
