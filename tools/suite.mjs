/**
 * Makes and checks our opening suite, packages/engines/books/arbiter.epd: a few hundred balanced positions after four moves
 * each, found by random walks of the embedded engine. Same seed and engine, same file, byte for byte.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { Chess } from 'chessops/chess'
import { makeFen } from 'chessops/fen'
import { parseUci } from 'chessops/util'

/** Finds the engine that ships with the engines package. */
const engines = createRequire(new URL('../packages/engines/package.json', import.meta.url))

const usage = `usage: node tools/suite.mjs [--seed TEXT] [--count N] [--out FILE]
       node tools/suite.mjs --check [--sample N | --all] [FILE]

  --seed TEXT   the dice of the walk                  (default: arbiter)
  --count N     how many positions                    (default: 300)
  --out FILE    where the suite is written            (default: packages/engines/books/arbiter.epd)
  --check       read a suite and test it: legal lines, ids in order, no position twice, and the recorded score
  --sample N    score N of them anew, evenly spread   (default: 20)
  --all         score all of them anew                (some minutes)
`

const shipped = new URL('../packages/engines/books/arbiter.epd', import.meta.url)
const plies = 8
/** A move may be at most this many centipawns worse than the best; White, who starts better, may lose more. */
const walk = { moves: 6, nodes: 30_000, worse: { white: 45, black: 28 } }
/** First moves, for variety. */
const first = { moves: 12, nodes: 400_000, worse: { white: 40, black: 45 } }
/** The limit after a deep search is 0.6 pawns for either side; a short search first saves most deep ones. */
const balance = { nodes: 300_000, below: 60, short: 30_000, belowAtFirst: 80 }
/** At most this many positions share their first four plies. */
const mostAlike = 8

await run().catch((problem) => {
  console.error(problem.message)
  process.exitCode = 1
})

async function run() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: 'arbiter' },
      count: { type: 'string', default: '300' },
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
      sample: { type: 'string', default: '20' },
      all: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const engine = await startEngine()
  try {
    if (values.check) await check(engine, positionals[0] ?? shipped, values.all ? Infinity : whole(values.sample))
    else await make(engine, values.seed, whole(values.count), values.out ?? shipped)
  } finally {
    engine.quit()
  }
}

function whole(text) {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < 1) throw new Error(`${text} is not a count\n${usage}`)
  return number
}

// --- making ------------------------------------------------------------------------------------

/** First moves take turns, and none starts more than a fifth of the suite. */
async function make(engine, seed, count, out) {
  const kept = new Map()
  const alike = new Map()
  const firstMoves = await choices(engine, [], first)
  for (let walks = 0; kept.size < count; walks++) {
    if (walks > count * 20) throw new Error(`only ${kept.size} balanced positions in ${walks} walks`)
    const { move } = firstMoves[walks % firstMoves.length]
    if ((alike.get(move) ?? 0) >= Math.ceil(count / 5)) continue
    const moves = await walkOn(engine, seed, walks, move)
    const position = positionAfter(moves)
    const beginning = moves.slice(0, 4).join(' ')
    if (!position || kept.has(position) || (alike.get(beginning) ?? 0) >= mostAlike) continue
    const score = await balancedScore(engine, moves)
    if (score === undefined) continue
    kept.set(position, { moves, score })
    for (const same of [beginning, move]) alike.set(same, (alike.get(same) ?? 0) + 1)
    progress(`${kept.size} of ${count} kept after ${walks + 1} walks`)
  }
  writeWhole(out, suiteText(seed, count, kept))
  progress(`${count} positions written\n`)
}

async function balancedScore(engine, moves) {
  const [glance] = await engine.search(moves, balance.short, 1)
  if (Math.abs(glance.score) >= balance.belowAtFirst) return undefined
  const [look] = await engine.search(moves, balance.nodes, 1)
  return Math.abs(look.score) < balance.below ? look.score : undefined
}

/** A walk of eight plies: after the first move the dice choose, better moves more often. */
async function walkOn(engine, seed, number, firstMove) {
  const moves = [firstMove]
  while (moves.length < plies) {
    const near = await choices(engine, moves, moves.length === 1 ? first : walk)
    if (near.length === 0) break
    moves.push(near[Math.floor(die(`${seed} ${number} ${moves.length}`) ** 1.5 * near.length)].move)
  }
  return moves
}

/** Moves nearly as good as the engine's best. */
async function choices(engine, moves, { nodes, moves: most, worse }) {
  const found = await engine.search(moves, nodes, most)
  const least = found[0].score - worse[moves.length % 2 === 0 ? 'white' : 'black']
  return found.filter((each) => each.score >= least)
}

/** A number in [0, 1) that depends only on the words. */
function die(words) {
  return createHash('sha256').update(words).digest().readUInt32BE(0) / 2 ** 32
}

function suiteText(seed, count, kept) {
  const lines = [...kept].sort(byMoves).map(([position, { moves, score }], at) => {
    return `${position} c0 "moves ${moves.join(' ')}"; ce ${score}; id "Arbiter ${String(at + 1).padStart(3, '0')}";`
  })
  return `${header(seed, count)}${lines.join('\n')}\n`
}

function byMoves([, one], [, other]) {
  return one.moves.join(' ') < other.moves.join(' ') ? -1 : 1
}

function header(seed, count) {
  return `# Arbiter's opening suite: ${count} balanced positions after four moves each.
# Dedicated to the public domain under CC0 1.0, https://creativecommons.org/publicdomain/zero/1.0/
# Made by: node tools/suite.mjs --seed ${seed} --count ${count}
# with stockfish ${engines('stockfish/package.json').version} (npm). Each line: the position, c0 the moves that lead to it from the usual
# start, ce its score in centipawns for White after ${balance.nodes} nodes (less than ${balance.below} either way), id its name.
`
}

/** Written atomically. */
function writeWhole(out, text) {
  const draft = out instanceof URL ? new URL(`${out.href}.new`) : `${out}.new`
  writeFileSync(draft, text)
  renameSync(draft, out)
}

// --- checking ----------------------------------------------------------------------------------

async function check(engine, file, sample) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const openings = lines.map(readLine)
  const distinct = new Set(openings.map((each) => each.position)).size
  if (distinct !== openings.length) throw new Error(`${openings.length - distinct} positions are there twice`)
  const step = Math.max(1, Math.floor(openings.length / sample))
  const scored = openings.filter((_, at) => at % step === 0).slice(0, sample)
  for (const [at, opening] of scored.entries()) {
    await checkScore(engine, opening)
    progress(`${at + 1} of ${scored.length} scored`)
  }
  progress(`${openings.length} positions are legal and distinct; ${scored.length} scored anew, all balanced\n`)
}

function readLine(line, at) {
  const parts = /^(\S+ [wb] \S+ \S+) c0 "moves ([^"]*)"; ce (-?\d+); id "Arbiter (\d+)";$/.exec(line)
  if (!parts) throw new Error(`opening ${at + 1} is not written as this tool writes it: ${line}`)
  const [, position, moves, score, number] = parts
  const opening = { position, moves: moves.split(' '), score: Number(score), number: Number(number) }
  if (opening.number !== at + 1) throw new Error(`Arbiter ${number} stands in place ${at + 1}`)
  if (opening.moves.length !== plies) throw new Error(`Arbiter ${number} has ${opening.moves.length} plies`)
  if (positionAfter(opening.moves) !== position) throw new Error(`Arbiter ${number}: its moves lead elsewhere`)
  return opening
}

async function checkScore(engine, { moves, score, number }) {
  const found = (await engine.search(moves, balance.nodes, 1))[0].score
  if (Math.abs(found) >= balance.below) throw new Error(`Arbiter ${number} is out of balance: ${found}`)
  if (found !== score) throw new Error(`Arbiter ${number}: ${score} is written, the engine says ${found}`)
}

// --- the position and the engine ---------------------------------------------------------------

/** Four fields of a FEN; undefined if a move is illegal or the game is over. */
function positionAfter(moves) {
  const position = Chess.default()
  for (const uci of moves) {
    const move = parseUci(uci)
    if (!move || !position.isLegal(move)) return undefined
    position.play(move)
  }
  return position.isEnd() ? undefined : makeFen(position.toSetup(), { epd: true })
}

async function startEngine() {
  const child = spawn(process.execPath, [engines.resolve('stockfish/src/stockfish.js')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const say = (...commands) => child.stdin.write(`${commands.join('\n')}\n`)
  const until = async (word) => {
    const heard = []
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error(`the engine ended before it said ${word}`)
      if (value.startsWith(word)) return heard
      heard.push(value)
    }
  }
  say('uci')
  await until('uciok')
  say('setoption name Contempt value 0', 'setoption name UCI_AnalyseMode value true')
  const known = new Map()

  /** Every search starts with an empty hash table, so that its answer does not depend on earlier ones. */
  async function search(moves, nodes, multiPv) {
    const question = `${nodes} ${multiPv} ${moves.join(' ')}`
    if (!known.has(question)) {
      say(`setoption name MultiPV value ${multiPv}`, 'ucinewgame', 'setoption name Clear Hash', 'isready')
      await until('readyok')
      say(`position startpos moves ${moves.join(' ')}`, `go nodes ${nodes}`)
      known.set(question, lastScores(await until('bestmove')))
    }
    return known.get(question)
  }
  return { search, quit: () => say('quit') }
}

/** The moves of the last complete depth, best first. */
function lastScores(heard) {
  const depths = new Map()
  for (const line of heard) {
    const parts = /^info depth (\d+) .*?multipv (\d+) score (cp|mate) (-?\d+) nodes .* pv (\S+)/.exec(line)
    if (!parts) continue
    const [, depth, rank, unit, value, move] = parts
    const score = unit === 'cp' ? Number(value) : Math.sign(Number(value)) * 10_000
    const ranks = depths.get(Number(depth)) ?? depths.set(Number(depth), new Map()).get(Number(depth))
    ranks.set(Number(rank), { move, score })
  }
  const widest = Math.max(...[...depths.values()].map((ranks) => ranks.size))
  const deepest = Math.max(...[...depths].filter(([, ranks]) => ranks.size === widest).map(([depth]) => depth))
  return [...depths.get(deepest)].sort(([one], [other]) => one - other).map(([, found]) => found)
}

/** A line that is overwritten on a terminal; in a file only the last one. */
function progress(words) {
  if (process.stderr.isTTY) process.stderr.write(`\r${words}\x1b[K`)
  else if (words.endsWith('\n')) process.stderr.write(words)
}
