/** Whatever the rules can say, collected by playing: a restless director, every question, every wrong command. */
import {
  act,
  awardsIn,
  type Command,
  chronicle,
  conditionsOf,
  decisionShown,
  draft,
  formatNamed,
  instantOf,
  isRefusal,
  matrixOf,
  meetingWords,
  modelInWords,
  openTournament,
  printedSheet,
  raceOf,
  rowWords,
  runnerWords,
  sentenceOf,
  sheetNames,
  show,
  type Todo,
  type Tournament,
  usualModel,
  why,
} from '@arbiter/core'
import { namesOn, textSaid } from '../src/screens/print/said-in.ts'

/** What it was said about, so that a test can name it; the texts themselves are the keys. */
export type Said = Map<string, string>

export interface Table {
  readonly format: string
  readonly size: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly rated?: boolean
  readonly book?: number
  /** Per cent of the steps in which the director does something else than what is next. */
  readonly restless?: number
  readonly steps?: number
  readonly autoPair?: boolean
  /** Of teams: who sat is told. */
  readonly lineUps?: boolean
}

const given = [
  'Zoë',
  'Jürgen',
  'Kirsi',
  'Łukasz',
  'Mai-Linh',
  'Noor',
  'Ömer',
  'Pilar',
  'Quirin',
  'Rhea',
  'Søren',
  'Tove',
]
const family = ['Quist', 'Köhler', 'Ydén', 'Vasquez', 'Xu', 'Ibarra', 'Fjeld', 'Nowak', 'Gök', 'Brandl', 'Haas', 'Zorn']

/** Without a word of either language in it. */
const personCalled = (i: number): string =>
  `${given[i % given.length]} ${family[(i * 5 + Math.floor(i / 12)) % family.length]}${i >= 144 ? ` ${Math.floor(i / 144)}` : ''}`

/** Numbers from 0 to 1 out of a text: the same ones every time. */
function chanceOf(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 1
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

export function sayEverything(table: Table, seed: string, said: Said): Tournament {
  return new Restless(table, seed, said).play()
}

const results = ['1-0', '0-1', '1/2-1/2', '1-0', '0-1', '1/2-1/2', '+-', '-+', '--'] as const

class Restless {
  private readonly table: Table
  private readonly said: Said
  private readonly chance: () => number
  private readonly tournament: Tournament
  private now = Date.parse('2026-05-01T10:00:00Z')

  constructor(table: Table, seed: string, said: Said) {
    this.table = table
    this.said = said
    this.chance = chanceOf(`${seed} ${table.format} ${table.size} ${JSON.stringify(table.options ?? {})}`)
    const format = formatNamed(table.format)
    if (isRefusal(format)) throw new Error(table.format)
    const { options = {}, autoPair = true } = table
    const opened = openTournament(format, { name: 'Zürich Ölberg', options, dice: seed, autoPair }, this.asked())
    if (isRefusal(opened)) throw new Error(JSON.stringify(opened))
    this.tournament = opened
  }

  play(): Tournament {
    const { restless = 15, steps = 150 } = this.table
    this.enter()
    for (let step = 0; step < steps; step++) {
      if (this.chart.isFinished && this.chance() < 0.5) break
      if (this.chance() * 100 < restless) this.mischief()
      else this.goOn()
      if (step % 40 === 20) this.askEverything()
    }
    this.finish()
    this.askEverything()
    this.readTheHistory()
    return this.tournament
  }

  private get chart() {
    return this.tournament.chart
  }

  private asked() {
    this.now += 1000 * Math.floor(this.chance() * 90)
    return { by: 'director', now: instantOf(this.now) }
  }

  private one<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.chance() * list.length)] as Item
  }

  private hear(text: string | undefined, about: string): void {
    if (text !== undefined && text !== '') this.said.set(text, about)
  }

  private act(command: Command): boolean {
    const answer = act(this.tournament, command, this.asked())
    if (answer.ok) return true
    this.hear(sentenceOf(answer.refusal), `refusal of ${command.do}`)
    if (answer.refusal.code === 'would-void') {
      for (const { what } of answer.refusal.consequences.voids) this.hear(what, 'what becomes void')
      const confirm = answer.refusal.consequences.voids.map(({ seq }) => seq)
      if (confirm.length < 12 && this.chance() < 0.6) return this.act({ ...command, confirm } as Command)
    }
    return false
  }

  // --- the field ---------------------------------------------------------------------------------

  private enter(): void {
    this.lookAround()
    this.act({ do: 'start' })
    for (let i = 0; i < this.table.size; i++) {
      if (i === 1) this.lookAround()
      this.act({ do: 'enter', entrants: [{ name: personCalled(i), ...this.profile(i) }] })
    }
    this.act({ do: 'edit', entrant: personCalled(0), club: 'Ölberg' })
    this.lookAround()
    this.start()
    this.lookAround()
  }

  private profile(i: number): object {
    const { rated = true, format } = this.table
    if (format === 'bridge-knockout') return rated || this.chance() < 0.5 ? this.teamOf(i) : {}
    if (!rated && this.chance() < 0.7) return {}
    const rating = 1500 + Math.floor(this.chance() * 40) * 10
    return { rating, maxRating: rating + 20, ...(i % 3 === 0 ? { club: 'Ölberg' } : {}) }
  }

  private teamOf(i: number): object {
    const many = this.table.options?.['compact'] ? 4 : 4 + (i % 3)
    const players = Array.from({ length: many }, (_, n) => ({
      name: `${given[n]} ${family[n]} ${i}`,
      masterpoints: Math.floor(this.chance() * 100_000) / 100,
    }))
    return {
      players,
      ...(i % 5 === 0 ? { paid: false } : i % 5 === 1 ? { paid: true } : {}),
      ...(i % 4 === 0 ? { captain: `${given[0]} ${family[0]} ${i}` } : {}),
    }
  }

  private start(): void {
    const { book } = this.table
    const openings = book === undefined ? {} : { openings: bookOf(book) }
    if (!this.act({ do: 'start', ...openings })) this.act({ do: 'start', order: 'entry', ...openings })
  }

  // --- playing -----------------------------------------------------------------------------------

  private goOn(): void {
    const { todo } = show(this.tournament)
    for (const { sentence } of todo) this.hear(sentence, 'todo')
    const next = todo.find((each) => each.do !== 'report') ?? this.one(todo)
    if (!next) return
    this.do(next)
  }

  private do(todo: Todo): void {
    switch (todo.do) {
      case 'pair':
        this.hearDraft()
        this.act({ do: 'pair' })
        return
      case 'choose':
        this.act({ do: 'pair' })
        this.act({ do: 'choose', opponent: this.chance() < 0.3 ? todo.chooser : this.one(todo.among) })
        return
      case 'rule':
        this.act({ do: 'rule', match: todo.match, winner: this.one(todo.among) })
        return
      case 'declare':
        this.act({ do: 'declare', winners: todo.among.slice(0, this.chance() < 0.5 ? 1 : 2), note: 'Ölberg' })
        return
      case 'close':
        this.act({ do: 'close' })
        this.act({ do: 'report', match: '1', result: '1-0' })
        this.act({ do: 'undo' })
        return
      case 'report':
        this.report(todo)
        return
      case 'start':
      case 'edit':
        this.start()
        return
      case 'enter':
        this.act({ do: 'enter', entrants: [{ name: `Ida ${this.tournament.log.length}`, ...this.profile(7) }] })
    }
  }

  private report(todo: Extract<Todo, { do: 'report' }>): void {
    if ('game' in todo) {
      this.hear(conditionsOf(todo), 'conditions')
      const result = this.one(results)
      const timed = todo.needsFinishTime ? { finishedAt: instantOf(this.now) } : {}
      const moves = this.chance() < 0.5 ? { moves: 20 + Math.floor(this.chance() * 60) } : {}
      this.act({ do: 'report', match: todo.match, game: todo.game, result, ...timed, ...moves })
      return
    }
    if (this.table.lineUps) this.seatTheTeams(todo)
    const imps = [Math.floor(this.chance() * 4), Math.floor(this.chance() * 4)] as const
    const half = todo.half && this.chance() < 0.6 ? { half: todo.half } : {}
    this.act({ do: 'report', match: todo.match, between: todo.between, imps, ...half })
  }

  /** Four of each team, others in each half. */
  private seatTheTeams({ match, between }: { match: string; between: readonly string[] }): void {
    for (const team of between)
      for (const half of [1, 2] as const) {
        const bench = Math.floor(this.chance() * 3)
        const players = [1, 2, 3, 4].map((place) => `#${place + bench}`)
        this.act({ do: 'lineup', match, team, half, players })
      }
  }

  private finish(): void {
    for (let step = 0; step < 600 && !this.chart.isFinished; step++) this.goOn()
  }

  // --- mischief ----------------------------------------------------------------------------------

  private mischief(): void {
    const somebody = this.one(show(this.tournament).entrants)?.name ?? 'Ida'
    const other = this.one(show(this.tournament).entrants)?.name ?? 'Ida'
    const matches = [...this.chart.matches.keys()]
    const match = this.one(matches) ?? '1'
    const seated = this.seatsOf(match)
    const seat = this.one(seated) ?? somebody
    const fact = 1 + Math.floor(this.chance() * this.tournament.log.length)
    const isBridge = this.table.format === 'bridge-knockout'
    const result = isBridge ? { imps: [3, 9] as const } : { result: this.one(results) }
    const letter = this.one(['A', 'B', 'C'])
    const acts: readonly (() => unknown)[] = [
      () => this.act({ do: 'undo' }) && this.chance() < 0.5 && this.act({ do: 'redo' }),
      () => this.act({ do: 'redo' }),
      () => this.act({ do: 'revoke', fact }),
      () => this.act({ do: 'correct', match, ...result }),
      () => this.act({ do: 'correct', match, game: 1, ...result }),
      () =>
        this.act({
          do: 'correct',
          match,
          ...result,
          ...(isBridge ? { half: 1, between: [seated[0] ?? somebody, seated[1] ?? other] } : {}),
        }),
      () => this.act({ do: 'report', match, ...result }),
      () => this.act({ do: 'report', match, game: 9, ...result }),
      () => this.act({ do: 'report', match, ...(isBridge ? { result: '1-0' as const } : { imps: [4, 5] as const }) }),
      () => this.act({ do: 'report', match, ...result, players: [somebody, other] }),
      () => this.act({ do: 'report', match: '999', result: '1-0' }),
      () => this.act({ do: 'report', match, ...result, finishedAt: instantOf(this.now - 86_400_000) }),
      () => this.act({ do: 'report', match, ...result, finishedAt: instantOf(this.now) }),
      () => this.act({ do: 'withdraw', entrant: somebody, emergency: this.chance() < 0.4, note: 'Ölberg' }),
      () => this.act({ do: 'withdraw', entrant: 'Niko' }),
      () => this.act({ do: 'return', entrant: somebody }),
      () => this.act({ do: 'enter', entrants: [{ name: `Ida ${this.tournament.log.length}`, ...this.profile(3) }] }),
      () => this.act({ do: 'enter', entrants: [{ name: ' ' }] }),
      () => this.act({ do: 'enter', entrants: [{ name: 'Ida', id: 'e4' }] }),
      () => this.act({ do: 'edit', entrant: somebody, club: this.one(['Ölberg', null]) }),
      () => this.act({ do: 'edit', entrant: somebody, rating: 1700 }),
      () => this.act({ do: 'edit', entrant: somebody, name: `Ida ${fact}` }),
      () => this.act({ do: 'start' }),
      () => this.act({ do: 'close' }),
      () => this.act({ do: 'pair' }),
      () => this.act({ do: 'pair', matches: [[somebody, other]] }),
      () => this.act({ do: 'forfeit', match, absent: [seat] }),
      () => this.act({ do: 'forfeit', match, absent: seated.length > 0 ? seated : [seat] }),
      () => this.act({ do: 'cancel', match }),
      () => this.act({ do: 'rule', match, winner: seat, note: 'Ölberg' }),
      () => this.act({ do: 'rule', match, winner: null }),
      () => this.act({ do: 'rule', match, winners: seated.slice(0, 2) }),
      () => this.act({ do: 'declare', winners: [somebody] }),
      () => this.act({ do: 'declare', winners: [somebody, other], note: 'Ölberg' }),
      () => this.act({ do: 'choose', opponent: somebody }),
      () => this.act({ do: 'change', options: { roundPairIncrements: [1, 1 + Math.floor(this.chance() * 3)] } }),
      () => this.act({ do: 'arrange', from: 1 + Math.floor(this.chance() * 3), play: { nodes: 5 } }),
      () => this.act({ do: 'abandon', match, game: 1, why: this.one(['interrupted', 'void', 'no-start']) }),
      () => this.act({ do: 'abandon', match, game: 1, why: 'no-start', engine: seat }),
      () => this.act({ do: 'lineup', match, team: seat, players: ['#1', '#2', '#3', '#4'] }),
      () => this.act({ do: 'lineup', match, team: seat, half: 1, players: ['#1', '#2', '#3', '#3'] }),
      () => this.act({ do: 'lineup', match, team: seat, played: [{ player: '#1', boards: 99 }] }),
      () =>
        this.act({ do: 'score', match, between: [seated[0] ?? somebody, seated[1] ?? other], boards: this.boards() }),
      () => this.act({ do: 'post' }),
      () => this.act({ do: 'remedy', team: somebody, refund: this.chance() < 0.7, freePlays: ['tournament'] }),
      () => this.act({ do: 'remedy', team: somebody }),
      () => this.act({ do: 'misplaced', team: seat, fault: 'team', placed: 'low', to: letter }),
      () => this.act({ do: 'misplaced', team: seat, fault: 'directors', placed: 'high', to: letter }),
      () => this.act({ do: 'misplaced', team: seat, fault: 'directors', placed: 'low' }),
      () => this.act({ do: 'redraw' }),
      () => this.act({ do: 'redraw', withdraw: [somebody] }),
    ]
    this.one(acts)()
  }

  private boards() {
    const kinds = [
      () => ({ imps: [5, 0] as const }),
      () => ({ tables: ['4SN=', '3NTE+1'] as const }),
      () => ({ tables: [420, -50] as const }),
      () => ({ tables: ['4SN=', 'hmm'] as const }),
    ]
    const count = 1 + Math.floor(this.chance() * 10)
    return Array.from({ length: count }, (_, i) => ({ board: i + 1, ...this.one(kinds)() })) as never
  }

  private seatsOf(id: string): string[] {
    const shown = show(this.tournament)
      .stages.flatMap(({ rounds }) => rounds.flatMap(({ matches }) => matches))
      .find(({ match }) => match === id)
    return (shown?.seats ?? []).flatMap(({ entrant }) => entrant ?? [])
  }

  // --- listening ---------------------------------------------------------------------------------

  private hearDraft(): void {
    const drafted = draft(this.tournament)
    if (isRefusal(drafted)) this.hear(sentenceOf(drafted), 'draft')
    else if (drafted.what === 'round') this.hear(drafted.name, 'round')
  }

  /** What stands on the screens: names of rounds, remarks, the race, the matrix. */
  private lookAround(): void {
    const bulletin = show(this.tournament)
    for (const { sentence } of [...bulletin.todo, ...bulletin.remarks]) this.hear(sentence, 'todo or remark')
    for (const stage of bulletin.stages) {
      this.hear(stage.name, 'stage')
      for (const { name, pairing, matches } of stage.rounds) {
        this.hear(name, 'round')
        this.hear(pairing?.sentence, 'pairing')
        for (const match of matches) {
          this.hear(match.decidedBy, 'decided by')
          this.hear(decisionShown(match), 'decision')
        }
      }
    }
    const race = raceOf(this.tournament)
    this.hear(race?.playoff?.sentence, 'playoff')
    for (const runner of race?.runners ?? []) this.hear(runnerWords(race as NonNullable<typeof race>)(runner), 'race')
    const matrix = matrixOf(this.tournament)
    for (const row of matrix?.rows ?? []) {
      this.hear(rowWords(row), 'matrix')
      for (const meeting of row.meetings)
        this.hear(meetingWords(matrix as NonNullable<typeof matrix>)(row, meeting), 'matrix')
    }
  }

  private askEverything(): void {
    this.lookAround()
    const names = show(this.tournament).entrants.map(({ name }) => name)
    const about = [
      ...[...this.chart.matches.keys()].flatMap((id) => [`match ${id}`, `advance ${id}`, `handicap ${id}`]),
      ...names.flatMap((name) => [`rank ${name}`, `seed ${name}`, `bye ${name}`]),
      ...names.slice(1).map((name, i) => `tie ${names[i]}, ${name}`),
      ...['champion', 'match 999', 'tie Niko'],
    ]
    for (const subject of about) {
      const reason = why(this.tournament, subject)
      this.hear(isRefusal(reason) ? sentenceOf(reason) : reason.sentence, `why ${subject}`)
    }
    this.hear(modelInWords(usualModel(this.chart)), 'model')
    this.hearAwards()
    this.readThePapers()
  }

  private hearAwards(): void {
    const told = awardsIn(this.tournament)
    for (const player of isRefusal(told) ? [] : told.flatMap(({ players }) => players)) {
      if (player.state === 'awarded') this.hear(player.award.sentence, 'award')
      else for (const { sentence } of player.meter) this.hear(sentence, 'meter')
    }
  }

  private readThePapers(): void {
    const names = new Set([...namesOn(this.tournament), 'director'])
    for (const name of sheetNames) {
      const sheet = printedSheet(this.tournament, name)
      for (const text of isRefusal(sheet) ? [] : textsIn(sheet.html ?? ''))
        textSaid(text, names, (piece) => {
          this.hear(piece, `paper ${name}`)
          return piece
        })
    }
  }

  private readTheHistory(): void {
    for (const { says } of chronicle(this.tournament)) for (const text of stillText(says)) this.hear(text, 'history')
  }
}

/** English that messages still carry as text. */
const stillText = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('said' in value) return [String(value.said)]
  return Object.values(value).flatMap(stillText)
}

/** What stands between the tags of a page's body. */
function textsIn(html: string): string[] {
  const body = html.slice(html.indexOf('<body'), html.lastIndexOf('</body>'))
  const letters: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
    '&#39;': "'",
  }
  return [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) =>
    text.replaceAll(/&[a-z#\d]+;/g, (sign) => letters[sign] ?? sign),
  )
}

/** A made-up book: positions only have to look like positions and to differ. */
function bookOf(count: number) {
  const openings = Array.from({ length: count }, (_, i) => {
    const pawn = (file: number, who: string) => `${file || ''}${who}${7 - file || ''}`
    const position = `rnbqkbnr/pppppppp/8/${pawn(Math.floor(i / 64) % 8, 'p')}/${pawn(Math.floor(i / 8) % 8, 'P')}/${pawn(i % 8, 'P')}/8/RNBQKBNR w KQkq -`
    return { place: i + 1, position }
  })
  return { name: 'Ölbuch', openings }
}
