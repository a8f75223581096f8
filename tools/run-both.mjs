/**
 * Runs two commands at once: `node tools/run-both.mjs "quiet one" loud one …`. The output of the first is printed when it ends,
 * that of the second as it comes. Fails if either fails.
 */
import { spawn } from 'node:child_process'

const [quiet, ...loud] = process.argv.slice(2)
const [first, second] = await Promise.all([held(quiet), shown(loud)])
if (first !== 0) process.stdout.write(`\n${quiet} failed, see above.\n`)
process.exitCode = first || second

function held(line) {
  const child = spawn(line, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(text))
  return ended(child).then((code) => {
    process.stdout.write(`${Buffer.concat(said)}\n${line}: ${code === 0 ? 'clean' : `failed with ${code}`}\n`)
    return code
  })
}

function shown([command, ...words]) {
  return ended(spawn(command, words, { stdio: 'inherit' }))
}

function ended(child) {
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  })
}
