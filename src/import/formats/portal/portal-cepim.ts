// CEPIM, the private non-profits that may receive no federal transfers. It has no dates: a row is in force while it is
// published.

import type { SanctionRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'

export const portalCepim = defineCsvImporter(
  {
    id: 'portal_cepim',
    source: 'cgu',
    columns: {
      entity: ['cnpj entidade'],
      name: ['nome entidade'],
      agreement: ['numero convenio'],
      body: ['orgao concedente'],
      reason: ['motivo do impedimento', 'motivo impedimento'],
    },
    required: ['entity', 'agreement', 'reason'],
  },
  ({ fields, record, missing }) => {
    const entity = fields.taxId('entity', 'supplier_id', 'company').id
    if (entity === undefined) return missing('entity')
    const agreement = fields.code('agreement', 'sanction_id')
    return record<SanctionRecord>(agreement ?? entity, {
      record_kind: 'sanction',
      sanction_id: cepimId(entity, agreement),
      supplier_id: entity,
      name: fields.text('name', 'name'),
      list: 'CEPIM',
      sanction_type: fields.text('reason', 'sanction_type')?.toLowerCase(),
      sanctioning_body: fields.text('body', 'sanctioning_body'),
    })
  },
)

/** Id of a row of the register, which publishes none: an entity has one row an agreement. */
export function cepimId(entity: string, agreement: string | undefined): string {
  return ['CEPIM', entity, agreement].filter(Boolean).join('-')
}
