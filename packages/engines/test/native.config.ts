/** Tests with installed engines, separate because not every machine has any. */
import { defineConfig } from 'vitest/config'

const isWished = process.env['NATIVE_ENGINES'] === '1'

export default defineConfig({
  test: {
    dir: import.meta.dirname,
    include: isWished ? ['native-engines.ts'] : [],
    passWithNoTests: !isWished,
    testTimeout: 300_000,
    pool: 'forks',
  },
})
