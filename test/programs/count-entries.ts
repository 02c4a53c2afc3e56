// node count-entries.js STORE READ_MAX: exit code 0 where as many entries are found as the store states, 3 where not.

import { countEntries } from '../../src/store/lmdb-environment.ts'

const [store = '', readMax] = process.argv.slice(2)
const { found, stated } = countEntries(store, Number(readMax))
process.exitCode = found === stated ? 0 : 3
