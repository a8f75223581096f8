/** `arbiter doctor` */
import { examined, type Finding } from '@arbiter/server'
import { command } from '../command-line/command.ts'
import { jsonLine } from '../command-line/json.ts'
import { harmless } from '../page/text-width.ts'
import { databaseOption } from '../serve/asked.ts'
import { databaseMeant } from '../serve/where.ts'

export const doctor = command({
  about:
    'Looks at everything a server keeps, also while it runs: is the database whole, can every log be read, do all rules hold in every tournament, does the list say what the logs say? It changes nothing.',
  words: {},
  options: databaseOption,
  examples: ['arbiter doctor', 'arbiter doctor --database postgres://arbiter@localhost/arbiter --json'],
  run: async ({ options, world, json }) => {
    const database = await databaseMeant(options.database, { forReading: true })
    let isWell = true
    try {
      for await (const finding of examined(database)) {
        isWell &&= finding.isWell
        world.say(json ? jsonLine(finding) : lineOf(finding))
      }
    } finally {
      await database.close()
    }
    if (!json) world.say(isWell ? '\nAll is well.\n' : '\nSomething is wrong: see the lines that begin with ✗.\n')
    return { exit: isWell ? 'done' : 'refused', isSaid: true }
  },
})

const lineOf = ({ about, isWell, sentence }: Finding): string =>
  `${isWell ? '✓' : '✗'} ${harmless(about)}: ${harmless(sentence)}\n`
