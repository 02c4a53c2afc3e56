// Probe: a process that reads whole stores, and that a damaged page may end instead of the one that asked.

import { probeStores } from '../src/store/probe.ts'

process.exitCode = probeStores(process.argv.slice(2))
