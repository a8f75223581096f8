/** Made from the .ftl files of this folder by `npm run words`. */
import { type Kinds, messageOf, wordsOf } from '../../language/words.ts'

interface Messages {
  readonly 'cmd-apply-about': { readonly command: Kinds['text']; readonly done: Kinds['text']; readonly refused: Kinds['text'] }
  readonly 'cmd-apply-type': object
  readonly 'cmd-backup-about': object
  readonly 'cmd-backup-force': object
  readonly 'cmd-backup-exists': { readonly file: Kinds['text'] }
  readonly 'cmd-backup-written': { readonly file: Kinds['text']; readonly rows: Kinds['message'] }
  readonly 'cmd-backup-try': { readonly command: Kinds['text'] }
  readonly 'cmd-backup-failed': { readonly problem: Kinds['message'] }
  readonly 'cmd-restore-about': object
  readonly 'cmd-restore-check': object
  readonly 'cmd-restore-whole': { readonly file: Kinds['text']; readonly rows: Kinds['message'] }
  readonly 'cmd-restore-done': { readonly database: Kinds['text']; readonly rows: Kinds['message'] }
  readonly 'cmd-restore-sessions': { readonly command: Kinds['text'] }
  readonly 'cmd-doctor-about': object
  readonly 'cmd-doctor-well': object
  readonly 'cmd-doctor-wrong': object
  readonly 'cmd-people-about': object
  readonly 'cmd-people-name': object
  readonly 'cmd-people-role': object
  readonly 'cmd-people-where': object
  readonly 'cmd-people-since': object
  readonly 'cmd-people-site': object
  readonly 'cmd-people-role-name': { readonly role: 'owner' | 'director' | 'scorer' | 'none' }
  readonly 'cmd-people-nobody': object
  readonly 'cmd-bracket-about': object
  readonly 'cmd-bracket-bracket': object
  readonly 'cmd-bracket-none': object
  readonly 'cmd-crosstable-about': object
  readonly 'cmd-crosstable-none': object
  readonly 'cmd-matrix-about': object
  readonly 'cmd-matrix-none': object
  readonly 'cmd-race-about': object
  readonly 'cmd-race-not-yet': object
  readonly 'cmd-race-none': { readonly players: Kinds['count'] }
  readonly 'cmd-log-about': object
  readonly 'cmd-odds-about': object
  readonly 'cmd-odds-suppose': object
  readonly 'cmd-odds-all': object
  readonly 'cmd-show-about': object
  readonly 'cmd-desk-about': object
  readonly 'cmd-show-round': object
  readonly 'cmd-show-match': object
  readonly 'cmd-show-alone': object
  readonly 'cmd-show-no-match': { readonly match: Kinds['text']; readonly last: Kinds['match'] }
  readonly 'cmd-show-no-match-yet': { readonly match: Kinds['text'] }
  readonly 'cmd-table-about': object
  readonly 'cmd-table-round': object
  readonly 'cmd-table-not-yet': object
  readonly 'cmd-table-none': object
  readonly 'cmd-why-about': object
  readonly 'cmd-why-rests-on': object
  readonly 'cmd-formats-about': object
  readonly 'cmd-formats-range': { readonly description: Kinds['text']; readonly least: Kinds['text']; readonly most: Kinds['text'] }
  readonly 'cmd-outline-about': object
  readonly 'cmd-outline-entrants': object
  readonly 'cmd-outline-either': object
  readonly 'cmd-outline-how-many': object
  readonly 'cmd-compare-about': object
  readonly 'cmd-compare-formats': object
  readonly 'cmd-compare-set': object
  readonly 'cmd-simulate-about': object
  readonly 'cmd-simulate-suppose': object
  readonly 'cmd-new-about': object
  readonly 'cmd-new-entrants': { readonly columns: Kinds['message'] }
  readonly 'cmd-new-name': object
  readonly 'cmd-new-set': object
  readonly 'cmd-new-seed': object
  readonly 'cmd-new-at': object
  readonly 'cmd-new-created': { readonly file: Kinds['text'] }
  readonly 'cmd-new-bad-auto-pair': object
  readonly 'cmd-new-bad-seed': object
  readonly 'cmd-new-bad-time': { readonly typed: Kinds['text'] }
  readonly 'cmd-enter-about': { readonly columns: Kinds['message'] }
  readonly 'cmd-enter-rating': object
  readonly 'cmd-enter-max-rating': object
  readonly 'cmd-enter-club': object
  readonly 'cmd-enter-id': object
  readonly 'cmd-enter-joins': object
  readonly 'cmd-enter-entrants': object
  readonly 'cmd-enter-usage': object
  readonly 'cmd-enter-either': object
  readonly 'cmd-enter-list-says': { readonly field: Kinds['text'] }
  readonly 'cmd-enter-joins-one': { readonly count: Kinds['count'] }
  readonly 'cmd-edit-about': object
  readonly 'cmd-edit-name': object
  readonly 'cmd-edit-rating': object
  readonly 'cmd-edit-max-rating': object
  readonly 'cmd-edit-paid': object
  readonly 'cmd-edit-claimed': object
  readonly 'cmd-edit-player': object
  readonly 'cmd-start-about': object
  readonly 'cmd-start-openings': object
  readonly 'cmd-start-plies': object
  readonly 'cmd-start-skip-bad': object
  readonly 'cmd-report-about': object
  readonly 'cmd-score-about': object
  readonly 'cmd-score-file': object
  readonly 'cmd-score-missing': object
  readonly 'cmd-lineup-about': object
  readonly 'cmd-lineup-half': object
  readonly 'cmd-lineup-played': object
  readonly 'cmd-lineup-either': object
  readonly 'cmd-lineup-bad-played': { readonly typed: Kinds['text'] }
  readonly 'cmd-forfeit-about': object
  readonly 'cmd-cancel-about': object
  readonly 'cmd-rule-about': object
  readonly 'cmd-rule-winner': object
  readonly 'cmd-rule-drawn': object
  readonly 'cmd-rule-either': object
  readonly 'cmd-withdraw-about': object
  readonly 'cmd-withdraw-emergency': object
  readonly 'cmd-withdraw-confirm': object
  readonly 'cmd-return-about': object
  readonly 'cmd-draft-about': object
  readonly 'cmd-pair-about': object
  readonly 'cmd-pair-match': object
  readonly 'cmd-pair-lengths-unknown': object
  readonly 'cmd-choose-about': object
  readonly 'cmd-declare-about': object
  readonly 'cmd-remedy-about': object
  readonly 'cmd-remedy-refund': object
  readonly 'cmd-remedy-free-play': object
  readonly 'cmd-post-about': object
  readonly 'cmd-describe-about': object
  readonly 'cmd-describe-date': object
  readonly 'cmd-describe-place': object
  readonly 'cmd-describe-time-control': object
  readonly 'cmd-describe-contact': object
  readonly 'cmd-describe-link': object
  readonly 'cmd-describe-text': object
  readonly 'cmd-describe-logo': object
  readonly 'cmd-describe-what': object
  readonly 'cmd-close-about': object
  readonly 'cmd-correct-about': object
  readonly 'cmd-correct-what': object
  readonly 'cmd-undo-about': object
  readonly 'cmd-redo-about': object
  readonly 'cmd-revoke-about': object
  readonly 'cmd-misplaced-about': object
  readonly 'cmd-misplaced-fault': object
  readonly 'cmd-misplaced-placed': object
  readonly 'cmd-misplaced-to': object
  readonly 'cmd-misplaced-joins': object
  readonly 'cmd-misplaced-national': object
  readonly 'cmd-misplaced-missing': { readonly option: Kinds['text']; readonly values: readonly Kinds['text'][] }
  readonly 'cmd-redraw-about': object
  readonly 'cmd-redraw-enter': object
  readonly 'cmd-redraw-players': object
  readonly 'cmd-redraw-withdraw': object
  readonly 'cmd-export-about': object
  readonly 'cmd-export-to': object
  readonly 'cmd-export-out': object
  readonly 'cmd-export-written': { readonly out: Kinds['text'] }
  readonly 'cmd-export-say': object
  readonly 'cmd-export-say-not': { readonly typed: Kinds['text'] }
  readonly 'cmd-import-about': object
  readonly 'cmd-import-done': { readonly facts: Kinds['count']; readonly file: Kinds['text'] }
  readonly 'cmd-verify-about': object
  readonly 'cmd-verify-well': { readonly file: Kinds['text']; readonly facts: Kinds['count'] }
  readonly 'cmd-verify-found': { readonly file: Kinds['text']; readonly count: Kinds['count'] }
  readonly 'cmd-verify-finding': { readonly rule: Kinds['rule']; readonly what: readonly Kinds['message'][] }
  readonly 'cmd-verify-finding-in': { readonly rule: Kinds['rule']; readonly fact: Kinds['fact']; readonly what: readonly Kinds['message'][] }
  readonly 'cmd-serve-about': object
  readonly 'cmd-cup-run-about': object
  readonly 'cmd-cup-resume-about': object
  readonly 'cmd-cup-demo-about': object
  readonly 'cmd-cup-schema-about': object
  readonly 'cmd-completion-about': object
  readonly 'cmd-completion-unknown': { readonly shell: Kinds['text']; readonly shells: readonly Kinds['text'][] }
  readonly 'cmd-demo-about': object
  readonly 'cmd-demo-format': { readonly formats: readonly Kinds['text'][] }
  readonly 'cmd-demo-fast': object
  readonly 'cmd-demo-none': { readonly format: Kinds['text']; readonly formats: readonly Kinds['text'][] }
  readonly 'cmd-demo-yours': object
  readonly 'cmd-demo-show': object
  readonly 'cmd-demo-help': object
  readonly 'cmd-demo-checkout': object
  readonly 'cmd-demo-file': object
  readonly 'cmd-demo-enter': object
  readonly 'cmd-not-json': { readonly error: Kinds['text'] }
}

export const message = messageOf<Messages>()
export const words = wordsOf<Messages>()
