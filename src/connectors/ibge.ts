// IBGE, the statistics institute, as a source: places and population.

import { arrayPage } from './page-shapes.ts'
import { daysOf, yearsOf } from './question.ts'
import type { PagedKind, Source } from './source.ts'

/** Every response is one complete array. */
const whole: Pick<PagedKind, 'type' | 'alone' | 'paging' | 'read'> = {
  type: 'pages',
  alone: true,
  paging: () => ({}),
  read: (value) => arrayPage(value, () => true),
}

/** IBGE's data service: localities, and the yearly population estimate (aggregate 6579, variable 9324). */
export const ibge: Source = {
  id: 'ibge',
  baseUrl: 'https://servicodados.ibge.gov.br/api',
  hosts: [],
  requestsPerMinute: () => 60,
  kinds: {
    states: { ...whole, windows: () => [{ path: '/v1/localidades/estados', parameters: {} }] },
    municipalities: {
      ...whole,
      windows: ({ state }) => [
        {
          path: state === undefined ? '/v1/localidades/municipios' : `/v1/localidades/estados/${state}/municipios`,
          parameters: {},
        },
      ],
    },
    population: {
      ...whole,
      windows: (query) =>
        yearsOf(daysOf(query)).map((year) => ({
          path: `/v3/agregados/6579/periodos/${year}/variaveis/9324`,
          // N6: municipalities.
          parameters: { localidades: `N6[${query.ids?.join(',') ?? 'all'}]` },
        })),
    },
  },
}
