// Buying units as the project "Tá de Pé" published them. Its IBGE column holds codes of superior bodies in federal rows.

import { toSphere } from '../../../domain/government-sphere.ts'
import type { OrganizationRecord } from '../../../domain/records.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import type { RowFields } from '../../forms/row-fields.ts'

export const tadepeOrganizations = defineCsvImporter(
  {
    id: 'tadepe_organizations',
    source: 'portal_transparencia',
    columns: {
      key: ['id_orgao'],
      code: ['cd_orgao'],
      name: ['nm_orgao'],
      sphere: ['esfera'],
      municipality: ['cd_municipio_ibge'],
      region: ['sigla_estado'],
    },
    required: ['key', 'code', 'name', 'sphere'],
  },
  ({ fields, record, missing }) => {
    const code = fields.code('code', 'organization_id')
    if (code === undefined) return missing('code')
    const sphere = toSphere(fields.text('sphere', 'sphere'))
    return record<OrganizationRecord>(code, {
      record_kind: 'organization',
      organization_id: code,
      name: fields.text('name', 'name'),
      region: fields.region('region', 'region'),
      municipality_code: readMunicipality(fields),
      sphere: sphere === 'none' ? undefined : sphere,
    })
  },
)

function readMunicipality(fields: RowFields<'municipality'>): string | undefined {
  const code = fields.code('municipality', 'municipality_code')
  if (code === undefined || /^\d{7}$/.test(code)) return code
  fields.note('municipality_code', 'not_an_ibge_code', code)
  return undefined
}
