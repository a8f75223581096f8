/** Makes the pictures of the documents: `npm run pictures` after a build, `npm run pictures matrix` for one. */
import { execFileSync, spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { launchChromium } from './chromium.mjs'
import { players } from './picture-players.mjs'
import { until } from './until.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'arbiter-pictures-'))

/** Runs the built command in that folder. */
function arbiter(words, input = '') {
  const command = join(root, 'packages/cli/bin/arbiter.js')
  return execFileSync('node', [command, ...words], { cwd: folder, input, encoding: 'utf8' })
}

const apply = (file, commands) => arbiter(['apply', file], commands.map((each) => JSON.stringify(each)).join('\n'))

/** A time in minutes after the start of the evening. */
const at = (minutes) => new Date(Date.parse('2026-05-01T18:30:00Z') + minutes * 60_000).toISOString()

function open(format, file, name, entrants, ...settings) {
  const set = settings.flatMap((setting) => ['--set', setting])
  arbiter(['new', format, file, '--name', name, '--seed', 'pictures', '--at', at(0), ...set])
  apply(file, [
    { do: 'enter', entrants, at: at(0) },
    { do: 'start', at: at(0) },
  ])
}

const called = (names) => names.map((name) => ({ name }))

/** Plays open games one after the other, two minutes each, until `enough`. */
function play(file, isEnough) {
  const dice = numbers()
  for (let minutes = 1; ; minutes += 2) {
    const { todo, stages } = JSON.parse(arbiter(['show', file, '--json']))
    const games = todo.filter((each) => each.do === 'report')
    if (games.length === 0 || isEnough(stages)) return
    const game = games[Math.floor(dice() * games.length)]
    const [time, chance] = [at(minutes), dice()]
    const place = (name) => players.findIndex((each) => each.endsWith(name))
    const isFavourite = place(game.white) < place(game.black)
    const result = chance < 0.22 ? '1/2' : chance < 0.78 === isFavourite ? '1-0' : '0-1'
    apply(file, [{ do: 'report', match: game.match, game: game.game, result, finishedAt: time, at: time }])
  }
}

/** The same random numbers every time. */
function numbers() {
  let state = 7
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const decidedIn = ({ rounds }, name) =>
  rounds.find((round) => round.name === name)?.matches.filter(({ state }) => state === 'decided').length ?? 0

/** A race of twenty-two for eight places, in the middle of a phase. */
function race() {
  open('hybrid-knockout', 'race.arbiter', 'Harbour Rapid', called(players.slice(0, 22)))
  play('race.arbiter', ([qualification]) => decidedIn(qualification, 'Phase 12') >= 4)
}

/** A diagonal of twenty-four with ratings, in round 2. */
function matrix() {
  const rated = players.map((name, i) => ({ name, rating: 2480 - 37 * i - ((i * i) % 11) }))
  open('diagonal', 'matrix.arbiter', 'Lakeside Diagonal', rated)
  play('matrix.arbiter', ([diagonal]) => decidedIn(diagonal, 'Round 2') >= 6)
}

const teams = ['Harbour', 'Orchard', 'Meadow', 'Quarry', 'Lantern', 'Ferry', 'Willow Lane', 'Kestrel', 'Mill']
const averages = [2400, 1962.5, 1537.5, 1287.5, 987.5, 717.5, 412.5, 167.5, 21.25]

/** Nine bridge teams with handicap, in re-paired semifinals; "1 Harbour 38-24 Lantern" is a report. */
function playBridge() {
  const entrants = teams.map((name, i) => ({
    name,
    players: [1, 2, 3, 4].map((n) => ({ name: `${name} ${n}`, masterpoints: averages[i] })),
  }))
  open('bridge-knockout', 'bridge.arbiter', 'Evening Teams', entrants, 'handicap=true')
  const results = [
    ...['1 Harbour 38-24 Lantern', '1 Harbour 41-20 Mill', '1 Lantern 40-9 Mill'],
    ...['2 Orchard 50-20 Ferry', '2 Orchard 41-20 Willow Lane', '2 Ferry 31-35 Willow Lane'],
    ...['3 Meadow 31-20 Quarry', '3 Meadow 31-24 Kestrel', '3 Quarry 44-12 Kestrel'],
    ...['4 Harbour 44-21 Meadow', '4 Harbour 52-18 Willow Lane', '4 Meadow 38-27 Willow Lane'],
    ...['5 Orchard 33-30 Quarry', '5 Orchard 36-28 Lantern', '5 Quarry 25-31 Lantern'],
    ...['6 Harbour 61-44 Orchard', '7 Meadow 22-31 Lantern half'],
  ]
  apply(
    'bridge.arbiter',
    results.map((text) => {
      const [, match, one, imps, other, half] = /^(\d) (.+) (\d+-\d+) (.+?)( half)?$/.exec(text)
      const part = half ? { half: 1 } : {}
      return { do: 'report', match, between: [one, other], imps: imps.split('-').map(Number), ...part, at: at(0) }
    }),
  )
}

/** The bracket sheet of the same teams. */
function sheet() {
  playBridge()
  arbiter(['bridge', 'print', 'bridge.arbiter', 'bracket-sheet', '--output', 'sheet.html'])
}

/** A cup of engines in its semifinal: Stockfish 10 at eight skill levels, real games. */
async function liveCup() {
  const names = ['Anvil', 'Bellows', 'Chisel', 'Drill', 'Ember', 'Forge', 'Gimlet', 'Hammer']
  const Engines = names.map((Name, i) => ({
    ...{ Embedded: 'Stockfish 10', Name, Rating: 3200 - 75 * i, Limit: i < 4 ? '4+0.06' : '1+0.02' },
    Options: { 'Skill Level': 20 - 2 * i },
  }))
  const CupOptions = { RoundPairIncrements: [1, 2, 3], ThirdPlaceMatch: true, Seed: 'pictures' }
  const Adjudication = { WinOption: { MinWinScore: 5, WinMoveLength: 4 }, MaxMoves: 90 }
  const config = { Name: 'Workshop Cup', EngineSetup: { Engines }, TimeControl: '4+0.06', CupOptions, Adjudication }
  writeFileSync(join(folder, 'liveCup.json'), JSON.stringify(config))
  const command = join(root, 'packages/cli/bin/arbiter.js')
  const stdio = ['ignore', 'pipe', 'inherit']
  const running = spawn('node', [command, 'cup', 'run', 'liveCup.json', '--json'], { cwd: folder, stdio })
  await middlegameOf(running)
  const page = join(folder, 'cup_bracket.html')
  const seenAt = Date.now()
  await until('the page shows the position', () => statSync(page).mtimeMs > seenAt)
  copyFileSync(page, join(folder, 'liveCup.html'))
  running.kill('SIGINT')
  await new Promise((resolve) => running.on('close', resolve))
}

/** Resolves in a semifinal with one finished game and another in progress. It keeps reading, since a full pipe would stop the cup. */
function middlegameOf(running) {
  const plies = new Map()
  let isLate = false
  return new Promise((resolve, reject) => {
    running.on('close', () => reject(new Error('the cup ended before its semifinal was seen')))
    createInterface({ input: running.stdout }).on('line', (line) => {
      const { event, match, game, moves = [] } = JSON.parse(line)
      const id = `${match}.${game}`
      plies.set(id, (plies.get(id) ?? 0) + moves.length)
      isLate ||= event === 'game-ended' && match > 4
      if (isLate && event === 'moves' && match > 4 && plies.get(id) >= 30) resolve()
    })
  })
}

/** Four formats for the same sixteen players. */
function comparison() {
  const formats = ['--formats', 'league,hybrid-knockout,cup,diagonal', '--set', 'cup.roundPairIncrements=[2]']
  arbiter([
    'compare',
    '--entrants',
    '16',
    ...formats,
    '--runs',
    '4000',
    '--seed',
    'pictures',
    '--html',
    'comparison.html',
  ])
}

const ownPages = { sheet: 'sheet.html', liveCup: 'liveCup.html', comparison: 'comparison.html' }

const pageOf = (picture) =>
  picture in ownPages
    ? readFileSync(join(folder, ownPages[picture]), 'utf8')
    : arbiter(['export', `${picture}.arbiter`, '--to', 'html'])

/** `live-cup-page.png`. */
const fileOf = (picture) => `${picture.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-page.png`

async function photograph(browser, picture, { height, width = 1080 }) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1.5 })
  await page.setContent(pageOf(picture))
  await page.screenshot({ path: join(root, 'docs/pictures', fileOf(picture)) })
  await page.close()
}

const pictures = [
  { draw: race, height: 860 },
  { draw: liveCup, width: 1240, height: 880 },
  { draw: matrix, height: 1090 },
  { draw: sheet, width: 1120, height: 800 },
  { draw: comparison, width: 1180, height: 1010 },
]
const wanted = process.argv.slice(2)
const browser = await launchChromium()
for (const { draw, ...size } of pictures) {
  if (wanted.length > 0 && !wanted.includes(draw.name)) continue
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  await draw()
  await photograph(browser, draw.name, size)
}
await browser.close()
rmSync(folder, { recursive: true })
