/** Drawing again and putting a team right: always shown first, and done with --yes. */
import { type Command, type Consequences, instantOf } from '@arbiter/core'
import { effectsOf, type Tournament } from '@arbiter/core/tournament'
import type { Answer, Call, Options } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { Stop } from '../command-line/stop.ts'
import { consequenceLines } from '../page/consequences.ts'
import { foreseenLines, ticketLines, ticketsIn } from '../page/foreseen.ts'
import { type Paper, paperOf } from '../page/paper.ts'
import { amended } from './amendment.ts'
import { type Foreseen, foresee } from './foresight.ts'
import { look } from './look.ts'
import { type Circumstances, commandFrom, type Wish, wished } from './record.ts'
import { message, words } from './words/messages.ts'

export const weighed = {
  yes: { about: message('cli-desk-option-yes') },
  preview: { about: message('cli-desk-option-preview-weighed') },
} as const satisfies Options

type WeighCall = Pick<Call, 'world'> & {
  readonly words: { readonly file: string }
  readonly options: Circumstances & { readonly yes: boolean; readonly preview: boolean }
}

export async function weigh(call: WeighCall, wish: Wish): Promise<Answer> {
  const { world, options } = call
  if (options.yes && !options.preview) return amended({ ...call, options: { ...options, confirm: true } }, wish)
  const told = weighedBy(call, wish, await look(world, call.words.file))
  if (options.preview) return { exit: 'done', data: { ok: true, preview: told.data }, page: told.page }
  const page = told.page(paperOf({ ...world, hasColour: false }))
  throw new Stop('refused', {
    code: 'unconfirmed',
    message: [page, words('cli-desk-type-again', { option: { text: '--yes' } })].join('\n'),
    preview: told.data,
  })
}

type Amendment = Extract<Command, { do: 'misplaced' | 'redraw' }>

function weighedBy({ world, options }: WeighCall, wish: Wish, tournament: Tournament) {
  const command = commandFrom(world, wished(wish, tournament), options) as Amendment
  const asked = { by: options.by ?? 'director', now: instantOf(world.now()) }
  const { consequences } = orStop(effectsOf(tournament, command, asked))
  const foreseen = foresee(world, tournament, { ...command, confirm: true }, options.by)
  return {
    data: { ...consequences, facts: foreseen.facts, tickets: ticketsIn(foreseen) },
    page: (paper: Paper) => weighedPage(command.do, foreseen, consequences, paper),
  }
}

/** A new draw is told by its tickets, everything else by who moves and whose rank changes. */
function weighedPage(what: Amendment['do'], foreseen: Foreseen, consequences: Consequences, paper: Paper): string {
  const { voids, redrawn } = consequences
  const nothing = { takes: [], matches: [], seats: [], seeds: [], ranks: [], remarks: [] }
  const moves = what === 'redraw' ? { voids, redrawn, ...nothing } : consequences
  const hasMoves = Object.values(moves).some(({ length }) => length > 0)
  return [
    words('cli-desk-would-happen'),
    ...foreseenLines(foreseen, paper),
    ...(hasMoves ? [words('cli-desk-would-also'), ...consequenceLines(moves, paper)] : []),
    ...ticketLines(foreseen, paper),
  ].join('\n')
}
