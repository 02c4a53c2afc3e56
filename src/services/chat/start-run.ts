// An answer that takes a search for anomalies starts a run, once, whatever becomes of the process meanwhile.

import type { AnswerPart } from '../../chat/answer-draft.ts'
import type { RecordFacts } from '../../chat/facts/record-facts.ts'
import { figuresEvidence } from '../../chat/skills/records-skill.ts'
import { syntheticParts } from '../../chat/synthetic-parts.ts'
import { wordPart } from '../../chat/wording/word-parts.ts'
import { findAgent } from '../../domain/agents.ts'
import type { Caller } from '../../domain/caller.ts'
import type { InvestigationRequest } from '../../domain/generated/wire-types.ts'
import { type DataSource, dataSources } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { StoredInvestigation } from '../investigations/read.ts'
import { startInvestigation } from '../investigations/start.ts'
import type { AnswerStep, AnswerWork } from './answer-work.ts'
import type { ChatContext } from './context.ts'
import { chatBytes } from './conversation.ts'
import { findStartedRun } from './find-started-run.ts'
import { answerRunKey } from './keys.ts'
import { overruledParts } from './overruled.ts'
import { chunkEvents } from './say.ts'

/** Share of the answer that is said when the run has been started. */
export const startedShare = 0.05

/** Who asks, and what the records say of the question. */
interface RunWish {
  readonly caller: Caller
  readonly facts: RecordFacts
}

/** The step that starts the run and says so. Throws as startInvestigation. */
export async function startRun(context: ChatContext, work: AnswerWork, wish: RunWish): Promise<AnswerStep> {
  const { answer } = work
  const investigation_id =
    (await findStartedRun(context.state, answer.id)).investigation_id ?? (await start(context, work, wish))
  const { scope, counted, totals } = wish.facts
  const parts: readonly AnswerPart[] = [
    ...overruledParts(answer.reading, answer.question.filters),
    { part: 'scope', scope },
    ...(totals.count > 0 ? [{ part: 'found', counted, totals, shown: 0, order: undefined } as const] : []),
    ...syntheticParts(wish.facts.synthetic),
    ...(wish.facts.data_source === undefined ? await sourceParts(context) : []),
    { part: 'started', investigation_id },
  ]
  const text = parts.map((part) => `${wordPart(part, answer.language)}\n\n`).join('')
  return {
    events: chunkEvents(text, { from: 0, to: startedShare }),
    message: {
      ...{ stage: 'following', investigation_id, run_event: 0, run_anomalies: 0, run_percentage: 0 },
      ...(answer.reading && { figures: figuresEvidence(answer.reading.state, wish.facts) }),
    },
  }
}

async function start(context: ChatContext, work: AnswerWork, { caller, facts }: RunWish): Promise<string> {
  const { answer, session, condition } = work
  const key = answerRunKey(answer.id)
  const data_source = facts.data_source ?? (await fullestSource(context))
  const { record } = await startInvestigation(context.investigations, toRequest(answer, facts, data_source), {
    caller,
    context: { request_id: answer.id, correlation_id: session.id },
    state: 'processing',
    fieldsAt: '',
    async keep({ record: { investigation_id } }: StoredInvestigation) {
      await assertAnswerWanted(context, work)
      return {
        writes: [{ key, value: chatBytes({ investigation_id }) }],
        conditions: [{ key, expected: null }, condition],
      }
    },
  })
  return record.investigation_id
}

/** An answer that was cancelled meanwhile, on any node, starts nothing. Throws CONFLICT. */
export async function assertAnswerWanted({ state }: ChatContext, { condition, aborted }: AnswerWork): Promise<void> {
  const { key, expected } = condition
  const held = await state.get(key)
  if (!aborted.aborted && held && expected instanceof Uint8Array && Buffer.compare(held, expected) === 0) return
  throw new AppError('CONFLICT', { reason: 'answer_ended', status: 'cancelled' })
}

/** Where the message names no source, the one of which the most records are held. */
async function fullestSource(context: ChatContext): Promise<DataSource> {
  const [first] = await heldSources(context)
  return first ?? dataSources[0]
}

/** The sources of which records are held, the one with the most first. */
async function heldSources({ lookups }: ChatContext): Promise<readonly DataSource[]> {
  const covered = await lookups.run({ type: 'cover' })
  const held = covered.filter(({ records }) => records > 0).toSorted((one, other) => other.records - one.records)
  return held.map(({ source }) => source)
}

/** A run reads one source, which is said where there are others. */
async function sourceParts(context: ChatContext): Promise<readonly AnswerPart[]> {
  const [source, ...others] = await heldSources(context)
  return source === undefined || others.length === 0 ? [] : [{ part: 'one_source', source, others }]
}

/** The defaults are those of the interface. */
function toRequest(
  { question, reading }: AnswerWork['answer'],
  facts: RecordFacts,
  data_source: DataSource,
): InvestigationRequest {
  const { text, agent_name } = question
  const { anomaly_types: said = [], limit } = reading?.state ?? {}
  // An analyst that is asked for looks for what is its own.
  const type = agent_name === undefined ? undefined : findAgent(agent_name)?.type
  const anomaly_types = type === undefined ? said : [type]
  return {
    query: [...text].length < limits.queryCharactersMin ? `“${text}”` : text,
    data_source,
    filters: facts.filters,
    anomaly_types,
    sensitivity: 0.7,
    confidence_threshold: 0.8,
    include_explanations: true,
    stream_results: true,
    max_results: limit ?? 100,
    agent_configuration: { max_iterations: 3, reflection_enabled: true, parallel_agents: 4 },
  }
}
