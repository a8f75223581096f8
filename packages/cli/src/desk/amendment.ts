/** Correcting and revoking: first what would change, then, if the director confirms exactly that, the change. */
import { type Command, type Consequences, instantOf } from '@arbiter/core'
import { decide, effectsOf, type Tournament } from '@arbiter/core/tournament'
import type { Answer, Call, Options, Reply } from '../command-line/command.ts'
import { orStop, stopDataOf } from '../command-line/refusal.ts'
import { Stop } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import type { TournamentFile } from '../file/tournament-file.ts'
import { consequenceLines } from '../page/consequences.ts'
import { type Paper, paperOf } from '../page/paper.ts'
import { look } from './look.ts'
import { type Circumstances, commandFrom, openForWriting, perform, recorded, type Wish, wished } from './record.ts'
import { message, words } from './words/messages.ts'

export const amendable = {
  confirm: { about: message('cli-desk-option-confirm') },
  preview: { about: message('cli-desk-option-preview-only') },
} as const satisfies Options

type AmendCall = Pick<Call, 'world'> & {
  readonly words: { readonly file: string }
  readonly options: Circumstances & { readonly confirm: boolean; readonly preview: boolean }
}

export function amend(call: AmendCall, wish: Wish): Reply | Promise<Reply> {
  return call.options.preview ? previewed(call, wish) : amended(call, wish)
}

type Amendment = Extract<Command, { do: 'correct' | 'revoke' | 'misplaced' | 'redraw' }>

const amendment = (world: World, wish: Wish, tournament: Tournament, options: Circumstances): Amendment =>
  commandFrom(world, wished(wish, tournament), options) as Amendment

async function previewed({ world, words: typed, options }: AmendCall, wish: Wish): Promise<Answer> {
  const asked = { by: options.by ?? 'director', now: instantOf(world.now()) }
  const tournament = await look(world, typed.file)
  const { consequences } = orStop(effectsOf(tournament, amendment(world, wish, tournament, options), asked))
  return {
    exit: 'done',
    data: { ok: true, preview: consequences },
    page: (paper) => [words('cli-desk-would-change'), ...consequenceLines(consequences, paper)].join('\n'),
  }
}

export function amended({ world, words: typed, options }: AmendCall, wish: Wish): Answer {
  const file = openForWriting(world, typed.file, options)
  try {
    const command = amendment(world, wish, file.tournament, options)
    const voids = orStopped(world, file, command, options)
    const confirmed = voids ? { ...command, confirm: voids.voids.map(({ seq }) => seq) } : command
    const { facts, repeated } = perform(world, file, confirmed, options.by)
    const answer = recorded(file.tournament, typed.file, facts, repeated)
    return voids ? { ...answer, page: (paper) => withVoids(voids, paper, answer) } : answer
  } finally {
    file.close()
  }
}

const withVoids = (voids: Consequences, paper: Paper, answer: Answer): string =>
  [words('cli-desk-changed-too'), ...consequenceLines(voids, paper), answer.page(paper)].join('\n')

/** What must be confirmed, if anything; without `--confirm` it ends here, with the list and what to type. */
function orStopped(world: World, file: TournamentFile, command: Amendment, { by, confirm }: AmendCall['options']) {
  const answer = decide(file.tournament, command, { by: by ?? 'director', now: instantOf(world.now()) })
  if (answer.ok || answer.refusal.code !== 'would-void') return undefined
  const { refusal } = answer
  if (confirm) return refusal.consequences
  const lines = consequenceLines(refusal.consequences, paperOf({ ...world, hasColour: false }))
  const { message: sentence, ...rest } = stopDataOf(refusal)
  throw new Stop('refused', {
    ...rest,
    message: [
      words('cli-desk-takes-more'),
      ...lines,
      words('cli-desk-type-again', { option: { text: '--confirm' } }),
    ].join('\n'),
    sentence,
  })
}
