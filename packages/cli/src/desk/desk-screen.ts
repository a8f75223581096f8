/** The desk on a terminal: the tournament above, what was answered below it, the pen on the last line. */
import { createInterface, type Interface } from 'node:readline/promises'
import { show } from '@arbiter/core/bulletin'
import { formats } from '@arbiter/core/formats'
import { penCompletions } from '@arbiter/core/pen'
import type { Tournament } from '@arbiter/core/tournament'
import type { Call, LineReader } from '../command-line/command.ts'
import { wordsOfLine } from '../command-line/shell-words.ts'
import type { Terminal, World } from '../command-line/world.ts'
import { bytesOf } from '../file/bytes.ts'
import { tournamentIn } from '../file/reading.ts'
import { textOf } from '../language/voice.ts'
import { bulletinPage } from '../page/bulletin.ts'
import { paperOf } from '../page/paper.ts'
import { penSheet } from './input/typed-line.ts'
import { message } from './words/messages.ts'

const enterScreen = '\u001B[?1049h'
const leaveScreen = '\u001B[?1049l'
const fromTheTop = '\u001B[H\u001B[2J'
const pen = '> '

export class DeskScreen {
  readonly #world: World
  readonly #terminal: Terminal
  readonly #file: string
  readonly #arbiter: Call['arbiter']
  readonly #lines: LineReader
  readonly #line: Interface
  /** What the last command answered. */
  #answer = textOf(message('cli-desk-help'))

  constructor(terminal: Terminal, file: string, { world, arbiter, lines }: Pick<Call, 'world' | 'arbiter' | 'lines'>) {
    this.#world = { ...world, file, isTerminal: false }
    this.#terminal = terminal
    this.#file = file
    this.#arbiter = arbiter
    this.#lines = lines
    const { input, output } = terminal
    this.#line = createInterface({ input, output, prompt: pen, completer: (typed: string) => this.#proposals(typed) })
  }

  async run(): Promise<void> {
    const { output, watch } = this.#terminal
    const draw = () => this.#draw()
    const unwatch = watch(this.#file, draw)
    output.write(enterScreen)
    output.on('resize', draw)
    this.#line.on('SIGINT', () => this.#line.close())
    try {
      draw()
      for await (const typed of this.#line) {
        if (!(await this.#isGoingOn(typed))) break
        draw()
      }
    } finally {
      unwatch()
      output.off('resize', draw)
      this.#line.close()
      output.write(leaveScreen)
    }
  }

  /** Does what was typed; false when the desk is left. */
  async #isGoingOn(typed: string): Promise<boolean> {
    const { todo } = show(this.#tournament())
    const line = await this.#lines.read(typed, this.#file, todo)
    if (line.kind === 'leave') return false
    if (line.kind === 'command') this.#answer = await this.#answerTo(line.argv)
    return true
  }

  async #answerTo(argv: readonly string[]): Promise<string> {
    let answer = ''
    const keep = (text: string) => {
      answer += text
    }
    const { width } = this.#terminal.size()
    await this.#arbiter(argv, { ...this.#world, width, say: keep, warn: keep })
    return answer.trimEnd()
  }

  /** The answer has a third of the screen at most; the page has what is left. */
  #draw(): void {
    const { width, height } = this.#terminal.size()
    const paper = paperOf({ width, hasColour: this.#world.hasColour })
    const answer = this.#answer.split('\n').slice(0, Math.max(2, Math.floor(height / 3)))
    const page = this.#page(width)
      .split('\n')
      .slice(0, Math.max(0, height - answer.length - 2))
    const lines = [...page, paper.pencil('─'.repeat(width)), ...answer]
    this.#terminal.output.write(`${fromTheTop}${lines.join('\r\n')}\u001B[${height};1H`)
    this.#line.prompt(true)
  }

  #page(width: number): string {
    const paper = paperOf({ width, hasColour: this.#world.hasColour })
    const tournament = this.#tournament()
    return bulletinPage(tournament, show(tournament), this.#file, paper)
  }

  #tournament(): Tournament {
    return tournamentIn(this.#file, bytesOf(this.#world.disk, this.#file), formats).tournament
  }

  /** Matches and names for a result, and what commands take. */
  async #proposals(typed: string): Promise<[string[], string]> {
    const ofResult = penCompletions(penSheet(this.#tournament()), typed)
    const words = wordsOfLine(typed)
    const begun = typed.endsWith(' ') ? '' : (words.pop() ?? '')
    const proposals = await this.#lines.proposals([...words, begun], this.#world)
    const ofCommands = proposals.map(({ word }) => (word.includes(' ') ? `"${word}"` : word))
    const [first] = ofResult
    if (!first || ofCommands.length > 0) return [ofCommands, begun]
    return [ofResult.filter(({ from }) => from === first.from).map(({ text }) => `${text} `), typed.slice(first.from)]
  }
}
