/** `arbiter engines check` */
import { checkEngine, type EngineReport, type Finding } from '@arbiter/engines'
import { command } from '../../command-line/command.ts'
import { engineFromWord, enginesKnown, limitFrom } from '../../engines/known-engines.ts'
import { roster, timed } from '../../engines/options.ts'
import { message, words } from '../../engines/words/messages.ts'
import { textOfAll } from '../../language/voice.ts'
import type { Paper } from '../../page/paper.ts'
import { wrapped } from '../../page/prose.ts'
import { harmless } from '../../page/text-width.ts'

export const check = command({
  about: message('cli-engines-about-check'),
  words: { names: 'ENGINE…?' },
  options: { ...roster, ...timed },
  examples: ['arbiter engines check "Stockfish 10"', 'arbiter engines check ./my-engine --tc 10+0.1'],
  /** One after the other, so that none takes time from another. */
  run: async ({ words: { names }, options, world }) => {
    const known = await enginesKnown(options.engines)
    const engines = names.length === 0 ? known : names.map((name) => engineFromWord(name, known))
    const limit = limitFrom(options)
    const reports: EngineReport[] = []
    for (const engine of engines) {
      if (world.isTerminal) world.warn(`${engine.name} …\r`)
      reports.push(await checkEngine(engine, { limit }))
    }
    const exit = reports.every(({ isFit }) => isFit) ? 'done' : 'refused'
    return {
      exit,
      data: { isFit: exit === 'done', engines: reports.map(shown) },
      page: (paper) => page(reports, paper),
    }
  },
})

const shown = ({ options, ...report }: EngineReport) => ({ ...report, options: options.map(({ name }) => name) })

function page(reports: readonly EngineReport[], paper: Paper): string {
  const unfit = reports.filter(({ isFit }) => !isFit).length
  const engines = reports.length
  const verdict =
    unfit === 0 ? words('cli-engines-all-fit', { engines }) : words('cli-engines-unfit', { unfit, engines })
  return [...reports.map((report) => reportPage(report, paper)), verdict].join('\n\n')
}

function reportPage({ engine, isFit, findings, transcript }: EngineReport, paper: Paper): string {
  const fit = words('cli-engines-fit', { fit: isFit ? 'yes' : 'no' })
  const heading = `${paper.strong(harmless(engine))}  ${isFit ? fit : paper.red(fit)}`
  const said = transcript === undefined ? [] : [`  ${words('cli-engines-last-words')}`, ...lastLines(transcript, paper)]
  return [heading, ...findings.map((finding) => line(finding, paper)), ...said].join('\n')
}

const marks = { ok: '✓', remark: '·', problem: '✗' } as const

function line({ verdict, says }: Finding, paper: Paper): string {
  const text = wrapped(`  ${marks[verdict]} ${harmless(textOfAll(says))}`, paper.width, '    ')
  return verdict === 'problem' ? paper.red(text) : text
}

const lastLines = (transcript: string, paper: Paper): string[] =>
  transcript
    .trimEnd()
    .split('\n')
    .slice(-8)
    .map((each) => paper.pencil(`    ${harmless(each)}`))
