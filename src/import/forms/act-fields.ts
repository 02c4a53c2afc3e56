// Readers of the modality and the legal basis of an act, for every source.

import { normaliseLegalBasis } from '../../domain/normalise-legal-basis.ts'
import { parseModality } from '../../domain/parse-modality.ts'
import type { RowFields } from './row-fields.ts'

/** Modality of the first of the columns that names one. */
export function readModality<C extends string>(fields: RowFields<C>, ...columns: readonly C[]): string | undefined {
  for (const column of columns) {
    const name = fields.text(column, 'modality')
    if (name !== undefined) return parseModality(name)
  }
  return undefined
}

/** The normalised legal basis; an unrecognised one is absent with a note. */
export function readLegalBasis<C extends string>(fields: RowFields<C>, column: C): string | undefined {
  const name = fields.text(column, 'legal_basis')
  const basis = name === undefined ? undefined : normaliseLegalBasis(name)
  if (name !== undefined && basis === undefined) fields.note('legal_basis', 'not_recognised', name)
  return basis
}
