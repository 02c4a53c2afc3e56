// Findings of a run that a question narrows: by their kind, and by the records that they are about.

import type { AnswerDraft, AnswerPart, RunName } from '../../chat/answer-draft.ts'
import type { ChatState, FindingsScope } from '../../chat/chat-state.ts'
import type { RecordFacts } from '../../chat/facts/record-facts.ts'
import { answerFromRecords } from '../../chat/skills/records-skill.ts'
import type { AnomalyResult } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import type { AnswerWork } from './answer-work.ts'
import type { ChatContext } from './context.ts'

export interface FindingsOfRun {
  readonly run: RunName
  /** Found in all, with those that the results do not hold. */
  readonly found: number
  readonly anomalies: readonly AnomalyResult[]
}

/** Those that a question asks of, and what it says of how they were narrowed; or what is asked back, or not found. */
export type FindingsWithin =
  | {
      readonly anomalies: readonly AnomalyResult[]
      readonly before: readonly AnswerPart[]
      readonly isNarrowed: boolean
    }
  | { readonly draft: AnswerDraft }

/** Of all findings those that are asked for. */
export async function findingsWithin(
  context: ChatContext,
  work: AnswerWork,
  { run, found, anomalies: all }: FindingsOfRun,
): Promise<FindingsWithin> {
  const { reading, question } = work.answer
  const scope = reading?.findings
  const ofKind = all.filter((one) => isAskedFor(one, scope))
  const isOfRecords = isNarrow(scope) || Object.keys(question.filters).length > 0
  const severities = scope?.severities ?? []
  const isOfKind = hasKinds(scope) || severities.length > 0
  if (!isOfRecords && !isOfKind) return { anomalies: all, before: [], isNarrowed: false }
  const facts = isOfRecords ? await factsOf(context, work, ofKind) : undefined
  if (facts !== undefined && isUnclear(facts)) return { draft: unclear(work, facts) }
  const anomalies = facts === undefined ? ofKind : findingsAbout(ofKind, facts)
  const before: readonly AnswerPart[] = [
    ...(facts === undefined ? [] : [{ part: 'scope', scope: facts.scope } as const]),
    {
      part: 'findings_within',
      ...{ run, found, findings: all.length, within: anomalies.length, isOfRecords },
      ...{ types: scope?.anomaly_types ?? [], severities },
    },
  ]
  return { anomalies, before, isNarrowed: true }
}

function isAskedFor({ type, severity }: AnomalyResult, scope: FindingsScope | undefined): boolean {
  const { anomaly_types = [], filters: { exclude } = {}, severities = [] } = scope ?? {}
  if (severities.length > 0 && !severities.includes(severity)) return false
  return (anomaly_types.length === 0 || anomaly_types.includes(type)) && exclude?.anomaly_types?.includes(type) !== true
}

function hasKinds({ anomaly_types, filters: { exclude } }: FindingsScope = none): boolean {
  return anomaly_types.length > 0 || exclude?.anomaly_types !== undefined
}

function isNarrow({ filters: { exclude = {}, ...filters }, named }: FindingsScope = none): boolean {
  const { anomaly_types: _, ...left } = exclude
  return Object.keys(filters).length + Object.keys(left).length + named.length > 0
}

const none: FindingsScope = { wants: 'list', filters: {}, anomaly_types: [], named: [] }

/** Which of the records that findings are about the filters select. */
function factsOf(
  context: ChatContext,
  { answer, aborted }: AnswerWork,
  anomalies: readonly AnomalyResult[],
): Promise<RecordFacts> {
  const { language, question, reading } = answer
  const { filters, named } = reading?.findings ?? none
  const { exclude: { anomaly_types: _, ...left } = {}, ...wanted } = filters
  const exclude = Object.keys(left).length > 0 && { exclude: left }
  const state: ChatState = { intent: 'lookup', filters: { ...wanted, ...exclude }, anomaly_types: [], named }
  const among = [...new Set(anomalies.flatMap(recordsOf))]
  return context.collect({ state, given: question.filters, language, skip: 0, limit: 1, among }, aborted)
}

const records = '/api/v1/records/'

/** The public id of the record that a finding is about first. */
export function recordOf({ evidence }: AnomalyResult): string | undefined {
  return idIn(evidence.data_points[0])
}

/** The public ids of all records that a finding rests on. */
function recordsOf({ evidence }: AnomalyResult): readonly string[] {
  return evidence.data_points.flatMap((point) => idIn(point) ?? [])
}

function idIn(point: AnomalyResult['evidence']['data_points'][number] | undefined): string | undefined {
  const href = point?.record?.href
  return href?.startsWith(records) ? href.slice(records.length) : undefined
}

/** A finding about several records counts where one of them does; asked for by parties alone, where it touches one of them. */
export function findingsAbout(
  anomalies: readonly AnomalyResult[],
  { among, filters: { suppliers, organizations, ...others } }: Pick<RecordFacts, 'among' | 'filters'>,
): readonly AnomalyResult[] {
  const isSelected = new Set(among)
  // Of both, one record has to be of both.
  const isOfOneParty = Object.keys(others).length === 0 && (suppliers === undefined) !== (organizations === undefined)
  const [type, ids] = suppliers === undefined ? ['organization', organizations] : ['supplier', suppliers]
  const isAsked = new Set(isOfOneParty ? ids : [])
  const touches = ({ affected_entities: { primary, related } }: AnomalyResult) =>
    [primary, ...related].some((entity) => entity.type === type && isAsked.has(entity.id))
  return anomalies.filter((one) => recordsOf(one).some((id) => isSelected.has(id)) || touches(one))
}

function isUnclear({ isLost, missing, places, parties }: RecordFacts): boolean {
  return isLost || missing.some(({ excluded }) => excluded !== true) || places.length > 1 || parties !== undefined
}

/** Of several places or parties the choice goes on with the findings. */
function unclear({ answer, session }: AnswerWork, facts: RecordFacts): AnswerDraft {
  const { reading } = answer
  const { wants, severities, ...scope } = reading?.findings ?? none
  const draft = answerFromRecords({ intent: wants === 'risk' ? 'sum' : 'lookup', ...scope }, facts)
  const options = draft.options?.map((option) => {
    const { filters, anomaly_types, named } = option.state
    return {
      ...option,
      state: {
        ...option.state,
        findings: { ...{ wants, filters, anomaly_types, named }, ...(severities && { severities }) },
      },
    }
  })
  if (options !== undefined) return { ...draft, options, focus: session.focus }
  const missing: readonly AnswerPart[] = [{ part: 'missing', names: facts.missing }]
  return { parts: missing, evidence: [], focus: session.focus }
}

/** As many as an answer lists. */
export function firstFindings(anomalies: readonly AnomalyResult[]): readonly AnomalyResult[] {
  return anomalies.slice(0, limits.chatFindingsTold)
}
