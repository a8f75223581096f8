import { defineConfig } from 'vitest/config'

/** It puts something else in the place of a module of core. */
const replacing = 'packages/core/test/planted/careless.test.ts'

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    maxConcurrency: 2,
    projects: [
      /** What touches nothing outside itself shares what was loaded. */
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
      /** What starts processes, servers and browsers has a process of its own. */
      {
        extends: true,
        test: {
          name: 'whole',
          include: [replacing, 'packages/!(core)/test/**/*.test.ts', 'tools/**/*.test.ts'],
          /** Much of it waits for others: a third worker has something to do meanwhile. */
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          globalSetup: ['packages/server/test/postgres.setup.ts'],
        },
      },
    ],
  },
})
