/**
 * Loaded before `arbiter cup` (node --import): lets the disk fail, or the process die or be stopped, at an exact place.
 * KILL_AT=n: dies when the bracket is about to be written for the n-th time, so between log and bracket.
 * STOP_AT=event: Ctrl-C when it tells the first such event.
 * FULL_WHILE=file: every write fails as on a full disk while that file exists; LOCKED_WHILE=file: only the bracket's.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { KILL_AT, STOP_AT, FULL_WHILE, LOCKED_WHILE } = process.env
const { openSync, writeSync, existsSync } = fs
const isBracket = (path) => /cup_bracket\.json\.new-/.test(String(path))
let brackets = 0

const fails = (code, text) => {
  throw Object.assign(new Error(`${code}: ${text}`), { code })
}

fs.openSync = (path, ...more) => {
  if (isBracket(path) && ++brackets === Number(KILL_AT)) process.kill(process.pid, 'SIGKILL')
  if (isBracket(path) && LOCKED_WHILE && existsSync(LOCKED_WHILE)) fails('EACCES', 'permission denied')
  return openSync(path, ...more)
}
fs.writeSync = (fd, ...more) => {
  if (fd > 2 && FULL_WHILE && existsSync(FULL_WHILE)) fails('ENOSPC', 'no space left on device')
  return writeSync(fd, ...more)
}
syncBuiltinESMExports()

if (STOP_AT !== undefined) {
  const write = process.stdout.write.bind(process.stdout)
  let isStopped = false
  process.stdout.write = (text, ...more) => {
    const isIt = !isStopped && String(text).includes(`"event":"${STOP_AT}"`)
    isStopped ||= isIt
    if (isIt) process.kill(process.pid, 'SIGINT')
    return write(text, ...more)
  }
}
