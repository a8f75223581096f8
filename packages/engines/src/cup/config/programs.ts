/** Programs of engines, where they lie, and whether they can be started. */
import { accessSync, constants, existsSync, type Stats, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, resolve } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import { message as ofPrograms } from '../../uci/words/messages.ts'
import { message } from './words/messages.ts'

/** With a slash a path, which counts from this folder; without one a program of the search path. */
export const commandFrom = (command: string, folder: string): string =>
  hasSlash(command) && !isAbsolute(command) ? resolve(folder, command) : command

const hasSlash = (command: string): boolean => /[\\/]/.test(command)

/** The file a command starts, if there is one. */
export function programOf(command: string, searched = process.env['PATH'] ?? ''): string | undefined {
  const places = hasSlash(command) ? [command] : searched.split(delimiter).map((folder) => join(folder, command))
  return places.find(isFile)
}

/** Nothing if it can be started. */
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

/** Something else than a file lies there. */
const existsInPath = (command: string): boolean => hasSlash(command) && existsSync(command)

export const isFile = (path: string): boolean => found(path)?.isFile() ?? false
export const isFolder = (path: string): boolean => found(path)?.isDirectory() ?? false

/** Nothing also where a part of the path is no folder, or may not be looked into. */
function found(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
