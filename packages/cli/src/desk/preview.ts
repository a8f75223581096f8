/** Commands that move people or results: what they would change, without doing it, and what they have changed. */
import { type Command, type Consequences, instantOf } from '@arbiter/core'
import { effectsOf, type Tournament } from '@arbiter/core/tournament'
import type { Answer, Call, Options } from '../command-line/command.ts'
import { Stop } from '../command-line/stop.ts'
import { consequenceLines } from '../page/consequences.ts'
import { foreseenLines, ticketLines, ticketsIn } from '../page/foreseen.ts'
import { paperOf } from '../page/paper.ts'
import { foresee } from './foresight.ts'
import { look } from './look.ts'
import { type Circumstances, commandFrom, record, type Wish, wished } from './record.ts'
import { message, words } from './words/messages.ts'

export const previewable = {
  preview: { about: message('cli-desk-option-preview') },
} as const satisfies Options

type PreviewCall = Pick<Call, 'world'> & {
  readonly words: { readonly file: string }
  readonly options: Circumstances & { readonly preview: boolean; readonly confirm?: boolean }
}

export const recordOrPreview = (call: PreviewCall, wish: Wish): Answer | Promise<Answer> =>
  call.options.preview ? previewed(call, wish) : recordWithEffects(call, wish)

/** Does it, and says what it has changed beside what was asked for. */
function recordWithEffects(call: EffectsCall, wish: Wish): Answer {
  let effects: Consequences | undefined
  const answer = record(call, (tournament) => {
    const fields = wished(wish, tournament)
    effects = effectsIn(call, tournament, commandFrom(call.world, fields, call.options))
    if (effects && !call.options.confirm) stopBeforeAnnulling(call, effects)
    return fields
  })
  if (!effects || !changesAnything(effects)) return answer
  const found = effects
  return {
    ...answer,
    page: (paper) => [answer.page(paper), words('cli-desk-changed-too'), ...consequenceLines(found, paper)].join('\n'),
  }
}

type EffectsCall = Pick<Call, 'world'> & {
  readonly words: { readonly file: string }
  readonly options: Circumstances & { readonly confirm?: boolean }
}

/** As with a correction: results that were played do not fall before the director has seen which. */
function stopBeforeAnnulling({ world }: EffectsCall, effects: Consequences): void {
  const annulled = effects.matches.filter(({ from, to }) => to.id === 'stands-annulled' && from.id !== 'stands-to-play')
  if (annulled.length === 0) return
  throw new Stop('refused', {
    code: 'unconfirmed',
    message: [
      words('cli-desk-results-fall'),
      ...consequenceLines(effects, paperOf({ ...world, hasColour: false })),
      words('cli-desk-type-again', { option: { text: '--confirm' } }),
    ].join('\n'),
    preview: effects,
  })
}

/** Nothing where it is refused: the command itself says why. */
function effectsIn(
  { world, options }: EffectsCall,
  tournament: Tournament,
  command: Command,
): Consequences | undefined {
  const asked = { by: options.by ?? 'director', now: instantOf(world.now()) }
  const effects = tournament.chart.started ? effectsOf(tournament, command, asked) : undefined
  return effects?.ok ? effects.consequences : undefined
}

const changesAnything = (effects: Consequences): boolean => Object.values(effects).some(({ length }) => length > 0)

async function previewed(call: PreviewCall, wish: Wish): Promise<Answer> {
  const { world, options } = call
  const tournament = await look(world, call.words.file)
  const command = commandFrom(world, wished(wish, tournament), options)
  const foreseen = foresee(world, tournament, command, options.by)
  const effects = effectsIn(call, tournament, command)
  return {
    exit: 'done',
    data: { ok: true, preview: { ...effects, facts: foreseen.facts, tickets: ticketsIn(foreseen) } },
    page: (paper) =>
      [
        words('cli-desk-would-happen'),
        ...foreseenLines(foreseen, paper),
        ...(effects && changesAnything(effects)
          ? [words('cli-desk-would-also'), ...consequenceLines(effects, paper)]
          : []),
        ...ticketLines(foreseen, paper),
      ].join('\n'),
  }
}
