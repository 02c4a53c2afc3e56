// npm start: builds, then serves in this process.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const parent = process.ppid
const { status } = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], {
  stdio: 'inherit',
})
if (status !== 0) process.exit(status ?? 1)

// A signal to npm stops the shell between npm and this process, and no signal comes through: the shell's end is the signal.
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 200).unref()

process.argv.splice(2, 0, 'serve')
await import(new URL('../dist/src/main.js', import.meta.url).href)
