/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'sheet-name': { readonly sheet: 'bracket-sheet' | 'tickets' | 'go-to' | 'rack' | 'recap' | 'recap-so-far' | 'conditions' }
  readonly 'sheet-document': { readonly title: Kinds['text']; readonly sheet: Kinds['message'] }
  readonly 'sheet-of-bracket': { readonly sheet: Kinds['message']; readonly bracket: Kinds['message'] }
  readonly 'sheet-page': { readonly page: Kinds['count']; readonly pages: Kinds['count'] }
  readonly 'sheet-page-of-bracket': { readonly bracket: Kinds['message']; readonly page: Kinds['count']; readonly pages: Kinds['count'] }
  readonly 'sheet-imprint': { readonly at: Kinds['instant'] }
  readonly 'sheet-note': { readonly note: Kinds['text'] }
  readonly 'sheet-all': object
  readonly 'sheet-imps': { readonly imps: Kinds['imps'] }
  readonly 'sheet-received': { readonly imps: Kinds['imps'] }
  readonly 'sheet-carried': { readonly imps: Kinds['imps'] }
  readonly 'sheet-result': { readonly result: Kinds['result'] }
  readonly 'sheet-average': { readonly average: Kinds['number'] }
  readonly 'sheet-quotient': { readonly quotient: Kinds['number'] }
  readonly 'sheet-percent': { readonly percent: Kinds['percent'] }
  readonly 'sheet-teams': { readonly count: Kinds['count'] }
  readonly 'sheet-averages': { readonly high: Kinds['message']; readonly low: Kinds['message'] }
  readonly 'sheet-tables': { readonly tables: Kinds['text'] }
  readonly 'sheet-boards-a-half': { readonly count: Kinds['count'] }
  readonly 'sheet-boards-a-session': { readonly count: Kinds['count'] }
  readonly 'sheet-sessions': { readonly count: Kinds['count'] }
  readonly 'sheet-legend': object
  readonly 'sheet-tick': object
  readonly 'sheet-continued': object
  readonly 'sheet-boards-of-round': { readonly boards: readonly Kinds['count'][] }
  readonly 'sheet-boards-each': { readonly boards: readonly Kinds['count'][] }
  readonly 'sheet-boards-two-advance': { readonly boards: readonly Kinds['count'][] }
  readonly 'sheet-boards-mixed': { readonly boards: readonly Kinds['count'][]; readonly threes: readonly Kinds['count'][] }
  readonly 'sheet-one-advances': object
  readonly 'sheet-for-places': object
  readonly 'sheet-paired': { readonly how: 're-paired' | 'by-hand' | 'chosen' | 'extra-boards' }
  readonly 'sheet-head': { readonly head: 'won' | 'quotient' | 'first' | 'second' | 'score' }
  readonly 'sheet-recap-disqualified': object
  readonly 'sheet-moved-from': { readonly bracket: Kinds['text'] }
  readonly 'sheet-decided': { readonly how: 'quotient' | 'extra-boards' | 'forfeit' | 'walkover' | 'ruling' | 'draw' }
  readonly 'sheet-given': { readonly what: 'carry-over' | 'handicap'; readonly imps: Kinds['imps']; readonly number: Kinds['count'] }
  readonly 'sheet-extra-boards': { readonly between: Kinds['text']; readonly results: readonly Kinds['result'][] }
  readonly 'sheet-matches': { readonly matches: readonly Kinds['match'][] }
  readonly 'sheet-captain': { readonly captain: Kinds['text'] }
  readonly 'sheet-when': { readonly when: 'first-half' | 'second-half' | 'first' | 'then' }
  readonly 'sheet-north-south': object
  readonly 'sheet-east-west': object
  readonly 'sheet-table': object
  readonly 'sheet-east-west-moves': object
  readonly 'sheet-boards-move': { readonly table: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'sheet-against': object
  readonly 'sheet-you-receive': { readonly imps: Kinds['imps'] }
  readonly 'sheet-you-give': { readonly imps: Kinds['imps'] }
  readonly 'sheet-carryover-yours': { readonly imps: Kinds['imps'] }
  readonly 'sheet-carryover-theirs': { readonly imps: Kinds['imps'] }
  readonly 'sheet-boards': { readonly count: Kinds['count'] }
  readonly 'sheet-boards-against-each': { readonly count: Kinds['count'] }
  readonly 'sheet-then-goes': { readonly place: 'winner' | 'loser' }
  readonly 'sheet-loser-goes': object
  readonly 'sheet-told-later': object
  readonly 'sheet-card': object
  readonly 'sheet-card-table': { readonly table: Kinds['text'] }
  readonly 'sheet-card-ticket': { readonly ticket: Kinds['text'] }
  readonly 'sheet-card-goes': { readonly place: 'winner' | 'loser' | 'first' | 'second' }
  readonly 'sheet-card-tables': object
  readonly 'sheet-card-held': object
  readonly 'sheet-rack-head': { readonly head: 'bracket' | 'tables' | 'teams' | 'high' | 'low' }
  readonly 'sheet-rack-averages': object
  readonly 'sheet-recap-part': { readonly part: 'final-ranks' | 'ranks' | 'matches' | 'players' }
  readonly 'sheet-recap-of-bracket': { readonly bracket: Kinds['message']; readonly part: Kinds['message'] }
  readonly 'sheet-recap-head': { readonly head: 'rank' | 'team' | 'number' | 'average' | 'won' | 'qualified' | 'player' | 'award' | 'rule' }
  readonly 'sheet-vacant': object
  readonly 'sheet-from-bracket': { readonly bracket: Kinds['text'] }
  readonly 'sheet-ribbon': object
  readonly 'sheet-recap-standing': { readonly won: Kinds['points']; readonly quotient: Kinds['message'] }
  readonly 'sheet-recap-line': { readonly what: 'imps' | 'carry-over' | 'handicap' | 'extra-boards' }
  readonly 'sheet-recap-to': { readonly imps: Kinds['imps']; readonly number: Kinds['count'] }
  readonly 'sheet-recap-results': { readonly results: readonly Kinds['result'][] }
  readonly 'sheet-recap-halves': { readonly first: Kinds['result']; readonly second: Kinds['result']; readonly all: Kinds['result'] }
  readonly 'sheet-recap-half': { readonly half: 'first' | 'second'; readonly result: Kinds['result']; readonly all: Kinds['result'] }
  readonly 'sheet-recap-beside': object
  readonly 'sheet-incident-kind': { readonly kind: 'forfeit' | 're-pairing' | 'decision' | 'correction' | 'wrong-bracket' | 'remedy' }
  readonly 'sheet-incidents': { readonly kinds: Kinds['message'] }
  readonly 'sheet-incidents-none': { readonly kinds: readonly Kinds['message'][] }
  readonly 'sheet-recap-players': object
  readonly 'sheet-award': { readonly award: 'match' | 'nothing' | 'unknown' | 'in' }
  readonly 'sheet-brackets': { readonly count: Kinds['count'] }
  readonly 'sheet-rounds': { readonly rounds: readonly Kinds['message'][] }
  readonly 'sheet-handicaps': object
  readonly 'sheet-handicaps-head': { readonly head: 'match' | 'team' | 'imps' }
  readonly 'sheet-handicap-of': { readonly receives: Kinds['text']; readonly against: Kinds['text']; readonly boards: Kinds['count'] }
  readonly 'sheet-handicaps-none': object
  readonly 'sheet-override-note': { readonly note: Kinds['text'] }
  readonly 'sheet-posted': { readonly at: Kinds['instant']; readonly by: Kinds['text'] }
  readonly 'sheet-posted-at': object
  readonly 'sheet-posted-by': object
  readonly 'sheet-posted-until': object
}

export const message = messageOf<Messages>()
