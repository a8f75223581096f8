/** Where this package lies, also when its modules were bundled into another file. */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const entry = (): string => createRequire(import.meta.url).resolve('@arbiter/engines')

export const packageFolder = (): string => join(dirname(entry()), '..')

/** A file of a package this one depends on. */
export const dependency = (path: string): string => createRequire(entry()).resolve(path)
