/**
 * The smallest possible runner in Node: it appends one engine's move to the game and sends it to the other, without rules,
 * clocks or records. `node echo.mjs STUB LOG LOG PLIES MOVES`.
 */
import { spawn } from 'node:child_process'

const [stub, ping, pong, plies, line = ''] = process.argv.slice(2)
const length = line.split(' ').length
const engines = [ping, pong].map((log) =>
  spawn(process.execPath, [stub, log, line], { stdio: ['pipe', 'pipe', 'inherit'], detached: true }),
)
const last = Number(plies)
let ply = 0
let game = 'position startpos'
for (const [i, engine] of engines.entries())
  engine.stdout.on('data', (chunk) => {
    ply += 1
    if (ply === last) for (const each of engines) each.stdin.write('quit\n')
    else engines[1 - i].stdin.write(told(chunk.latin1Slice()), 'latin1')
  })
engines[0].stdin.write(`${game}\ngo nodes 1\n`, 'latin1')

/** The game so far and the next command; after the last move a new game starts. */
function told(text) {
  const at = text.indexOf('bestmove ') + 9
  const move = text.slice(at, text.indexOf('\n', at))
  if (ply % length === 0) game = 'position startpos'
  else game += ply % length === 1 ? ` moves ${move}` : ` ${move}`
  return `${game}\ngo nodes 1\n`
}
