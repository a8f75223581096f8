/** Holds an engine to a share of memory: the kernel refuses it more, and that of its children too. */
import { existsSync } from 'node:fs'
import type { EngineSpec } from '@arbiter/engines'

/** Of util-linux; a program that sets limits and then becomes the engine, so that no shell and no process stands between. */
const programs = ['/usr/bin/prlimit', '/bin/prlimit']

export const memoryHolder = (): string | undefined => programs.find((file) => existsSync(file))

/** Private memory that can be written counts; what is only reserved, as runtimes do, does not. */
export function heldTo(engine: EngineSpec, megabytes: number, holder: string): EngineSpec {
  const limits = [`--data=${megabytes * 1024 * 1024}`, '--core=0']
  return { ...engine, command: holder, args: [...limits, '--', engine.command, ...(engine.args ?? [])] }
}
