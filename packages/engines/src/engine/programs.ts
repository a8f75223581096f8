/** Programs of engines, and where they lie. */
import { type Stats, statSync } from 'node:fs'
import { delimiter, isAbsolute, join, resolve } from 'node:path'

/** With a slash a path, which counts from this folder; without one a program of the search path. */
export const commandFrom = (command: string, folder: string): string =>
  hasSlash(command) && !isAbsolute(command) ? resolve(folder, command) : command

export const hasSlash = (command: string): boolean => /[\\/]/.test(command)

/** The file a command starts, if there is one. */
export function programOf(command: string, searched = process.env['PATH'] ?? ''): string | undefined {
  const places = hasSlash(command) ? [command] : searched.split(delimiter).map((folder) => join(folder, command))
  return places.find(isFile)
}

export const isFile = (path: string): boolean => statsOf(path)?.isFile() ?? false
export const isFolder = (path: string): boolean => statsOf(path)?.isDirectory() ?? false

/** Undefined also where a part of the path is no folder, or may not be looked into. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path)
  } catch {
    return undefined
  }
}
