// Names and codes of a search that no record has. A search without them would be wider than what was asked for.
// Choice: what is named and not found, docs/choices.md#what-no-record-has.

import type { Dataset } from '../../dataset/dataset.ts'
import { knownIds, unitOfMunicipality } from '../../dataset/selection.ts'
import type { QueryFilterName } from '../../domain/generated/wire-types.ts'
import { maskTyped } from '../../domain/mask-personal-ids.ts'
import type { MissingName } from '../../question/question-reading.ts'
import { type CombinedQuestion, filterOf } from '../combined-question.ts'
import type { Plan } from '../investigation.ts'

export interface Unknowns {
  readonly names: readonly MissingName[]
  /** Codes of bodies and tax ids of firms besides, as they may be shown. */
  readonly ids: readonly string[]
  /** Those that are to be left out, which changes nothing. */
  readonly excludedIds: readonly string[]
  /** Filters none of whose codes any record has. */
  readonly notFound: readonly QueryFilterName[]
  /** No record can answer: none has any of the bodies, firms or places that are asked for, or the text asks for nothing that records hold. */
  readonly isLost: boolean
}

interface Wanted extends Pick<Plan, 'filters'> {
  readonly question?: Pick<CombinedQuestion, 'missing' | 'asksNothing'>
}

const identified = ['organizations', 'suppliers'] as const

/** What a plan asks for and the records of the dataset do not have. */
export function unknownsOf(dataset: Dataset, { filters, question }: Wanted): Unknowns {
  const names = question?.missing ?? []
  const unknown = identified.map((kind) => ({ kind, ...split(dataset, kind, filters[kind]) }))
  const excluded = identified.map((kind) => ({
    kind: `exclude.${kind}` as const,
    ...split(dataset, kind, filters.exclude?.[kind]),
  }))
  const isNameLost = ({ kind }: MissingName) => {
    const filter = filterOf(kind)
    const ids = unknown.find((entry) => entry.kind === filter)
    // A state beside an unknown city says where that lies: its other cities were not asked for.
    return ids === undefined
      ? !filters[filter]?.some((region) => unitOfMunicipality(region) !== undefined)
      : ids.known === 0
  }
  return {
    names,
    ids: shown(unknown).filter((id) => !names.some(({ text }) => text === id)),
    excludedIds: shown(excluded),
    notFound: [...unknown, ...excluded].filter(isNotFound).map(({ kind }) => kind),
    isLost: question?.asksNothing === true || unknown.some(isNotFound) || names.some(isNameLost),
  }
}

interface Split {
  readonly known: number
  readonly missing: readonly string[]
}

function split(dataset: Dataset, kind: (typeof identified)[number], wanted: readonly string[] = []): Split {
  const missing = wanted.filter((id) => !knownIds(dataset, kind, [id]))
  return { missing, known: wanted.length - missing.length }
}

function isNotFound({ known, missing }: Split): boolean {
  return known === 0 && missing.length > 0
}

function shown(lists: readonly Split[]): readonly string[] {
  return lists.flatMap(({ missing }) => missing.map(maskTyped))
}
