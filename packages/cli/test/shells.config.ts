/** Tests with zsh and fish, separate because not every machine has them. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { conditions: ['@arbiter/source'] },
  ssr: { resolve: { conditions: ['@arbiter/source'] } },
  test: { dir: import.meta.dirname, include: ['installed-shells.ts'], testTimeout: 60_000, pool: 'forks' },
})
