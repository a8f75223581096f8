/**
 * An engine that answers at once with given moves, and on `quit` writes to a file when it read each `go` and wrote each
 * `bestmove`, in nanoseconds of the machine's monotonic clock: `node stub.mjs LOG MOVES`. It blocks on its input, so that no
 * event loop of its own is measured.
 */
import { readSync, writeFileSync, writeSync } from 'node:fs'

const [log = '', line = ''] = process.argv.slice(2)
const moves = line
  .split(' ')
  .map((move) => `info depth 9 seldepth 12 score cp 21 nodes 900 time 3 pv ${move}\nbestmove ${move}\n`)
const stamps = new BigInt64Array(1 << 16)
let count = 0
let ply = 0
const buffer = Buffer.alloc(1 << 16)
let rest = ''

const commands = {
  uci: () => writeSync(1, 'id name Stub\nid author nobody\nuciok\n'),
  isready: () => writeSync(1, 'readyok\n'),
  quit: () => {
    writeFileSync(log, Buffer.from(stamps.buffer, 0, count * 8))
    process.exit(0)
  },
}

for (;;) {
  const length = readSync(0, buffer)
  const readAt = process.hrtime.bigint()
  if (length === 0) commands.quit()
  const lines = (rest + buffer.latin1Slice(0, length)).split('\n')
  rest = lines.pop() ?? ''
  for (const each of lines) {
    if (each.startsWith('position')) ply = each.length < 18 ? 0 : (each.length - 23) / 5
    else if (each.startsWith('go')) {
      writeSync(1, moves[Math.round(ply)] ?? 'bestmove 0000\n')
      stamps[count++] = readAt
      stamps[count++] = process.hrtime.bigint()
    } else commands[each]?.()
  }
}
