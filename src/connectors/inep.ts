import { daysOf, yearsOf } from './question.ts'
import type { Source } from './source.ts'

/** INEP's downloads: the microdata of the yearly school census, one ZIP a year. */
export const inep: Source = {
  id: 'inep',
  baseUrl: 'https://download.inep.gov.br',
  hosts: [],
  requestsPerMinute: () => 30,
  kinds: {
    school_census: {
      type: 'download',
      windows: (query) =>
        yearsOf(daysOf(query)).map((year) => ({
          path: `/dados_abertos/microdados_censo_escolar_${year}.zip`,
          parameters: {},
        })),
    },
  },
}
