/** `arbiter restore` */
import { plural } from '@arbiter/core'
import { examine, restore as restoreInto, whyNotRestored } from '@arbiter/server'
import { command } from '../command-line/command.ts'
import { refused } from '../command-line/stop.ts'
import { databaseOption } from '../serve/asked.ts'
import { databaseMeant, said } from '../serve/where.ts'

export const restore = command({
  about:
    'Reads a backup into an empty database: all of it, or nothing. --check reads it to its end and says whether it is whole, without touching any database.',
  words: { file: 'FILE' },
  options: { ...databaseOption, check: { about: 'Only look whether the backup is whole' } },
  examples: [
    'arbiter restore saturday.backup --check',
    'arbiter restore saturday.backup --database postgres://arbiter@localhost/arbiter',
  ],
  run: async ({ words: { file }, options }) => {
    const answer = options.check ? await examine(file) : await restored(file, options.database)
    if (answer.state === 'refused')
      throw refused(answer.reason.code, whyNotRestored(answer.reason), { reason: answer.reason })
    const { tournaments, facts } = answer.rows
    const what = `${plural(tournaments, 'tournament')}, ${plural(facts, 'fact')}`
    const where = said(options.database)
    return {
      exit: 'done',
      data: { ok: true, ...answer },
      page: () =>
        options.check
          ? `${file} is whole: ${what}.`
          : `${where} has it all again: ${what}.\nSessions are not kept: whoever lost the way in opens a new link (arbiter serve --owner-link).`,
    }
  },
})

async function restored(file: string, where: string | undefined) {
  const database = await databaseMeant(where)
  try {
    return await restoreInto(file, database)
  } finally {
    await database.close()
  }
}
