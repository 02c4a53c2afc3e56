// node log-lines.js: writes to the log, goes on, and says so on standard output.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { createLog } from '../../src/platform/log.ts'

const log = createLog('info')
for (let line = 0; line < 100; line++) log.info({ line }, 'a line')
await nextTurn()
process.stdout.write('went on\n')
