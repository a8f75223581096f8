/** Cards to be cut out: eight on a page, two beside each other, each in the largest print that fits on it. */
import { linesOf } from './fit.ts'
import { page } from './paper.ts'

export interface Card {
  readonly html: string
  /** Lines from the top of the card. */
  readonly lines: readonly Line[]
}

/** A text of a size in ems, with the height it needs. */
interface Line {
  readonly text: string
  readonly ems: number
  readonly height?: number
}

const onAPage = 8
const cardWidth = 94.5
const cardHeight = 64.5
/** In millimetres: edges and gaps between lines. */
const sides = 9
const gaps = 13
const millimetresInPoint = 0.3528
const sizes = [10.5, 10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6, 5.5, 5]

export function cardPages(cards: readonly Card[]): string {
  const pages: string[] = []
  for (let first = 0; first < cards.length; first += onAPage) {
    const own = cards
      .slice(first, first + onAPage)
      .map((card) => `<article style="font-size:${sizeOf(card)}pt">${card.html}</article>`)
    pages.push(page(own.join('\n'), 'cards'))
  }
  return pages.join('\n')
}

const sizeOf = (card: Card): number => sizes.find((size) => heightOf(card, size) <= cardHeight) ?? 5

function heightOf({ lines }: Card, size: number): number {
  const em = size * millimetresInPoint
  const width = (cardWidth - sides) / em
  const heightIn = ({ text, ems, height = ems }: Line) => linesOf(text, width / ems) * height * 1.2 * em
  return gaps + lines.reduce((sum, line) => sum + heightIn(line), 0)
}

/** 189 by 258 mm, without margins between the cards: one cut serves both. Longer text makes its row higher. */
export const cardStyle = `
.page.cards { display: grid; grid-template-columns: repeat(2, ${cardWidth}mm); grid-auto-rows: minmax(${cardHeight}mm, auto); align-content: start; }
.cards article { padding: 3mm 4mm; border: 0.25mm dashed var(--edge); margin: 0 -0.25mm -0.25mm 0; display: flex; flex-direction: column; min-width: 0; line-height: 1.2; break-inside: avoid; }
.cards .top { display: flex; justify-content: space-between; gap: 3mm; font-size: 0.85em; color: var(--print-2); border-bottom: 0.5mm solid var(--print); padding-bottom: 0.6mm; } .top span { min-width: 25%; } .top span:last-child { text-align: right; }
.cards .report { color: var(--print-2); font-size: 0.92em; margin-top: auto; }
`
