/** The phases and rounds of a tournament on one line: finished, in play with its share of results, to come. */
import { type Bulletin, type BulletinRound, type BulletinStage, numberOf } from '@arbiter/core/bulletin'
import { textOf } from '../../../words/message-text.ts'
import { words } from '../words/messages.ts'

export interface TrackStep {
  readonly key: string
  readonly state: 'past' | 'cur' | 'next'
  /** For screen readers, if the label is a bare number. */
  readonly full: string
  readonly label: string
  readonly small?: string
  /** Share of its results, 0 to 1. */
  readonly share?: number
}

export const decidedIn = (matches: BulletinRound['matches']): number =>
  matches.filter(({ state }) => state === 'decided').length

export function trackOf({ stages, todo }: Bulletin): TrackStep[] {
  const isDivided = stages.filter(({ bracket }) => bracket !== undefined).length > 1
  return isDivided ? stages.map(stageStep) : stages.flatMap((stage) => stepsOf(stage, todo))
}

function stepsOf(stage: BulletinStage, todo: Bulletin['todo']): TrackStep[] {
  const steps = stage.rounds.map((round) => stepOf(stage, round))
  const draft = todo.find((each) => each.do === 'pair' && each.stage === stage.id)
  if (draft?.do !== 'pair' || draft.round === undefined) return folded(steps, stage)
  const number = draft.round
  const key = `${stage.id} ${number}`
  const isKnown = steps.some((step) => step.key === key)
  const ready: TrackStep = {
    key,
    state: 'next',
    full: words('control-drafted'),
    label: String(number),
    small: words('control-drafted'),
  }
  const all = isKnown
    ? steps.map((step) => (step.key === key ? { ...step, small: words('control-drafted') } : step))
    : [...steps, ready]
  return folded(all, stage)
}

/** The next round is shown, of a longer line also the last. */
function folded(steps: readonly TrackStep[], stage: BulletinStage): TrackStep[] {
  const known = steps.filter(({ state }) => state !== 'next')
  const next = steps.filter(({ state }) => state === 'next')
  const last = next.at(-1)
  const shown =
    next.length > 3 && last
      ? [...next.slice(0, 1), fold(stage, words('control-until', { last: { text: last.full } }))]
      : next
  const isOpen = stage.openEnded === true && (known.at(-1)?.state === 'cur' || next.length > 0)
  return [...known, ...shown, ...(isOpen ? [fold(stage, words('control-open-ended'))] : [])]
}

const fold = ({ id }: BulletinStage, small: string): TrackStep => ({
  key: `${id} more`,
  state: 'next',
  full: words('control-coming'),
  label: '…',
  small,
})

const coming = (stage: BulletinStage, round: BulletinRound): TrackStep => ({
  key: `${stage.id} ${numberOf(round)}`,
  state: 'next',
  full: textOf(round.name),
  label: shortly(round),
})

function stepOf(stage: BulletinStage, round: BulletinRound): TrackStep {
  const { matches } = round
  const decided = decidedIn(matches)
  const step = coming(stage, round)
  if (matches.length > 0 && decided === matches.length) return { ...step, state: 'past' }
  if (!matches.some(({ state }) => state === 'open')) return step
  return {
    ...step,
    state: 'cur',
    label: textOf(round.name),
    small: words('control-results-in', { where: { text: textOf(stage.name) }, decided, all: matches.length }),
    share: decided / matches.length,
  }
}

/** "Phase 6" is "6" if there are many. */
function shortly({ name, phase }: BulletinRound): string {
  const [number] = /\d+$/.exec(textOf(name)) ?? []
  return phase === undefined ? (number ?? textOf(name)) : String(phase)
}

/** Rounds played side by side in several brackets are one step. */
function stageStep(stage: BulletinStage): TrackStep {
  const all = stage.rounds.flatMap(({ matches }) => matches)
  const decided = decidedIn(all)
  const now = stage.rounds.find(({ matches }) => matches.some(({ state }) => state === 'open'))
  const step = { key: stage.id, full: textOf(stage.name), label: textOf(stage.name) }
  if (decided === all.length && all.length > 0) return { ...step, state: 'past', small: words('control-complete') }
  if (!now) return { ...step, state: 'next', small: words('control-coming') }
  const small = words('control-results-in', {
    where: { text: textOf(now.name) },
    decided: decidedIn(now.matches),
    all: now.matches.length,
  })
  return { ...step, state: 'cur', small, share: decided / all.length }
}
