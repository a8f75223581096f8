/** `arbiter server doctor` */
import { examined, type Finding } from '@arbiter/server'
import { command } from '../../command-line/command.ts'
import { jsonLine } from '../../command-line/json.ts'
import { textOf, textOfAll } from '../../language/voice.ts'
import { harmless } from '../../page/text-width.ts'
import { databaseAt } from '../../server/database.ts'
import { databaseOption } from '../../server/options.ts'
import { message } from '../words/messages.ts'

export const doctor = command({
  about: message('cmd-doctor-about'),
  words: {},
  options: databaseOption,
  examples: ['arbiter server doctor', 'arbiter server doctor --database postgres://arbiter@localhost/arbiter --json'],
  run: async ({ options, world, json }) => {
    const database = await databaseAt(options.database, { forReading: true })
    let isWell = true
    try {
      for await (const finding of examined(database)) {
        isWell &&= finding.isWell
        world.say(json ? jsonLine(finding) : lineOf(finding))
      }
    } finally {
      await database.close()
    }
    if (!json) world.say(`\n${textOf(isWell ? message('cmd-doctor-well') : message('cmd-doctor-wrong'))}\n`)
    return { exit: isWell ? 'done' : 'refused', isSaid: true }
  },
})

const lineOf = ({ about, isWell, says }: Finding): string =>
  `${isWell ? '✓' : '✗'} ${harmless(textOf(about))}: ${harmless(textOfAll(says))}\n`
