/** `arbiter new FORMAT FILE` */
import {
  type AnyFormat,
  act,
  formatNamed,
  instantOf,
  openTournament,
  parseCommand,
  parseInstant,
  show,
  type Tournament,
  writeLog,
} from '@arbiter/core'
import { type Answer, command } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import { misused } from '../command-line/stop.ts'
import { entrantsFrom, listColumns, type Newcomers, withWarnings } from '../desk/entrants.ts'
import { settingsFrom } from '../desk/settings.ts'
import { createFile } from '../file/new-file.ts'
import { bulletinPage } from '../page/bulletin.ts'

export const newCommand = command({
  about: 'Creates a tournament file. A file of that name is never overwritten.',
  words: { format: 'FORMAT', file: 'FILE' },
  options: {
    entrants: {
      value: 'people.csv|N',
      about: `A list of people or teams (${listColumns}), or a number: they are called Player 1, Player 2, … or Team 1, Team 2, …`,
    },
    name: { value: 'TEXT', about: 'What the tournament is called' },
    set: {
      value: 'KEY=VALUE',
      isList: true,
      about: 'A setting of the format; `arbiter formats` lists them. autoPair=false: rounds are published only by pair',
    },
    seed: { value: 'TEXT', about: 'Seed of every draw by lot; drawn at random unless given' },
    at: { value: 'TIME', about: 'When, such as 2026-05-01T14:02:10Z. Without it: now' },
    by: { value: 'NAME', about: 'Who records it; "director" unless said otherwise' },
  },
  examples: [
    'arbiter new league club.arbiter --entrants people.csv --name "Club league"',
    'arbiter new league try.arbiter --entrants 5 --set seeding=lot --set prizes=5000,3000',
    'arbiter new hybrid-knockout cup.arbiter --entrants people.csv --set autoPair=false',
    'arbiter new bridge-knockout evening.arbiter --entrants teams.csv --set handicap=true',
  ],
  run: ({ words, options, world }) => {
    const format = orStop<AnyFormat>(formatNamed(words.format))
    const asked = { by: options.by ?? 'director', now: timeFrom(options.at) ?? instantOf(world.now()) }
    const tournament = orStop<Tournament>(openTournament(format, openingFrom(options, world.dice()), asked))
    const { entrants, warnings } =
      options.entrants === undefined ? nobody : entrantsFrom(world.disk, options.entrants, tournament)
    if (entrants.length > 0) {
      const answer = act(tournament, orStop(parseCommand({ do: 'enter', entrants })), asked)
      if (!answer.ok) return orStop<never>(answer.refusal)
    }
    createFile(world.disk, words.file, writeLog(tournament.log))
    const answer: Answer = {
      exit: 'done',
      data: { ok: true, file: words.file, facts: tournament.log },
      page: (paper) => `Created ${words.file}.\n\n${bulletinPage(tournament, show(tournament), words.file, paper)}`,
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
  if (typeof autoPair !== 'boolean') throw misused('--set autoPair takes true or false.')
  if (seed !== undefined && (seed.length < 1 || seed.length > 100)) throw misused('--seed takes 1 to 100 characters.')
  return { dice: seed ?? dice, name, options, autoPair }
}

function timeFrom(text: string | undefined) {
  if (text === undefined) return undefined
  const at = parseInstant(text)
  if (at === undefined) throw misused(`--at takes a time such as 2026-05-01T14:02:10Z, not "${text}".`)
  return at
}
