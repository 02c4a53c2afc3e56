// Asks one agent: each answers from what is stored, with what its answer rests on, or says what it lacks and who can help.

import { wordQuery } from '../../agents/query-answer.ts'
import { investigationNamed, namesFindingById } from '../../chat/named-subject.ts'
import type { AgentRecordsAnswer } from '../../domain/agent-answer.ts'
import { type AgentId, type AgentRow, agents, analystOf, getAgent } from '../../domain/agents.ts'
import { dayOf } from '../../domain/days.ts'
import type { AgentEvidence, InvestigationFilters, InvestigationRequest } from '../../domain/generated/wire-types.ts'
import { namesPerson } from '../../domain/mask-personal-ids.ts'
import type { DataSource, Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Intent } from '../../question/question-reading.ts'
import {
  fixedAnswer,
  labelOf,
  labelOfSource,
  wordAgents,
  wordPassedOn,
  wordRecords,
  wordUnknownRun,
} from '../../reports/agent-answer.ts'
import type { AuditActor } from '../audit/context.ts'
import { completeRequest } from '../investigations/complete-request.ts'
import { listInvestigations } from '../investigations/list.ts'
import type { AgentAnswer, AgentAsk, AskAgent } from './agent-ask.ts'
import { figuresOf, isRunReadable, runInvestigation, summariseRun } from './ask-about-run.ts'
import type { AskingContext } from './context.ts'

/** What an answer has that reads no question. */
const noQuestion = { understood: {}, filters: [], ignored: [], notes: [], evidence: [] } as const

interface Asked {
  readonly ask: AgentAsk
  readonly asker: AuditActor
  readonly signal: AbortSignal
}

export function createAskAgent(context: AskingContext): AskAgent {
  return (ask, asker, signal) => answerOf(context, { ask, asker, signal })
}

async function answerOf(context: AskingContext, asked: Asked): Promise<AgentAnswer> {
  const { agent, query, language } = asked.ask
  if (agent !== 'reporter' && namesPerson(query))
    return { agent, answer: fixedAnswer('cpf_not_searched', language), ...noQuestion }
  const named = investigationNamed(query)
  if (named !== undefined) return ofNamedRun(context, asked, named)
  // What is said of another finding, or of another investigation, would pass for what was asked.
  if (namesFindingById(query)) return { agent, answer: fixedAnswer('finding_by_id', language), ...noQuestion }
  switch (agent) {
    case 'coordinator':
      return coordinate(context, asked)
    case 'reporter':
      return report(context, asked)
    case 'chat_router':
      return passOn(context, asked)
    case 'collector':
      return fromRecords(context, asked, 'records')
    case 'network_analyst':
      return fromRecords(context, asked, 'groups')
    case 'price_analyst':
    case 'pattern_analyst':
    case 'temporal_analyst':
    case 'relationship_analyst':
    case 'compliance_analyst':
      return fromRecords(context, asked, 'anomalies')
  }
}

/** The results of an investigation that the question names by its id; in the same words where there is none and where it is another's. */
async function ofNamedRun(context: AskingContext, { ask, asker }: Asked, id: string): Promise<AgentAnswer> {
  const { agent, language } = ask
  const isKnown = await isRunReadable(context, id, asker.caller)
  if (!isKnown) return { agent, answer: wordUnknownRun(id, language), ...noQuestion }
  return summariseRun(context, { agent, id, caller: asker.caller, language })
}

/** An investigation of its own, and what it found where that is there in time. */
async function coordinate(context: AskingContext, { ask, asker, signal }: Asked): Promise<AgentAnswer> {
  if (!asker.caller.permissions.includes('write:investigations'))
    return { agent: 'coordinator', answer: fixedAnswer('may_not_start', ask.language), ...noQuestion }
  const found = await requestOf(context, ask)
  if (found === undefined) return nothingHeld(ask)
  const { request, ...of } = found
  return { ...(await runInvestigation(context, { ask, request, asker, signal })), ...of }
}

/** The results of the investigation that is named, else of the caller's newest one that has any. */
async function report(context: AskingContext, { ask, asker }: Asked): Promise<AgentAnswer> {
  const id = ask.investigation_id ?? (await newestWithResults(context, asker))
  if (id === undefined)
    return { agent: 'reporter', answer: fixedAnswer('no_investigation', ask.language), ...noQuestion }
  return summariseRun(context, { agent: 'reporter', id, caller: asker.caller, language: ask.language })
}

async function newestWithResults(
  { investigations }: AskingContext,
  { caller }: AuditActor,
): Promise<string | undefined> {
  const query = { scope: 'own', status: 'completed', page: 1, limit: 1 } as const
  const { items } = await listInvestigations(investigations, query, caller)
  return items[0]?.investigation_id
}

/** Choice: what asks for no records is answered by who does what. */
async function passOn(context: AskingContext, asked: Asked): Promise<AgentAnswer> {
  const { ask } = asked
  const to = await routeOf(context, ask)
  if (to === undefined)
    return { agent: 'chat_router', answer: wordAgents(agents.filter(isAsked), ask.language), ...noQuestion }
  const answer = await answerOf(context, { ...asked, ask: { ...ask, agent: to } })
  return { ...answer, answer: `${wordPassedOn(getAgent(to), ask.language)}\n${answer.answer}` }
}

const isAsked = ({ name }: AgentRow) => name !== 'chat_router'

const agentOf: Readonly<Record<Intent, AgentId | undefined>> = {
  investigate: 'coordinator',
  follow: 'reporter',
  lookup: 'collector',
  count: 'collector',
  sum: 'collector',
  compare: 'collector',
  data_held: 'collector',
  dossier: 'collector',
  explain: 'reporter',
  report: 'reporter',
  help: undefined,
  small_talk: undefined,
  off_topic: undefined,
}

/** Whose job a question is; undefined where it is nobody's. */
export async function routeOf(
  { clock, read }: Pick<AskingContext, 'clock' | 'read'>,
  { query, anomaly_types, investigation_id }: AgentAsk,
): Promise<AgentId | undefined> {
  if (investigation_id !== undefined || investigationNamed(query) !== undefined || namesFindingById(query))
    return 'reporter'
  const reading = await read('question', { text: query, today: dayOf(clock.now()) })
  const types = anomaly_types.length > 0 ? anomaly_types : reading.anomaly_types
  return reading.intent === 'investigate' && types.length === 1 ? analystOf(types[0]) : agentOf[reading.intent]
}

async function fromRecords(
  context: AskingContext,
  { ask, signal }: Asked,
  wants: 'records' | 'anomalies' | 'groups',
): Promise<AgentAnswer> {
  const asked = await requestOf(context, ask)
  if (asked === undefined) return nothingHeld(ask)
  const { request, ...of } = asked
  const question = { request, today: dayOf(context.clock.now()), language: ask.language, wants }
  const { query, filters, answer } = await context.analyses.run({ type: 'answer_question', question }, signal)
  const { query_understood, query_filters, query_ignored, query_notes } = wordQuery(query, ask.language)
  return {
    agent: ask.agent,
    answer: wordRecords(answer, ask.language),
    data_source: answer.data_source,
    ...of,
    understood: query_understood,
    filters: query_filters,
    ignored: query_ignored,
    notes: query_notes,
    evidence: evidenceOf(answer, { filters, language: ask.language }),
    ...figuresOf(answer.judged),
  }
}

function evidenceOf(
  { data_source, dataset_version, found, judged }: AgentRecordsAnswer,
  { filters, language }: { readonly filters: InvestigationFilters; readonly language: Language },
): readonly AgentEvidence[] {
  const records = found?.records ?? judged?.records
  const aggregate: AgentEvidence[] =
    records === undefined
      ? []
      : [
          {
            kind: 'aggregate',
            id: 'a1',
            label: labelOfSource(data_source, records, language),
            query: { data_source, filters, dataset_version, total: records },
          },
        ]
  const listed = (found?.listed ?? []).flatMap((record): AgentEvidence[] => {
    const { record_id } = record
    if (record_id === undefined) return []
    return [{ kind: 'record', id: record_id, label: labelOf(record, language), href: recordPath(record_id) }]
  })
  const anomalies = (judged?.listed ?? []).map(({ record_id, description, ...anomaly }): AgentEvidence => {
    const href = record_id === undefined ? {} : { href: recordPath(record_id) }
    return { kind: 'anomaly', label: description, ...anomaly, ...href }
  })
  return [...aggregate, ...listed, ...anomalies]
}

function recordPath(id: string): string {
  return `/api/v1/records/${encodeURIComponent(id)}`
}

function nothingHeld({ agent, language }: AgentAsk): AgentAnswer {
  return { agent, answer: fixedAnswer('nothing_held', language), ...noQuestion }
}

interface SourcedRequest extends Pick<AgentAnswer, 'isOneOfSources'> {
  readonly request: InvestigationRequest
}

/** The ask as the request of an investigation; undefined where no source has records. Throws VALIDATION_ERROR. */
async function requestOf(context: AskingContext, ask: AgentAsk): Promise<SourcedRequest | undefined> {
  const { query, filters, sensitivity, confidence_threshold, max_results } = ask
  const { data_source, ...of } =
    ask.data_source === undefined ? await sourceOf(context, query) : { data_source: ask.data_source }
  if (data_source === undefined) return undefined
  const { type } = getAgent(ask.agent)
  const request = completeRequest({
    ...{ query, data_source, filters, sensitivity, confidence_threshold, max_results },
    anomaly_types: type === undefined ? [...ask.anomaly_types] : [type],
    include_explanations: true,
    stream_results: true,
    agent_configuration: { max_iterations: limits.iterationsDefault, reflection_enabled: true, parallel_agents: 4 },
  })
  return { request, ...of }
}

interface ChosenSource extends Pick<AgentAnswer, 'isOneOfSources'> {
  readonly data_source?: DataSource
}

/** Choice: the source that the question names, else the one with the most acts. */
async function sourceOf({ lookups, clock, read }: AskingContext, query: string): Promise<ChosenSource> {
  const { data_source } = await read('question', { text: query, today: dayOf(clock.now()) })
  if (data_source !== undefined) return { data_source }
  const covered = await lookups.run({ type: 'cover' })
  const acts = ({ by_kind }: (typeof covered)[number]) => (by_kind.contract ?? 0) + (by_kind.tender ?? 0)
  const [best, second] = covered.filter((each) => acts(each) > 0).toSorted((one, other) => acts(other) - acts(one))
  return best === undefined ? {} : { data_source: best.source, ...(second && { isOneOfSources: true }) }
}
