/** `arbiter compare` */
import { command } from '../../command-line/command.ts'
import { candidatesFor, casesIn, comparisonOf, formatsFrom } from '../../simulation/comparison.ts'
import { comparisonText, inJson } from '../../simulation/comparison-page.ts'
import { fieldFrom, fieldOptions } from '../../simulation/field.ts'
import { exitAfter, inquire, stopIn } from '../../simulation/inquiry.ts'
import { modelOptions } from '../../simulation/model.ts'
import { runOptions, runPlanFrom, tempoOptions } from '../../simulation/options.ts'
import { needRoom, pictureOptions, writePictures } from '../../simulation/pictures.ts'
import { progressFor } from '../../simulation/progress.ts'
import { message } from '../words/messages.ts'

const usualRuns = 20_000

export const compare = command({
  about: message('cmd-compare-about'),
  words: {},
  options: {
    ...fieldOptions,
    formats: { value: 'NAME,NAME,…', about: message('cmd-compare-formats') },
    ...pictureOptions,
    ...runOptions(usualRuns),
    set: { value: 'FORMAT.KEY=VALUE', isList: true, about: message('cmd-compare-set') },
    ...modelOptions,
    ...tempoOptions,
  },
  examples: [
    'arbiter compare --entrants 16 --formats league,hybrid-knockout,cup,diagonal',
    'arbiter compare --entrants people.csv --html comparison.html',
    'arbiter compare --entrants 8 --formats league,cup --set cup.roundPairIncrements=[2] --clock 5+3',
  ],
  run: async ({ options, world, json }) => {
    const plan = runPlanFrom(options, usualRuns, world)
    const formats = formatsFrom(options.formats)
    const entrants = fieldFrom(options, formats, world.disk)
    const candidates = candidatesFor(formats, entrants, options, plan)
    const cases = casesIn(candidates)
    needRoom(world.disk, options)
    const findings = await inquire(cases, plan, progressFor(world, json))
    const comparison = comparisonOf(candidates, entrants, plan, findings)
    const written = writePictures(world.disk, options, comparison)
    return {
      exit: exitAfter(findings),
      data: { ...inJson(comparison), written, ...stopIn(findings) },
      page: (paper) => comparisonText({ comparison, cases, findings, written }, paper),
    }
  },
})
