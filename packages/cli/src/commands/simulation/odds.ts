/** `arbiter odds FILE` */
import { command } from '../../command-line/command.ts'
import { asOf } from '../../desk/input/options.ts'
import { look } from '../../desk/look.ts'
import { exampleOptions, withExample, writeExample } from '../../simulation/example.ts'
import { inquire } from '../../simulation/inquiry.ts'
import { modelOptions } from '../../simulation/model.ts'
import { oddsAnswer, oddsCases } from '../../simulation/odds.ts'
import { runOptions, runPlanFrom, tempoOptions } from '../../simulation/options.ts'
import { progressFor } from '../../simulation/progress.ts'
import { message } from '../words/messages.ts'

const usualRuns = 10_000

export const odds = command({
  about: message('cmd-odds-about'),
  words: { file: 'FILE' },
  options: {
    suppose: { value: '"MATCH RESULT"', isList: true, about: message('cmd-odds-suppose') },
    ...runOptions(usualRuns),
    ...modelOptions,
    ...tempoOptions,
    ...asOf,
    ...exampleOptions,
    all: { about: message('cmd-odds-all') },
  },
  examples: [
    'arbiter odds club.arbiter',
    'arbiter odds club.arbiter --suppose "7 1-0"',
    'arbiter odds cup.arbiter --suppose "Ann beats Ben" --runs 50000 --seed final',
    'arbiter odds club.arbiter --example end.arbiter',
    'arbiter odds club.arbiter --at 12 --json',
  ],
  run: async ({ words, options, world, json }) => {
    const plan = runPlanFrom(options, usualRuns, world)
    const tournament = await look(world, words.file, options.at)
    const cases = await oddsCases(tournament, options, plan, world)
    writeExample(world.disk, options.example, cases[0].question)
    const findings = await inquire(cases, plan, progressFor(world, json))
    return withExample(oddsAnswer(tournament, options, cases, findings), options.example)
  },
})
