// A process that serves a data folder until its investigation has ended, and may meet its end on the way.
// node service-process.js '{"environment":…,"investigationId":…,"fate":…}'; exit code 0 once the run has ended.

import { watch } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import type { Worker } from 'node:worker_threads'
import type { Checkpoint } from '../../src/agents/investigation.ts'
import { isFinal } from '../../src/agents/investigation.ts'
import { readConfig } from '../../src/config.ts'
import { type ProcessingPhase, processingPhases } from '../../src/domain/vocabulary.ts'
import { createService } from '../../src/main/service.ts'
import { openState, stateDir } from '../../src/main/stores.ts'
import { getCheckpoint } from '../../src/services/investigations/documents.ts'
import { silentLog } from '../support/actor-stage.ts'

/** What befalls the process, or one of its threads, once the phase is reached and some time has passed. */
export interface Fate {
  readonly phase: ProcessingPhase
  readonly afterMs: number
  readonly victim: 'process' | 'thread'
}

export interface ProcessOptions {
  readonly environment: Readonly<Record<string, string>>
  readonly investigationId: string
  readonly fate: Fate | null
}

const pollMs = 10
const options: ProcessOptions = JSON.parse(process.argv[2] ?? '')
const threads: Worker[] = []
let wake = (): void => {}
process.on('worker', (worker) => threads.push(worker))
const config = readConfig(options.environment)
const service = await createService(config, silentLog)
const state = openState(config.dataDir)
await service.start()
// The next phase is committed some turns later at the earliest; a timer alone may miss a short one.
const commits = watch(stateDir(config.dataDir), () => wake())
const committed = () =>
  new Promise<void>((resolve) => {
    wake = resolve
  })
const threadsAtStart = threads.length
let { fate } = options
for (;;) {
  const checkpoint = await getCheckpoint(state, options.investigationId)
  if (isFinal(checkpoint.state)) break
  if (fate && isMet(fate, checkpoint)) {
    setTimeout(strike, fate.afterMs, fate.victim)
    fate = null
  }
  await Promise.race([committed(), delay(pollMs)])
}
commits.close()
// The run was faster than its fate: it is killed as it has ended.
if (options.fate?.victim === 'process') strike('process')
// A thread that died has been replaced by now: no replacement, no death.
if (options.fate?.victim === 'thread' && threads.length === threadsAtStart) process.exitCode = 3
await state.close()
await service.stop()

function isMet({ phase }: Fate, { current_phase }: Checkpoint): boolean {
  return processingPhases.indexOf(current_phase) >= processingPhases.indexOf(phase)
}

function strike(victim: Fate['victim']): void {
  if (victim === 'process') process.kill(process.pid, 'SIGKILL')
  else void threads[0]?.terminate()
}
