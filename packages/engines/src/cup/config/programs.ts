/** Programs of engines, where they lie, and whether they can be started. */
import { accessSync, constants, existsSync, type Stats, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, resolve } from 'node:path'

/** With a slash a path, which counts from this folder; without one a program of the search path. */
export const commandFrom = (command: string, folder: string): string =>
  hasSlash(command) && !isAbsolute(command) ? resolve(folder, command) : command

const hasSlash = (command: string): boolean => /[\\/]/.test(command)

/** The file a command starts, if there is one. */
export function programOf(command: string, searched = process.env['PATH'] ?? ''): string | undefined {
  const places = hasSlash(command) ? [command] : searched.split(delimiter).map((folder) => join(folder, command))
  return places.find(isFile)
}

export function problemWithProgram(command: string, folder: string): string | undefined {
  const program = programOf(command)
  if (program !== undefined) return isExecutable(program) ? undefined : `${program} may not be executed`
  if (hasSlash(command)) return existsSync(command) ? `${command} is no program` : `there is no program ${command}`
  const beside = isFile(join(folder, command)) ? `; for the one beside this file write "./${command}"` : ''
  return `there is no program ${command} on the search path${beside}`
}

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
