#!/usr/bin/env node
// The prumo command: starts the built program, or says what is missing. Plain JavaScript, so that it runs before a build.
import { existsSync } from 'node:fs'

const program = new URL('../dist/src/main.js', import.meta.url)
if (existsSync(program)) await import(program.href)
else {
  process.stderr.write('prumo: this copy is not built yet: run `npm ci` and `npm run build` first.\n')
  process.exitCode = 1
}
