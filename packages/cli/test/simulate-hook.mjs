/**
 * Loaded before `arbiter simulate` (node --import), also in its threads.
 * TELL_WHEN_LISTENING=1: says "listening" on the standard error as soon as Ctrl-C is heard.
 * TERMINAL=1: the standard error passes for a terminal.
 * DIE_AT=n: a thread ends by itself when it has played its n-th slice; THROW_AT=n: it fails there.
 */
import { isMainThread, parentPort } from 'node:worker_threads'

const { TELL_WHEN_LISTENING, TERMINAL, DIE_AT, THROW_AT } = process.env

if (isMainThread && TERMINAL) process.stderr.isTTY = true
if (isMainThread && TELL_WHEN_LISTENING)
  process.on('newListener', (event) => {
    if (event === 'SIGINT') process.nextTick(() => process.stderr.write('listening\n'))
  })
if (!isMainThread && (DIE_AT || THROW_AT)) {
  const post = parentPort.postMessage.bind(parentPort)
  let slices = 0
  parentPort.postMessage = (answer) => {
    slices++
    if (slices === Number(DIE_AT)) process.exit(7)
    if (slices === Number(THROW_AT)) throw new Error('out of luck')
    post(answer)
  }
}
