// DATASUS, the Ministry of Health's data service, as a source.

import { fieldOf } from './page-shapes.ts'
import { given } from './question.ts'
import type { Source } from './source.ts'

/** Open data API of the Ministry of Health: hospitals and beds (CNES). */
export const datasus: Source = {
  id: 'datasus',
  baseUrl: 'https://apidadosabertos.saude.gov.br',
  hosts: [],
  requestsPerMinute: () => 60,
  kinds: {
    hospitals: {
      type: 'pages',
      // Hospitals are summed by municipality, which can span several pages.
      whole: true,
      windows: ({ state }) => [{ path: '/assistencia-a-saude/hospitais-e-leitos', parameters: given({ uf: state }) }],
      // Pages can be shorter than `limit`: the offset counts received items, and only an empty page is the last.
      paging: ({ items }) => ({ limit: '1000', offset: String(items) }),
      read(value) {
        const items = fieldOf(value, 'hospitais_leitos')
        return Array.isArray(items) ? { items, last: items.length === 0 } : undefined
      },
    },
  },
}
