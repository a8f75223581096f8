/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf } from '@arbiter/core/messages'

interface Messages {
  readonly 'config-whole': object
  readonly 'config-place': { readonly path: Kinds['text'] }
  readonly 'config-at': { readonly where: Kinds['message']; readonly problem: Kinds['message'] }
  readonly 'config-no-file': { readonly file: Kinds['text'] }
  readonly 'config-file-unreadable': { readonly file: Kinds['text']; readonly reason: Kinds['text'] }
  readonly 'config-not-json': { readonly line: Kinds['count']; readonly column: Kinds['count']; readonly found: Kinds['text'] }
  readonly 'config-json-ends': { readonly line: Kinds['count']; readonly column: Kinds['count'] }
  readonly 'config-unknown': { readonly where: Kinds['message'] }
  readonly 'config-twice': { readonly where: Kinds['message']; readonly other: Kinds['text'] }
  readonly 'config-missing': { readonly where: Kinds['message'] }
  readonly 'config-missing-moves': { readonly where: Kinds['message'] }
  readonly 'config-takes-seed': object
  readonly 'config-takes-duration': object
  readonly 'config-takes-arguments': object
  readonly 'config-takes-engine': { readonly such: Kinds['text'] }
  readonly 'config-takes-time-control': { readonly such: Kinds['text'] }
  readonly 'config-takes-seconds': object
  readonly 'config-takes-flag': object
  readonly 'config-takes-object': { readonly such: Kinds['text'] }
  readonly 'config-takes-positive': object
  readonly 'config-only-cups': object
  readonly 'config-only-uci': object
  readonly 'config-openings-twice': object
  readonly 'config-no-pondering': object
  readonly 'config-no-tablebases': object
  readonly 'config-field': { readonly count: Kinds['count']; readonly sizes: readonly Kinds['count'][] }
  readonly 'config-twins': { readonly engine: Kinds['text'] }
  readonly 'config-no-engine': { readonly engine: Kinds['text'] }
  readonly 'config-not-built-in': { readonly engine: Kinds['text'] }
  readonly 'config-no-program': object
  readonly 'config-path-twice': object
  readonly 'config-not-beside-embedded': object
  readonly 'config-not-beside-limit': object
  readonly 'config-not-on-path': { readonly program: Kinds['text'] }
  readonly 'config-beside': { readonly program: Kinds['text'] }
  readonly 'config-no-time-control': { readonly number: Kinds['count']; readonly known: readonly Kinds['count'][] }
  readonly 'config-colours-differ': { readonly moves: Kinds['count'] }
  readonly 'config-id-taken': { readonly number: Kinds['count'] }
  readonly 'config-one-way': object
  readonly 'config-no-nodes': object
  readonly 'config-no-time': object
  readonly 'config-file-not-folder': { readonly file: Kinds['text'] }
  readonly 'config-page-name': object
  readonly 'config-same-file': { readonly of: 'bracket' | 'page' | 'log' | 'transcripts' }
  readonly 'config-usual-limit': { readonly limit: Kinds['text'] }
  readonly 'config-win-move': object
  readonly 'config-without-effect': { readonly names: readonly Kinds['text'][] }
  readonly 'config-concurrency': { readonly asked: readonly Kinds['count'][]; readonly counts: Kinds['count'] }
  readonly 'config-order': { readonly order: 'lot' | 'book' }
  readonly 'config-about-file': { readonly what: Kinds['message'] }
  readonly 'config-about-duration': { readonly what: Kinds['message'] }
  readonly 'config-about-title': object
  readonly 'config-about-whole': object
  readonly 'config-about-unused': object
  readonly 'config-about-bracket-path': object
  readonly 'config-about-walkover-after': object
  readonly 'config-about-max-crashes': object
  readonly 'config-about-seed': object
  readonly 'config-about-openings-path': object
  readonly 'config-about-openings-ply': object
  readonly 'config-about-random-openings': object
  readonly 'config-about-opening-seed': object
  readonly 'config-about-skip-bad': object
  readonly 'config-about-embedded': object
  readonly 'config-about-path': object
  readonly 'config-about-time-control-id': object
  readonly 'config-about-engine-folder': object
  readonly 'config-about-engine-files': object
  readonly 'config-about-engines': object
  readonly 'config-about-time-id': object
  readonly 'config-about-clock': object
  readonly 'config-about-seconds-a-move': object
  readonly 'config-about-fixed': object
  readonly 'config-about-increment': object
  readonly 'config-about-moves-to-go': object
  readonly 'config-about-move-time': object
  readonly 'config-about-node-limit': object
  readonly 'config-about-nodes': object
  readonly 'config-about-draw-moves': object
  readonly 'config-about-draw-score': object
  readonly 'config-about-draw-from': object
  readonly 'config-about-win-score': object
  readonly 'config-about-win-moves': object
  readonly 'config-about-win-from': object
  readonly 'config-about-both-agree': object
  readonly 'config-about-max-moves': object
  readonly 'config-about-at-once': object
  readonly 'config-about-at-once-older': object
  readonly 'config-about-name': object
  readonly 'config-about-time-control': object
  readonly 'config-about-overhead': object
  readonly 'config-about-hang': object
  readonly 'config-about-startup': object
  readonly 'config-about-pgn-path': object
  readonly 'config-about-pgn-unfinished': object
  readonly 'config-about-transcripts': object
}

export const message = messageOf<Messages>()
