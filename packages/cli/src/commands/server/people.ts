/** `arbiter server people` */
import { allPeople, type PersonWithRoles } from '@arbiter/server'
import { command } from '../../command-line/command.ts'
import { minute, zoneNote } from '../../page/chronicle.ts'
import type { Paper } from '../../page/paper.ts'
import { type Column, type Row, table } from '../../page/table.ts'
import { harmless } from '../../page/text-width.ts'
import { databaseAt } from '../../server/database.ts'
import { databaseOption } from '../../server/options.ts'
import { message, words } from '../words/messages.ts'

export const people = command({
  about: message('cmd-people-about'),
  words: {},
  options: databaseOption,
  examples: ['arbiter server people', 'arbiter server people --database postgres://arbiter@localhost/arbiter --json'],
  run: async ({ options }) => {
    const database = await databaseAt(options.database, { forReading: true })
    try {
      const listed = await allPeople(database)
      return { exit: 'done', data: { people: listed }, page: (paper) => page(listed, paper) }
    } finally {
      await database.close()
    }
  },
})

function page(listed: readonly PersonWithRoles[], paper: Paper): string {
  if (listed.length === 0) return words('cmd-people-nobody')
  return [...table(paper, columns(), listed.flatMap(rowsOf)), paper.pencil(zoneNote())].join('\n')
}

const columns = (): readonly Column[] => [
  { heading: words('cmd-people-name'), least: 12 },
  { heading: words('cmd-people-role') },
  { heading: words('cmd-people-where'), least: 8 },
  { heading: words('cmd-people-since') },
]

/** A line a role, with the name on each, so that every line can be searched for. */
function rowsOf({ name, since, roles }: PersonWithRoles): readonly Row[] {
  if (roles.length === 0)
    return [{ cells: [harmless(name), words('cmd-people-role-name', { role: 'none' }), '', minute(since)] }]
  return roles.map(({ role, tournament, since }) => {
    const where = tournament === undefined ? words('cmd-people-site') : harmless(tournament.name)
    return { cells: [harmless(name), words('cmd-people-role-name', { role }), where, minute(since)] }
  })
}
