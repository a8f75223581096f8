/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'cli-engines-option-engines': object
  readonly 'cli-engines-option-tc': object
  readonly 'cli-engines-option-games': object
  readonly 'cli-engines-option-sprt': object
  readonly 'cli-engines-option-book': object
  readonly 'cli-engines-option-plies': object
  readonly 'cli-engines-option-skip-bad': object
  readonly 'cli-engines-option-pgn': object
  readonly 'cli-engines-option-transcripts': object
  readonly 'cli-engines-option-concurrency': object
  readonly 'cli-engines-option-force': object
  readonly 'cli-engines-option-draw': object
  readonly 'cli-engines-option-resign': object
  readonly 'cli-engines-option-max-moves': object
  readonly 'cli-engines-about-list': object
  readonly 'cli-engines-about-check': object
  readonly 'cli-engines-about-play': object
  readonly 'cli-engines-col-name': object
  readonly 'cli-engines-col-rating': object
  readonly 'cli-engines-col-limit': object
  readonly 'cli-engines-col-options': object
  readonly 'cli-engines-col-from': object
  readonly 'cli-engines-from': { readonly from: 'file' | 'embedded' | 'found' }
  readonly 'cli-engines-list-about': object
  readonly 'cli-engines-all-fit': { readonly engines: Kinds['count'] }
  readonly 'cli-engines-unfit': { readonly unfit: Kinds['count']; readonly engines: Kinds['count'] }
  readonly 'cli-engines-fit': { readonly fit: 'yes' | 'no' }
  readonly 'cli-engines-last-words': object
  readonly 'cli-engines-match': { readonly first: Kinds['text']; readonly second: Kinds['text']; readonly games: Kinds['count']; readonly openings: Kinds['count']; readonly book: Kinds['text'] }
  readonly 'cli-engines-match-test': { readonly first: Kinds['text']; readonly second: Kinds['text']; readonly games: Kinds['count']; readonly lower: Kinds['number']; readonly upper: Kinds['number']; readonly openings: Kinds['count']; readonly book: Kinds['text'] }
  readonly 'cli-engines-ctrl-c': object
  readonly 'cli-engines-transcript': { readonly file: Kinds['text'] }
  readonly 'cli-engines-second-attempt': object
  readonly 'cli-engines-cannot-write': { readonly file: Kinds['text']; readonly reason: Kinds['text'] }
  readonly 'cli-engines-none': { readonly engine: Kinds['text'] }
  readonly 'cli-engines-bad-tc': { readonly problem: Kinds['message'] }
  readonly 'cli-engines-bad-number': { readonly option: Kinds['text']; readonly typed: Kinds['text'] }
  readonly 'cli-engines-odd-games': { readonly games: Kinds['text'] }
  readonly 'cli-engines-bad-sprt': { readonly problem: Kinds['message'] }
  readonly 'cli-engines-sprt-four': object
  readonly 'cli-engines-bad-shape': { readonly option: Kinds['text']; readonly shape: Kinds['text']; readonly example: Kinds['text']; readonly typed: Kinds['text'] }
  readonly 'cli-engines-too-many-games': { readonly games: Kinds['count'] }
  readonly 'cli-engines-fewer-games': object
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
