// Loaded before a server: its wall clock is off by as many milliseconds as a file says, which may change while it runs.

import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'

const lookMs = 20
const file = process.env.SHIFTED_CLOCK_FILE ?? ''
const now = Date.now
let offsetMs = 0
let lookedMs = Number.NEGATIVE_INFINITY

Date.now = () => {
  if (performance.now() - lookedMs >= lookMs) {
    lookedMs = performance.now()
    offsetMs = Number(readFileSync(file, 'utf8'))
  }
  return now() + offsetMs
}

globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [target.now()] : given, made),
})
