/** `arbiter simulate FORMAT` */
import { formatNamed, formats } from '@arbiter/core/formats'
import { command } from '../../command-line/command.ts'
import { orStop } from '../../command-line/refusal.ts'
import { settable } from '../../desk/input/settings.ts'
import { exampleOptions, withExample, writeExample } from '../../simulation/example.ts'
import { fieldFrom, fieldOptions } from '../../simulation/field.ts'
import { inquire } from '../../simulation/inquiry.ts'
import { modelOptions } from '../../simulation/model.ts'
import { runOptions, runPlanFrom, tempoOptions } from '../../simulation/options.ts'
import { progressFor } from '../../simulation/progress.ts'
import { simulationAnswer, simulationCase } from '../../simulation/simulation.ts'
import { message } from '../words/messages.ts'

const usualRuns = 100_000

export const simulate = command({
  about: message('cmd-simulate-about'),
  words: { format: 'FORMAT' },
  options: {
    ...fieldOptions,
    ...runOptions(usualRuns),
    ...settable,
    ...modelOptions,
    ...tempoOptions,
    suppose: { value: '"ANN beats BEN"', isList: true, about: message('cmd-simulate-suppose') },
    ...exampleOptions,
    all: { about: message('cmd-odds-all') },
  },
  examples: [
    'arbiter simulate cup --entrants 16',
    'arbiter simulate league --entrants people.csv --runs 20000 --seed spring',
    'arbiter simulate hybrid-knockout --entrants 24 --clock 10+5 --all',
    'arbiter simulate bridge-knockout --entrants 12 --set handicap=true --minutes-per-board 8',
    'arbiter simulate diagonal --entrants 12 --runs 1000 --example evening.arbiter',
    'arbiter simulate cup --entrants people.csv --suppose "Ann beats Ben" --json',
  ],
  run: async ({ words, options, world, json }) => {
    const { format } = orStop(formatNamed(words.format, formats))
    const plan = runPlanFrom(options, usualRuns, world)
    const asked = simulationCase(format, fieldFrom(options, [format], world.disk), options, plan)
    writeExample(world.disk, options.example, asked.question)
    const findings = await inquire([asked], plan, progressFor(world, json))
    return withExample(simulationAnswer(format, options, asked, findings), options.example)
  },
})
