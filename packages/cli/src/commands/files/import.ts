/** `arbiter import SOURCE FILE` */

import { show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { readLog } from '@arbiter/core/log'
import type { Message } from '@arbiter/core/messages'
import { tournamentOf } from '@arbiter/core/tournament'
import { command } from '../../command-line/command.ts'
import { orStop } from '../../command-line/refusal.ts'
import { warnAll } from '../../desk/look.ts'
import { bytesOf } from '../../file/bytes.ts'
import type { Disk } from '../../file/disk.ts'
import { logIn } from '../../file/json-export.ts'
import { createFile } from '../../file/new-file.ts'
import { contentsOf } from '../../file/reading.ts'
import { textOf } from '../../language/voice.ts'
import { bulletinPage } from '../../page/bulletin.ts'
import { message } from '../words/messages.ts'

export const importCommand = command({
  about: message('cmd-import-about'),
  words: { source: 'SOURCE', file: 'FILE' },
  options: {},
  examples: ['arbiter import club.json club.arbiter', 'arbiter import /media/stick/club.arbiter club.arbiter'],
  run: ({ words: { source, file }, world }) => {
    const { text, remarks } = sourceText(world.disk, source)
    const read = readLog(text, formats)
    const { tournament } = orStop(tournamentOf(read.ok ? read.log : [], formats))
    warnAll(world, remarks)
    createFile(world.disk, file, text)
    return {
      exit: 'done',
      data: { ok: true, file, facts: tournament.log.length },
      page: (paper) =>
        [
          textOf(message('cmd-import-done', { facts: tournament.log.length, file: { text: file } })),
          bulletinPage(tournament, show(tournament), file, paper),
        ].join('\n\n'),
    }
  },
})

function sourceText(disk: Disk, source: string): { readonly text: string; readonly remarks: readonly Message[] } {
  const bytes = bytesOf(disk, source)
  const document = jsonIn(bytes)
  if (document !== undefined) return { text: logIn(source, document), remarks: [] }
  const { good, endsInLine, remarks } = contentsOf(source, bytes, formats)
  return { text: `${bytes.subarray(0, good).toString()}${endsInLine ? '' : '\n'}`, remarks }
}

/** One JSON object alone is an export; a tournament file has one a line. */
function jsonIn(bytes: Buffer): object | undefined {
  try {
    const document: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof document === 'object' && document !== null && !('arbiter' in document) ? document : undefined
  } catch {
    return undefined
  }
}
