/** Problems of books, and their words. */
import type { Message } from '@arbiter/core/messages'
import { message } from './words/messages.ts'

export type PositionFault =
  | { readonly code: 'not-a-position'; readonly text: string }
  | {
      readonly code: 'illegal-position'
      readonly why: 'kings' | 'opposite-check' | 'pawns' | 'castling' | 'en-passant' | 'material' | 'check'
    }

export type MoveFault =
  | { readonly code: 'unreadable-text'; readonly text: string }
  | { readonly code: 'illegal-move'; readonly move: string; readonly ply: number }

export type Over = 'checkmate' | 'stalemate' | 'dead-position' | 'repetition' | 'fifty-moves'

export type LineFault =
  | PositionFault
  | MoveFault
  | { readonly code: 'already-over'; readonly by: Over }
  | { readonly code: 'moves-lead-elsewhere' }
  | { readonly code: 'no-moves' }
  | { readonly code: 'other-variant'; readonly variant: string }

/** An unplayable line of a book. In a polyglot book `line` counts entries. */
export interface LineProblem {
  readonly line: number
  readonly name?: string
  readonly fault: LineFault
}

export type BookRefusal =
  | { readonly code: 'unreadable-book'; readonly book: string; readonly reason: string }
  | { readonly code: 'packed-book'; readonly book: string }
  | { readonly code: 'not-a-book'; readonly book: string }
  | { readonly code: 'empty-book'; readonly book: string }
  | { readonly code: 'shallow-book'; readonly book: string; readonly plies: number }
  | {
      readonly code: 'bad-lines'
      readonly book: string
      readonly problems: readonly LineProblem[]
      /** Distinct playable openings. */
      readonly good: number
    }

/** @param skipping how to ask for bad lines to be left out, if that is possible */
export function bookSays(refusal: BookRefusal, skipping?: string): readonly Message[] {
  const book = { text: refusal.book }
  switch (refusal.code) {
    case 'unreadable-book':
      return [message('opening-book-unreadable', { book, reason: { text: refusal.reason } })]
    case 'packed-book':
      return [message('opening-book-unpacked', { book })]
    case 'not-a-book':
      return [message('opening-book-unknown', { book })]
    case 'empty-book':
      return [message('opening-book-empty', { book })]
    case 'shallow-book':
      return [message('opening-book-shallow', { book, plies: refusal.plies })]
    case 'bad-lines':
      return badLines(refusal, skipping)
    default:
      return refusal satisfies never
  }
}

const shownAtMost = 3

type BadLines = Extract<BookRefusal, { code: 'bad-lines' }>

function badLines({ book, problems, good }: BadLines, skipping: string | undefined): Message[] {
  const more = problems.length - shownAtMost
  return [
    message('opening-book-bad-lines', { book: { text: book }, bad: problems.length, good }),
    ...problems.slice(0, shownAtMost).map(lineSays),
    ...(more > 0 ? [message('opening-book-more', { more })] : []),
    ...(skipping === undefined ? [] : [message('opening-book-mend', { option: { text: skipping } })]),
  ]
}

function lineSays({ line, name, fault }: LineProblem): Message {
  const details = { line, fault: lineFaultSays(fault) }
  return name ? message('opening-line-named', { ...details, name: { text: name } }) : message('opening-line', details)
}

function lineFaultSays(fault: LineFault): Message {
  switch (fault.code) {
    case 'not-a-position':
      return message('opening-not-a-position', { given: { text: fault.text } })
    case 'illegal-position':
      return message('opening-illegal-position', { why: fault.why })
    case 'unreadable-text':
      return message('opening-unreadable-move', { given: { text: fault.text } })
    case 'illegal-move':
      return message('opening-illegal-move', { move: { text: fault.move }, ply: fault.ply })
    case 'already-over':
      return message('opening-already-over', { by: fault.by })
    case 'moves-lead-elsewhere':
      return message('opening-elsewhere')
    case 'no-moves':
      return message('opening-no-moves')
    case 'other-variant':
      return message('opening-other-variant', { variant: { text: fault.variant } })
    default:
      return fault satisfies never
  }
}
