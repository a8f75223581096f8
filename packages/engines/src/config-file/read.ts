/** Reads the configuration of a cup and every file it names, and reports all problems at once. */
import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Message } from '@arbiter/core/messages'
import type { CupConfig, CupOptionValues, CupPolicies } from '../cup/cup-config.ts'
import type { Patience } from '../uci/patience.ts'
import { usualPatience } from '../uci/patience.ts'
import { rulesIn } from './adjudication.ts'
import { bookIn } from './book.ts'
import { checked } from './check.ts'
import { fieldIn } from './engines.ts'
import { filesIn, unreadable } from './files.ts'
import { readJson } from './json.ts'
import { problemWithName } from './name.ts'
import type { ConfigProblem } from './problem.ts'
import { Review } from './review.ts'
import { type ConfigFields, configSchema, coreOptions, type RunnerOptions } from './schema.ts'
import { timeControlsIn } from './time.ts'
import { message } from './words/messages.ts'

export type ConfigReading =
  | { readonly ok: true; readonly config: CupConfig; readonly remarks: readonly Message[] }
  | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

export async function readConfig(file: string): Promise<ConfigReading> {
  const text = await readFile(file, 'utf8').catch((problem: NodeJS.ErrnoException) => problem)
  if (typeof text !== 'string') return refused(unreadable(file, text))
  const json = readJson(text)
  if (!('problem' in json)) return parseConfig(json.value, dirname(resolve(file)))
  const where = message('config-place', { path: { text: file } })
  return refused(message('config-at', { where, problem: json.problem }))
}

const refused = (problem: Message): ConfigReading => ({ ok: false, problems: [{ path: '', says: [problem] }] })

/** The same for parsed JSON; paths are relative to the folder. */
export async function parseConfig(given: unknown, folder: string): Promise<ConfigReading> {
  const review = new Review()
  const config = await configOf(given, folder, review)
  const { problems, unused, remarks } = review
  if (!config || problems.length > 0) return { ok: false, problems }
  return { ok: true, config, remarks: [...remarks, ...withoutEffect([...unused])] }
}

const withoutEffect = (names: readonly string[]): Message[] =>
  names.length === 0 ? [] : [message('config-without-effect', { names: names.map((text) => ({ text })) })]

/** Each section is checked whatever is wrong with the others. */
async function configOf(given: unknown, folder: string, review: Review): Promise<CupConfig | undefined> {
  const written = checked(configSchema, given, review)
  if (!written) return undefined
  const cupOptions = (written.CupOptions ?? {}) as CupOptionFields
  const { Name = 'Cup', Description } = written
  const problem = problemWithName(Name)
  if (problem !== undefined) review.objects(['Name'], problem)
  const times = timeControlsIn(written, review)
  const concurrency = concurrencyIn(written, review)
  const seed = cupOptions.Seed ?? written.Opening?.Seed
  remarkOnOrder(written, cupOptions, review)
  return {
    name: Name,
    ...(Description !== undefined && { description: Description }),
    options: optionsIn(cupOptions),
    ...(seed !== undefined && { seed: String(seed) }),
    engines: await fieldIn(written, { review, folder, times }),
    limit: times.limit,
    rules: rulesIn(written, review),
    book: await bookIn(written, folder, review),
    files: filesIn(written, folder, review),
    policies: policiesIn(cupOptions),
    ...(concurrency !== undefined && { concurrency }),
    pgnUnfinished: written.PgnUnfinished ?? false,
    patience: patienceIn(written),
  }
}

type CupOptionFields = RunnerOptions & CupOptionValues

const optionsIn = (given: CupOptionValues): CupOptionValues =>
  Object.fromEntries(
    coreOptions.flatMap(({ ours, written }) => (given[written] === undefined ? [] : [[ours, given[written]]])),
  )

const policiesIn = ({ WalkoverAfter, MaxCrashesPerMatch }: RunnerOptions): CupPolicies => ({
  ...(WalkoverAfter !== undefined && { walkoverAfter: WalkoverAfter }),
  ...(MaxCrashesPerMatch !== undefined && { maxCrashesPerMatch: MaxCrashesPerMatch }),
})

/** The setting applies to the first start; between games the usual time is not shortened. */
function patienceIn({ EngineStartupTimeoutInSec: seconds }: ConfigFields): Patience {
  if (seconds === undefined) return {}
  const uciokMs = Math.round(seconds * 1000)
  return { uciokMs, readyMs: Math.max(uciokMs, usualPatience.readyMs) }
}

/** Our name, then the source's, then its older name. */
function concurrencyIn({ Concurrency, TestOptions = {} }: ConfigFields, review: Review): number | undefined {
  const { NumberOfGamesInParallel, NumberOfGamesInParallelConsoleOnly } = TestOptions
  const said = [Concurrency, NumberOfGamesInParallel, NumberOfGamesInParallelConsoleOnly].filter((n) => n !== undefined)
  const [counts] = said
  if (counts !== undefined && new Set(said).size > 1)
    review.remarks.push(message('config-concurrency', { asked: said, counts }))
  return counts
}

function remarkOnOrder({ Opening }: ConfigFields, { RandomOpenings: decides }: CupOptionValues, review: Review): void {
  const asked = Opening?.RandomOpenings
  if (asked === undefined || asked === (decides ?? false)) return
  review.remarks.push(message('config-order', { order: decides === true ? 'lot' : 'book' }))
}
