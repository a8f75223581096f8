/** Limits the memory of an engine and its children by the kernel. */
import { existsSync } from 'node:fs'
import type { EngineSpec } from '@arbiter/engines'

/** prlimit of util-linux replaces itself by the engine, so that no process stands between. */
const programs = ['/usr/bin/prlimit', '/bin/prlimit']

export const memoryHolder = (): string | undefined => programs.find((file) => existsSync(file))

/** Counts private writable memory; merely reserved address space does not count. */
export function heldTo(engine: EngineSpec, megabytes: number, holder: string): EngineSpec {
  const limits = [`--data=${megabytes * 1024 * 1024}`, '--core=0']
  return { ...engine, command: holder, args: [...limits, '--', engine.command, ...(engine.args ?? [])] }
}
