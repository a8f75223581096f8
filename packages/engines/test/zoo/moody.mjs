/**
 * An engine with moods, for cups that must come out the same whenever they are played: `node moody.mjs NAME STRENGTH [MS]`.
 * It plays some legal move, always the same in the same position, after MS milliseconds; and in some games, which depend on
 * its name and the opening alone, it sees itself lost from its fourth move on, the more often the weaker it is.
 */
import { createHash } from 'node:crypto'
import { createInterface } from 'node:readline'
import { Chess } from 'chessops/chess'
import { parseFen } from 'chessops/fen'
import { makeUci, parseUci } from 'chessops/util'

const [name = '', strength = '5', ms = '5'] = process.argv.slice(2)
const say = (text) => process.stdout.write(`${text}\n`)
const digest = (text) => createHash('sha256').update(text).digest().readUInt32BE()

let [position, isLost, searches] = ['', false, 0]
let answering

function boardIn(words) {
  const at = words.indexOf('moves')
  const fen = words[1] === 'fen' ? words.slice(2, at < 0 ? undefined : at).join(' ') : undefined
  const board = fen === undefined ? Chess.default() : Chess.fromSetup(parseFen(fen).unwrap()).unwrap()
  for (const move of at < 0 ? [] : words.slice(at + 1)) board.play(parseUci(move))
  return board
}

function moveIn(text) {
  const moves = []
  for (const [from, to] of boardIn(text.split(' ')).allDests())
    for (const square of to) moves.push({ from, to: square })
  const move = moves[digest(`${name} ${text}`) % moves.length]
  const written = makeUci(move)
  const isPromotion = boardIn(text.split(' ')).board.get(move.from).role === 'pawn' && /[18]$/.test(written)
  return isPromotion ? `${written}q` : written
}

function go() {
  if (searches++ === 0) isLost = digest(`${name} ${position}`) % 10 >= Number(strength)
  const sees = isLost && searches > 3 ? -900 : 10
  answering = setTimeout(answer, Number(ms), sees)
}

function answer(sees) {
  answering = undefined
  say(`info depth 1 score cp ${sees} nodes 7\nbestmove ${moveIn(position)}`)
}

const commands = {
  uci: () => say('id name Moody\nid author nobody\nuciok'),
  isready: () => say('readyok'),
  ucinewgame: () => {
    searches = 0
  },
  position: (line) => {
    position = line
  },
  go,
  stop: () => {
    if (!answering) return
    clearTimeout(answering)
    answer(10)
  },
  quit: () => process.exit(0),
}

createInterface({ input: process.stdin }).on('line', (line) => commands[line.split(' ')[0]]?.(line))
process.stdin.on('end', () => process.exit(0))
