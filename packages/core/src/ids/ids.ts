/** The names of things, and moments: a match id never passes for an entrant id. */
import type * as z from 'zod/mini'

/** The place of a fact in its log, counted from 1. */
export type Seq = number & z.core.$brand<'Seq'>
export type EntrantId = string & z.core.$brand<'EntrantId'>
export type MatchId = string & z.core.$brand<'MatchId'>
export type StageId = string & z.core.$brand<'StageId'>
/** One command, one key: a retry with the same key counts once. */
export type CommandKey = string & z.core.$brand<'CommandKey'>
/** An entrant by its place in the list of entries, counted from 0; or one of UNKNOWN and NOBODY. */
export type Who = number & z.core.$brand<'Who'>
/** A moment in time, in UTC: 2026-05-01T14:02:10Z. */
export type Instant = string & z.core.$brand<'Instant'>

/** A number of one kind: numbers of other kinds do not pass for it. A plain number does, so nothing is cast where one is counted. */
type NumberOf<Name extends string> = number & { readonly [z.core.$brand]?: { readonly [Kind in Name]: true } }
/** A seat of a match, counted from 0. */
export type SeatIndex = NumberOf<'SeatIndex'>
/** A number in the order of a draw, counted from 1. */
export type Seed = NumberOf<'Seed'>
/** A place in a final order, counted from 1. */
export type Place = NumberOf<'Place'>
