/** What can be wrong with a book, and the one place that puts it into words. */

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

/** A line of a book that cannot be played from. In a polyglot book `line` counts its entries. */
export interface LineProblem {
  readonly line: number
  readonly name?: string
  readonly fault: LineFault
}

export type BookRefusal =
  | { readonly code: 'unreadable-book'; readonly book: string; readonly reason: string }
  | { readonly code: 'not-a-book'; readonly book: string }
  | { readonly code: 'empty-book'; readonly book: string }
  | { readonly code: 'shallow-book'; readonly book: string; readonly plies: number }
  | {
      readonly code: 'bad-lines'
      readonly book: string
      readonly problems: readonly LineProblem[]
      /** Distinct openings that could be played. */
      readonly good: number
    }

export function bookSentence(refusal: BookRefusal): string {
  switch (refusal.code) {
    case 'unreadable-book':
      return `The book ${refusal.book} cannot be read: ${refusal.reason}.`
    case 'not-a-book':
      return `${refusal.book} is not a book we know: give EPD or FEN lines, PGN, or a polyglot book (.bin).`
    case 'empty-book':
      return `The book ${refusal.book} has no opening in it.`
    case 'shallow-book':
      return `No line of the polyglot book ${refusal.book} is ${refusal.plies} plies long. Ask for fewer plies or a smaller share.`
    case 'bad-lines':
      return badLines(refusal)
  }
}

export function problemSentence({ line, name, fault }: LineProblem): string {
  return `Line ${line}${name ? ` (${name})` : ''}: ${faultSentence(fault)}.`
}

const shownAtMost = 3

function badLines({ book, problems, good }: Extract<BookRefusal, { code: 'bad-lines' }>): string {
  const shown = problems.slice(0, shownAtMost).map(problemSentence).join(' ')
  const more = problems.length > shownAtMost ? ` And ${problems.length - shownAtMost} more.` : ''
  const lines = problems.length === 1 ? '1 line' : `${problems.length} lines`
  return `The book ${book} has ${lines} nobody can play from, and ${good} good. ${shown}${more} Mend them, or leave them out (--skip-bad).`
}

function faultSentence(fault: LineFault): string {
  switch (fault.code) {
    case 'not-a-position':
      return `"${fault.text}" is not a position`
    case 'illegal-position':
      return illegal[fault.why]
    case 'unreadable-text':
      return `"${fault.text}" is not a move`
    case 'illegal-move':
      return `the move ${fault.move} (ply ${fault.ply}) is illegal`
    case 'already-over':
      return `the game is already over: ${over[fault.by]}`
    case 'moves-lead-elsewhere':
      return 'its moves lead to another position'
    case 'no-moves':
      return 'it has no moves'
    case 'other-variant':
      return `it is ${fault.variant}, and only chess and Chess960 are played here`
  }
}

const illegal: Readonly<Record<Extract<PositionFault, { code: 'illegal-position' }>['why'], string>> = {
  kings: 'each side must have one king',
  'opposite-check': 'the side that does not move is in check',
  pawns: 'a pawn stands on the first or last rank',
  castling: 'it may castle where king and rook do not stand for it',
  'en-passant': 'no pawn has just passed the en-passant square',
  material: 'no game can have these pieces',
  check: 'no move can have given this check',
}

const over: Readonly<Record<Over, string>> = {
  checkmate: 'checkmate',
  stalemate: 'stalemate',
  'dead-position': 'nobody can mate any more',
  repetition: 'the same position stood for the third time',
  'fifty-moves': 'fifty moves without a capture or a pawn move',
}
