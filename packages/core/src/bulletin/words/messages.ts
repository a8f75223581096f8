/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '../../message/message.ts'

interface Messages {
  readonly 'todo-start': { readonly count: Kinds['count'] }
  readonly 'todo-close': object
  readonly 'todo-declare': { readonly who: readonly Kinds['entrant'][] }
  readonly 'todo-seeds': { readonly stage: Kinds['message'] }
  readonly 'todo-pair': { readonly round: Kinds['message'] }
  readonly 'todo-choose': { readonly who: Kinds['entrant']; readonly among: readonly Kinds['entrant'][] }
  readonly 'todo-report': { readonly round: Kinds['message']; readonly match: Kinds['match']; readonly white: Kinds['entrant']; readonly black: Kinds['entrant'] }
  readonly 'todo-report-game': { readonly round: Kinds['message']; readonly match: Kinds['match']; readonly white: Kinds['entrant']; readonly black: Kinds['entrant']; readonly conditions: Kinds['message'] }
  readonly 'todo-boards': { readonly round: Kinds['message']; readonly match: Kinds['match']; readonly first: Kinds['entrant']; readonly second: Kinds['entrant']; readonly boards: Kinds['message'] }
  readonly 'todo-rule': { readonly round: Kinds['message']; readonly match: Kinds['match']; readonly who: readonly Kinds['entrant'][] }
  readonly 'conditions-step': { readonly step: Kinds['message']; readonly conditions: Kinds['message'] }
  readonly 'conditions-and': { readonly first: Kinds['message']; readonly second: Kinds['message'] }
  readonly 'conditions-sudden-death': { readonly attempt: Kinds['count'] }
  readonly 'conditions-sudden-death-brief': { readonly attempt: Kinds['count'] }
  readonly 'conditions-armageddon': object
  readonly 'conditions-tiebreak': object
  readonly 'conditions-extra-boards': object
  readonly 'conditions-draw-for-black': object
  readonly 'conditions-black-share': { readonly share: Kinds['percent'] }
  readonly 'conditions-pair': { readonly pair: Kinds['count'] }
  readonly 'conditions-pair-opening': { readonly pair: Kinds['count']; readonly opening: Kinds['count'] }
  readonly 'conditions-chess960': { readonly number: Kinds['text']; readonly rank: Kinds['text'] }
  readonly 'conditions-clocks': { readonly white: Kinds['message']; readonly black: Kinds['message'] }
  readonly 'conditions-clocks-brief': { readonly white: Kinds['message']; readonly black: Kinds['message'] }
  readonly 'conditions-clock-plus': { readonly first: Kinds['message']; readonly second: Kinds['message'] }
  readonly 'conditions-a-move': { readonly time: Kinds['message'] }
  readonly 'conditions-after-40': { readonly time: Kinds['message'] }
  readonly 'conditions-seconds': { readonly seconds: Kinds['number'] }
  readonly 'conditions-minutes': { readonly minutes: Kinds['count'] }
  readonly 'conditions-minutes-seconds': { readonly time: Kinds['text'] }
  readonly 'race-in': { readonly seed: Kinds['count'] }
  readonly 'race-has-points': object
  readonly 'race-reached': { readonly what: Kinds['message']; readonly phase: Kinds['count']; readonly time: Kinds['message'] }
  readonly 'race-bye': object
  readonly 'race-enough': { readonly with: 'draw' | 'win'; readonly who: Kinds['text'] }
  readonly 'race-makes': { readonly with: 'draw' | 'win'; readonly who: Kinds['text']; readonly points: Kinds['points'] }
  readonly 'race-plays': { readonly who: Kinds['text'] }
  readonly 'race-plays-off': object
  readonly 'race-plays-off-against': { readonly who: Kinds['text'] }
  readonly 'race-out': object
  readonly 'race-lost-playoff': object
  readonly 'race-seeds-stand': object
  readonly 'race-fewer-matches': { readonly who: Kinds['text'] }
  readonly 'race-more-points': { readonly who: Kinds['text'] }
  readonly 'race-too-late': object
  readonly 'race-withdrew': object
  readonly 'matrix-score': { readonly who: Kinds['text']; readonly points: Kinds['points']; readonly games: Kinds['count']; readonly opponent: Kinds['text']; readonly round: Kinds['message'] }
  readonly 'matrix-meeting': { readonly who: Kinds['text']; readonly opponent: Kinds['text']; readonly round: Kinds['message'] }
  readonly 'matrix-and': { readonly first: Kinds['message']; readonly second: Kinds['message'] }
  readonly 'matrix-without-play': { readonly count: Kinds['count'] }
  readonly 'matrix-to-play': { readonly count: Kinds['count'] }
  readonly 'matrix-not-played': { readonly count: Kinds['count'] }
  readonly 'matrix-lost': { readonly lost: Kinds['points']; readonly many: 'one' | 'several' }
  readonly 'matrix-going-out': object
  readonly 'matrix-level': object
  readonly 'matrix-out': { readonly round: Kinds['count'] }
  readonly 'matrix-won': object
  readonly 'matrix-withdrawn': object
  readonly 'matrix-round': { readonly round: Kinds['message']; readonly pattern: 'neighbours' | 'pair' | 'ring' | 'thirds' }
  readonly 'boards-whole': { readonly count: Kinds['count'] }
  readonly 'boards-half': { readonly half: 'first' | 'second'; readonly count: Kinds['count'] }
  readonly 'boards-extra': { readonly count: Kinds['count'] }
  readonly 'boards-halves': { readonly first: Kinds['result']; readonly second: Kinds['result'] }
  readonly 'boards-one-half': { readonly half: 'first' | 'second'; readonly result: Kinds['result'] }
  readonly 'ticket-two': { readonly winner: Kinds['text']; readonly loser: Kinds['text'] }
  readonly 'ticket-three': { readonly first: Kinds['text']; readonly second: Kinds['text']; readonly loser: Kinds['text'] }
  readonly 'ticket-from': { readonly place: 'winner' | 'loser' | 'first' | 'second'; readonly match: Kinds['match'] }
  readonly 'figure-yes': object
  readonly 'figure-time': { readonly time: Kinds['time'] }
  readonly 'figure-day-time': { readonly at: Kinds['instant'] }
  readonly 'figure-text': { readonly text: Kinds['text'] }
  readonly 'figure-points': { readonly points: Kinds['points'] }
  readonly 'event-on': { readonly days: Kinds['days'] }
  readonly 'figure-whole': { readonly whole: Kinds['count'] }
  readonly 'figure-money': { readonly money: Kinds['money'] }
  readonly 'figure-average': { readonly average: Kinds['number'] }
  readonly 'remark-more': { readonly count: Kinds['count'] }
  readonly 'game-ending': { readonly ending: 'checkmate' | 'stalemate' | 'repetition' | 'fifty-moves' | 'dead-position' | 'bare-king' | 'adjudicated-draw' | 'adjudicated-win' | 'maximum-length' | 'time' | 'illegal-move' | 'crash' | 'stall' | 'garbage' | 'no-start' | 'interrupted' | 'void' | 'forfeit' }
  readonly 'game-ending-other': { readonly ending: Kinds['text'] }
}

export const message = messageOf<Messages>()
