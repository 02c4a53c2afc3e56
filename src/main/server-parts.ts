// The HTTP side: handlers, access, limits, probes and documents over the parts of the service.

import { runningPrefix, waitingPrefix } from '../agents/keys.ts'
import { createRateLimiter } from '../auth/rate-limiter.ts'
import { RequestTally } from '../auth/request-tally.ts'
import type { Config } from '../config.ts'
import { specTiers } from '../domain/rate-tiers.ts'
import { accountHandlers } from '../http/handlers/accounts.ts'
import { administrationHandlers } from '../http/handlers/administration.ts'
import { agentHandlers } from '../http/handlers/agents.ts'
import { analysisHandlers } from '../http/handlers/analyses.ts'
import { analysisRunHandlers } from '../http/handlers/analysis-runs.ts'
import { apiKeyHandlers } from '../http/handlers/api-keys.ts'
import { auditHandlers } from '../http/handlers/audit.ts'
import { chatHandlers } from '../http/handlers/chat.ts'
import { dispositionHandlers } from '../http/handlers/dispositions.ts'
import { eventHandlers } from '../http/handlers/events.ts'
import { exportHandlers } from '../http/handlers/exports.ts'
import { feedHandlers } from '../http/handlers/feeds.ts'
import { identityHandlers } from '../http/handlers/identity.ts'
import { importHandlers } from '../http/handlers/imports.ts'
import { investigationHandlers } from '../http/handlers/investigations.ts'
import { modelHandlers } from '../http/handlers/models.ts'
import { networkHandlers } from '../http/handlers/network.ts'
import { matchHandlers } from '../http/handlers/network-match.ts'
import { notificationHandlers } from '../http/handlers/notifications.ts'
import { oauthHandlers } from '../http/handlers/oauth.ts'
import { oauthRuleHandlers } from '../http/handlers/oauth-rules.ts'
import { profileHandlers } from '../http/handlers/observability.ts'
import { parkedHandlers } from '../http/handlers/parked.ts'
import { reconciliationHandlers } from '../http/handlers/reconciliation.ts'
import { recordHandlers } from '../http/handlers/records.ts'
import { reportHandlers } from '../http/handlers/reports.ts'
import { resilienceHandlers } from '../http/handlers/resilience.ts'
import { settingsHandlers } from '../http/handlers/settings.ts'
import { taskHandlers } from '../http/handlers/tasks.ts'
import { usageHandlers } from '../http/handlers/usage.ts'
import { visualizationHandlers } from '../http/handlers/visualizations.ts'
import { watchHandlers } from '../http/handlers/watches.ts'
import { webhookHandlers } from '../http/handlers/webhooks.ts'
import { workflowHandlers } from '../http/handlers/workflows.ts'
import type { ServerParts } from '../http/server.ts'
import { Sockets } from '../http/sockets.ts'
import type { RateLimits } from '../http/steps/limit-rate.ts'
import { Streams } from '../http/streams.ts'
import { parseRanges } from '../platform/addresses.ts'
import { systemClock } from '../platform/clock.ts'
import { unlessDamaged } from '../platform/damage.ts'
import { createMetrics } from '../platform/metrics.ts'
import { TurnDelay } from '../platform/turn-delay.ts'
import { authenticateKey, keyLeftMs } from '../services/api-keys/authenticate-key.ts'
import { FollowedEntries } from '../services/followed-entries.ts'
import { redeemTicket } from '../services/identity/stream-ticket.ts'
import { showModels } from '../services/models/model-gauges.ts'
import type { ResilienceContext } from '../services/resilience/context.ts'
import { showResilience } from '../services/resilience/gauges.ts'
import { authenticate, sessionLeftMs } from '../services/sign-in.ts'
import { countTasks } from '../services/tasks/task-tally.ts'
import type { UsageContext } from '../services/usage/context.ts'
import { WaitingDeliveries } from '../services/webhooks/waiting-deliveries.ts'
import { WorkByUser } from '../services/work-by-user.ts'
import { asyncapiDocument } from '../wire/asyncapi.ts'
import { openapiDocument } from '../wire/openapi.ts'
import { withSharedParts } from '../wire/shared-parts.ts'
import type { ServiceParts } from './parts.ts'
import { createResilience } from './resilience.ts'
import { createStorage } from './storage.ts'
import { countDamage } from './stores.ts'
import { version } from './version.ts'

/** The parts of the HTTP side over those of the service. */
export function serverParts(parts: ServiceParts, isReady: () => boolean): ServerParts {
  const { config, clock, ids, log, identity, apiKeys, audit, settings } = parts
  const { tiers, inTurn } = parts.investigations
  const rateLimits = rateLimitsOf(config)
  const counted = { tally: new RequestTally(), streams: new Streams(), sockets: new Sockets() }
  const [importing, resilience] = [new WorkByUser(), createResilience(parts)]
  const { host, port, tls, corsOrigins, trustedProxies, publicUrl } = config
  const ownEvents = { state: parts.state, clock, logs: parts.investigations.logs, notices: parts.notices }
  return {
    ...{ host, port, publicUrl, corsOrigins, clock, ids, log, ...(tls && { tls }) },
    handlers: {
      ...investigationHandlers(parts.investigations),
      ...dispositionHandlers(parts.investigations),
      ...identityHandlers(identity, audit),
      ...accountHandlers(identity),
      ...handlersOfProviders(parts.oauth.context),
      ...settingsHandlers(settings),
      ...apiKeyHandlers(apiKeys),
      ...eventHandlers(ownEvents),
      ...handlersOfSending(parts),
      ...feedHandlers({ investigations: parts.investigations, events: ownEvents }),
      ...watchHandlers(parts.watches),
      ...agentHandlers(parts.agents, parts.chat),
      ...workflowHandlers(parts.workflows),
      ...reportHandlers(parts.reports, audit),
      ...exportHandlers(parts.taskFiles, parts.tasks),
      ...taskHandlers(parts.tasks, parts.taskFiles),
      ...handlersOfOperators(parts, resilience),
      ...modelHandlers({ state: parts.state, trail: parts.tasks.trail, tasks: parts.tasks }),
      ...importHandlers({ ...parts.imports, audit, underWay: importing }),
      ...auditHandlers({ audit, clock, ids, check: { running: null } }),
      ...handlersOfRecords(parts),
      ...matchHandlers({ ...parts, inTurn }),
      ...analysisRunHandlers({ ...parts.tasks, tiers, inTurn, analyses: parts.analyses }),
      ...chatHandlers(parts.chat, parts.kept),
      ...handlersOfUsage(parts, { ...counted, imports: importing }, rateLimits),
    },
    authenticate: (authorization) => authenticate(identity, authorization),
    keys: { authenticate: (text, address) => authenticateKey(apiKeys, text, address), count: apiKeys.usage.count },
    redeem: (ticket, path) => redeemTicket(identity, ticket, path),
    accessLeftMs: (caller) => (caller.api_key ? keyLeftMs(apiKeys, caller) : sessionLeftMs(identity, caller)),
    recordRefusal: audit.record,
    kept: parts.kept,
    ...{ ...counted, rateLimits },
    // Of this thread, whatever time the service goes by.
    turnDelay: new TurnDelay(systemClock),
    settings: settings.read,
    trustedProxies: parseRanges(trustedProxies),
    metrics: createMetricsOf(parts, resilience),
    probes: {
      version,
      mode: config.mode,
      obstacle() {
        if (!isReady()) return 'not_ready'
        return parts.disk.isWritable() ? null : 'not_writable'
      },
      components: () => components(parts),
    },
    documents: {
      openapi_en: () => withSharedParts(openapiDocument('en')),
      openapi_pt: () => withSharedParts(openapiDocument('pt')),
      asyncapi_en: () => asyncapiDocument('en'),
      asyncapi_pt: () => asyncapiDocument('pt'),
    },
  }
}

/** Of what is sent to those whom events concern. */
function handlersOfSending({ webhooks, notifications }: ServiceParts) {
  return { ...webhookHandlers(webhooks.context), ...notificationHandlers(notifications.context) }
}

/** Of sign-in by identity providers. */
function handlersOfProviders(context: ServiceParts['oauth']['context']) {
  return { ...oauthHandlers(context), ...oauthRuleHandlers(context) }
}

/** Of what those see and do who run the service. */
function handlersOfOperators(parts: ServiceParts, resilience: ResilienceContext) {
  return {
    ...profileHandlers(parts.profiles),
    ...resilienceHandlers(resilience),
    ...parkedHandlers({ ...parts, users: parts.watches.users, trail: parts.tasks.trail }),
  }
}

/** Of what is counted of callers and kept for them. */
function handlersOfUsage(
  parts: ServiceParts,
  counted: Pick<UsageContext, 'tally' | 'streams' | 'sockets' | 'imports'>,
  rateLimits: RateLimits | null,
) {
  const { identity } = parts
  const context = { ...usageContext(parts), ...counted }
  const usage = { ...context, users: identity.users, keyUsage: parts.apiKeys.usage }
  return {
    ...usageHandlers(context, rateLimits),
    ...administrationHandlers({ identity, usage, storage: createStorage(parts) }),
  }
}

/** Of what answers from the records at once. */
function handlersOfRecords(parts: ServiceParts) {
  return {
    ...recordHandlers(parts.lookups),
    ...analysisHandlers(parts.analyses),
    ...networkHandlers(parts.network),
    ...reconciliationHandlers({ network: parts.network, publicUrl: parts.config.publicUrl, version }),
    ...visualizationHandlers(parts),
  }
}

function createMetricsOf({ chat: { textModel }, state, disk }: ServiceParts, resilience: ResilienceContext) {
  const metrics = createMetrics()
  showResilience(metrics, resilience)
  metrics.observed(
    { type: 'gauge', name: 'prumo_disk_writable', help: '1 where the data folder takes writes, else 0.' },
    () => ({ value: disk.isWritable() ? 1 : 0 }),
  )
  countTasks(metrics, state)
  showModels(metrics, state)
  if (textModel !== null)
    metrics.observed(
      {
        type: 'counter',
        name: 'prumo_chat_phrasings_total',
        help: 'Answers that the text model was to phrase, by what became of it and why.',
        labels: ['outcome', 'reason'],
      },
      () => textModel.counts().map(({ outcome, reason, count }) => ({ value: count, labels: { outcome, reason } })),
    )
  return metrics
}

function usageContext({ state, clock, apiKeys, investigations }: ServiceParts) {
  return {
    ...{ state, clock, tiers: investigations.tiers, apiKeys: apiKeys.apiKeys },
    running: new FollowedEntries({ store: state, clock }, runningPrefix),
    waiting: new FollowedEntries({ store: state, clock }, waitingPrefix),
    deliveries: new WaitingDeliveries({ state, clock }),
  }
}

function rateLimitsOf({ rateLimits: { mode, tiers, trusted } }: Config): RateLimits | null {
  if (mode === 'off') return null
  return { limiter: createRateLimiter(), tiers: { ...specTiers, ...tiers }, trusted: parseRanges(trusted) }
}

async function components({ config: { dataDir, threads }, state, disk, records }: ServiceParts) {
  const { files, ...entries } = await countDamage(dataDir, { state, records: records.store })
  const counts = await unlessDamaged(async () => records.reader.counts(await records.reader.version()))
  await state.get('probe')
  return {
    state_store: damageHealth({ entries: entries.state, files: 0 }),
    disk: (await disk.look())
      ? ({ status: 'healthy' } as const)
      : ({ status: 'degraded', reason: 'not_writable' } as const),
    records: {
      ...damageHealth({ entries: entries.records, files }),
      ...(counts && { version: counts.version, ...counts.records }),
    },
    workers: { status: 'healthy' as const, threads },
  }
}

function damageHealth({ entries, files }: Readonly<Record<'entries' | 'files', number>>) {
  if (entries + files === 0) return { status: 'healthy' } as const
  return {
    status: 'degraded',
    reason: files > 0 ? 'data_damaged' : 'entry_damaged',
    ...(files > 0 && { damaged_files: files }),
    ...(entries > 0 && { damaged_entries: entries }),
  } as const
}
