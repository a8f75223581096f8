/**
 * Files that are read or started at run time. Their names (`#…`) stand under `imports` in the package.json nearest to the running
 * module: that of this package in the clone, that of the installed program once everything is bundled into it.
 */
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** One file, so that it starts quickly. */
export const workerFile = (): string => require.resolve('#engine-worker')

export const bookFile = (name: string): string => require.resolve(`#books/${name}`)

export const stockfishFile = (): string => require.resolve('stockfish/src/stockfish.js')
