/** Stack traces in terms of our sources, for error reports: `packages/cli/src/x.ts:12:3` instead of a line of a bundle. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** `file:///…/arbiter.js:1:2` or `/…/worker.js:1:2` in a stack. */
const place = /(?<file>file:\/\/[^\s()]+|\/[^\s():]+|[A-Za-z]:\\[^\s():]+):(?<line>\d+):(?<column>\d+)/g

/** Source maps are read here and not by Node, so that only errors pay for them. */
export function sourceStack(stack: string): string {
  return stack.replace(place, (written, file: string, line: string, column: string) => {
    const entry = sourceMapOf(file)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return written
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

const known = new Map<string, SourceMap | undefined>()

function sourceMapOf(file: string): SourceMap | undefined {
  if (!known.has(file)) known.set(file, readSourceMap(file))
  return known.get(file)
}

/** Never throws: that would hide the error to be reported. */
function readSourceMap(file: string): SourceMap | undefined {
  try {
    const map = `${file.startsWith('file:') ? fileURLToPath(file) : file}.map`
    return existsSync(map) ? new SourceMap(JSON.parse(readFileSync(map, 'utf8'))) : undefined
  } catch {
    return undefined
  }
}
