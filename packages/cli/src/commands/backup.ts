/** `arbiter backup` */

import { plural } from '@arbiter/core'
import { backup as writeBackup } from '@arbiter/server'
import { command } from '../command-line/command.ts'
import { failed, refused } from '../command-line/stop.ts'
import { isThere } from '../cup/aside.ts'
import { databaseOption } from '../serve/asked.ts'
import { databaseMeant } from '../serve/where.ts'

export const backup = command({
  about:
    'Writes everything a server keeps into one file, as it stands at one moment, also while the server runs. restore reads it back, into a file or a PostgreSQL. Sessions are left out.',
  words: { file: 'FILE' },
  options: { ...databaseOption, force: { about: 'Replace a file that is there' } },
  examples: [
    'arbiter backup saturday.backup',
    'arbiter backup /backups/arbiter.backup --force --database postgres://arbiter@localhost/arbiter',
  ],
  run: async ({ words: { file }, options, world }) => {
    if (!options.force && isThere(world.disk, file))
      throw refused('file-exists', `${file} is there already. Choose another name, or say --force to replace it.`)
    const database = await databaseMeant(options.database, { forReading: true })
    try {
      const rows = await writeBackup(database, file, new Date(world.now()))
      const { tournaments, facts } = rows
      return {
        exit: 'done',
        data: { ok: true, file, rows },
        page: () =>
          `${file}: ${plural(tournaments, 'tournament')}, ${plural(facts, 'fact')}.\nTry it out: arbiter restore ${file} --check`,
      }
    } catch (error) {
      throw failed(
        'backup',
        `The backup could not be written: ${(error as Error).message}. Nothing was left behind.`,
        error,
      )
    } finally {
      await database.close()
    }
  },
})
