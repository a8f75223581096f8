import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/{src,test}/**/*.test.ts', 'tools/**/*.test.ts'],
    globalSetup: ['packages/server/test/postgres.setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
  },
})
