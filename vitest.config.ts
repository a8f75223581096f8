import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** It puts something else in the place of a module of core. */
const replacing = 'packages/core/test/planted/careless.test.ts'

/** One browser or one processor for over a minute: they begin first, or at the end everybody waits for one of them. */
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

/** Much of it waits for others: a third worker has something to do meanwhile. */
const beside = { maxWorkers: 3, sequence: { groupOrder: 1 } }

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      /** What touches nothing outside itself shares what was loaded, and goes first: it wants both cores for itself. */
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['packages/*/src/**/*.test.ts', 'packages/core/test/**/*.test.ts'],
          exclude: [replacing],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      /** Commands, servers and browsers: what the tests are made of is loaded once, which is most of the time of many. */
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['packages/{cli,server,web}/test/**/*.test.ts', 'tools/**/*.test.ts'],
          isolate: false,
          globalSetup: ['packages/server/test/postgres.setup.ts'],
          ...beside,
        },
      },
      /** What counts processes, or puts something else in the place of a module, has a process of its own. */
      {
        extends: true,
        test: { name: 'apart', include: [replacing, 'packages/engines/test/**/*.test.ts'], ...beside },
      },
    ],
  },
})
