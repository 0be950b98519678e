import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** What the page is made of, compiled as it is for the page, but without one. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  test: {
    name: 'page',
    include: ['test/**/*.test.ts'],
    pool: 'threads',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
