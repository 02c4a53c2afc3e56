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
  if (!byColumns.missing.some((name) => isFirm(name) || isOneWord(name))) return byColumns
  const firms = await supplierNames(context.records, dataset)
  return context.hold(() => {
    const resolve = (named: readonly NamedParty[]) => resolveNames({ ...reading, named }, dataset, firms)
    const resolved = resolve(reading.named)
    const bodies = knownAs('organizations', resolved.missing.filter(isFirm), { reading, resolve })
    const sellers = knownAs('suppliers', resolved.missing.filter(isOneWord), { reading, resolve })
    if (bodies.size + sellers.size === 0) return resolved
    return resolve(
      reading.named.map((party) => {
        if (bodies.has(party.text)) return { ...party, kind: 'organizations' }
        return sellers.has(party.text) ? { ...party, kind: 'suppliers' } : party
      }),
    )
  })
}

interface Asked {
  readonly reading: QuestionReading
  readonly resolve: (named: readonly NamedParty[]) => ResolvedQuestion
}

/** Texts of the missing names that parties of another kind have: a name alone does not say what it is of. */
function knownAs(
  kind: NamedParty['kind'],
  missing: readonly MissingName[],
  { reading, resolve }: Asked,
): ReadonlySet<string> {
  const isBare = ({ text, name }: NamedParty) => toPlainCharacters(text) === name
  const named = reading.named.filter((party) => isBare(party) && missing.some(({ text }) => text === party.text))
  if (named.length === 0) return new Set()
  const unknown = resolve(named.map((party) => ({ ...party, kind }))).missing
  return new Set(named.map(({ text }) => text).filter((text) => !unknown.some((name) => name.text === text)))
}

function isFirm({ kind }: Pick<MissingName, 'kind'>): boolean {
  return kind === 'suppliers'
}

/** `contratos da Microsoft`: one word after `da` is read as a body. */
function isOneWord({ kind, text }: MissingName): boolean {
  return kind === 'organizations' && !text.includes(' ')
}
