/**
 * A zoo of engines that speak UCI and misbehave: `node zoo.mjs MODE [MOVES]`. All play the moves they are given, by default
 * a dance of knights, and have their fit when they are asked for their third move.
 */
import { spawn } from 'node:child_process'

const [mode = 'plays', line = ''] = process.argv.slice(2)
const dance = ['g1f3', 'g8f6', 'f3g1', 'f6g8']
const score = line === '' ? [] : line.split(' ')
const say = (text) => process.stdout.write(`${text}${mode === 'crlf' ? '\r\n' : '\n'}`)
const later = (ms, act) => setTimeout(act, ms)
const forEver = (act) => setInterval(act, 1)

/** Obeys neither `quit` nor the end of its input nor any signal it may ignore. */
const isDeaf = mode === 'stubborn' || mode === 'ignores-quit'
let searches = 0
let position = ''
const plies = () => {
  const at = position.indexOf(' moves ')
  return at < 0 ? 0 : position.slice(at + 7).split(' ').length
}
const move = () => score[plies()] ?? dance[plies() % 4]
const sees = mode === 'gloomy' ? 'cp -900' : mode === 'mute' ? '' : 'cp 10'
let isSearching = false
const answer = (word = move()) => {
  if (!isSearching) return
  isSearching = false
  if (mode !== 'only-bounds') say(`info depth 1 ${sees && `score ${sees}`} nodes 7`)
  if (mode.endsWith('bounds')) say('info depth 2 score cp -900 upperbound nodes 9 pv e2e4')
  say(`bestmove ${word}`)
}

/** What an engine does instead of answering its third search. */
const fits = {
  silent: () => {},
  chatty: () => forEver(() => say('info depth 1 score cp 10 nodes 1 pv e2e4')),
  crash: () => process.exit(7),
  signal: () => process.kill(process.pid, 'SIGSEGV'),
  illegal: () => answer('e1e5'),
  'own-piece': () => answer('e1e2'),
  garbage: () => answer('zz9'),
  none: () => answer('(none)'),
  null: () => answer('0000'),
  nothing: () => say('bestmove'),
  double: () => say(`bestmove ${move()}\nbestmove a1a8`),
  flood: () => flood('x'.repeat(65_536), answer),
  'flood-info': () => flood('info depth 9 score cp 12 nodes 99 pv e2e4 e7e5\n'.repeat(1400), answer),
  'flood-for-ever': () => flood('x'.repeat(65_536), fits['flood-for-ever']),
  half: () => halves(`info depth 1 score cp 33 nodes 7\nbestmove ${move()}\n`),
  late: (go) => later(Number(/movetime (\d+)/.exec(go)?.[1]) + 5, () => answer()),
  slow: () => later(1000, () => answer()),
  'slow-to-stop': () => {},
  stderr: () => flood('complaint\n'.repeat(6000), answer, process.stderr, 200),
  complains: () => process.stderr.write(`${'complaint\n'.repeat(6000)}the last word\n`, () => process.exit(1)),
  'closes-output': () => process.stdout.end(),
  stubborn: () => {},
  'has-child': () => answer(),
}

/** A hundred megabytes, unless less is said; every piece waits until the one before was taken. */
function flood(piece, then, stream = process.stdout, pieces = 1600) {
  const write = (left) => {
    if (left > 0) return stream.write(piece, () => write(left - 1))
    say('')
    then()
  }
  write(pieces)
}

function halves(text) {
  const write = (from) => {
    if (from >= text.length) return
    process.stdout.write(text.slice(from, from + 5), () => setImmediate(write, from + 5))
  }
  write(0)
}

const commands = {
  uci: () => {
    if (mode === 'no-uciok') return
    if (mode === 'xboard') return say('Error (unknown command): uci')
    say('id name Zoo\nid author nobody')
    say('option name Hash type spin default 16 min 1 max 64')
    if (mode !== 'no-960') say('option name UCI_Chess960 type check default false')
    say('option name Skill Level type spin default 20 min 0 max 20')
    say('option name Style type combo default Solid var Solid var Risky var Very Risky')
    say('option name Clear Hash type button')
    say('option name Book File type string default <empty>')
    say('uciok')
  },
  isready: () => {
    if (mode !== 'no-readyok') say('readyok')
  },
  go: (go) => {
    searches += 1
    isSearching = true
    const fit = fits[mode]
    if (mode === 'ignores-nodes' && go.includes('nodes')) return
    if (mode === 'silent-at-second' && searches === 2) return
    if (fit && searches % 3 === 0) fit(go)
    else answer()
    if (mode === 'dies-idle' && searches === 2) later(50, () => process.exit(9))
  },
  stop: () => {
    if (mode === 'slow-to-stop') later(300, () => answer('a1a1'))
    else if (mode !== 'stubborn') answer()
  },
  quit: () => {
    if (!isDeaf) process.exit(0)
  },
}

if (mode === 'exits') process.exit(3)
if (isDeaf) {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {})
  forEver(() => {})
}
if (mode === 'has-child') {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
  process.stderr.write(`child ${child.pid}\n`)
}

let rest = ''
process.stdin.setEncoding('latin1')
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\n')
  rest = lines.pop() ?? ''
  for (const each of lines) {
    if (each.startsWith('position')) position = each
    else commands[each.trim().split(' ', 1)[0]]?.(each)
  }
})
process.stdin.on('end', () => {
  if (!isDeaf) process.exit(0)
})
