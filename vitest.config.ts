import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{core,bots,server,cli,scripts}/test/**/*.test.ts', 'games/{test,*/test}/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
})
