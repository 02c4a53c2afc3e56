// What the Portal's contract and tender files have in common: how they name tenders, statuses and the law.

import { toPlainText } from '../../../domain/object-nature.ts'
import { parseStatus } from '../../../domain/parse-status.ts'
import { type PersonType, parseTaxId } from '../../../domain/tax-id.ts'
import { federativeUnits } from '../../../domain/vocabulary.ts'
import type { RowFields } from '../../forms/row-fields.ts'
import type { SourceRow } from '../../forms/source-row.ts'

/** The columns of every file about tenders. */
export const tenderColumns = {
  number: ['numero licitacao', 'numero da licitacao'],
  unit: ['codigo ug'],
  unitName: ['nome ug'],
  modality: ['modalidade compra', 'modalidade de compra'],
}

/** Id of a tender of the Portal, whose numbers are unique within a unit and modality. */
export function portalTenderId(unit: string, modality: string | undefined, number: string): string {
  return [unit, modality === undefined ? '' : toPlainText(modality).replace(/\W+/g, '_'), number].join('-')
}

/** Id of a contract of the Portal, whose numbers are unique within a unit. */
export function portalContractId(unit: string, number: string): string {
  return `${unit}-${number}`
}

/** Normalised status of a tender or contract; an unrecognised one is absent with a note. */
export function readActStatus<C extends string>(fields: RowFields<C>, column: C): string | undefined {
  const word = fields.text(column, 'status')
  if (word === undefined) return undefined
  const status = parseStatus(word)
  if (status === undefined) fields.note('status', 'not_recognised', word)
  return status
}

const units: ReadonlySet<string> = new Set(federativeUnits)

/** The path of a federative unit's abbreviation; some rows of the API swap `sigla` and `nome`. */
export function unitPath({ fields, cell }: Pick<SourceRow<string>, 'fields' | 'cell'>, unit: string): string {
  const [initials, name] = [`${unit}.sigla`, `${unit}.nome`]
  const isUnit = (path: string): boolean => units.has((cell(path) ?? '').trim())
  if (isUnit(initials) || !isUnit(name)) return initials
  fields.note('region', 'sigla_and_name_swapped')
  return name
}

/** Id and person type of an act's supplier. */
export function readSupplier<C extends string>(
  fields: RowFields<C>,
  column: C,
  declared?: PersonType,
): { readonly supplier_id: string | undefined; readonly supplier_person_type: PersonType | undefined } {
  const { id, person_type } = fields.payee(column, 'supplier_id', declared)
  return { supplier_id: id, supplier_person_type: id === undefined ? undefined : person_type }
}

/** An object without the label that the Portal puts before it. */
export function readObject<C extends string>(fields: RowFields<C>, column: C): string | undefined {
  return fields.prose(column, 'description')?.replace(/^Objeto:\s*/i, '')
}

/** Tax id of the first text that is one. */
export function firstTaxId(...texts: readonly (string | undefined)[]): string | undefined {
  return texts.map((text) => parseTaxId((text ?? '').slice(0, 40)).id).find((id) => id !== undefined)
}
