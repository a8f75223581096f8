/** `arbiter bridge handicap-table` */
import { command } from '../../command-line/command.ts'
import { handicapTableData, handicapTablePage } from '../../page/bridge/handicap-table.ts'
import { message } from './words/messages.ts'

export const handicapTable = command({
  about: message('cli-bridge-about-handicap-table'),
  words: {},
  options: {},
  examples: ['arbiter bridge handicap-table'],
  run: () => ({ exit: 'done', data: handicapTableData(), page: handicapTablePage }),
})
