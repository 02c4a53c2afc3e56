// Investigations: their services, coordinators and agents put together, for the service, benches and tests alike.

import type { Repertoire } from '../actors/behaviour.ts'
import { createHostPool } from '../actors/pool.ts'
import { type ActorSystem, type ActorSystemParts, createActorSystem } from '../actors/system.ts'
import { createCoordinator } from '../agents/coordinator.ts'
import type { Actors } from '../agents/messages.ts'
import type { Users } from '../auth/users.ts'
import { detectors } from '../detect/registry.ts'
import { limits } from '../limits.ts'
import type { Clock } from '../platform/clock.ts'
import type { Log } from '../platform/log.ts'
import { isNotWritable } from '../platform/writing.ts'
import { createColumnExchange } from '../records/column-exchange.ts'
import { analysisNews } from '../services/analyses/analysis-events.ts'
import type { AuditActor } from '../services/audit/context.ts'
import { FollowedLogs } from '../services/followed-logs.ts'
import { createInTurn } from '../services/in-turn.ts'
import { RunAdmission } from '../services/investigations/admission.ts'
import type { InvestigationsContext } from '../services/investigations/context.ts'
import { openInvestigation } from '../services/investigations/documents.ts'
import { endingEvents } from '../services/investigations/ending-events.ts'
import { isServed, refreshSources } from '../services/investigations/refresh-sources.ts'
import { WordedResults } from '../services/investigations/worded-results.ts'
import type { RefreshContext } from '../services/refresh.ts'
import { taskNews } from '../services/tasks/task-events.ts'
import { approvalRequests } from '../services/workflows/approval-events.ts'
import type { Write } from '../store/port.ts'
import { activities } from './agent-activities.ts'
import { workerFile } from './stores.ts'

/** The dependencies of coordinators, without the actor system. */
export type CoordinatorRuntime = Pick<ActorSystemParts, 'behaviours' | 'tasks' | 'persist'>

export interface InvestigationsParts<Running extends Actors>
  extends Omit<
    InvestigationsContext,
    'actors' | 'admission' | 'isRefreshed' | 'cancelling' | 'inTurn' | 'logs' | 'worded'
  > {
  /** Connectors that are queried for newer records, and how these are imported; without them none is queried. */
  readonly upstream?: RefreshContext
  /** Among whom are those who may decide what a workflow waits for; without them its owner alone gets the event. */
  readonly users?: Pick<Users, 'list'>
  /** Actors besides, and what they run. */
  readonly others?: Partial<Repertoire>
  readonly startActors: (runtime: CoordinatorRuntime) => Running
}

/** What the investigation services work with, over actors of any kind. */
export function createInvestigations<Running extends Actors>({
  upstream,
  startActors,
  others,
  users,
  ...parts
}: InvestigationsParts<Running>): InvestigationsContext & {
  readonly actors: Running
  readonly admission: RunAdmission
} {
  const { state, audit } = parts
  const cancelling = new Map<string, AuditActor>()
  const actors = startActors({
    behaviours: { coordinator: createCoordinator(detectors), ...others?.behaviours },
    tasks: {
      ...others?.tasks,
      open_investigation: (input) => openInvestigation(state, input as { investigation_id: string }),
      ...(upstream && {
        refresh_source: (input) =>
          refreshSources({ ...parts, ...upstream }, (input as { investigation_id: string }).investigation_id),
      }),
    },
    async persist(change) {
      const writes = change as readonly Write[]
      await untilWritten(parts.clock, async () => {
        const atMs = parts.clock.now()
        const approvals = approvalRequests({ state, users, atMs }, writes)
        const news = [taskNews, analysisNews].map((each) => each(state, writes, atMs))
        const requests = (await Promise.all([approvals, ...news])).flat()
        await audit.commit([...writes, ...requests], [], await endingEvents(state, writes, cancelling))
      })
    },
  })
  return {
    ...parts,
    isRefreshed: (source) => upstream !== undefined && isServed(upstream.connectors, source),
    actors,
    admission: new RunAdmission({ ...parts, actors, cancelling }),
    cancelling,
    inTurn: createInTurn(),
    logs: new FollowedLogs({ store: state, clock: parts.clock }),
    worded: new WordedResults(),
  }
}

/** Retries while the disk takes no writes, so that an accepted request does not fail for that. */
async function untilWritten(clock: Clock, write: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await write()
      return
    } catch (error) {
      if (!isNotWritable(error)) throw error
    }
    await new Promise<void>((resolve) => clock.timer(limits.writeAgainMs, resolve))
  }
}

export interface ThreadedActorsParts {
  readonly dataDir: string
  readonly threads: number
  /** Whether each thread runs the detectors once before its first actor comes. */
  readonly warmUp: boolean
  readonly clock: Clock
  readonly log: Log
}

/** Starts coordinators in this thread and their agents on threads of a pool. */
export function actorsOnThreads({ dataDir, threads, warmUp, clock, log }: ThreadedActorsParts) {
  return (runtime: CoordinatorRuntime): ActorSystem =>
    createActorSystem({
      ...runtime,
      clock,
      log,
      countedAs: activities.countedAs,
      pool: createHostPool({
        threads,
        filename: workerFile('host'),
        workerData: { dataDir, warmUp },
        connect: createColumnExchange().serve,
      }),
    })
}
