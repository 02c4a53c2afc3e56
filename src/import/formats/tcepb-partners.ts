// Partners of companies as the state audit court of Paraíba published them: a row for each partner.

import { joinedList } from '../../domain/joined-list.ts'
import { maskTaxId } from '../../domain/tax-id.ts'
import { defineCsvImporter } from '../forms/define-csv-importer.ts'
import { groupByKey } from '../forms/group-by-key.ts'

export const tcepbPartners = defineCsvImporter(
  {
    id: 'tcepb_partners',
    source: 'portal_transparencia',
    columns: {
      company: ['nu_cpfcnpj'],
      partner: ['socio_id', 'nu_cpfcnpj_socio', 'nome_socio'],
      role: ['socio_qualificacao'],
    },
    required: ['company', 'partner', 'role'],
  },
  groupByKey({
    factOf: ({ fields, missing }) => {
      const company = fields.taxId('company', 'supplier_id').id
      if (company === undefined) return missing('company')
      // A blank name is no partner: it would link unrelated companies.
      const partner = fields.code('partner', 'partners')
      return partner === undefined ? missing('partner') : { key: company, fact: partner }
    },
    headOf: () => undefined,
    build: ({ key, facts }) => ({
      original_id: maskTaxId(key),
      body: { record_kind: 'supplier', supplier_id: key, partners: joinedList(facts) },
    }),
  }),
)
