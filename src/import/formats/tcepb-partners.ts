import { maskTaxId } from '../../domain/tax-id.ts'
import { defineGroupedCsvImporter } from '../forms/csv-format.ts'

/** Partners of companies as the state audit court of Paraíba published them: a row for each partner. */
export const tcepbPartners = defineGroupedCsvImporter(
  {
    id: 'tcepb_partners',
    version: 1,
    source: 'portal_transparencia',
    columns: {
      company: ['nu_cpfcnpj'],
      partner: ['socio_id', 'nu_cpfcnpj_socio', 'nome_socio'],
      role: ['socio_qualificacao'],
    },
    required: ['company', 'partner', 'role'],
  },
  {
    factOf: ({ fields, missing }) => {
      const company = fields.taxId('company', 'supplier_id').id
      if (company === undefined) return missing('company')
      // A blank name is no partner: an edge from it would join strangers.
      const partner = fields.code('partner', 'partners')
      return partner === undefined ? missing('partner') : { key: company, fact: partner }
    },
    headOf: () => undefined,
    build: ({ key, facts }) => ({
      original_id: maskTaxId(key),
      body: {
        record_kind: 'supplier',
        supplier_id: key,
        partners: [...new Set(facts)],
      },
    }),
  },
)
