import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // PostgreSQL is stopped at the end, and must not be left behind when the machine is busy.
    teardownTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{core,bots,host,cli,scripts}/test/**/*.test.ts', 'games/{test,*/test,*/*/test}/**/*.test.ts'],
          pool: 'threads',
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      'web/vitest.config.ts',
      {
        test: {
          name: 'server',
          include: ['server/test/**/*.test.ts'],
          globalSetup: 'server/test/services/index.ts',
          pool: 'threads',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['web/test/browser/**/*.browser.ts'],
          globalSetup: 'web/test/browser/house.ts',
          // One after the other, each with a browser and two workers of its own.
          fileParallelism: false,
          testTimeout: 600_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
