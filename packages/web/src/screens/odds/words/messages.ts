/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'odds-title': object
  readonly 'odds-over': object
  readonly 'odds-tab': { readonly tournament: Kinds['text'] }
  readonly 'odds-played-on': object
  readonly 'odds-runs': object
  readonly 'odds-margin': object
  readonly 'odds-to-go': object
  readonly 'odds-chance-of': object
  readonly 'odds-follow': object
  readonly 'odds-nobody': object
  readonly 'odds-computed': { readonly seconds: Kinds['text'] }
  readonly 'odds-computing': object
  readonly 'odds-sharpening': object
  readonly 'odds-now': object
  readonly 'odds-supposed': object
  readonly 'odds-since': object
  readonly 'odds-than': object
  readonly 'odds-certain': object
  readonly 'odds-how': object
  readonly 'odds-basis': object
  readonly 'odds-come': object
  readonly 'odds-games': object
  readonly 'odds-rounds': object
  readonly 'odds-hours': object
  readonly 'odds-entrants': object
  readonly 'odds-waiting': object
  readonly 'odds-aim': { readonly aim: 'title' | 'final' | 'semi' | 'quarter' | 'qualifies' }
  readonly 'odds-top': { readonly places: Kinds['count'] }
  readonly 'odds-rating': object
  readonly 'odds-average': object
  readonly 'odds-entrant': object
  readonly 'odds-bracket': object
  readonly 'odds-plus-minus': object
  readonly 'odds-change': object
  readonly 'odds-place': object
  readonly 'odds-all': { readonly count: Kinds['count'] }
  readonly 'odds-sure': object
  readonly 'odds-not-known': object
  readonly 'odds-course': { readonly aim: Kinds['text'] }
  readonly 'odds-following': object
  readonly 'odds-width': object
  readonly 'odds-start': object
  readonly 'odds-axis-now': object
  readonly 'odds-under': { readonly from: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'odds-filling': { readonly left: Kinds['count'] }
  readonly 'odds-read': object
  readonly 'odds-at-start': object
  readonly 'odds-after': { readonly match: Kinds['text']; readonly at: Kinds['text'] }
  readonly 'odds-at-now': object
  readonly 'odds-moment': object
  readonly 'odds-table': object
  readonly 'odds-what-if': object
  readonly 'odds-nothing': object
  readonly 'odds-beats': { readonly winner: Kinds['text']; readonly loser: Kinds['text'] }
  readonly 'odds-compare': object
  readonly 'odds-formats': object
  readonly 'odds-field': object
  readonly 'odds-these': { readonly count: Kinds['count'] }
  readonly 'odds-players': { readonly count: Kinds['count'] }
  readonly 'odds-teams': { readonly count: Kinds['count'] }
  readonly 'odds-compare-do': object
  readonly 'odds-cancel': object
  readonly 'odds-comparing': { readonly done: Kinds['percent'] }
  readonly 'odds-compare-about': object
  readonly 'odds-compare-nobody': object
  readonly 'odds-for-teams': object
  readonly 'odds-by-ratings': object
  readonly 'odds-rated': { readonly count: Kinds['count']; readonly best: Kinds['count']; readonly last: Kinds['count'] }
  readonly 'odds-unrated': { readonly count: Kinds['count'] }
  readonly 'odds-some': { readonly count: Kinds['count']; readonly best: Kinds['count']; readonly last: Kinds['count']; readonly without: Kinds['count'] }
  readonly 'odds-format': object
  readonly 'odds-this': object
  readonly 'odds-best': object
  readonly 'odds-order': object
  readonly 'odds-compare-games': object
  readonly 'odds-length': object
  readonly 'odds-compare-runs': { readonly runs: Kinds['text'] }
  readonly 'odds-refused': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
