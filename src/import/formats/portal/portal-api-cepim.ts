// CEPIM as the Portal's API answers it; its rows have the ids of the file's rows.

import type { SanctionRecord } from '../../../domain/records.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { cepimId } from './portal-cepim.ts'

export const portalApiCepim = defineJsonImporter(
  {
    id: 'portal_api_cepim',
    source: 'cgu',
    keys: ['motivo', 'pessoaJuridica', 'convenio'],
    state: { dates: ['dataReferencia'] },
  },
  ({ fields, record, missing }) => {
    const entity = fields.taxId('pessoaJuridica.cnpjFormatado', 'supplier_id', 'company').id
    if (entity === undefined) return missing('pessoaJuridica.cnpjFormatado')
    const agreement = fields.code('convenio.numero', 'sanction_id') ?? fields.code('convenio.codigo', 'sanction_id')
    return record<SanctionRecord>(fields.code('id', 'sanction_id') ?? agreement ?? entity, {
      record_kind: 'sanction',
      sanction_id: cepimId(entity, agreement),
      supplier_id: entity,
      name: fields.text('pessoaJuridica.razaoSocialReceita', 'name') ?? fields.text('pessoaJuridica.nome', 'name'),
      list: 'CEPIM',
      sanction_type: fields.text('motivo', 'sanction_type')?.toLowerCase(),
      sanctioning_body: fields.text('orgaoSuperior.nome', 'sanctioning_body'),
    })
  },
)
