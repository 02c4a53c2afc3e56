// Every part of the service, built and not started.

import { type Audit, createAudit } from '../audit/audit.ts'
import { loadAuditKeys } from '../audit/signing.ts'
import { createApiKeyUsage } from '../auth/api-key-usage.ts'
import { findSecret } from '../auth/second-factor.ts'
import { createUsers } from '../auth/users.ts'
import type { Config } from '../config.ts'
import { limits } from '../limits.ts'
import { andThen } from '../platform/awaitable.ts'
import type { Clock } from '../platform/clock.ts'
import { unlessDamaged } from '../platform/damage.ts'
import type { Ids } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { AskedAgents } from '../services/agents/asked-agents.ts'
import { createRetention } from '../services/audit/retention.ts'
import { answerStep } from '../services/chat/answer-step.ts'
import { announcingAudit } from '../services/events/run-events.ts'
import { createFirstAdmin } from '../services/first-admin.ts'
import { createAnswersExpiry } from '../services/idempotency/expire-answers.ts'
import { KeptAnswers } from '../services/idempotency/kept-answers.ts'
import type { IdentityContext } from '../services/identity/context.ts'
import { createStandingTrail } from '../services/identity/standing-trail.ts'
import { recordedImports } from '../services/imports.ts'
import { Profiles } from '../services/observability/profiles.ts'
import { createWishRefresh } from '../services/records/refresh-wish.ts'
import { createSettings } from '../services/settings/settings.ts'
import { createTaskFilesExpiry } from '../services/task-files/expire-task-files.ts'
import { areRemovalsHeld } from '../services/tasks/removals-held.ts'
import { WatchScheduler } from '../services/watches/watch-scheduler.ts'
import type { Store } from '../store/port.ts'
import { createAgents } from './agents.ts'
import { chatActors, createChat } from './chat.ts'
import { openConnectors } from './connectors.ts'
import { findWide, makeDataFolder } from './data-folder.ts'
import { createDisk } from './disk.ts'
import { createEvents } from './events.ts'
import { createIdentity, keysFolder } from './identity.ts'
import { createImports } from './imports.ts'
import { actorsOnThreads, createInvestigations } from './investigations.ts'
import { createLookups } from './lookups.ts'
import { lostRecords } from './lost-stores.ts'
import { createNetwork } from './network.ts'
import { createNotices } from './notices.ts'
import { createNotifications, followInAll } from './notifications.ts'
import { createOAuth } from './oauth.ts'
import { openRecords } from './records.ts'
import { createReports } from './reports.ts'
import { openState, recordsDir, removeValueDrafts, storePaths } from './stores.ts'
import { createTaskFiles } from './task-files.ts'
import { createTaskActors, createTasks } from './tasks.ts'
import { createWebhooks } from './webhooks.ts'
import { createActorsBeside } from './workflows.ts'

/** Where the service takes time and ids from. */
export interface Sources {
  readonly clock: Clock
  readonly ids: Ids
}

export type ServiceParts = Awaited<ReturnType<typeof createParts>>

/** Opens the stores of the data folder and builds what works on them. */
export async function createParts(config: Config, log: Log, sources: Sources) {
  const { clock, ids } = sources
  const { dataDir, threads, warmUp, textModel } = config
  const { disk, state, records } = await openFolder(config, log)
  const audit = createAudit({ store: state, clock, ids, keys: await loadAuditKeys(keysFolder(config)) })
  const trail = createStandingTrail(audit, (caller) => identity.standingOf(caller))
  const settings = createSettings({ store: state, trail, clock, tiers: config.rateLimits.tiers })
  const identity = await createIdentity(config, { state, trail: audit, settings, ...sources })
  const { users, standingOf } = identity
  await warn(log, dataDir, { ...identity, audit })
  const [usage, imports] = [createUsage(state, clock, log), createImports(dataDir, records.store)]
  const upstream = openConnectors(config, records.store)
  const refresh = { connectors: upstream.connectors, imports: recordedImports(imports, audit) }
  const lookups = createLookups(dataDir, records.store)
  const holder = ids.uuid()
  const isHeld = () => areRemovalsHeld({ state, settings })
  const webhooks = createWebhooks({
    ...{ config, state, trail, audit, users, clock, ids, log, holder, isHeld },
    box: identity.box,
  })
  const notifications = createNotifications({ ...sources, state, users, log, isHeld })
  const taskActors = createTaskActors()
  const chatting = chatActors((input, isCancelled) => answerStep(chat, input, isCancelled))
  const others = createActorsBeside(chatting, taskActors)
  const investigations = createInvestigations({
    ...{ state, records: records.reader, users, clock, ids, log, standingOf, upstream: refresh },
    audit: announcingAudit({ state, audit, clock }),
    places: limits.investigationsPerThread * threads,
    tiers: () => andThen(settings.read(), ({ tiers }) => tiers),
    others,
    startActors: actorsOnThreads({ dataDir, threads, warmUp, clock, log }),
  })
  const [asked, kept] = [new AskedAgents(), new KeptAnswers({ state, box: identity.box, clock, log })]
  const refreshing = { ...lookups, ...(upstream.connectors.size > 0 && { refresh: createWishRefresh(refresh, clock) }) }
  const watches = { state, clock, ids, investigations, trail, users }
  const network = createNetwork({ dataDir, box: identity.box, audit, clock, investigations })
  const publicUrl = () => config.publicUrl
  const reporting = createReports({ state, clock, ids, trail, users, log, holder, dataDir, network, publicUrl })
  const { reports } = reporting
  const chat = createChat({ dataDir, investigations, lookups, users, reports, asked, log, isHeld, textModel })
  const taskFiles = createTaskFiles({ state, clock, ids, users, audit, lookups, investigations, reports })
  return {
    ...{ config, log, clock, ids, disk, state, records, audit, settings, identity, imports, upstream },
    oauth: createOAuth(config, state, identity),
    ...{ webhooks, notifications, kept, keptExpiry: createAnswersExpiry(kept, { clock, log }) },
    events: createEvents({ store: state, clock, log, holder, isHeld, follow: followInAll(webhooks, notifications) }),
    retention: createRetention({ audit, settings, state, clock, log, isHeld }),
    apiKeys: { ...identity, usage },
    firstAdmin: await createFirstAdmin(
      { users, clock, ids },
      { email: config.adminEmail, password: config.adminPassword },
    ),
    notices: createNotices({
      ...{ dataDir, disk, state, clock, log },
      records: records.store,
      connectors: [...upstream.connectors.values()],
    }),
    ...{ lookups: refreshing, network, investigations, chat },
    ...createAgents({ ...watches, dataDir, asked, read: chat.read, lookups: refreshing, workflowActors: others }),
    profiles: new Profiles({ mode: config.profiles, clock, trail, actors: investigations.actors }),
    watches,
    ...createTasks({
      ...watches,
      ...{ dataDir, threads, log, holder, taskActors, audit, settings, kept, refresh, records, network, taskFiles },
    }),
    ...{ ...reporting, taskFiles, filesExpiry: createTaskFilesExpiry(taskFiles, { log, isHeld }) },
    watchScheduler: new WatchScheduler({ ...watches, log, holder }),
  }
}

function createUsage(state: Store, clock: Sources['clock'], log: Log) {
  return createApiKeyUsage(state, clock, (cause) => log.error({ err: cause }, 'the usage of a key was not written'))
}

/** The stores of the data folder, which is made where it is not there. */
async function openFolder({ dataDir, sampleData }: Config, log: Log) {
  makeDataFolder(dataDir)
  await removeDrafts(dataDir, log)
  const disk = createDisk(dataDir, log)
  await disk.look() // before the first commit: D3 of disk.ts
  const state = disk.watch(openState(dataDir))
  const isFirstStart = await createUsers(state, state).isEmpty()
  if (!isFirstStart && !storePaths(dataDir).includes(recordsDir(dataDir))) log.warn({}, lostRecords)
  const records = await openRecords(dataDir, isFirstStart ? sampleData : 'off')
  return { disk, state, records }
}

async function removeDrafts(dataDir: string, log: Log): Promise<void> {
  const removedDrafts = await removeValueDrafts(dataDir)
  if (removedDrafts > 0) log.info({ removedDrafts }, 'removed what killed imports had begun to write')
}

/** What the operator has to correct, and how. */
async function warn(log: Log, dataDir: string, parts: IdentityContext & { readonly audit: Audit }): Promise<void> {
  const { users, box, audit } = parts
  const wide = findWide(dataDir)
  if (wide.length > 0)
    log.warn({ paths: wide }, `other users of this machine can reach the data: chmod -R go= ${dataDir}`)
  const lost = (await users.list()).filter(
    ({ id, second_factor: factor }) => factor && findSecret(box, { id, factor }) === undefined,
  )
  if (lost.length > 0)
    log.warn(
      { lost_second_factors: lost.length },
      `keys/secrets.key did not seal the second factors of ${lost.length} accounts, which cannot sign in: put the former file back, or drop them with prumo user set EMAIL --drop-mfa`,
    )
  await warnOfNewKey(log, audit)
}

/** The trail says it too, with its next event. */
async function warnOfNewKey(log: Log, audit: Audit): Promise<void> {
  const head = await unlessDamaged(() => audit.head())
  if (head === undefined || head.key_id === audit.keys.key_id) return
  log.warn(
    { former_key_id: head.key_id, key_id: audit.keys.key_id, entries: head.size },
    `keys/audit-ed25519.pem is not the key that signed the audit trail: what was changed in its ${head.size} entries before this start is not found; put the former file back from a backup`,
  )
}
