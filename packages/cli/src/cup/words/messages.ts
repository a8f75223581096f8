/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'cli-cup-option-new': object
  readonly 'cli-cup-option-concurrency': object
  readonly 'cli-cup-option-force': object
  readonly 'cli-cup-option-change': object
  readonly 'cli-cup-option-force-book': object
  readonly 'cli-cup-option-rebuild': object
  readonly 'cli-cup-option-book': object
  readonly 'cli-cup-option-no-wait': object
  readonly 'cli-cup-opening': { readonly name: Kinds['text']; readonly engines: Kinds['count'] }
  readonly 'cli-cup-web-page': { readonly file: Kinds['text'] }
  readonly 'cli-cup-ctrl-c': object
  readonly 'cli-cup-file': { readonly what: 'bracket' | 'page' | 'games' | 'log' }
  readonly 'cli-cup-try': { readonly command: Kinds['text'] }
  readonly 'cli-cup-stopped': object
  readonly 'cli-cup-waits': object
  readonly 'cli-cup-declare': object
  readonly 'cli-cup-continue': { readonly command: Kinds['text'] }
  readonly 'cli-cup-page-failed': object
  readonly 'cli-cup-broken-off': { readonly match: Kinds['text']; readonly game: Kinds['count']; readonly why: 'interrupted' | 'void' | 'no-start' }
  readonly 'cli-cup-disk-again': object
  readonly 'cli-cup-still-level': { readonly match: Kinds['text']; readonly pairs: Kinds['count'] }
  readonly 'cli-cup-nobody-won': { readonly match: Kinds['text'] }
  readonly 'cli-cup-won': { readonly winner: Kinds['text']; readonly match: Kinds['text'] }
  readonly 'cli-cup-won-by': { readonly winner: Kinds['text']; readonly match: Kinds['text']; readonly how: Kinds['message'] }
  readonly 'cli-cup-won-by-seed': { readonly winner: Kinds['text']; readonly match: Kinds['text']; readonly pairs: Kinds['count'] }
  readonly 'cli-cup-remark': { readonly what: readonly Kinds['message'][]; readonly rule: Kinds['rule'] }
  readonly 'cli-cup-moved-aside': { readonly files: readonly Kinds['text'][] }
  readonly 'cli-cup-pgn-other': { readonly file: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'cli-cup-pgn-behind': { readonly file: Kinds['text'] }
  readonly 'cli-cup-pgn-unfit': { readonly games: Kinds['count']; readonly file: Kinds['text']; readonly problem: Kinds['message'] }
  readonly 'cli-cup-pgn-more': { readonly games: Kinds['count']; readonly file: Kinds['text'] }
  readonly 'cli-cup-bracket-missing': { readonly file: Kinds['text'] }
  readonly 'cli-cup-bracket-unreadable': { readonly file: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'cli-cup-bracket-differs': { readonly file: Kinds['text']; readonly log: Kinds['text'] }
  readonly 'cli-cup-bracket-differs-kept': { readonly file: Kinds['text']; readonly log: Kinds['text']; readonly to: Kinds['text'] }
  readonly 'cli-cup-log-made': { readonly source: Kinds['text'] }
  readonly 'cli-cup-log-missing': { readonly log: Kinds['text'] }
  readonly 'cli-cup-log-damaged': { readonly log: Kinds['text'] }
  readonly 'cli-cup-log-cut-off': { readonly log: Kinds['text'] }
  readonly 'cli-cup-log-behind': { readonly log: Kinds['text']; readonly bracket: Kinds['text']; readonly missing: readonly Kinds['message'][] }
  readonly 'cli-cup-log-moved': { readonly to: Kinds['text'] }
  readonly 'cli-cup-more': { readonly count: Kinds['count'] }
  readonly 'cli-cup-not-in-a-pgn': object
  readonly 'cli-cup-changed': object
  readonly 'cli-cup-changed-from': { readonly round: Kinds['count'] }
  readonly 'cli-cup-difference': { readonly path: Kinds['text']; readonly was: Kinds['message']; readonly now: Kinds['message'] }
  readonly 'cli-cup-openings-kept': object
  readonly 'cli-cup-exists': { readonly bracket: Kinds['text'] }
  readonly 'cli-cup-is-bracket': { readonly bracket: Kinds['text'] }
  readonly 'cli-cup-is-log': { readonly file: Kinds['text'] }
  readonly 'cli-cup-bracket-unusable': { readonly file: Kinds['text']; readonly problem: Kinds['message'] }
  readonly 'cli-cup-bad-engines': object
  readonly 'cli-cup-try-one': { readonly command: Kinds['text'] }
  readonly 'cli-cup-bad-config': { readonly file: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'cli-cup-unreadable': { readonly file: Kinds['text'] }
  readonly 'cli-cup-nothing-left': object
  readonly 'cli-cup-left-as-is': object
  readonly 'cli-cup-or-rebuild': object
  readonly 'cli-cup-pgn-left': { readonly file: Kinds['text'] }
  readonly 'cli-cup-pgn-left-count': { readonly file: Kinds['text']; readonly games: Kinds['count'] }
  readonly 'cli-cup-no-files-left': object
  readonly 'cli-cup-nothing-to-resume': { readonly bracket: Kinds['text'] }
  readonly 'cli-cup-begin-it': object
  readonly 'cli-cup-two-cups': { readonly bracket: Kinds['text']; readonly log: Kinds['text'] }
  readonly 'cli-cup-only-in-bracket': { readonly what: readonly Kinds['message'][] }
  readonly 'cli-cup-only-in-log': { readonly what: readonly Kinds['message'][] }
  readonly 'cli-cup-move-one': object
  readonly 'cli-cup-cannot-import': { readonly source: Kinds['text'] }
  readonly 'cli-cup-other-seed': { readonly before: Kinds['text']; readonly now: Kinds['text'] }
  readonly 'cli-cup-other-engines': object
  readonly 'cli-cup-put-engines-back': object
  readonly 'cli-cup-config-changed': object
  readonly 'cli-cup-put-config-back': object
  readonly 'cli-cup-other-book': { readonly before: Kinds['text']; readonly count: Kinds['count']; readonly hash: Kinds['text']; readonly now: Kinds['text']; readonly openings: Kinds['count']; readonly other: Kinds['text'] }
  readonly 'cli-cup-put-book-back': object
  readonly 'cli-cup-round-begun': object
  readonly 'cli-cup-no-round-left': object
  readonly 'cli-cup-put-program-back': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
