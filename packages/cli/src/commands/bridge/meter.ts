/** `arbiter bridge meter FILE` */
import type { TeamAwards } from '@arbiter/core/bridge'
import { command } from '../../command-line/command.ts'
import { meterPage } from '../../page/bridge/meter.ts'
import { teamShown, teamsIn } from './team-awards.ts'
import { message } from './words/messages.ts'

export const meter = command({
  about: message('cli-bridge-about-meter'),
  words: { file: 'FILE' },
  options: { team: { value: 'TEAM', about: message('cli-bridge-option-team') } },
  examples: ['arbiter bridge meter evening.arbiter', 'arbiter bridge meter evening.arbiter --team Harbour'],
  run: async (call) => {
    const teams = (await teamsIn(call)).filter(isStillIn)
    const isOne = call.options.team !== undefined
    return { exit: 'done', data: { teams: teams.map(teamShown) }, page: (paper) => meterPage(teams, isOne, paper) }
  },
})

const isStillIn = ({ players }: TeamAwards): boolean => players.some(({ state }) => state === 'in')
