/** Finds the programs of engines. */
import { type Stats, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, resolve } from 'node:path'

/** A command with a slash is a path relative to the folder; without one it is on the search path. */
export const commandFrom = (command: string, folder: string): string =>
  hasSlash(command) && !isAbsolute(command) ? resolve(folder, command) : command

export const hasSlash = (command: string): boolean => /[\\/]/.test(command)

/** The file that a command starts, if there is one. */
export function programOf(command: string, searched = process.env['PATH'] ?? ''): string | undefined {
  const places = hasSlash(command) ? [command] : searched.split(delimiter).map((folder) => join(folder, command))
  return places.find(isFile)
}

export const isFile = (path: string): boolean => statsOf(path)?.isFile() ?? false
export const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() ?? false

/** Undefined also if part of the path is no folder, or cannot be read. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
