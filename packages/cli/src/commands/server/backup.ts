/** `arbiter server backup` */
import type { Message } from '@arbiter/core/messages'
import { failureSays, backup as writeBackup } from '@arbiter/server'
import { command } from '../../command-line/command.ts'
import { failed, refused } from '../../command-line/stop.ts'
import { typed } from '../../desk/shell.ts'
import { isThere } from '../../file/is-there.ts'
import { textOf } from '../../language/voice.ts'
import { databaseAt } from '../../server/database.ts'
import { databaseOption } from '../../server/options.ts'
import { type Rows, rowsSaid } from '../../server/rows.ts'
import { message } from '../words/messages.ts'

export const backup = command({
  about: message('cmd-backup-about'),
  words: { file: 'FILE' },
  options: { ...databaseOption, force: { about: message('cmd-backup-force') } },
  examples: [
    'arbiter server backup saturday.backup',
    'arbiter server backup /backups/arbiter.backup --force --database postgres://arbiter@localhost/arbiter',
  ],
  run: async ({ words: { file }, options, world }) => {
    if (!options.force && isThere(world.disk, file))
      throw refused('file-exists', message('cmd-backup-exists', { file: { text: file } }))
    const database = await databaseAt(options.database, { forReading: true })
    try {
      const rows = await writeBackup(database, file, new Date(world.now()))
      return {
        exit: 'done',
        data: { ok: true, file, rows },
        page: () => [written(file, rows), tryOut(file)].map(textOf).join('\n'),
      }
    } catch (error) {
      throw failed('backup', message('cmd-backup-failed', { problem: failureSays(error) }), error)
    } finally {
      await database.close()
    }
  },
})

const written = (file: string, rows: Rows): Message =>
  message('cmd-backup-written', { file: { text: file }, rows: rowsSaid(rows) })

const tryOut = (file: string): Message =>
  message('cmd-backup-try', { command: { text: typed('server', 'restore', file, '--check') } })
