/** `arbiter bridge meter FILE` */
import type { TeamAwards } from '@arbiter/core/bridge'
import type { Answer } from '../command-line/command.ts'
import { meterPage } from '../page/meter.ts'
import type { Asked } from './asked.ts'
import { shown, teamsAsked } from './awards.ts'

export function meter(call: Asked): Answer {
  const teams = teamsAsked(call, 'meter').filter(isIn)
  const isOne = call.options.team !== undefined
  return { exit: 'done', data: { teams: teams.map(shown) }, page: (paper) => meterPage(teams, isOne, paper) }
}

const isIn = ({ players }: TeamAwards): boolean => players.some(({ state }) => state === 'in')
