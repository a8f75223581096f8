/** `arbiter bridge awards FILE` */
import type { TeamAwards } from '@arbiter/core/bridge'
import { command } from '../../command-line/command.ts'
import { awardsPage } from '../../page/bridge/awards.ts'
import { teamShown, teamsIn } from './team-awards.ts'
import { message } from './words/messages.ts'

export const awards = command({
  about: message('cli-bridge-about-awards'),
  words: { file: 'FILE' },
  options: { team: { value: 'TEAM', about: message('cli-bridge-option-team') } },
  examples: ['arbiter bridge awards evening.arbiter', 'arbiter bridge awards evening.arbiter --team Harbour'],
  run: async (call) => {
    const teams: readonly TeamAwards[] = await teamsIn(call)
    return { exit: 'done', data: { teams: teams.map(teamShown) }, page: (paper) => awardsPage(teams, paper) }
  },
})
