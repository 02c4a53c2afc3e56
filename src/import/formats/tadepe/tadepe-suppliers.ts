// Suppliers of federal COVID purchases as the project "Tá de Pé" published them: ids and counts alone.

import type { SupplierRecord } from '../../../domain/records.ts'
import { maskTaxId } from '../../../domain/tax-id.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { personTypeOf } from '../../forms/row-fields.ts'

export const tadepeSuppliers = defineCsvImporter(
  {
    id: 'tadepe_suppliers',
    source: 'portal_transparencia',
    columns: { document: ['nr_documento'], personType: ['tp_pessoa'], contracts: ['total_de_contratos'] },
    unkept: ['contracts'],
    required: ['document', 'personType', 'contracts'],
  },
  ({ fields, cell, record, missing }) => {
    const { id } = fields.payee('document', 'supplier_id', personTypeOf(cell('personType')))
    if (id === undefined) return missing('document')
    return record<SupplierRecord>(maskTaxId(id), { record_kind: 'supplier', supplier_id: id })
  },
)
