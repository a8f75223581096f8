/** `arbiter apply FILE` */
import { type Command, refuse } from '@arbiter/core'
import { parseCommand } from '@arbiter/core/tournament'
import { command } from '../../command-line/command.ts'
import { jsonLine } from '../../command-line/json.ts'
import { linesOf } from '../../command-line/lines.ts'
import { stopDataOf } from '../../command-line/refusal.ts'
import { Stop, type StopData } from '../../command-line/stop.ts'
import type { World } from '../../command-line/world.ts'
import { decided } from '../../desk/decision.ts'
import { recordedBy, waiting } from '../../desk/input/options.ts'
import { openForWriting } from '../../desk/record.ts'
import type { TournamentFile } from '../../file/tournament-file.ts'
import { textOf } from '../../language/voice.ts'
import { message } from '../words/messages.ts'

export const apply = command({
  about: message('cmd-apply-about', {
    command: { text: '{"do":"report","match":"1","result":"1-0"}' },
    done: { text: '{"ok":true,"facts":[…]}' },
    refused: { text: '{"ok":false,"refusal":{"code":"…","message":"…"}}' },
  }),
  words: { file: 'FILE' },
  options: { ...recordedBy, ...waiting },
  examples: ['arbiter apply club.arbiter < commands.jsonl', `echo '{"do":"undo"}' | arbiter apply club.arbiter`],
  run: async ({ words, options, world }) => {
    const file = openForWriting(world, words.file, options)
    if (world.isTerminal) world.warn(`${textOf(message('cmd-apply-type'))}\n`)
    let isAllDone = true
    try {
      for await (const line of linesOf(world.input)) {
        if (line.trim() === '') continue
        const answer = answerTo(world, file, line, options.by ?? 'director')
        world.say(jsonLine(answer))
        isAllDone &&= answer.ok
      }
    } finally {
      file.close()
    }
    return { exit: isAllDone ? 'done' : 'refused', isSaid: true }
  },
})

type Facts = Parameters<TournamentFile['append']>[0]

type LineAnswer =
  | { readonly ok: true; readonly facts: Facts; readonly repeated?: true }
  | { readonly ok: false; readonly refusal: StopData }

/** A failing disk ends the session, but not before this line has its answer. */
function answerTo(world: World, file: TournamentFile, line: string, by: string): LineAnswer {
  const read = parsed(line)
  if (!read.ok) return { ok: false, refusal: stopDataOf(read.refusal) }
  const answer = decidedOrRefused(world, file, read.command, by)
  if (!answer.ok) return answer
  if (!answer.repeated) append(world, file, answer.facts)
  return answer
}

function decidedOrRefused(world: World, file: TournamentFile, command: Command, by: string): LineAnswer {
  try {
    const answer = decided(world, file.tournament, command, by)
    return answer.ok ? answer : { ok: false, refusal: stopDataOf(answer.refusal) }
  } catch (error) {
    if (error instanceof Stop) return { ok: false, refusal: error.data }
    throw error
  }
}

function append(world: World, file: TournamentFile, facts: Facts): void {
  try {
    file.append(facts)
  } catch (error) {
    if (error instanceof Stop) world.say(jsonLine({ ok: false, refusal: error.data }))
    throw error
  }
}

function parsed(line: string) {
  try {
    return parseCommand(JSON.parse(line))
  } catch (error) {
    const problem = message('cmd-not-json', { error: { text: error instanceof Error ? error.message : String(error) } })
    return refuse({ code: 'bad-command', problem })
  }
}
