/** Checks whether an engine's program can be started. */
import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import { hasSlash, isFile, programOf } from '../engine/programs.ts'
import { message as ofPrograms } from '../uci/words/messages.ts'
import { message } from './words/messages.ts'

/** Empty if it can be started. */
export function problemWithProgram(command: string, folder: string): readonly Message[] {
  const found = programOf(command)
  const program = { text: found ?? command }
  if (found !== undefined && isExecutable(found)) return []
  if (found !== undefined || existsInPath(command)) return [ofPrograms('uci-not-executable', { program })]
  if (hasSlash(command)) return [ofPrograms('uci-no-program', { program })]
  const isBeside = isFile(join(folder, command))
  return [
    message('config-not-on-path', { program }),
    ...(isBeside ? [message('config-beside', { program: { text: `./${command}` } })] : []),
  ]
}

/** True if something other than a file is there. */
const existsInPath = (command: string): boolean => hasSlash(command) && existsSync(command)

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
