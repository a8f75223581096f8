/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'line-tagline': object
  readonly 'line-usage': { readonly usage: Kinds['text'] }
  readonly 'line-usage-options': { readonly usage: Kinds['text'] }
  readonly 'line-usages': { readonly command: Kinds['text']; readonly help: Kinds['text'] }
  readonly 'line-new-here': { readonly command: Kinds['text'] }
  readonly 'line-heading-exits': object
  readonly 'line-heading-environment': object
  readonly 'line-heading-words': object
  readonly 'line-heading-options': object
  readonly 'line-heading-examples': { readonly count: Kinds['count'] }
  readonly 'line-option-json': object
  readonly 'line-option-language': object
  readonly 'line-option-help': object
  readonly 'line-group-start': object
  readonly 'line-group-set-up': object
  readonly 'line-group-play': object
  readonly 'line-group-look': object
  readonly 'line-group-put-right': object
  readonly 'line-group-files': object
  readonly 'line-group-bridge': object
  readonly 'line-group-diagonal': object
  readonly 'line-group-cup': object
  readonly 'line-group-engines': object
  readonly 'line-group-server': object
  readonly 'line-group-branches': object
  readonly 'line-summary-demo': object
  readonly 'line-summary-serve': object
  readonly 'line-summary-formats': object
  readonly 'line-summary-outline': object
  readonly 'line-summary-compare': object
  readonly 'line-summary-simulate': object
  readonly 'line-summary-new': object
  readonly 'line-summary-enter': object
  readonly 'line-summary-describe': object
  readonly 'line-summary-edit': object
  readonly 'line-summary-start': object
  readonly 'line-summary-post': object
  readonly 'line-summary-lineup': object
  readonly 'line-summary-report': object
  readonly 'line-summary-score': object
  readonly 'line-summary-forfeit': object
  readonly 'line-summary-cancel': object
  readonly 'line-summary-rule': object
  readonly 'line-summary-withdraw': object
  readonly 'line-summary-return': object
  readonly 'line-summary-draft': object
  readonly 'line-summary-pair': object
  readonly 'line-summary-choose': object
  readonly 'line-summary-declare': object
  readonly 'line-summary-remedy': object
  readonly 'line-summary-close': object
  readonly 'line-summary-show': object
  readonly 'line-summary-table': object
  readonly 'line-summary-odds': object
  readonly 'line-summary-race': object
  readonly 'line-summary-bracket': object
  readonly 'line-summary-crosstable': object
  readonly 'line-summary-matrix': object
  readonly 'line-summary-log': object
  readonly 'line-summary-why': object
  readonly 'line-summary-desk': object
  readonly 'line-summary-correct': object
  readonly 'line-summary-undo': object
  readonly 'line-summary-redo': object
  readonly 'line-summary-revoke': object
  readonly 'line-summary-misplaced': object
  readonly 'line-summary-redraw': object
  readonly 'line-summary-cup-run': object
  readonly 'line-summary-cup-resume': object
  readonly 'line-summary-cup-demo': object
  readonly 'line-summary-cup-schema': object
  readonly 'line-summary-engines-list': object
  readonly 'line-summary-engines-check': object
  readonly 'line-summary-engines-play': object
  readonly 'line-summary-bridge-handicap': object
  readonly 'line-summary-bridge-handicap-table': object
  readonly 'line-summary-bridge-imps': object
  readonly 'line-summary-bridge-contract': object
  readonly 'line-summary-bridge-award': object
  readonly 'line-summary-bridge-awards': object
  readonly 'line-summary-bridge-meter': object
  readonly 'line-summary-bridge-print': object
  readonly 'line-summary-verify': object
  readonly 'line-summary-export': object
  readonly 'line-summary-import': object
  readonly 'line-summary-apply': object
  readonly 'line-summary-completion': object
  readonly 'line-summary-backup': object
  readonly 'line-summary-restore': object
  readonly 'line-summary-doctor': object
  readonly 'line-summary-people': object
  readonly 'line-exit-done': object
  readonly 'line-exit-refused': object
  readonly 'line-exit-misused': object
  readonly 'line-exit-failed': object
  readonly 'line-exit-unfinished': object
  readonly 'line-env-columns': object
  readonly 'line-env-file': object
  readonly 'line-env-no-color': object
  readonly 'line-env-term': object
  readonly 'line-env-language': object
  readonly 'line-env-lc-all': object
  readonly 'line-env-lc-messages': object
  readonly 'line-env-lang': object
  readonly 'line-env-path': object
  readonly 'line-env-database': object
  readonly 'line-env-password': object
  readonly 'line-word-board': object
  readonly 'line-word-config': object
  readonly 'line-word-config-resume': object
  readonly 'line-word-contract': object
  readonly 'line-word-points': object
  readonly 'line-word-file': object
  readonly 'line-word-format': object
  readonly 'line-word-match': object
  readonly 'line-word-n': object
  readonly 'line-word-name': object
  readonly 'line-word-opponent': object
  readonly 'line-word-players': object
  readonly 'line-word-result': object
  readonly 'line-word-seq': object
  readonly 'line-word-shell': object
  readonly 'line-word-sheet': object
  readonly 'line-word-source': object
  readonly 'line-word-subject': object
  readonly 'line-word-team': object
  readonly 'line-word-who': object
  readonly 'line-word-backup-written': object
  readonly 'line-word-backup-read': object
  readonly 'line-word-file-created': object
  readonly 'line-word-name-new': object
  readonly 'line-word-name-absent': object
  readonly 'line-word-name-winner': object
  readonly 'line-word-name-champion': object
  readonly 'line-word-name-engine': object
  readonly 'line-no-command': { readonly command: Kinds['text'] }
  readonly 'line-old-spelling': { readonly old: Kinds['text']; readonly new: Kinds['text'] }
  readonly 'line-no-option': { readonly command: Kinds['text']; readonly option: Kinds['text'] }
  readonly 'line-did-you-mean': { readonly meant: Kinds['text'] }
  readonly 'line-see': { readonly command: Kinds['text'] }
  readonly 'line-no-language': { readonly language: Kinds['text']; readonly languages: readonly Kinds['text'][] }
  readonly 'line-language-missing': { readonly languages: readonly Kinds['text'][] }
  readonly 'line-switch': { readonly option: Kinds['text'] }
  readonly 'line-needs-value': { readonly option: Kinds['text']; readonly usage: Kinds['text'] }
  readonly 'line-word-missing': { readonly command: Kinds['text']; readonly word: Kinds['text'] }
  readonly 'line-word-is': { readonly word: Kinds['text']; readonly meaning: Kinds['message'] }
  readonly 'line-which-file': { readonly files: readonly Kinds['text'][]; readonly variable: Kinds['text'] }
  readonly 'line-mistyped-file': { readonly word: Kinds['text']; readonly file: Kinds['text']; readonly command: Kinds['text'] }
  readonly 'line-word-extra': { readonly command: Kinds['text']; readonly word: Kinds['text'] }
  readonly 'line-fault': { readonly problem: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
