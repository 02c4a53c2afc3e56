// CEIS and CNEP as the Portal's API answers them: one shape, in which only CNEP has the value of a fine.

import { toSphere } from '../../../domain/government-sphere.ts'
import type { SanctionRecord } from '../../../domain/records.ts'
import { findSuspension } from '../../../domain/sanction-scope.ts'
import { defineJsonImporter } from '../../forms/define-json-importer.ts'
import { firstTaxId } from './portal-acts.ts'

export const portalApiSanctions = defineJsonImporter(
  {
    id: 'portal_api_sanctions',
    source: 'cgu',
    keys: ['dataInicioSancao', 'tipoSancao', 'sancionado'],
    state: { dates: ['dataReferencia'] },
  },
  ({ fields, cell, value, record, missing }) => {
    const id = fields.code('id', 'sanction_id')
    if (id === undefined) return missing('id')
    const texts = ['pessoa.cnpjFormatado', 'sancionado.codigoFormatado', 'pessoa.cpfFormatado'] as const
    const column = texts.find((path) => firstTaxId(cell(path)) !== undefined)
    const supplier = column === undefined ? undefined : fields.taxId(column, 'supplier_id').id
    if (supplier === undefined) return missing('sancionado.codigoFormatado')
    const list = Object.hasOwn(value, 'valorMulta') ? 'CNEP' : 'CEIS'
    return record<SanctionRecord>(id, {
      record_kind: 'sanction',
      sanction_id: `${list}-${id}`,
      supplier_id: supplier,
      name: fields.text('pessoa.razaoSocialReceita', 'name') ?? fields.text('sancionado.nome', 'name'),
      list,
      sanction_type: (
        fields.text('tipoSancao.descricaoResumida', 'sanction_type') ??
        fields.text('tipoSancao.descricaoPortal', 'sanction_type')
      )?.toLowerCase(),
      start: fields.date('dataInicioSancao', 'start'),
      end: fields.date('dataFimSancao', 'end'),
      scope: fields.text('abrangenciaDefinidaDecisaoJudicial', 'scope'),
      sanctioning_body: fields.text('orgaoSancionador.nome', 'sanctioning_body'),
      sanctioning_region: fields.region('orgaoSancionador.siglaUf', 'sanctioning_region'),
      sanctioning_sphere: toSphere(cell('orgaoSancionador.esfera')),
      ...findSuspension(cell('informacoesAdicionaisDoOrgaoSancionador')),
    })
  },
)
