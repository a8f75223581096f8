/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'table-tab': { readonly tournament: Kinds['text'] }
  readonly 'table-which': object
  readonly 'table-bracket': { readonly bracket: Kinds['text'] }
  readonly 'table-csv': object
  readonly 'table-export': object
  readonly 'table-print': object
  readonly 'table-not-started': object
  readonly 'table-to-entrants': object
  readonly 'table-no-knockout': object
  readonly 'table-of': { readonly count: Kinds['count'] }
  readonly 'table-figure-phase': object
  readonly 'table-figure-decided': object
  readonly 'table-figure-places': object
  readonly 'table-figure-still-in': object
  readonly 'table-time': object
  readonly 'table-slider': object
  readonly 'table-now': object
  readonly 'table-fact-back': object
  readonly 'table-fact-on': object
  readonly 'table-play': object
  readonly 'table-pause': object
  readonly 'table-back-to-now': object
  readonly 'table-fact': { readonly fact: Kinds['text']; readonly at: Kinds['text'] }
  readonly 'table-since': { readonly count: Kinds['count'] }
  readonly 'table-form': object
  readonly 'table-why-rank': { readonly name: Kinds['text']; readonly place: Kinds['text'] }
  readonly 'table-why-tie': { readonly above: Kinds['text']; readonly name: Kinds['text'] }
  readonly 'table-tie': object
  readonly 'table-meanings': object
  readonly 'table-course': object
  readonly 'table-course-aside': object
  readonly 'table-course-line': { readonly name: Kinds['text']; readonly ranks: Kinds['text'] }
  readonly 'table-race-seeds': object
  readonly 'table-race-in-order': object
  readonly 'table-race-reached': { readonly points: Kinds['points']; readonly at: Kinds['text'] }
  readonly 'table-race-reached-in': { readonly points: Kinds['points']; readonly phase: Kinds['count']; readonly at: Kinds['text'] }
  readonly 'table-race-open': object
  readonly 'table-race-can-arrive': object
  readonly 'table-race-nobody-can': object
  readonly 'table-race-all-taken': object
  readonly 'table-race-all-left': { readonly places: Kinds['count'] }
  readonly 'table-race-left': { readonly left: Kinds['count']; readonly places: Kinds['count'] }
  readonly 'table-race-why-seed': { readonly name: Kinds['text']; readonly seed: Kinds['count'] }
  readonly 'table-why-place': { readonly name: Kinds['text'] }
  readonly 'table-race-playoff': object
  readonly 'table-averages': { readonly low: Kinds['message']; readonly high: Kinds['message'] }
  readonly 'table-still-in': { readonly teams: readonly Kinds['text'][]; readonly count: Kinds['count'] }
  readonly 'table-ledger': object
  readonly 'table-ledger-aside': object
  readonly 'table-ledger-match': object
  readonly 'table-ledger-teams': object
  readonly 'table-ledger-imps': object
  readonly 'table-ledger-carryover': object
  readonly 'table-ledger-handicap': object
  readonly 'table-ledger-score': object
  readonly 'table-ledger-to-play': object
  readonly 'table-ledger-gets': { readonly imps: Kinds['text']; readonly team: Kinds['text'] }
  readonly 'table-ledger-none': object
  readonly 'table-ledger-why-handicap': { readonly match: Kinds['text'] }
  readonly 'table-ledger-why-advance': { readonly match: Kinds['text'] }
  readonly 'table-ledger-through': object
  readonly 'table-match': { readonly match: Kinds['text'] }
  readonly 'table-awards': object
  readonly 'table-awards-aside': object
  readonly 'table-awards-player': object
  readonly 'table-awards-gets': object
  readonly 'table-awards-players': { readonly count: Kinds['count'] }
  readonly 'table-awards-players-in': { readonly count: Kinds['count'] }
  readonly 'table-awards-of': { readonly played: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'table-awards-of-unknown': { readonly boards: Kinds['count'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
