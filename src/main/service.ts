// Service: the running server put together from its parts, started in order and stopped in reverse.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createHostPool } from '../actors/pool.ts'
import { type ActorSystem, createActorSystem } from '../actors/system.ts'
import { createCoordinator } from '../agents/coordinator.ts'
import type { WorkOutcome } from '../agents/messages.ts'
import { type Audit, createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import { createApiKeyUsage } from '../auth/api-key-usage.ts'
import { createApiKeys } from '../auth/api-keys.ts'
import { createRateLimiter } from '../auth/rate-limiter.ts'
import type { Config } from '../config.ts'
import { detectors } from '../detect/registry.ts'
import { specTiers } from '../domain/rate-tiers.ts'
import { accountHandlers } from '../http/handlers/accounts.ts'
import { analysisHandlers } from '../http/handlers/analyses.ts'
import { apiKeyHandlers } from '../http/handlers/api-keys.ts'
import { auditHandlers } from '../http/handlers/audit.ts'
import { identityHandlers } from '../http/handlers/identity.ts'
import { importHandlers } from '../http/handlers/imports.ts'
import { investigationHandlers } from '../http/handlers/investigations.ts'
import { recordHandlers } from '../http/handlers/records.ts'
import { settingsHandlers } from '../http/handlers/settings.ts'
import { createServer } from '../http/server.ts'
import type { RateLimits } from '../http/steps/limit-rate.ts'
import { limits } from '../limits.ts'
import { parseRanges } from '../platform/addresses.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { type Ids, systemIds } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { createMetrics } from '../platform/metrics.ts'
import { createColumnExchange } from '../records/column-exchange.ts'
import { authenticateKey, isKeyStillValid } from '../services/api-keys/authenticate-key.ts'
import type { ApiKeysContext } from '../services/api-keys/context.ts'
import type { AuditActor } from '../services/audit/context.ts'
import { createFirstAdmin } from '../services/first-admin.ts'
import { recordedImports } from '../services/imports.ts'
import { createInTurn } from '../services/in-turn.ts'
import type { InvestigationsContext } from '../services/investigations/context.ts'
import { openInvestigation } from '../services/investigations/documents.ts'
import { endingEvents } from '../services/investigations/ending-events.ts'
import { isServed, refreshSources } from '../services/investigations/refresh-sources.ts'
import { resumeInvestigations } from '../services/investigations/resume.ts'
import { createWishRefresh } from '../services/records/refresh-wish.ts'
import { createSettings } from '../services/settings/settings.ts'
import { authenticate, isSessionStillValid } from '../services/sign-in.ts'
import type { Store, Write } from '../store/port.ts'
import { openapiDocument } from '../wire/openapi.ts'
import { createAnalyses } from './analyses.ts'
import { openConnectors } from './connectors.ts'
import { createIdentity } from './identity.ts'
import { createImports } from './imports.ts'
import { createLookups } from './lookups.ts'
import { type OpenRecords, openRecords } from './records.ts'
import { createRetention } from './retention.ts'
import { openState, workerFile } from './stores.ts'
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

/** Where the service takes time and ids from. */
export interface Sources {
  readonly clock: Clock
  readonly ids: Ids
}

const systemSources: Sources = { clock: systemClock, ids: systemIds }

/** Builds every part; nothing listens yet. */
export async function createService(config: Config, log: Log, sources = systemSources): Promise<Service> {
  const { clock, ids } = sources
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const state = openState(config.dataDir)
  const records = await openRecords(config.dataDir, config.sampleData)
  const audit = createAudit({ store: state, clock, ids, keys: await loadAuditKeys(join(config.dataDir, 'keys')) })
  const settings = createSettings({ store: state, trail: audit, clock, tiers: config.rateLimits.tiers })
  const identity = await createIdentity(config, { state, trail: audit, settings, ...sources })
  const retention = createRetention({ audit, settings, state, clock, log })
  const apiKeys: ApiKeysContext = {
    apiKeys: createApiKeys(state, audit),
    usage: createApiKeyUsage(state, clock, (cause) => log.error({ err: cause }, 'the usage of a key was not written')),
    users: identity.users,
    clock,
    ids,
    inTurn: identity.inTurn,
  }
  const firstAdmin = await createFirstAdmin(
    { users: identity.users, clock, ids },
    { email: config.adminEmail, password: config.adminPassword },
  )
  const cancelling = new Map<string, AuditActor>()
  const imports = createImports(config.dataDir, records.store)
  const upstream = openConnectors(config, records.store)
  const sourcing = { connectors: upstream.connectors, imports: recordedImports(imports, audit) }
  const refresh = (id: string) => refreshSources({ ...sourcing, state, records: records.reader, clock }, id)
  const actors = createActors({ config, log, clock, audit, cancelling, refresh }, state)
  const lookups = createLookups(config.dataDir)
  const analyses = createAnalyses(config.dataDir)
  const recordLookups =
    upstream.connectors.size === 0 ? lookups : { ...lookups, refresh: createWishRefresh(sourcing, clock) }
  const investigations: InvestigationsContext = {
    state,
    records: records.reader,
    isRefreshed: (source) => isServed(upstream.connectors, source),
    actors,
    audit,
    cancelling,
    clock,
    ids,
    inTurn: createInTurn(),
  }
  let ready = false
  const server = createServer({
    host: config.host,
    port: config.port,
    ...(config.tls && { tls: config.tls }),
    handlers: {
      ...investigationHandlers(investigations),
      ...identityHandlers(identity),
      ...accountHandlers(identity),
      ...settingsHandlers(settings),
      ...apiKeyHandlers(apiKeys),
      ...importHandlers({ ...imports, audit }),
      ...auditHandlers({ audit, clock, check: { running: null } }),
      ...recordHandlers(recordLookups),
      ...analysisHandlers(analyses),
    },
    authenticate: (authorization) => authenticate(identity, authorization),
    keys: { authenticate: (text, address) => authenticateKey(apiKeys, text, address), count: apiKeys.usage.count },
    isWelcome: (caller) => (caller.api_key ? isKeyStillValid(apiKeys, caller) : isSessionStillValid(identity, caller)),
    recordRefusal: audit.record,
    rateLimits: rateLimitsOf(config),
    settings: settings.read,
    trustedProxies: parseRanges(config.trustedProxies),
    corsOrigins: config.corsOrigins,
    clock,
    ids,
    log,
    metrics: createMetrics(),
    probes: { version, isReady: () => ready, components: () => components(config, state, records) },
    documents: { en: openapiDocument('en'), pt: openapiDocument('pt') },
  })

  return {
    firstAdmin,
    sampleContracts: records.sampleContracts,
    async start() {
      const port = await server.listen()
      const resumed = await resumeInvestigations(investigations)
      await audit.commit([], [], [{ event_type: 'system.startup', details: { version, resumed } }])
      ready = true
      retention.start()
      log.info({ port, resumed_investigations: resumed }, 'serving')
      return port
    },
    async stop() {
      ready = false
      identity.held.release()
      await server.drain(limits.drainRequestsMs)
      await actors.stopAll(limits.drainTurnsMs)
      await Promise.all([imports.stop(), lookups.stop(), analyses.stop(), upstream.close()])
      await Promise.all([retention.stop(), apiKeys.usage.close()])
      await audit.commit([], [], [{ event_type: 'system.shutdown', details: { version } }])
      await audit.close()
      await Promise.all([state.close(), records.close()])
    },
  }
}

function rateLimitsOf({ rateLimits: { mode, tiers, trusted } }: Config): RateLimits | null {
  if (mode === 'off') return null
  return { limiter: createRateLimiter(), tiers: { ...specTiers, ...tiers }, trusted: parseRanges(trusted) }
}

interface ActorsParts extends Pick<Sources, 'clock'> {
  readonly config: Config
  readonly log: Log
  readonly audit: Audit
  readonly cancelling: ReadonlyMap<string, AuditActor>
  /** Asks the sources of an investigation for newer records. */
  readonly refresh: (id: string) => Promise<WorkOutcome>
}

function createActors({ config, log, clock, audit, cancelling, refresh }: ActorsParts, state: Store): ActorSystem {
  return createActorSystem({
    clock,
    log,
    behaviours: { coordinator: createCoordinator(detectors) },
    tasks: {
      open_investigation: (input) => openInvestigation(state, input as { investigation_id: string }),
      refresh_source: (input) => refresh((input as { investigation_id: string }).investigation_id),
    },
    async persist(change) {
      const writes = change as readonly Write[]
      await audit.commit(writes, [], await endingEvents(state, writes, cancelling))
    },
    pool: createHostPool({
      threads: config.threads,
      filename: workerFile('host'),
      workerData: { dataDir: config.dataDir, warmUp: config.warmUp },
      connect: createColumnExchange().serve,
    }),
  })
}

async function components(config: Config, state: Store, records: OpenRecords) {
  const counts = await records.reader.counts(await records.reader.version())
  await state.get('probe')
  return {
    state_store: { status: 'healthy' },
    records: { status: 'healthy', version: counts.version, ...counts.records },
    workers: { status: 'healthy', threads: config.threads },
  } as const
}
