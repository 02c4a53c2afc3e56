import type { Config } from '../config.ts'
import { endLeases } from '../events/lease.ts'
import { limits } from '../limits.ts'
import { createLog } from '../platform/log.ts'
import { isNotWritable } from '../platform/writing.ts'
import { lockFolder } from './folder-lock.ts'
import { createService, type Service } from './service.ts'
import { openState } from './stores.ts'

/** `prumo serve`: serves until SIGTERM or SIGINT, then drains; exit code 0. Throws where another server has the data folder. */
export async function serveUntilStopped(config: Config): Promise<number> {
  const lock = await lockFolder(config.dataDir)
  try {
    await endLeasesOfBefore(config.dataDir)
    return await serveFolder(config)
  } finally {
    await lock.release()
  }
}

/** No other server has the folder: what one that was killed held a lease for does not wait for the end of that. */
async function endLeasesOfBefore(dataDir: string): Promise<void> {
  const state = openState(dataDir)
  try {
    await endLeases(state)
  } catch (error) {
    // On a full disk they end by themselves.
    if (!isNotWritable(error)) throw error
  } finally {
    await state.close()
  }
}

async function serveFolder(config: Config): Promise<number> {
  const log = createLog(config.logLevel)
  const service = await createService(config, log)
  const port = await service.start().catch(async (error: unknown) => {
    // Where the port is taken, threads and stores would keep the process alive.
    await service.stop()
    throw error
  })
  // Handled before the announcement, since its reader may end the process at once.
  const signal = firstSignal()
  announce(config, service, port)
  const received = await signal
  const overdue = setTimeout(() => process.exit(1), limits.drainTimeoutMs)
  log.info({ signal: received }, 'stopping')
  await service.stop()
  clearTimeout(overdue)
  return 0
}

/** The first signal to stop. Later ones are handled too: a supervisor may send one to the process and one to its group. */
function firstSignal(): Promise<string> {
  return new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT']) process.on(name, () => resolve(name))
  })
}

function announce(config: Config, { firstAdmin, sampleContracts }: Service, port: number): void {
  const scheme = config.tls ? 'https' : 'http'
  const lines = [
    ...(sampleContracts > 0
      ? [`Loaded ${sampleContracts} generated contracts (synthetic: true) into the empty store.`]
      : []),
    ...(firstAdmin ? [`Created the first admin, ${firstAdmin.email}.`] : []),
    ...(firstAdmin?.generatedPassword ? [`Its password, shown once: ${firstAdmin.generatedPassword}`] : []),
    ...(config.mode === 'development' ? ['The mode is development, which is not for a public service.'] : []),
    `Prumo serves on ${scheme}://${config.host}:${port}`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
