/** `--suppose`: what if? A result as `report` takes it, or who beats whom wherever they meet from now on. */

import { instantOf, type Result, refuse } from '@arbiter/core'
import { nearest } from '@arbiter/core/issues'
import type { ModelSpec } from '@arbiter/core/simulate'
import { act, parseCommand, type Tournament } from '@arbiter/core/tournament'
import { parse } from '../command-line/parsing.ts'
import { orStop } from '../command-line/refusal.ts'
import { wordsOfLine } from '../command-line/shell-words.ts'
import { misused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { gameOptions, lineFrom } from '../desk/input/game.ts'
import { asText } from '../page/text-width.ts'
import { message } from './words/messages.ts'

/** How all games to come between two of them end. */
export type Meeting = NonNullable<Extract<ModelSpec, { kind: 'elo' }>['suppose']>[number]

/** Whose games are supposed to end how. */
export function meetingsFrom(texts: readonly string[], tournament: Tournament): Meeting[] {
  return texts.map((text) => {
    const meeting = meetingIn(text, tournament)
    if (!meeting) throw misused(message('sim-bad-meeting', { typed: asText(text) }))
    return meeting
  })
}

/** The tournament as it would stand with the results that are supposed, and the meetings that are left to the model. */
export interface Supposition {
  readonly tournament: Tournament
  readonly meetings: readonly Meeting[]
}

/** On a copy, by the rules that hold for a real report; nothing of it is recorded. */
export async function imaginedFrom(texts: readonly string[], real: Tournament, world: World): Promise<Supposition> {
  const tournament = real.asOf(real.log.length)
  const meetings: Meeting[] = []
  for (const text of texts) {
    const meeting = meetingIn(text, tournament)
    if (meeting) meetings.push(meeting)
    else await reportOn(tournament, text, world)
  }
  return { tournament, meetings }
}

// --- results ---------------------------------------------------------------------------------------

const reported = { name: 'report', words: { match: 'MATCH', result: 'RESULT…?' }, options: gameOptions } as const

/** The words and options are those of `arbiter report FILE`. */
async function reportOn(tournament: Tournament, text: string, world: World): Promise<void> {
  const typed = wordsOfLine(text)
  if (typed.length < 2) throw misused(message('sim-bad-supposition', { typed: asText(text) }))
  const { words, options } = await parse(reported, typed)
  const fields = lineFrom({ words, options, world } as Parameters<typeof lineFrom>[0])(tournament)
  const now = instantOf(Math.max(world.now(), Date.parse(tournament.last.at)))
  orStop(act(tournament, orStop(parseCommand(fields)).command, { by: 'odds', now }))
}

// --- meetings --------------------------------------------------------------------------------------

const verbs = [
  [/\s+beats?\s+/gi, 'first'],
  [/\s+loses? to\s+/gi, 'second'],
  [/\s+draws? with\s+/gi, 'draw'],
] as const

/** A name may have a verb in it itself, so the sentence is cut where names of this tournament come out. */
function meetingIn(text: string, tournament: Tournament): Meeting | undefined {
  const meetings = verbs.flatMap(([verb, result]) =>
    [...text.matchAll(verb)].map(({ index, 0: { length } }) => {
      const [first, second] = [text.slice(0, index), text.slice(index + length)]
      return { first: whoIs(first, tournament), second: whoIs(second, tournament), result }
    }),
  )
  const [meeting] = [...meetings.filter(({ first, second }) => first.ok && second.ok), ...meetings]
  if (!meeting) return undefined
  const [first, second] = [orStop(meeting.first).id, orStop(meeting.second).id]
  if (first === second) throw misused(message('sim-suppose-self', { typed: asText(text) }))
  return { first, second, result: meeting.result } as Meeting
}

/** Somebody by name, by number in the list or by id; several or none is a refusal. */
function whoIs(text: string, { chart }: Tournament): Result<{ readonly id: Meeting['first'] }> {
  const asked = text.trim().toLowerCase()
  const meant = chart.field.entrants
    .map(({ id, name }, i) => ({ id, name, numbered: `${name} #${i + 1}`, number: `#${i + 1}` }))
    .filter(({ id, name, numbered, number }) =>
      [id, name, numbered, number].some((known) => known.toLowerCase() === asked),
    )
  const [one, ...others] = meant
  if (one && others.length === 0) return { ok: true, id: one.id }
  const entrant = text.trim()
  if (one) return refuse({ code: 'which-entrant', entrant, candidates: meant.map(({ numbered }) => numbered) })
  const names = chart.field.entrants.map(({ name }) => name)
  return refuse({ code: 'no-such-entrant', entrant, suggestion: nearest(entrant, names) })
}
