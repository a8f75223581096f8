/** `--example`: one of the runs as a tournament file, to be looked at like any other. */
import { formats } from '@arbiter/core/formats'
import { writeLog } from '@arbiter/core/log'
import { type Question, tournamentAfter } from '@arbiter/core/simulate'
import type { Answer, Options } from '../command-line/command.ts'
import { orStop } from '../command-line/refusal.ts'
import type { Disk } from '../file/disk.ts'
import { createFile } from '../file/new-file.ts'
import { parts, wrapped } from '../page/prose.ts'
import { asText } from '../page/text-width.ts'
import { message, words } from './words/messages.ts'

export const exampleOptions = {
  example: { value: 'FILE', about: message('sim-option-example') },
} as const satisfies Options

/** Written before the runs, so that nobody waits for a refusal. */
export function writeExample(disk: Disk, file: string | undefined, question: Question): void {
  if (file === undefined) return
  const { log } = orStop(tournamentAfter(question, 0, formats)).tournament
  createFile(disk, file, writeLog(log, formats))
}

/** The answer, and what was written beside it. */
export function withExample(answer: Answer, file: string | undefined): Answer {
  if (file === undefined) return answer
  return {
    ...answer,
    data: { ...(answer.data as object), example: file },
    page: (paper) =>
      parts(answer.page(paper), wrapped(words('sim-example-written', { file: asText(file) }), paper.width)),
  }
}
