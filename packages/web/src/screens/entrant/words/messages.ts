/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../../words/words.ts'

interface Messages {
  readonly 'entrant-standing': { readonly standing: 'entered' | 'in' | 'out' | 'withdrawn' | 'champion' | 'played' }
  readonly 'entrant-of': { readonly count: Kinds['count'] }
  readonly 'entrant-list': object
  readonly 'entrant-figure-entered': object
  readonly 'entrant-figure-still-in': object
  readonly 'entrant-figure-withdrew': object
  readonly 'entrant-search': object
  readonly 'entrant-csv': object
  readonly 'entrant-links-open': object
  readonly 'entrant-head-number': object
  readonly 'entrant-head-name': object
  readonly 'entrant-head-club': object
  readonly 'entrant-head-rating': object
  readonly 'entrant-head-average': object
  readonly 'entrant-head-state': object
  readonly 'entrant-head-place': object
  readonly 'entrant-nobody': object
  readonly 'entrant-found': { readonly count: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'entrant-players': { readonly count: Kinds['count'] }
  readonly 'entrant-missing': object
  readonly 'entrant-all': object
  readonly 'entrant-number': { readonly number: Kinds['count']; readonly count: Kinds['count'] }
  readonly 'entrant-rated': { readonly rating: Kinds['count'] }
  readonly 'entrant-captain': { readonly name: Kinds['text'] }
  readonly 'entrant-figure-place': object
  readonly 'entrant-figure-points': object
  readonly 'entrant-figure-next': { readonly round: Kinds['message'] }
  readonly 'entrant-figure-state': object
  readonly 'entrant-follow': object
  readonly 'entrant-games-played': { readonly count: Kinds['count']; readonly won: Kinds['count']; readonly drawn: Kinds['count']; readonly lost: Kinds['count']; readonly byes: Kinds['count'] }
  readonly 'entrant-matches-played': { readonly count: Kinds['count']; readonly won: Kinds['count']; readonly drawn: Kinds['count']; readonly lost: Kinds['count']; readonly byes: Kinds['count'] }
  readonly 'entrant-nothing-played': object
  readonly 'entrant-matches': object
  readonly 'entrant-colours': { readonly white: Kinds['count']; readonly black: Kinds['count'] }
  readonly 'entrant-head-round': object
  readonly 'entrant-head-match': object
  readonly 'entrant-head-colours': object
  readonly 'entrant-head-opponent': object
  readonly 'entrant-head-result': object
  readonly 'entrant-head-ended': object
  readonly 'entrant-bye': object
  readonly 'entrant-why-bye': { readonly round: Kinds['message'] }
  readonly 'entrant-to-play': object
  readonly 'entrant-waits': object
  readonly 'entrant-matches-of': { readonly name: Kinds['text'] }
  readonly 'entrant-fate': { readonly fate: 'won' | 'drawn' | 'lost' }
  readonly 'entrant-nothing-paired': object
  readonly 'entrant-annulled': object
  readonly 'entrant-ahead': object
  readonly 'entrant-ahead-match': { readonly match: Kinds['text']; readonly round: Kinds['message'] }
  readonly 'entrant-ahead-now': object
  readonly 'entrant-ahead-after-win': object
  readonly 'entrant-ahead-open': object
  readonly 'entrant-ahead-odds': object
  readonly 'entrant-in-table': object
  readonly 'entrant-why-rank': object
  readonly 'entrant-why-seed': object
  readonly 'entrant-why-rank-of': { readonly name: Kinds['text'] }
  readonly 'entrant-why-seed-of': { readonly name: Kinds['text'] }
  readonly 'entrant-performance': object
  readonly 'entrant-performance-from': { readonly points: Kinds['points']; readonly games: Kinds['count']; readonly rating: Kinds['count'] }
  readonly 'entrant-performance-how': object
  readonly 'entrant-as-colour': { readonly points: Kinds['points']; readonly games: Kinds['count']; readonly colour: 'white' | 'black' }
  readonly 'entrant-points': object
  readonly 'entrant-points-qualify': { readonly needed: Kinds['points'] }
  readonly 'entrant-points-picture': { readonly points: readonly Kinds['points'][]; readonly needed: Kinds['points'] }
  readonly 'entrant-points-start': object
  readonly 'entrant-team': object
  readonly 'entrant-team-of': { readonly team: Kinds['text'] }
  readonly 'entrant-team-average': { readonly average: Kinds['message'] }
  readonly 'entrant-team-player': object
  readonly 'entrant-team-number': object
  readonly 'entrant-team-masterpoints': object
  readonly 'entrant-team-boards': object
  readonly 'entrant-team-award': object
  readonly 'entrant-team-unknown': object
  readonly 'entrant-team-boards-of': { readonly played: Kinds['count']; readonly boards: Kinds['count'] }
  readonly 'entrant-edit': object
  readonly 'entrant-withdraw': object
  readonly 'entrant-return': object
  readonly 'entrant-withdraw-name': { readonly name: Kinds['text'] }
  readonly 'entrant-returns': { readonly name: Kinds['text'] }
  readonly 'entrant-let-return': { readonly name: Kinds['text'] }
  readonly 'entrant-emergency': object
  readonly 'entrant-link': object
  readonly 'entrant-link-teach': { readonly name: Kinds['text'] }
  readonly 'entrant-link-make': object
  readonly 'entrant-link-again': object
  readonly 'entrant-link-once': object
  readonly 'entrant-link-until': { readonly at: Kinds['text'] }
  readonly 'entrant-link-scan': object
  readonly 'entrant-link-print': object
  readonly 'entrant-link-copy': object
  readonly 'entrant-link-copied': object
  readonly 'entrant-link-not-copied': object
  readonly 'entrant-link-code': { readonly name: Kinds['text'] }
  readonly 'entrant-link-ticket': { readonly name: Kinds['text'] }
  readonly 'entrant-links': object
  readonly 'entrant-links-teach': { readonly count: Kinds['count'] }
  readonly 'entrant-links-make': { readonly count: Kinds['count'] }
  readonly 'entrant-links-made': { readonly done: Kinds['count']; readonly all: Kinds['count'] }
  readonly 'entrant-links-print': object
  readonly 'entrant-links-close': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
