// Whom a name that no record has may mean: bodies and firms whose names differ from it by a letter or two.

import type { PartyOption } from '../../chat/facts/record-facts.ts'
import type { Dataset } from '../../dataset/dataset.ts'
import { toPlainCharacters } from '../../question/plain-characters.ts'
import type { MissingName, NamedParty, QuestionReading } from '../../question/question-reading.ts'
import { canMisspell } from '../../question/resolve-names.ts'
import { type ResolveContext, resolveQuestion } from '../tasks/resolve-question.ts'
import { idsByCompany } from './ids-by-company.ts'

type PartyKind = PartyOption['kind']

interface Asked {
  /** With no party but those that it names. */
  readonly reading: QuestionReading
  readonly missing: readonly MissingName[]
  /** The records that a choice leaves of what is asked for. */
  readonly find: (kind: PartyKind, ids: readonly string[]) => Promise<Pick<PartyOption, 'records' | 'found'>>
}

/** Those with records of what is asked for, the nearest first; none where several names are missing, or none is near. */
export async function nearestParties(
  context: ResolveContext,
  dataset: Dataset,
  { reading, missing, find }: Asked,
): Promise<readonly PartyOption[]> {
  const [only, second] = missing.filter(({ excluded }) => excluded !== true)
  const party = reading.named.find(({ text, excluded }) => text === only?.text && excluded !== true)
  if (only === undefined || party === undefined || second !== undefined || party.kind === 'municipalities') return []
  const resolve = (named: NamedParty) => resolveQuestion(context, { ...reading, filters: {}, named: [named] }, dataset)
  // A name alone does not say what it is of.
  const isBare = toPlainCharacters(party.text) === party.name
  const kinds: readonly PartyKind[] = isBare ? ['organizations', 'suppliers'] : [party.kind]
  const found = new Map<string, PartyOption>()
  for (const kind of kinds) {
    const {
      missing: [unknown],
    } = await resolve({ ...party, kind })
    for (const name of (unknown?.nearest ?? []).filter((near) => canMisspell(party.name, near))) {
      const { filters } = await resolve({ kind, text: name, name: toPlainCharacters(name) })
      const all = filters[kind] ?? []
      // Firms of one name are several options.
      for (const ids of kind === 'suppliers' ? idsByCompany(all) : [all]) {
        const left = await find(kind, ids)
        const [id] = ids
        if (id !== undefined && left.records > 0 && !found.has(id))
          found.set(id, { kind, name, ids, asked: party.text, ...left })
      }
    }
  }
  return [...found.values()]
}
