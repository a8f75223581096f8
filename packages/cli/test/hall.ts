/** A folder, and what is typed in it. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ended, arbiter as program } from './binary.ts'
import { emptyFolder } from './folder.ts'
import { arbiter } from './standing.ts'
import { answersIn } from './world.ts'

export class Hall {
  readonly folder = emptyFolder()
  readonly #run: typeof program

  /** Engines are processes that must find themselves in its folder: they need the program as a shell starts it. */
  constructor(run: typeof program = arbiter) {
    this.#run = run
  }

  types(line: string, ...more: string[]): Ended {
    return this.#run(this.folder, [...line.split(' '), ...more])
  }

  json(line: string, ...more: string[]) {
    return JSON.parse(this.types(`${line} --json`, ...more).out)
  }

  applies(file: string, ...commands: object[]) {
    const { out } = this.#run(this.folder, ['apply', file], commands.map((each) => JSON.stringify(each)).join('\n'))
    return answersIn(out)
  }

  /** Games open in this file: match, colours, step. */
  open(file: string): { match: string; game: number; white: string; black: string; step: string }[] {
    return this.json(`show ${file}`).todo.filter((todo: { do: string }) => todo.do === 'report')
  }

  bytes(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8')
  }

  writes(file: string, text: string): void {
    writeFileSync(join(this.folder, file), text)
  }
}

export const report = (match: string, result: string, more: object = {}) => ({ do: 'report', match, result, ...more })
