/** The tests that install our tarballs: `npm run release` runs them on the packed files. */
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
