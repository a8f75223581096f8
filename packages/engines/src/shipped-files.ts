/**
 * Files read or started at run time. Their names (`#…`) are defined under `imports` in the package.json nearest to the running
 * module: this package's in the clone, the installed program's once everything is bundled.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A bundle, so that it starts quickly. */
export const workerFile = (): string => require.resolve('#engine-worker')

export const bookFile = (name: string): string => require.resolve(`#books/${name}`)

export const stockfishFile = (): string => require.resolve('stockfish/src/stockfish.js')
