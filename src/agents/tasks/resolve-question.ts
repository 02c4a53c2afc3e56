// Whom a question names, by the records.

import type { Dataset } from '../../dataset/dataset.ts'
import { toPlainCharacters } from '../../question/plain-characters.ts'
import type { MissingName, NamedParty, QuestionReading, ResolvedQuestion } from '../../question/question-reading.ts'
import { resolveNames } from '../../question/resolve-names.ts'
import type { WorkContext } from '../work-context.ts'
import { supplierNames } from './supplier-names.ts'

export type ResolveContext = Pick<WorkContext, 'records' | 'hold'>

/** The reading with whom it names. Names of firms are no columns, so that they are read for those questions alone that need them. */
export async function resolveQuestion(
  context: ResolveContext,
  reading: QuestionReading,
  dataset: Dataset,
): Promise<ResolvedQuestion> {
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
