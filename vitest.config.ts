import { defineConfig } from 'vitest/config'

/** It puts something else in the place of a module; all others share what was loaded. */
const replacing = 'packages/core/test/planted/careless.test.ts'
const others = ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts']

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'all',
          include: others,
          exclude: [replacing],
          isolate: false,
          globalSetup: ['packages/server/test/postgres.setup.ts'],
        },
      },
      { extends: true, test: { name: 'replacing', include: [replacing] } },
    ],
  },
})
