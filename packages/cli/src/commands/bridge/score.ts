/** `arbiter bridge score FILE MATCH BOARD…` */
import { type ScorecardView, scorecardsOf } from '@arbiter/core/bridge'
import { type Answer, command } from '../../command-line/command.ts'
import { linesOf } from '../../command-line/lines.ts'
import { misused } from '../../command-line/stop.ts'
import type { World } from '../../command-line/world.ts'
import { boardFrom } from '../../desk/input/boards.ts'
import { betweenFrom, halfFrom, partOptions } from '../../desk/input/game.ts'
import { changing, given } from '../../desk/input/options.ts'
import { record } from '../../desk/record.ts'
import { bytesOf } from '../../file/bytes.ts'
import { scorecardLines } from '../../page/bridge/scorecard.ts'
import { message } from '../words/messages.ts'

export const score = command({
  about: message('cmd-score-about'),
  words: { file: 'FILE', match: 'MATCH', boards: 'BOARD…?' },
  options: {
    ...partOptions,
    file: { value: 'boards.txt|-', about: message('cmd-score-file') },
    ...changing,
  },
  examples: [
    'arbiter bridge score evening.arbiter 3 1:4SN=/3NTE+1 2:420/-50 3:+5',
    'arbiter bridge score evening.arbiter 1 1:4HxS-1/4HS= --between "Reds v Blues" --half 1',
    'arbiter bridge score evening.arbiter 3 --file boards.txt',
  ],
  run: async (call) => {
    const { match, boards } = call.words
    const typed = [...boards, ...(await boardsIn(call.options.file, call.world))]
    if (typed.length === 0) throw misused(message('cmd-score-missing'))
    const details = { ...given({ half: halfFrom(call.options.half) }), boards: typed.map(boardFrom) }
    const wish = (tournament: Parameters<typeof betweenFrom>[1]) => ({
      do: 'score',
      match,
      ...details,
      ...given({ between: betweenFrom(call.options.between, tournament) }),
    })
    return record(call, wish, (answer, tournament) => withCards(answer, scorecardsOf(tournament, match)))
  },
})

/** The boards so far stand below what was recorded. */
const withCards = (answer: Answer, scorecards: readonly ScorecardView[]): Answer => ({
  ...answer,
  data: { ...(answer.data as object), scorecards },
  page: (paper) => [...scorecards.flatMap((card) => scorecardLines(card, paper)), answer.page(paper)].join('\n'),
})

/** One a line; empty lines and what follows a # are left out. */
async function boardsIn(path: string | undefined, world: World): Promise<string[]> {
  if (path === undefined) return []
  const lines: string[] = []
  if (path === '-') for await (const line of linesOf(world.input)) lines.push(line)
  else lines.push(...new TextDecoder().decode(bytesOf(world.disk, path)).split('\n'))
  return lines.map((line) => line.replace(/#.*/, '').trim()).filter((line) => line !== '')
}
