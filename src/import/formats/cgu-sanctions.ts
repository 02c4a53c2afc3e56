// CEIS and CNEP, the registers of sanctioned persons. Most rows of CNEP are fines, which bar nobody: `sanction_type` keeps
// the register's word.

import { toSphere } from '../../domain/government-sphere.ts'
import { toPlainText } from '../../domain/object-nature.ts'
import type { SanctionRecord } from '../../domain/records.ts'
import { findSuspension } from '../../domain/sanction-scope.ts'
import { defineCsvImporter } from '../forms/define-csv-importer.ts'
import { personTypeOf } from '../forms/row-fields.ts'
import { missingField, type SourceRow } from '../forms/source-row.ts'

/** Titles by layout: the current download and the older one (`TIPO SANÇÃO`). */
const columns = {
  document: ['cpf ou cnpj do sancionado'],
  person: ['tipo de pessoa'],
  name: [
    'razao social - cadastro receita',
    'razao social cadastro receita',
    'nome do sancionado',
    'nome informado pelo orgao sancionador',
  ],
  code: ['codigo da sancao'],
  process: ['numero do processo'],
  type: ['categoria da sancao', 'tipo sancao'],
  start: ['data inicio sancao'],
  end: ['data final sancao'],
  scope: ['abragencia da sancao', 'abrangencia da sancao'],
  body: ['orgao sancionador'],
  basis: ['fundamentacao legal'],
  fine: ['valor da multa'],
} as const

export const cguSanctions = defineCsvImporter(
  {
    id: 'cgu_sanctions',
    source: 'cgu',
    columns: {
      ...columns,
      nameGiven: ['nome informado pelo orgao sancionador'],
      register: ['cadastro'],
      region: ['uf orgao sancionador'],
      sphere: ['esfera orgao sancionador'],
      remarks: ['observacoes', 'observacao'],
    },
    unkept: ['process', 'basis', 'fine'],
    required: ['document', 'start', 'type'],
  },
  ({ fields, cell, keyOf, record }) => {
    const supplier = fields.taxId('document', 'supplier_id', personTypeOf(cell('person')))
    const list = listOf(cell)
    const code = fields.code('code', 'sanction_id')
    if (supplier.id === undefined)
      return { ...missingField('CPF OU CNPJ DO SANCIONADO'), id: code === undefined ? undefined : `${list}-${code}` }
    const names = Object.keys(columns) as (keyof typeof columns)[]
    const id = code ?? keyOf('sanction_id', [list, ...names.map((name) => (cell(name) ?? '').trim())])
    const type = fields.text('type', 'sanction_type')
    return record<SanctionRecord>(code ?? fields.code('process', 'sanction_id') ?? id, {
      record_kind: 'sanction',
      sanction_id: `${list}-${id}`,
      supplier_id: supplier.id,
      name: fields.text('name', 'name') ?? fields.text('nameGiven', 'name'),
      list,
      sanction_type: type?.toLowerCase(),
      start: fields.date('start', 'start'),
      end: fields.date('end', 'end'),
      scope: fields.text('scope', 'scope'),
      sanctioning_body: fields.text('body', 'sanctioning_body'),
      sanctioning_region: fields.region('region', 'sanctioning_region'),
      sanctioning_sphere: toSphere(cell('sphere')),
      ...findSuspension(cell('remarks')),
    })
  },
)

/** The register that a row belongs to: its own column, else only CNEP has fines. */
function listOf(cell: SourceRow<'register' | 'fine'>['cell']): 'CEIS' | 'CNEP' {
  const own = toPlainText(cell('register') ?? '')
  if (own === 'ceis' || own === 'cnep') return own === 'ceis' ? 'CEIS' : 'CNEP'
  return cell('fine') === undefined ? 'CEIS' : 'CNEP'
}
