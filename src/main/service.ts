// Service: the running server put together from its parts, started in order and stopped in reverse.

import type { Config } from '../config.ts'
import { connectionsMax } from '../http/connections.ts'
import { createServer } from '../http/server.ts'
import { limits } from '../limits.ts'
import { systemClock } from '../platform/clock.ts'
import { compilePatternsOnce } from '../platform/compile-patterns-once.ts'
import { readDescriptorLimit } from '../platform/descriptors.ts'
import { systemIds } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { resumeWorkflows } from '../services/workflows/resume-workflows.ts'
import { requestSchemas } from '../wire/operations.ts'
import { compileForFailures, compileSchemas } from '../wire/validate.ts'
import { createParts, type Sources } from './parts.ts'
import { serverParts } from './server-parts.ts'
import { createTakeUp } from './take-up.ts'
import { version } from './version.ts'

export interface Service {
  /** Starts serving; resolves to the port once requests are accepted. */
  start(): Promise<number>
  /** Stops accepting, lets requests and turns end, closes the stores; at most limits.drainTimeoutMs. */
  stop(): Promise<void>
  /** The admin made at the first start, with the password where one was generated. */
  readonly firstAdmin: { readonly email: string; readonly generatedPassword: string | null } | null
  /** Generated contracts that were loaded because the store was empty. */
  readonly sampleContracts: number
}

const systemSources: Sources = { clock: systemClock, ids: systemIds }

/** Builds every part; nothing listens yet. */
export async function createService(config: Config, log: Log, sources = systemSources): Promise<Service> {
  compilePatternsOnce()
  const parts = await createParts(config, log, sources)
  const { firstAdmin, records, investigations, audit, retention, events, webhooks, watchScheduler, keptExpiry } = parts
  const takeUp = createTakeUp(parts, log)
  let ready = false
  const server = createServer(serverParts(parts, () => ready))
  return {
    firstAdmin,
    sampleContracts: records.sampleContracts,
    async start() {
      warnOfDescriptors(log)
      // A quarter of a second of the event loop, which the first requests would wait for.
      if (config.warmUp) compileSchemas(requestSchemas)
      await takeUp.prepare()
      const port = await server.listen()
      const resumed = await takeUp.begin()
      await resumeWorkflows(parts.workflows)
      await parts.taskRuns.start()
      await parts.disk.start(parts.clock)
      ready = true
      const { chat, filesExpiry, notifications, reportRunner } = parts
      const expiring = [retention, keptExpiry, filesExpiry, notifications]
      for (const part of [...expiring, chat, events, webhooks, watchScheduler, reportRunner]) part.start()
      await parts.notices.start()
      if (config.warmUp) await compileForFailures(requestSchemas)
      log.info({ port, resumed_investigations: resumed }, resumed === null ? 'serving what is stored' : 'serving')
      return port
    },
    async stop() {
      ready = false
      await parts.notices.stop()
      takeUp.stop()
      parts.disk.stop()
      parts.identity.held.release()
      await server.drain(limits.drainRequestsMs)
      await watchScheduler.stop()
      await Promise.all([parts.reportThread.stop(), parts.reportRunner.stop()])
      await parts.taskRuns.stop()
      // A full disk must not keep the stores from closing.
      await investigations.admission
        .stop()
        .catch((cause: unknown) => log.error({ err: cause }, 'investigations at work were not put back into the queue'))
      await investigations.actors.stopAll(limits.drainTurnsMs)
      await events.stop()
      await webhooks.stop()
      await Promise.all([
        parts.imports.stop(),
        ...[parts.lookups, parts.network].map((thread) => thread.stop()),
        parts.analyses.stop(),
        parts.taskRuns.stopThread(),
        parts.chat.stop(),
        parts.upstream.close(),
        ...[parts.oauth, parts.notifications].map((part) => part.stop()),
      ])
      await Promise.all([retention.stop(), keptExpiry.stop(), parts.filesExpiry.stop(), parts.apiKeys.usage.close()])
      // A full disk must not keep the stores from closing.
      await audit
        .commit([], [], [{ event_type: 'system.shutdown', details: { version } }])
        .catch((cause: unknown) => log.error({ err: cause }, 'the end of the service was not recorded'))
      await audit.close()
      await Promise.all([parts.state.close(), records.close()])
    },
  }
}

function warnOfDescriptors(log: Log): void {
  const descriptors = readDescriptorLimit()
  if (descriptors >= limits.descriptorsMin) return
  const connections = connectionsMax(descriptors)
  log.warn(
    { descriptors, connections },
    `with ${descriptors} file descriptors at most ${connections} connections are open at once: raise the limit (ulimit -n 65536)`,
  )
}
