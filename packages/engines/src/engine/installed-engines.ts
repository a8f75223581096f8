/** Engines installed on this machine: known programs on the search path. */
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { EngineSpec } from './spec.ts'

interface KnownEngine {
  readonly name: string
  readonly program: string
  readonly args?: readonly string[]
}

/** As distributions and their makers call them. */
const known: readonly KnownEngine[] = [
  { name: 'Stockfish', program: 'stockfish' },
  { name: 'Fairy-Stockfish', program: 'fairy-stockfish' },
  { name: 'Leela Chess Zero', program: 'lc0' },
  { name: 'Berserk', program: 'berserk' },
  { name: 'Ethereal', program: 'ethereal' },
  { name: 'Komodo Dragon', program: 'dragon' },
  { name: 'Koivisto', program: 'koivisto' },
  { name: 'RubiChess', program: 'rubichess' },
  { name: 'Igel', program: 'igel' },
  { name: 'Arasan', program: 'arasanx' },
  { name: 'Laser', program: 'laser' },
  { name: 'Demolito', program: 'demolito' },
  { name: 'Texel', program: 'texel' },
  { name: 'Senpai', program: 'senpai' },
  { name: 'Toga II', program: 'toga2' },
  { name: 'Fruit', program: 'fruit' },
  { name: 'Glaurung', program: 'glaurung' },
  { name: 'GNU Chess', program: 'gnuchess', args: ['--uci'] },
]

/** Debian's folder for games is not on every search path. */
const usualFolders = ['/usr/games', '/usr/local/games', '/opt/homebrew/bin']

export function foundEngines(path = process.env['PATH'] ?? ''): readonly EngineSpec[] {
  const folders = [...new Set([...path.split(delimiter).filter(Boolean), ...usualFolders])]
  return known.flatMap(({ name, program, args }) => {
    const command = folders.map((folder) => join(folder, fileName(program))).find(isProgram)
    return command === undefined ? [] : [{ name, command, ...(args ? { args } : {}) }]
  })
}

const fileName = (program: string) => (process.platform === 'win32' ? `${program}.exe` : program)

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
