/** `arbiter report FILE MATCH RESULT`, or `arbiter report FILE -` with a result a line */
import { type Call, command, type Reply } from '../command-line/command.ts'
import { linesOf } from '../command-line/lines.ts'
import { gameOptions, lineFrom } from '../desk/input/game.ts'
import { changing } from '../desk/input/options.ts'
import { penSheet, penTime, reportsTyped } from '../desk/input/typed-line.ts'
import { record } from '../desk/record.ts'
import { message } from './words/messages.ts'

export const report = command({
  about: message('cmd-report-about'),
  words: { file: 'FILE', match: 'MATCH', result: 'RESULT…?' },
  options: {
    ...gameOptions,
    ...changing,
  },
  examples: [
    'arbiter report club.arbiter 7 1-0',
    'arbiter report club.arbiter 7 -+ --note "did not come"',
    'arbiter report cup.arbiter Q3.1 1/2 14:02',
    'arbiter report club.arbiter "Anna Berg" 1-0',
    'arbiter report evening.arbiter 7 22-31 --half 1',
    'arbiter report evening.arbiter 3 38-24 --between "Harbour v Quarry"',
    'arbiter report club.arbiter - < results.txt',
  ],
  run: (call) => {
    if (call.words.match === '-' && call.words.result.length === 0) return several(call)
    return record(call, lineFrom(call))
  },
})

/** All of them in one command, or none. */
async function several({ world, words, options }: Pick<Call, 'world'> & SeveralCall): Promise<Reply> {
  const lines: string[] = []
  for await (const line of linesOf(world.input)) lines.push(line)
  return record({ world, words, options }, (tournament) => {
    const reports = reportsTyped(penSheet(tournament), lines.join('\n'), penTime(world))
    return { do: 'report-several', reports: reports.map(({ do: _, ...each }) => each) }
  })
}

type SeveralCall = Pick<Parameters<typeof record>[0], 'words' | 'options'>
