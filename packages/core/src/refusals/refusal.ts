/** The answer to a command that is not allowed: a code for programs and the details a person needs. */
import type { MatchId, Seq } from '../facts/ids.ts'
import type { Instant } from '../facts/instant.ts'
import type { Numbers, Result } from '../facts/result.ts'
import type { GameLabel, Kinds, Message, Statement } from '../message/message.ts'

/** An entrant by id, with the displayed name. */
type EntrantName = Kinds['entrant']

/** A fact by its seq, with its sentences. */
interface FactSentences {
  readonly seq: Seq
  readonly says: readonly Message[]
}

/** What a correction or revocation would change, shown before it is done. */
export interface Consequences {
  /** Facts that are taken back, and their corrections. */
  readonly takes: readonly FactSentences[]
  /** Facts that would become void; these must be confirmed. */
  readonly voids: readonly FactSentences[]
  /** Published pairings and seeds without results, which are drawn again. */
  readonly redrawn: readonly Seq[]
  /** Other matches whose players or results would change. */
  readonly matches: readonly {
    readonly match: MatchId
    readonly between: readonly Message[]
    readonly from: Message
    readonly to: Message
  }[]
  /** Seats that would go to another entrant. */
  readonly seats: readonly {
    readonly match: MatchId
    readonly seat: number
    readonly from: Message
    readonly to: Message
  }[]
  readonly seeds: readonly {
    readonly stage: string
    readonly seed: number
    readonly from: Message
    readonly to: Message
  }[]
  /** Places such as "1" or "3–4"; "–" without a place. */
  readonly ranks: readonly { readonly entrant: EntrantName; readonly from: string; readonly to: string }[]
  /** For the director to know afterwards, such as publications that stand although the results would give others. */
  readonly remarks: readonly (Statement & { readonly rule: string })[]
}

/** What decided a match without play: a fact that can be revoked, or an earlier match nobody advanced from. */
export type DecidedBy =
  | { readonly cause: 'withdrawal' | 'wrong-bracket'; readonly entrant: EntrantName; readonly fact: Seq }
  | { readonly cause: 'ruling'; readonly fact: Seq }
  | { readonly cause: 'nobody-came'; readonly from?: MatchId }

/** The allowed numbers of entrants: a range, or a list. */
export type FieldSizes = { readonly least: number; readonly most?: number } | { readonly sizes: readonly number[] }

/**
 * Fields hold data, never fragments of a sentence. Explanations (`problem`, `because`, `wish`, `how`, `sum`) are whole
 * sentences, as messages.
 */
export type Refusal =
  | {
      readonly code: 'bad-command'
      readonly problem: Message
      readonly field?: string
      readonly suggestion?: string | undefined
    }
  | { readonly code: 'bad-time'; readonly at: Instant; readonly last: Instant }
  | {
      readonly code: 'unknown-format'
      readonly format: string
      readonly known: readonly string[]
      readonly suggestion?: string | undefined
    }
  | {
      readonly code: 'bad-option'
      readonly option: string
      readonly problem: Message
      readonly suggestion?: string | undefined
    }
  | {
      readonly code: 'wrong-field'
      readonly format: string
      readonly count: number
      readonly allowed: FieldSizes
      /** If the entrants are not players. */
      readonly whom?: 'teams'
      /** True for the compact form of a format. */
      readonly isCompact?: true
      readonly rule: string
    }
  | { readonly code: 'bad-log'; readonly line: number; readonly problem: Message }
  | { readonly code: 'bad-name'; readonly name: string; readonly problem: Message }
  | { readonly code: 'bad-author'; readonly author: string; readonly problem: Message }
  | { readonly code: 'id-taken'; readonly id: string }
  | { readonly code: 'bad-id'; readonly id: string; readonly problem: Message }
  | { readonly code: 'no-such-entrant'; readonly entrant: string; readonly suggestion?: string | undefined }
  | { readonly code: 'which-entrant'; readonly entrant: string; readonly candidates: readonly string[] }
  | { readonly code: 'bad-order'; readonly problem: Message }
  | {
      readonly code: 'missing-ratings'
      readonly entrants: readonly string[]
      readonly which: 'rating' | 'maxRating'
      readonly rule: string
    }
  | {
      readonly code: 'too-few-openings'
      readonly has: number
      readonly needs: number
      /** The needs of each stage: "Final 1 × 3 make 3." */
      readonly sum: Message
      readonly rule: string
    }
  | { readonly code: 'already-started'; readonly wish: Message }
  | { readonly code: 'not-started' }
  | {
      readonly code: 'not-finished'
      readonly open: readonly MatchId[]
      /** What to do first, if no match is open. */
      readonly next?: { readonly do: 'pair' | 'choose' | 'declare'; readonly what: Message }
    }
  | { readonly code: 'finished' }
  | { readonly code: 'closed' }
  | { readonly code: 'already-withdrawn'; readonly entrant: EntrantName }
  | { readonly code: 'not-withdrawn'; readonly entrant: EntrantName }
  | { readonly code: 'results-annulled'; readonly entrant: EntrantName }
  | { readonly code: 'no-such-match'; readonly match: string; readonly last: MatchId | undefined }
  | {
      readonly code: 'already-decided'
      readonly match: MatchId
      readonly how: Message
      readonly decidedBy?: DecidedBy
      /** True if the match has a reported game that can be corrected. */
      readonly isReported?: true
    }
  | { readonly code: 'players-not-known'; readonly match: MatchId; readonly waitsFor: readonly Message[] }
  | {
      readonly code: 'round-not-open'
      readonly match: MatchId
      readonly round: Message
      readonly open: readonly MatchId[]
    }
  | { readonly code: 'no-game-now'; readonly match: MatchId; readonly wanted: 'rule' | 'pair' }
  | { readonly code: 'no-such-game'; readonly match: MatchId; readonly game: number; readonly next: readonly number[] }
  | {
      readonly code: 'which-game'
      readonly match: MatchId
      readonly next: readonly number[]
      /** The latest reported game, which the command may be about. */
      readonly reported?: { readonly game: number; readonly result: Result | Numbers }
    }
  | {
      readonly code: 'not-between-these-players'
      readonly match: MatchId
      readonly expected: readonly EntrantName[]
      /** Where the named player is instead. */
      readonly because?: Message
      /** The players are right, the colours swapped. */
      readonly colours?: 'swapped'
    }
  | {
      readonly code: 'one-of-several'
      /** Counted from 1. */
      readonly line: number
      readonly match: string
      /** Why that one may not be recorded. */
      readonly refusal: Refusal
    }
  | { readonly code: 'needs-a-winner'; readonly match: MatchId }
  | {
      readonly code: 'finished-before-paired'
      readonly match: MatchId
      readonly finishedAt: Instant
      readonly published: Instant
    }
  | {
      readonly code: 'not-finished-yet'
      readonly match: MatchId
      readonly finishedAt: Instant
      /** The time of the report. */
      readonly at: Instant
    }
  | {
      readonly code: 'mixed-times'
      readonly match: MatchId
      readonly round: Message
      /** Whether the other reports of this round have finish times. */
      readonly others: 'with' | 'without'
    }
  | {
      readonly code: 'too-late-to-enter'
      readonly because: Message
      readonly rule: string
      /** No result is in yet, so a new draw can include the newcomer. */
      readonly redraw?: true
    }
  | { readonly code: 'is-out'; readonly entrant: EntrantName; readonly because: Message; readonly rule: string }
  | { readonly code: 'not-reported'; readonly match: MatchId; readonly how: Message; readonly decidedBy?: DecidedBy }
  | { readonly code: 'nothing-changes'; readonly match: MatchId }
  | { readonly code: 'nothing-to-change' }
  | { readonly code: 'nothing-to-describe' }
  | { readonly code: 'cannot-change'; readonly option: string; readonly problem: Message; readonly rule: string }
  | { readonly code: 'nothing-to-edit'; readonly entrant: EntrantName }
  | { readonly code: 'rating-fixed'; readonly entrant: EntrantName }
  | { readonly code: 'nothing-to-pair'; readonly waitsFor: readonly MatchId[] }
  | {
      readonly code: 'lengths-missing'
      /** The round that the lengths may make unnecessary. */
      readonly round: Message
      readonly games: readonly GameLabel[]
      readonly rule: string
    }
  | {
      readonly code: 'bad-entry'
      readonly entrant: string
      readonly field: string
      readonly value: string | number
      readonly problem: Message
      readonly rule: string
    }
  | {
      readonly code: 'missing-masterpoints'
      readonly entrants: readonly string[]
      /** `order`: a given order will do instead; `handicap`: there is no way without. */
      readonly neededFor: 'order' | 'handicap'
      readonly rule: string
    }
  | { readonly code: 'bad-brackets'; readonly problem: Message; readonly rule: string }
  | { readonly code: 'not-bracketed' }
  | { readonly code: 'no-such-bracket'; readonly bracket: string; readonly brackets: readonly string[] }
  | { readonly code: 'no-such-round'; readonly round: number; readonly rounds: number }
  | { readonly code: 'not-compact' }
  | {
      readonly code: 'not-in-this-format'
      /** A command or a view. */
      readonly wish: string
      readonly format: string
    }
  | { readonly code: 'results-in'; readonly matches: readonly MatchId[]; readonly rule: string }
  | { readonly code: 'cannot-move'; readonly entrant: EntrantName; readonly problem: Message; readonly rule: string }
  | {
      readonly code: 'bad-lineup'
      readonly match: MatchId
      readonly team: EntrantName
      readonly problem: Message
      readonly rule: string
    }
  | {
      readonly code: 'bad-board'
      readonly match: MatchId
      readonly board?: number
      readonly problem: Message
      readonly rule: string
    }
  | { readonly code: 'already-posted'; readonly at: Instant }
  | { readonly code: 'no-remedy'; readonly entrant: EntrantName }
  | { readonly code: 'bad-boards'; readonly boards: number; readonly problem: Message; readonly rule: string }
  | { readonly code: 'no-place-for'; readonly option: string; readonly problem: Message; readonly rule: string }
  | { readonly code: 'wrong-kind-of-result'; readonly match: MatchId; readonly wanted: 'imps' | 'result' }
  | { readonly code: 'which-teams'; readonly match: MatchId; readonly teams: readonly EntrantName[] }
  | {
      readonly code: 'part-reported'
      readonly match: MatchId
      readonly teams: readonly EntrantName[]
      readonly half?: 1 | 2
    }
  | { readonly code: 'which-half'; readonly match: MatchId; readonly teams: readonly EntrantName[] }
  | { readonly code: 'no-halves'; readonly match: MatchId }
  | {
      readonly code: 'halves-do-not-add-up'
      readonly match: MatchId
      readonly whole: readonly number[]
      readonly known: readonly number[]
    }
  | {
      readonly code: 'wrong-number-of-winners'
      readonly match: MatchId
      readonly named: number
      readonly places: number
    }
  | { readonly code: 'nothing-to-choose'; readonly waitsFor: readonly MatchId[] }
  | { readonly code: 'choice-awaited'; readonly chooser: EntrantName; readonly among: readonly EntrantName[] }
  | { readonly code: 'not-to-be-chosen'; readonly opponent: EntrantName; readonly among: readonly EntrantName[] }
  | { readonly code: 'not-by-hand'; readonly problem: Message }
  | { readonly code: 'cannot-join'; readonly match: string; readonly joinable: readonly MatchId[] }
  | { readonly code: 'nothing-to-declare'; readonly waitsFor: readonly MatchId[] }
  | { readonly code: 'cannot-win'; readonly entrant: EntrantName; readonly among: readonly EntrantName[] }
  | { readonly code: 'no-such-subject'; readonly subject: string; readonly problem: Message }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'nothing-to-redo' }
  | { readonly code: 'nothing-to-revoke'; readonly fact: number }
  | { readonly code: 'would-void'; readonly consequences: Consequences }

/** Refusals that keep a tournament from starting, or its next round from being published. */
export type StartRefusal = Extract<
  Refusal,
  {
    code:
      | 'bad-option'
      | 'wrong-field'
      | 'bad-boards'
      | 'no-place-for'
      | 'bad-brackets'
      | 'missing-ratings'
      | 'missing-masterpoints'
      | 'lengths-missing'
  }
>
