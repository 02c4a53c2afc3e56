// The name of a group of contracts, as people call it.

import { contractTypeNames } from '../../domain/contract-type-names.ts'
import { formatMonth } from '../../domain/format.ts'
import type { Language } from '../../domain/vocabulary.ts'
import type { Grouping } from '../../question/question-reading.ts'
import type { FactGroup } from '../facts/figures.ts'
import { placeName } from './scope-text.ts'
import { groupNames, modalityNames } from './words.ts'

/** A group by its key; with its name where it has one; by no key those of which it is not stated. */
export function groupText({ key, name }: Pick<FactGroup, 'key' | 'name'>, by: Grouping, language: Language): string {
  if (key === '') {
    const { one } = groupNames[by][language]
    return { en: `${one} not stated`, pt: `${one} não informado` }[language]
  }
  if (by === 'month') return formatMonth(key, language)
  if (by === 'modality') return modalityNames[key]?.[language] ?? key
  if (by === 'state' || by === 'municipality') return placeName(key)
  if (by === 'contract_type') return contractTypeNames[key]?.[language] ?? key
  return name === undefined ? key : `${name} (${key})`
}
