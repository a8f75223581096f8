/** Runs the program again and again: each time its first module is evaluated anew, in another folder, with other words. */
import { createRequire } from 'node:module'
import { Readable } from 'node:stream'
import { workerData } from 'node:worker_threads'

const { bell, port } = workerData
const require = createRequire(import.meta.url)
const program = require.resolve('../dist/arbiter.cjs')

port.on('message', async (asked) => {
  port.postMessage(await ran(asked))
  Atomics.store(bell, 0, 1)
  Atomics.notify(bell, 0)
})

async function ran({ folder, argv, input }) {
  const said = { out: '', err: '' }
  process.argv = [process.argv[0], 'arbiter', ...argv]
  process.cwd = () => folder
  process.exitCode = undefined
  process.stdout.write = keeping(said, 'out')
  process.stderr.write = keeping(said, 'err')
  Object.defineProperty(process, 'stdin', { configurable: true, value: Readable.from([Buffer.from(input)]) })
  process.stdout.removeAllListeners('error')
  delete require.cache[program]
  await require(program).ended
  return { code: process.exitCode, ...said }
}

const keeping = (said, where) => (text) => {
  said[where] += text
  return true
}
