/** The command that repeats a failed test, printed under every failure. */
import { relative } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'

export interface Failure {
  readonly file: string
  /** The titles around it and its own. */
  readonly title: string
  readonly tier: string
  readonly seed?: string | undefined
  /** Of a campaign, the failed run. */
  readonly run?: number | undefined
}

/** `SEED="every commit" RUN=17 npx vitest run packages/core/test/cup.contract.test.ts -t "cup keeps every law"` */
export function repeatCommand({ file, title, tier, seed, run }: Failure): string {
  const path = relative(process.cwd(), file).replaceAll('\\', '/')
  return [
    ...(seed === undefined ? [] : [`SEED=${JSON.stringify(seed)}`]),
    ...(run === undefined ? [] : [`RUN=${run}`]),
    `npx vitest run ${path}`,
    ...(tier === 'test' ? [] : [`--mode ${tier}`]),
    `-t ${JSON.stringify(patternOf(title))}`,
  ].join(' ')
}

/** A title as a regular expression, cut before numbers and seeds that differ from run to run. */
const patternOf = (title: string): string => escaped(title.replace(/(,? in \d| \(seed ).*$/, ''))

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Vitest joins titles by ` > ` in reports and by a space for `-t`. */
const titleOf = (test: TestCase): string => test.fullName.replaceAll(' > ', ' ')

export class RepeatReporter implements Reporter {
  readonly #tier: string
  readonly #seed: string | undefined
  readonly #commands: string[] = []

  constructor(tier: string, seed: string | undefined) {
    this.#tier = tier
    this.#seed = seed
  }

  onTestCaseResult(test: TestCase): void {
    if (test.result().state !== 'failed') return
    const { run } = test.meta() as { run?: number }
    const failure = { file: test.module.moduleId, title: titleOf(test), tier: this.#tier, seed: this.#seed, run }
    this.#commands.push(repeatCommand(failure))
  }

  onTestRunEnd(): void {
    if (this.#commands.length > 0) process.stdout.write(`\nTo repeat:\n  ${this.#commands.join('\n  ')}\n`)
  }
}
