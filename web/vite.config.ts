import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './src/offline/compress.ts'
import { offline } from './src/offline/plugin.ts'

export default defineConfig({
  base: './',
  plugins: [svelte(), offline(), compress()],
  worker: { format: 'es' },
  build: { target: 'es2023' },
})
