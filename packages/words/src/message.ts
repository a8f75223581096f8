/**
 * Something said, as data: an id and its arguments. What makes messages (core, server, engines) has its own, typed ones
 * that are generated from its `.ftl` files; here they are what they have in common.
 */
export interface Message {
  readonly id: string
  readonly [argument: string]: Argument
}

/** A number is a count, a string one of the choices the message declares; everything else says its kind. */
export type Argument = string | number | Value | Message | readonly Argument[]

/** One key each, so that a value in JSON says what it is to somebody who has never seen our words. */
export type Value =
  | { readonly entrant: string; readonly name?: string }
  | { readonly match: string }
  | { readonly fact: number }
  | { readonly rule: string }
  | { readonly result: string | readonly [number, number] }
  | { readonly points: number }
  | { readonly imps: number }
  | { readonly number: number }
  | { readonly percent: number }
  | { readonly money: number; readonly currency?: string }
  | { readonly clock: number }
  | { readonly instant: string; readonly to?: 'second' | 'millisecond' }
  | { readonly time: string; readonly to?: 'second' | 'millisecond' }
  | { readonly days: string; readonly until?: string }
  | { readonly text: string }

export const isMessage = (argument: Argument): argument is Message =>
  typeof argument === 'object' && !Array.isArray(argument) && 'id' in argument
