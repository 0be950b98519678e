#!/usr/bin/env node
import { acheron } from './acheron.ts'
import { systemShell } from './shell.ts'

// Whoever reads the output may have enough of it: `acheron sim ... | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit()
  throw error
})

process.exitCode = await acheron(process.argv.slice(2), systemShell())
