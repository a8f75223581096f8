/** The built binary with `simulate-hook.mjs` loaded before it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { emptyFolder } from './folder.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** `hook`: what the hook is told. */
export function hooked(
  argv: readonly string[],
  hook: Readonly<Record<string, string>>,
): ChildProcessWithoutNullStreams {
  const env = { ...process.env, COLUMNS: '80', NO_COLOR: '1', ...hook }
  const imports = ['--import', path('simulate-hook.mjs')]
  return spawn(process.execPath, [...imports, path('../bin/arbiter.js'), ...argv], { cwd: emptyFolder(), env })
}
