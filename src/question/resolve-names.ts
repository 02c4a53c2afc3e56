// Looks up in the records whom a question names: ids where they are known, else the nearest names.

import { ABSENT_CODE, type Dataset } from '../dataset/dataset.ts'
import { oncePerDataset } from '../dataset/once-per-dataset.ts'
import { toPlainCharacters } from './plain-characters.ts'
import type {
  ExcludedByQuestion,
  MissingName,
  NamedParty,
  QuestionReading,
  ResolvedQuestion,
  UnderstoodPart,
} from './question-reading.ts'

/** A body or firm as records name it. */
export interface KnownName {
  readonly id: string
  readonly name: string
}

/** The reading with the ids of the bodies and firms it names; whom no record has is in `missing`. */
export function resolveNames(
  reading: QuestionReading,
  dataset: Dataset,
  supplierNames: readonly KnownName[] = [],
): ResolvedQuestion {
  const known = { organizations: bodiesOf(dataset), suppliers: supplierNames }
  const found = reading.named.map((party) => ({ party, ids: idsOf(party, known[party.kind]) }))
  const missing = found
    .filter(({ ids }) => ids.length === 0)
    .map(({ party }): MissingName => {
      return { kind: party.kind, text: party.text, nearest: [], ...(party.excluded && { excluded: true }) }
    })
  return found.reduce(withIds, { ...reading, missing })
}

function withIds(
  question: ResolvedQuestion,
  { party, ids }: { readonly party: NamedParty; readonly ids: readonly string[] },
): ResolvedQuestion {
  if (ids.length === 0) return question
  const { kind, text, excluded } = party
  const lists: ExcludedByQuestion = (excluded ? question.filters.exclude : question.filters) ?? {}
  const list = { [kind]: [...new Set([...(lists[kind] ?? []), ...ids])] }
  const part: UnderstoodPart = { kind, text, value: ids, ...(excluded && { excluded }) }
  return {
    ...question,
    filters: excluded
      ? { ...question.filters, exclude: { ...question.filters.exclude, ...list } }
      : { ...question.filters, ...list },
    understood: [...question.understood, part],
  }
}

function idsOf({ name }: NamedParty, known: readonly KnownName[]): readonly string[] {
  const words = name.split(/\s+/).filter((word) => word.length > 2 || /\d/.test(word))
  const ids = known.filter((entry) => words.every((word) => entry.name.includes(` ${word}`))).map(({ id }) => id)
  return [...new Set(ids)].sort()
}

const bodiesOf = oncePerDataset((dataset: Dataset): readonly KnownName[] => {
  const { organization, organization_name } = dataset.acts
  const seen = new Set<string>()
  const bodies: KnownName[] = []
  for (let row = 0; row < organization.length; row++) {
    const [id = ABSENT_CODE, name = ABSENT_CODE] = [organization[row], organization_name[row]]
    if (id === ABSENT_CODE || name === ABSENT_CODE || seen.has(`${id} ${name}`)) continue
    seen.add(`${id} ${name}`)
    const plain = ` ${toPlainCharacters(dataset.text('organization_name', name))} `
    bodies.push({ id: dataset.text('organization', id), name: plain })
  }
  return bodies
})
