/** `arbiter new FORMAT FILE` */

import { instantOf, parseInstant } from '@arbiter/core'
import { show } from '@arbiter/core/bulletin'
import { formatNamed, formats } from '@arbiter/core/formats'
import { writeLog } from '@arbiter/core/log'
import { act, openTournament, parseCommand } from '@arbiter/core/tournament'
import { type Answer, command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { misused } from '../command-line/stop.ts'
import type { World } from '../command-line/world.ts'
import { entrantsFrom, listColumns, type Newcomers, withWarnings } from '../desk/entrants.ts'
import { recordedBy } from '../desk/input/options.ts'
import { settingsFrom } from '../desk/input/settings.ts'
import { timeFrom } from '../desk/input/time.ts'
import { createFile } from '../file/new-file.ts'
import { textOf } from '../language/voice.ts'
import { bulletinPage } from '../page/bulletin.ts'
import { message } from './words/messages.ts'

export const newCommand = command({
  about: message('cmd-new-about'),
  words: { format: 'FORMAT', file: 'FILE' },
  options: {
    entrants: { value: 'people.csv|N', about: message('cmd-new-entrants', { columns: listColumns }) },
    name: { value: 'TEXT', about: message('cmd-new-name') },
    set: { value: 'KEY=VALUE', isList: true, about: message('cmd-new-set') },
    seed: { value: 'TEXT', about: message('cmd-new-seed') },
    at: { value: 'TIME', about: message('cmd-new-at') },
    ...recordedBy,
  },
  examples: [
    'arbiter new league club.arbiter --entrants people.csv --name "Club league"',
    'arbiter new league try.arbiter --entrants 5 --set seeding=lot --set prizes=5000,3000',
    'arbiter new hybrid-knockout cup.arbiter --entrants people.csv --set autoPair=false',
    'arbiter new bridge-knockout evening.arbiter --entrants teams.csv --set handicap=true',
  ],
  run: ({ words, options, world }) => {
    const { format } = orStop(formatNamed(words.format, formats))
    const asked = { by: options.by ?? 'director', now: openedAt(options.at, world) ?? instantOf(world.now()) }
    const { tournament } = orStop(openTournament(format, openingFrom(options, world.dice()), asked))
    const { entrants, warnings } =
      options.entrants === undefined ? nobody : entrantsFrom(world.disk, options.entrants, tournament)
    if (entrants.length > 0) orStop(act(tournament, orStop(parseCommand({ do: 'enter', entrants })).command, asked))
    createFile(world.disk, words.file, writeLog(tournament.log, formats))
    const answer: Answer = {
      exit: 'done',
      data: { ok: true, file: words.file, facts: tournament.log },
      page: (paper) =>
        [
          textOf(message('cmd-new-created', { file: { text: words.file } })),
          bulletinPage(tournament, show(tournament), words.file, paper),
        ].join('\n\n'),
    }
    return withWarnings(answer, warnings)
  },
})

const nobody: Newcomers = { entrants: [], warnings: [] }

interface Opening {
  readonly name: string | undefined
  readonly set: readonly string[]
  readonly seed: string | undefined
}

function openingFrom({ name, set, seed }: Opening, dice: string) {
  const { autoPair = true, ...options } = settingsFrom(set)
  if (typeof autoPair !== 'boolean') throw misused(message('cmd-new-bad-auto-pair'))
  if (seed !== undefined && (seed.length < 1 || seed.length > 100)) throw misused(message('cmd-new-bad-seed'))
  return { dice: seed ?? dice, name, options, autoPair }
}

function openedAt(text: string | undefined, world: World) {
  const time = timeFrom(text, world)
  if (time === undefined) return undefined
  const at = parseInstant(time)
  if (at === undefined) throw misused(message('cmd-new-bad-time', { typed: { text: time } }))
  return at
}
