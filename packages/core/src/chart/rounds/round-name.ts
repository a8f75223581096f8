/** The names of rounds and stages. */
import type { Message } from '../../message/message.ts'
import { message } from '../words/messages.ts'

/** Named by the number of entrants left, as several matches or as one (CUP-5, HYB-29). */
export function roundOf(left: number, many: 'one' | 'several' = 'several'): Message {
  if (left === 2) return message('round-final')
  if (left === 4) return message('round-semifinals', { many })
  if (left === 8) return message('round-quarterfinals', { many })
  return message('round-of', { count: left })
}

export const numberedRound = (number: number): Message => message('round-number', { number })

export const extraRound = (number: number): Message => message('round-extra', { number })

export const phaseOf = (number: number, kind: 'regular' | 'playoff' = 'regular'): Message =>
  message(kind === 'playoff' ? 'round-phase-playoff' : 'round-phase', { number })

/** Rounds of teams that have a name instead of a number. */
export const teamRounds = {
  first: message('round-first'),
  second: message('round-second'),
  firstHalf: message('round-first-half'),
  secondHalf: message('round-second-half'),
  fifthPlace: message('round-fifth-place'),
  roundRobin: message('round-of-robin', { ring: 'only' }),
  firstRing: message('round-of-robin', { ring: 'first' }),
  secondRing: message('round-of-robin', { ring: 'second' }),
  extraBoards: message('round-extra-boards'),
}

export const thirdPlaceRound: Message = message('round-third-place')

export const isFinal = ({ name }: { readonly name: Message }): boolean => name.id === 'round-final'

type StageKind = 'qualification' | 'knockout' | 'third-place' | 'fifth-place' | 'round-robin'

export const stageCalled = (stage: StageKind): Message => message('stage-name', { stage })

/** A round in the history, with its bracket if there are several. */
export const roundInBracket = (letter: string, round: Message): Message =>
  letter === '' ? round : message('round-in-bracket', { bracket: { text: letter }, round })

/** The main stage of a bracket has its letter alone. */
export function stageOfBracket(letter: string, stage: StageKind): Message {
  const bracket = { text: letter }
  return stage === 'knockout'
    ? message('stage-bracket', { bracket })
    : message('stage-of-bracket', { bracket, stage: stageCalled(stage) })
}
