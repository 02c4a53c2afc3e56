// What the services of conversations work with.

import type { Users } from '../../auth/users.ts'
import type { FactsQuestion, RecordFacts } from '../../chat/facts/record-facts.ts'
import type { Read } from '../../chat/reading-works.ts'
import type { Log } from '../../platform/log.ts'
import type { AskedAgents } from '../agents/asked-agents.ts'
import type { InvestigationsContext } from '../investigations/context.ts'
import type { LookupsContext } from '../records/context.ts'
import type { ReportsContext } from '../reports/context.ts'
import type { TextModel } from './text-model.ts'

export interface ChatContext extends Pick<InvestigationsContext, 'state' | 'clock' | 'ids' | 'actors' | 'logs'> {
  readonly investigations: InvestigationsContext
  readonly lookups: Pick<LookupsContext, 'run'>
  readonly users: Pick<Users, 'find'>
  /** What reports are asked for with. */
  readonly reports: Pick<ReportsContext, 'state' | 'clock' | 'ids' | 'trail' | 'network'>
  /** Counts the answers of agents. */
  readonly asked: Pick<AskedAgents, 'answered'>
  readonly log: Pick<Log, 'error' | 'info' | 'warn'>
  /** What the records say, worked out on another thread. Throws SERVICE_UNAVAILABLE where too many wait or it takes too long. */
  collect(question: FactsQuestion, aborted: AbortSignal): Promise<RecordFacts>
  readonly read: Read
  /** Words answers anew; null: they have the words of their templates. */
  readonly textModel: TextModel | null
  /** Ends the work on an answer that is cancelled, by the id of its message. */
  readonly working: Map<string, AbortController>
}
