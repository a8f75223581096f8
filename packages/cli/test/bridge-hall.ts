/** A hall of bridge teams: lists of them, and a desk that says what it did or that nothing changed. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from 'vitest'
import { Desk } from './world.ts'

export const file = 'evening.arbiter'

const names =
  'Harbour Orchard Meadow Quarry Lantern Ferry Willow Kestrel Mill Beacon Cedar Dune Ember Fjord Grove Haven Inlet Jetty Knoll Loch'.split(
    ' ',
  )

/** So many teams, the first the strongest; Harbour has six players, the others four: Har1, Har2 … */
export function teamList(count: number): string {
  const columns = [1, 2, 3, 4, 5, 6].map((n) => `player${n},masterpoints${n}`).join(',')
  const lines = names.slice(0, count).map((name, i) => {
    const members = Array.from({ length: name === 'Harbour' ? 6 : 4 }, (_, n) => `${name.slice(0, 3)}${n + 1}`)
    const cells = members.flatMap((member) => [member, String(2400 - 70 * i)])
    return [name, members[0], 'yes', ...cells, ...Array(12 - cells.length).fill('')].join(',')
  })
  return `team,captain,paid,${columns}\n${lines.join('\n')}\n`
}

export class BridgeHall extends Desk {
  /** What is said, of a command that is done. */
  async says(...argv: string[]): Promise<string> {
    const { out, err, code } = await this.runs(argv)
    expect({ argv, code, err }).toEqual({ argv, code: 0, err: '' })
    return out
  }

  async json(...argv: string[]) {
    return JSON.parse(await this.says(...argv, '--json'))
  }

  /** Why it was refused, in one line; the file is as it was. */
  async refuses(code: number, ...argv: string[]): Promise<string> {
    const bytes = () => (existsSync(this.path(file)) ? readFileSync(this.path(file)) : undefined)
    const before = bytes()
    const told = await this.runs(argv)
    expect({ argv, code: told.code, out: told.out }).toEqual({ argv, code, out: '' })
    expect(bytes()).toEqual(before)
    expect(told.err).toMatch(/^arbiter: /)
    return told.err.replaceAll(/\s+/g, ' ')
  }

  writes(name: string, text: string): void {
    writeFileSync(this.path(name), text)
  }

  /** Reports all that is open with these IMPs, the first of two first, for so many rounds. */
  async plays(rounds: number, imps: readonly [number, number] = [40, 20]): Promise<void> {
    for (let round = 0; round < rounds; round++) {
      const { todo } = await this.json('show', file)
      const reports = todo.filter((each: { do: string }) => each.do === 'report')
      const { answers } = await this.applies(
        file,
        reports.map(({ match, between }: { match: string; between: string[] }) => ({
          do: 'report',
          match,
          between,
          imps,
        })),
      )
      for (const answer of answers) expect(answer).toMatchObject({ ok: true })
    }
  }
}

/** Teams entered and drawn; `start`: the words of the start. */
export async function hallOf(count: number, settings: readonly string[], ...start: string[]): Promise<BridgeHall> {
  const hall = new BridgeHall()
  hall.writes('teams.csv', teamList(count))
  const set = settings.flatMap((each) => ['--set', each])
  await hall.says('new', 'bridge-knockout', file, '--entrants', 'teams.csv', '--name', 'Evening Teams', ...set)
  await hall.says('start', file, ...start)
  return hall
}
