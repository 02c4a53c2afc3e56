// Compras.gov.br, the federal purchasing system, as a source.

import type { SourceQuery } from './connector.ts'
import { enveloped } from './page-shapes.ts'
import { daysOf, given, isoDay, monthsOf, neededIds } from './question.ts'
import type { PagedKind, Source, Window } from './source.ts'

/** Open data of Compras.gov.br: pages of 10 to 500 items, response times of seconds. */
export const comprasGov: Source = {
  id: 'compras_gov',
  baseUrl: 'https://dadosabertos.compras.gov.br',
  hosts: [],
  requestsPerMinute: () => 60,
  kinds: {
    contracts: pages((query) =>
      monthsOf(daysOf(query)).map(({ from, to }) => ({
        path: '/modulo-contratos/1_consultarContratos',
        parameters: given({
          dataVigenciaInicialMin: isoDay(from),
          dataVigenciaInicialMax: isoDay(to),
          codigoOrgao: query.organization,
        }),
      })),
    ),
    item_results: pages((query) =>
      monthsOf(daysOf(query)).map(({ from, to }) => ({
        path: '/modulo-contratacoes/3_consultarResultadoItensContratacoes_PNCP_14133',
        parameters: { dataResultadoPncpInicial: isoDay(from), dataResultadoPncpFinal: isoDay(to) },
      })),
    ),
    /** Prices paid for catalogue items (CATMAT codes). */
    material_prices: pages((query) =>
      neededIds(query).map((id) => ({
        path: '/modulo-pesquisa-preco/1_consultarMaterial',
        parameters: given({ codigoItemCatalogo: id, estado: query.state }),
      })),
    ),
  },
}

function pages(windows: (query: SourceQuery) => readonly Window[]): PagedKind {
  return {
    type: 'pages',
    data_source: 'compras_gov',
    windows,
    paging: ({ page }) => ({ pagina: String(page), tamanhoPagina: '500' }),
    read: (value) => enveloped(value, { list: 'resultado', total: 'totalRegistros', left: 'paginasRestantes' }),
  }
}
