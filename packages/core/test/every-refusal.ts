/** One refusal at least of every code; where what it says differs, several. */
import { roundOf } from '../src/chart/rounds/round-name.ts'
import type { EntrantId, MatchId, Seq } from '../src/facts/ids.ts'
import type { Instant } from '../src/facts/instant.ts'
import type { Message } from '../src/message/message.ts'
import type { Consequences, Refusal } from '../src/refusals/refusal.ts'

type Samples = { readonly [Code in Refusal['code']]: readonly Omit<Extract<Refusal, { code: Code }>, 'code'>[] }

const named = (id: string) => ({ entrant: id as EntrantId, name: `somebody called ${id}` })
const [ann, ben, cai] = [named('e1'), named('e2'), named('e3')]
const [match, other] = ['7' as MatchId, 'B9' as MatchId]
const at = '2026-05-01T10:20:00Z' as Instant
const problem: Message = { id: 'name-empty' }
const round = roundOf(4)
const many = Array.from({ length: 8 }, (_, i) => `${i + 1}` as MatchId)
const names = many.map((each) => `Player ${each}`)
const nothing: Consequences = {
  ...{ takes: [], voids: [], redrawn: [], matches: [], seats: [], seeds: [], ranks: [], remarks: [] },
}
const seat = { match, seat: 1, from: { id: 'who-nobody' }, to: { id: 'who-unknown' } }
const voided = { seq: 12 as Seq, says: [{ id: 'fact-closed' }] }

const samples: Samples = {
  'bad-command': [{ problem, field: 'x', suggestion: 'y' }],
  'bad-time': [{ at, last: at }],
  'unknown-format': [{ format: 'legue', known: ['league', 'cup'], suggestion: 'league' }],
  'bad-option': [{ option: 'boards', problem }],
  'wrong-field': [
    { format: 'cup', count: 1, allowed: { sizes: [2, 4] }, rule: 'CUP-4' },
    { format: 'mine', count: 0, allowed: { least: 2 }, rule: 'X-1' },
    { format: 'bridge-knockout', count: 65, allowed: { least: 3, most: 64 }, whom: 'teams', rule: 'BRI-32' },
    {
      ...{ format: 'bridge-knockout', count: 2, allowed: { sizes: [12, 16] }, rule: 'BRI-70' },
      ...({ whom: 'teams', isCompact: true } as const),
    },
  ],
  'bad-name': [{ name: '\u0007\u202E', problem }],
  'bad-log': [{ line: 3, problem }],
  'bad-author': [{ author: 'x'.repeat(300), problem }],
  'id-taken': [{ id: 'a' }],
  'bad-id': [{ id: 'e12', problem }],
  'no-such-entrant': [{ entrant: 'Zoe', suggestion: 'Zoë' }],
  'which-entrant': [{ entrant: 'Ann', candidates: ['Ann #1', 'Ann #2'] }],
  'bad-order': [{ problem }],
  'missing-ratings': [
    { entrants: ['Ann'], which: 'rating', rule: 'DIA-26' },
    { entrants: names, which: 'maxRating', rule: 'DIA-26' },
  ],
  'too-few-openings': [{ has: 1, needs: 7, sum: problem, rule: 'CUP-21b' }],
  'already-started': [{ wish: problem }],
  'not-started': [{}],
  'not-finished': [
    { open: [match] },
    { open: many },
    { open: [] },
    ...(['pair', 'choose', 'declare'] as const).map((each) => ({ open: [], next: { do: each, what: problem } })),
  ],
  finished: [{}],
  closed: [{}],
  'already-withdrawn': [{ entrant: ann }],
  'not-withdrawn': [{ entrant: ann }],
  'results-annulled': [{ entrant: ann }],
  'no-such-match': [
    { match: '99', last: match },
    { match: '99', last: undefined },
  ],
  'already-decided': [
    { match, how: problem },
    { match, how: problem, decidedBy: { cause: 'ruling', fact: 9 as Seq } },
    { match, how: problem, isReported: true, decidedBy: { cause: 'withdrawal', entrant: ann, fact: 9 as Seq } },
    { match, how: problem, decidedBy: { cause: 'nobody-came', from: other } },
    { match, how: problem, decidedBy: { cause: 'nobody-came' } },
  ],
  'players-not-known': [
    { match, waitsFor: [{ id: 'waits-start' }] },
    { match, waitsFor: [] },
  ],
  'round-not-open': [{ match, round, open: [other] }],
  'no-game-now': [
    { match, wanted: 'rule' },
    { match, wanted: 'pair' },
  ],
  'no-such-game': [
    { match, game: 9, next: [1] },
    { match, game: 9, next: [1, 2] },
    { match, game: 9, next: [] },
  ],
  'which-game': [
    { match, next: [1, 2] },
    { match, next: [2], reported: { game: 1, result: '1/2-1/2' } },
    { match, next: [3], reported: { game: 1, result: [35, 12] } },
  ],
  'not-between-these-players': [
    { match, expected: [ann, ben], colours: 'swapped' },
    { match, expected: [ann, ben] },
    { match, expected: [ann, ben], because: problem },
  ],
  'one-of-several': [{ line: 2, match: '7', refusal: { code: 'needs-a-winner', match } }],
  'needs-a-winner': [{ match }],
  'finished-before-paired': [{ match, finishedAt: at, published: at }],
  'not-finished-yet': [{ match, finishedAt: at, at }],
  'mixed-times': [
    { match, round, others: 'with' },
    { match, round, others: 'without' },
  ],
  'too-late-to-enter': [
    { because: problem, rule: 'HYB-28' },
    { because: problem, rule: 'BRI-84', redraw: true },
  ],
  'is-out': [{ entrant: ann, because: problem, rule: 'HYB-28' }],
  'not-reported': [
    { match, how: problem },
    { match, how: problem, decidedBy: { cause: 'wrong-bracket', entrant: ann, fact: 9 as Seq } },
    { match, how: problem, decidedBy: { cause: 'ruling', fact: 9 as Seq } },
  ],
  'nothing-changes': [{ match }],
  'nothing-to-change': [{}],
  'nothing-to-describe': [{}],
  'cannot-change': [{ option: 'finishPairs', problem, rule: 'CUP-23' }],
  'nothing-to-edit': [{ entrant: ann }],
  'rating-fixed': [{ entrant: ann }],
  'nothing-to-pair': [{ waitsFor: many }, { waitsFor: [] }],
  'lengths-missing': [
    { round, games: [{ match, game: 2, white: 'Ann', black: 'Ben' }], rule: 'DIA-20' },
    {
      round,
      games: Array.from({ length: 14 }, () => ({ match, game: 2, white: 'Ann', black: 'Ben' })),
      rule: 'DIA-20',
    },
  ],
  'bad-entry': [{ entrant: 'Reds', field: 'players', value: 3, problem, rule: 'BRI-81' }],
  'missing-masterpoints': [
    { entrants: ['Reds'], neededFor: 'order', rule: 'BRI-33' },
    { entrants: names, neededFor: 'handicap', rule: 'BRI-59' },
  ],
  'bad-brackets': [{ problem, rule: 'BRI-98' }],
  'not-bracketed': [{}],
  'no-such-bracket': [
    { bracket: 'D', brackets: [] },
    { bracket: 'D', brackets: ['A', 'B'] },
  ],
  'no-such-round': [{ round: 9, rounds: 4 }],
  'not-compact': [{}],
  'not-in-this-format': [
    ...['lineup', 'print', 'awards'].map((wish) => ({ wish, format: 'league' })),
    { wish: 'print', format: 'hybrid-knockout' },
    { wish: 'change', format: 'bridge-knockout' },
  ],
  'results-in': [
    { matches: [match], rule: 'BRI-102' },
    { matches: many, rule: 'BRI-102' },
    { matches: [], rule: 'BRI-102' },
  ],
  'cannot-move': [{ entrant: ann, problem, rule: 'BRI-54' }],
  'bad-lineup': [{ match, team: ann, problem, rule: 'BRI-97' }],
  'bad-board': [
    { match, board: 3, problem, rule: 'BRI-96' },
    { match, problem, rule: 'BRI-81' },
  ],
  'already-posted': [{ at }],
  'no-remedy': [{ entrant: ann }],
  'bad-boards': [{ boards: 27, problem, rule: 'BRI-41' }],
  'no-place-for': [{ option: 'playoff', problem, rule: 'BRI-33a' }],
  'wrong-kind-of-result': [
    { match, wanted: 'imps' },
    { match, wanted: 'result' },
  ],
  'which-teams': [{ match, teams: [ann, ben, cai] }],
  'part-reported': [
    { match, teams: [ann, ben] },
    { match, teams: [ann, ben], half: 1 },
    { match, teams: [ann, ben], half: 2 },
  ],
  'which-half': [{ match, teams: [ann, ben] }],
  'no-halves': [{ match }],
  'halves-do-not-add-up': [{ match, whole: [10, 4], known: [12, 0] }],
  'wrong-number-of-winners': [
    { match, named: 1, places: 2 },
    { match, named: 2, places: 1 },
  ],
  'nothing-to-choose': [{ waitsFor: [match] }],
  'choice-awaited': [{ chooser: ann, among: [ben, cai] }],
  'not-to-be-chosen': [{ opponent: ann, among: [ben] }],
  'not-by-hand': [{ problem }],
  'cannot-join': [
    { match: '7', joinable: [other] },
    { match: 'any', joinable: [] },
  ],
  'nothing-to-declare': [{ waitsFor: [match] }],
  'cannot-win': [{ entrant: ann, among: [ben, cai] }],
  'no-such-subject': [{ subject: 'bye Ann', problem }],
  'nothing-to-undo': [{}],
  'nothing-to-redo': [{}],
  'nothing-to-revoke': [{ fact: 9 }],
  'would-void': [
    { consequences: { ...nothing, voids: [voided] } },
    { consequences: { ...nothing, voids: [voided, voided], seats: [seat] } },
    { consequences: { ...nothing, voids: [voided], seats: [seat, seat] } },
  ],
}

export const everyRefusal: readonly Refusal[] = Object.entries(samples).flatMap(([code, all]) =>
  all.map((each) => ({ code, ...each }) as Refusal),
)
