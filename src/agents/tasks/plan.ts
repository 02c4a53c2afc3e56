import type { Dataset } from '../../dataset/dataset.ts'
import { limits } from '../../limits.ts'
import { toPlainCharacters } from '../../question/plain-characters.ts'
import type { MissingName, NamedParty, QuestionReading, ResolvedQuestion } from '../../question/question-reading.ts'
import { resolveNames } from '../../question/resolve-names.ts'
import { combineQuestion } from '../combined-question.ts'
import type { InvestigationRecord, Plan } from '../investigation.ts'
import { outputKey } from '../keys.ts'
import type { WorkOutcome } from '../messages.ts'
import { readOwnQuestion } from '../query-answer.ts'
import type { WorkContext } from '../work-context.ts'
import { packOutput } from './output.ts'
import { readDataset, readRunRecord } from './selection.ts'
import { supplierNames } from './supplier-names.ts'

/** Initialization: query text and explicit filters become the plan; what the caller said explicitly wins. */
export async function planWork(context: WorkContext, id: string): Promise<WorkOutcome> {
  const record = await readRunRecord(context, id)
  const plan = await makePlan(context, record, await readDataset(context, record))
  return { writes: [{ key: outputKey(id, 'plan'), value: packOutput(plan) }], brief: { plan } }
}

/** The plan of a run by the records of a dataset, which say whom its question names. */
export async function makePlan(context: WorkContext, record: InvestigationRecord, dataset: Dataset): Promise<Plan> {
  const question = combineQuestion(await resolve(context, readOwnQuestion(record), dataset), record.request)
  return {
    types: question.types,
    filters: question.filters,
    partitions: Math.min(limits.partitionsMax, Math.ceil((dataset.acts.length + 1) / limits.partitionRows)),
    ...(record.refresh && { refresh: true }),
    question,
  }
}

/** The reading with whom it names. Names of firms are no columns, so that they are read for those questions alone that need them. */
async function resolve(context: WorkContext, reading: QuestionReading, dataset: Dataset): Promise<ResolvedQuestion> {
  const byColumns = context.hold(() => resolveNames(reading, dataset))
  if (!byColumns.missing.some(isFirm)) return byColumns
  const firms = await supplierNames(context.records, dataset)
  return context.hold(() => {
    const resolved = resolveNames(reading, dataset, firms)
    const bodies = bodiesAmong(resolved.missing.filter(isFirm), reading, dataset)
    if (bodies.size === 0) return resolved
    const named = reading.named.map((party) => (bodies.has(party.text) ? asBody(party) : party))
    return resolveNames({ ...reading, named }, dataset, firms)
  })
}

/** Texts of the names that are no firm's and that a body has: a name alone does not say which of them it is. */
function bodiesAmong(missing: readonly MissingName[], reading: QuestionReading, dataset: Dataset): ReadonlySet<string> {
  const isBare = ({ text, name }: NamedParty) => toPlainCharacters(text) === name
  const named = reading.named.filter((party) => isBare(party) && missing.some(({ text }) => text === party.text))
  const texts = named.map(({ text }) => text)
  const unknown = resolveNames({ ...reading, named: named.map(asBody) }, dataset).missing
  return new Set(texts.filter((text) => !unknown.some((name) => name.text === text)))
}

function asBody(party: NamedParty): NamedParty {
  return { ...party, kind: 'organizations' }
}

function isFirm({ kind }: Pick<MissingName, 'kind'>): boolean {
  return kind === 'suppliers'
}
