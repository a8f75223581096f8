/** `arbiter server restore` */
import type { Message } from '@arbiter/core/messages'
import { examine, restore as restoreInto, whyNotRestored } from '@arbiter/server'
import { command } from '../../command-line/command.ts'
import { refused } from '../../command-line/stop.ts'
import { textOf } from '../../language/voice.ts'
import { databaseAt, databaseShown } from '../../server/database.ts'
import { databaseOption } from '../../server/options.ts'
import { rowsSaid } from '../../server/rows.ts'
import { message } from '../words/messages.ts'

export const restore = command({
  about: message('cmd-restore-about'),
  words: { file: 'FILE' },
  options: { ...databaseOption, check: { about: message('cmd-restore-check') } },
  examples: [
    'arbiter server restore saturday.backup --check',
    'arbiter server restore saturday.backup --database postgres://arbiter@localhost/arbiter',
  ],
  run: async ({ words: { file }, options }) => {
    const answer = options.check ? await examine(file) : await restored(file, options.database)
    if (answer.state === 'refused')
      throw refused(answer.reason.code, whyNotRestored(answer.reason), { reason: answer.reason })
    const rows = rowsSaid(answer.rows)
    const done = options.check ? [whole(file, rows)] : [hasAll(options.database, rows), keepsNoSessions]
    return {
      exit: 'done',
      data: { ok: true, ...answer },
      page: () => done.map(textOf).join('\n'),
    }
  },
})

const whole = (file: string, rows: Message): Message => message('cmd-restore-whole', { file: { text: file }, rows })

const hasAll = (where: string | undefined, rows: Message): Message =>
  message('cmd-restore-done', { database: { text: databaseShown(where) }, rows })

const keepsNoSessions = message('cmd-restore-sessions', { command: { text: 'arbiter serve --owner-link' } })

async function restored(file: string, where: string | undefined) {
  const database = await databaseAt(where)
  try {
    return await restoreInto(file, database)
  } finally {
    await database.close()
  }
}
