// PNCP, the national portal of public procurement, as a source.

import type { SourceQuery } from './connector.ts'
import { arrayPage, enveloped } from './page-shapes.ts'
import { compactDay, daysOf, given, monthsOf, neededIds, refuse } from './question.ts'
import type { PagedKind, Source, Window } from './source.ts'

/** Modalities of PNCP's domain table; a query for notices requires exactly one. */
const modalities = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]
// The manuals disagree about the maximum page size; these sizes are within all of them.
const noticesPerPage = 50
const contractsPerPage = 500

/** PNCP: the consultation API, and the main API for items and results of one notice. No rate is published; 429 has a text body. */
export const pncp: Source = {
  id: 'pncp',
  baseUrl: 'https://pncp.gov.br/api',
  hosts: [],
  requestsPerMinute: () => 120,
  kinds: {
    notices: consultation(noticesPerPage, (query) =>
      months(query).flatMap((period) =>
        modalities.map((modality) => ({
          path: '/consulta/v1/contratacoes/publicacao',
          parameters: given({
            ...period,
            codigoModalidadeContratacao: String(modality),
            uf: query.state,
            cnpj: query.organization,
          }),
        })),
      ),
    ),
    contracts: consultation(contractsPerPage, (query) =>
      months(query).map((period) => ({
        path: '/consulta/v1/contratos',
        parameters: given({ ...period, cnpjOrgao: query.organization }),
      })),
    ),
    items: ofNotice((path) => `${path}/itens`),
    results: {
      ...ofNotice((path, item) => `${path}/itens/${item ?? refuse('ids', 'item_number_required')}/resultados`),
      paging: () => ({}),
      read: (value) => arrayPage(value, () => true),
    },
  },
}

function consultation(size: number, windows: (query: SourceQuery) => readonly Window[]): PagedKind {
  return {
    type: 'pages',
    data_source: 'compras_gov',
    windows,
    paging: ({ page }) => ({ pagina: String(page), tamanhoPagina: String(size) }),
    read: (value) => enveloped(value, { list: 'data', total: 'totalRegistros', left: 'paginasRestantes' }),
  }
}

function months(query: SourceQuery): readonly { readonly dataInicial: string; readonly dataFinal: string }[] {
  return monthsOf(daysOf(query)).map(({ from, to }) => ({ dataInicial: compactDay(from), dataFinal: compactDay(to) }))
}

/** Windows of single notices by control number `cnpj-1-seq/ano`, followed by `/item` for one item. */
function ofNotice(path: (notice: string, item: string | undefined) => string): PagedKind {
  return {
    type: 'pages',
    data_source: 'compras_gov',
    windows: (query) =>
      neededIds(query).map((id) => {
        const match = /^([0-9A-Z]{14})-1-(\d{1,6})\/(\d{4})(?:\/(\d{1,7}))?$/.exec(id)
        if (match === null) return refuse('ids', 'invalid')
        const [, cnpj, sequence, year, item] = match
        return { path: path(`/pncp/v1/orgaos/${cnpj}/compras/${year}/${Number(sequence)}`, item), parameters: {} }
      }),
    paging: ({ page }) => ({ pagina: String(page), tamanhoPagina: String(noticesPerPage) }),
    read: (value) => arrayPage(value, (items) => items < noticesPerPage),
  }
}
