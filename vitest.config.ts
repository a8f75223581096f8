import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defaultServerConditions, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { makeFormats } from './tools/formats.mjs'
import { RepeatReporter } from './tools/repeat-command.ts'
import { makeStyles } from './tools/styles.mjs'
import { notIn } from './tools/test-tiers.mjs'
import { makeWords } from './tools/words.mjs'

/** They put something else in the place of a module of core, which has to be loaded from its source for that. */
const replacing = ['packages/core/test/planted/careless.test.ts', 'packages/server/test/public-stream.rest.test.ts']

/** These take longest: they begin first, or at the end everybody waits for one of them. */
const longest = ['web/test/access', 'core/test/bridge-knockout.contract']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.endsWith(`/packages/${name}.test.ts`))
      return at < 0 ? longest.length : at
    }
    return (await super.sort(files)).sort((one, other) => place(one) - place(other))
  }
}

const cores = availableParallelism()

/** Commands, servers and browsers wait for each other much of the time, so they have more workers than cores. */
const waiting = { maxWorkers: 2 * cores, sequence: { groupOrder: 1 } }

/** Which tests a tier takes, by their tags; `deep` takes all (docs/testing.md). */
const filters: Readonly<Record<string, string[]>> = {
  test: ['!rest && !deep'],
  rest: ['(rest || both) && !deep'],
  deep: [],
}

/** The deep tier looks somewhere else every time. */
const seedOf = (tier: string) => process.env['SEED'] ?? (tier === 'deep' ? new Date().toISOString() : undefined)

/** The scripts of npm build before they test; whoever calls Vitest need not have built anything. */
const isBuilt = process.env['npm_lifecycle_event']?.startsWith('test') === true

/** What is made from the words has to be there before anything is loaded. Vitest reads this file once for every project; others read it too. */
if (process.env['VITEST'] !== undefined && !isBuilt && process.env['WORDS_ARE_MADE'] === undefined) {
  makeFormats()
  makeStyles()
  const faults = makeWords()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  process.env['WORDS_ARE_MADE'] = 'yes'
}

/** `--mode rest`; Vitest reads this file again for every project, with the mode `test`, so the first reading is kept. */
function tierIn(mode: string): string {
  process.env['TIER'] ??= mode
  return process.env['TIER']
}

/** Node runs what was built a quarter faster than Vite runs the sources, and loads it once for all files. */
const builtSources: Plugin = {
  name: 'built-sources',
  enforce: 'pre',
  async resolveId(source, importer) {
    const found = await this.resolve(source, importer, { skipSelf: true })
    const [, before, file] =
      /^(.*\/packages\/(?:core|words|paper|api|engines|server|cli)\/)src\/(.*)(?<!\.test)\.tsx?$/.exec(
        found?.id ?? '',
      ) ?? []
    const built = `${before}dist/${file}.js`
    return file !== undefined && existsSync(built) ? built : found
  },
}

/** How the tests of rules load our packages: from their sources, so that nothing needs to be built first, or as they were built. */
const ours = isBuilt
  ? { plugins: [builtSources] }
  : { ssr: { resolve: { conditions: ['@arbiter/source', ...defaultServerConditions] } } }

export default defineConfig(({ mode }) => {
  const tier = tierIn(mode)
  return {
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    test: {
      env: {
        TIER: tier,
        ARBITER_LANGUAGE: 'en',
        TZ: 'UTC',
        ...(seedOf(tier) === undefined ? {} : { SEED: seedOf(tier) }),
      },
      reporters: ['default', new RepeatReporter(tier, seedOf(tier))],
      tags: [
        { name: 'rest', description: 'only in npm run test:rest' },
        { name: 'both', description: 'in both, and it does more in npm run test:rest' },
        { name: 'deep', description: 'only in npm run test:deep: more of what the rest has tried' },
      ],
      tagsFilter: filters[tier] ?? [],
      globalSetup: ['tools/temporary-folder.setup.ts'],
      testTimeout: 120_000,
      hookTimeout: 120_000,
      pool: 'forks',
      maxWorkers: cores,
      maxConcurrency: 2,
      server: { deps: { external: [/\/packages\/\w+\/dist\//] } },
      sequence: { sequencer: LongestFirst },
      projects: [
        /** What touches nothing outside itself shares what was loaded, and goes first: it wants all cores for itself. */
        {
          extends: true,
          ...ours,
          test: {
            name: 'rules',
            include: ['packages/*/src/**/*.test.{ts,tsx}', 'packages/{core,paper}/test/**/*.test.ts'],
            exclude: [...replacing, ...notIn(tier)],
            isolate: false,
            sequence: { groupOrder: 0 },
          },
        },
        /** Commands, servers and browsers: what the tests are made of is loaded once, which is most of the time of many. */
        {
          extends: true,
          ...(isBuilt ? { plugins: [builtSources] } : {}),
          test: {
            name: 'whole',
            include: ['packages/{cli,engines,server,web}/test/**/*.test.ts', 'tools/**/*.test.ts'],
            exclude: [...replacing, ...notIn(tier)],
            isolate: false,
            globalSetup: ['packages/server/test/postgres.setup.ts'],
            ...waiting,
          },
        },
        /** What puts something else in the place of a module has a process of its own. */
        {
          extends: true,
          test: {
            name: 'apart',
            include: replacing,
            exclude: notIn(tier),
            ...waiting,
          },
        },
      ],
    },
  }
})
