// How the modality and the legal basis of an act are read, whatever the source.

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

/** The legal basis in our words; one that is not recognised is noted and left out. */
export function readLegalBasis<C extends string>(fields: RowFields<C>, column: C): string | undefined {
  const name = fields.text(column, 'legal_basis')
  const basis = name === undefined ? undefined : normaliseLegalBasis(name)
  if (name !== undefined && basis === undefined) fields.note('legal_basis', 'not_recognised', name)
  return basis
}
