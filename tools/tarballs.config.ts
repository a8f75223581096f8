/** The tests that install our tarballs, alone: `npm run release` runs them on the files that it has packed. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/core/test/package.rest.test.ts', 'packages/cli/test/install.rest.test.ts'],
    tags: [{ name: 'rest' }],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    pool: 'forks',
  },
})
