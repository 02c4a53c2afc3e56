// Portal da Transparência, the federal transparency portal, as a source.

import type { SourceQuery } from './connector.ts'
import { arrayPage } from './page-shapes.ts'
import { brazilianDay, brazilianMonth, daysOf, given, monthsOf, needed, neededIds, refuse } from './question.ts'
import type { PagedKind, Source, Window } from './source.ts'

/** The portal's pages have a fixed size. */
const pageItems = 15

/** Portal da Transparência, REST (`/v3/api-docs`). Requests above its limits suspend the key; the limits are those of the registration page. */
export const portalTransparencia: Source = {
  id: 'portal_transparencia',
  baseUrl: 'https://api.portaldatransparencia.gov.br/api-de-dados',
  hosts: [],
  requestsPerMinute: (hour) => (hour < 6 ? 700 : 400),
  keyHeader: 'chave-api-dados',
  kinds: {
    contracts: pages((query) =>
      byMonth(query, '/contratos', (from, to) => ({
        codigoOrgao: needed(query, 'organization'),
        dataInicial: from,
        dataFinal: to,
      })),
    ),
    contracts_of_supplier: pages((query) =>
      neededIds(query).map((id) => ({
        path: '/contratos/cpf-cnpj',
        parameters: { cpfCnpj: id.replace(/[./-]/g, '') },
      })),
    ),
    tenders: pages((query) =>
      byMonth(query, '/licitacoes', (from, to) => ({
        codigoOrgao: needed(query, 'organization'),
        dataInicial: from,
        dataFinal: to,
      })),
    ),
    agreements: pages((query) => byMonth(query, '/convenios', (from, to) => agreementFilter(query, from, to))),
    expenses: pages((query) =>
      monthsOf(daysOf(query)).map(({ from }) => ({
        path: '/despesas/recursos-recebidos',
        parameters: given({
          mesAnoInicio: brazilianMonth(from),
          mesAnoFim: brazilianMonth(from),
          orgao: query.organization,
          uf: query.state,
        }),
      })),
    ),
    ceis: pages((query) => sanctions(query, '/ceis')),
    cnep: pages((query) => sanctions(query, '/cnep')),
    cepim: pages(({ ids }) =>
      (ids ?? [undefined]).map((id) => ({ path: '/cepim', parameters: given({ cnpjSancionado: id }) })),
    ),
  },
}

function pages(windows: (query: SourceQuery) => readonly Window[]): PagedKind {
  return {
    type: 'pages',
    data_source: 'portal_transparencia',
    windows,
    paging: ({ page }) => ({ pagina: String(page) }),
    read: (value) => arrayPage(value, (items) => items < pageItems),
  }
}

/** One window a calendar month, since several routes refuse longer ranges. */
function byMonth(
  query: SourceQuery,
  path: string,
  parameters: (from: string, to: string) => Readonly<Record<string, string>>,
): readonly Window[] {
  return monthsOf(daysOf(query)).map(({ from, to }) => ({
    path,
    parameters: parameters(brazilianDay(from), brazilianDay(to)),
  }))
}

function agreementFilter(query: SourceQuery, from: string, to: string): Readonly<Record<string, string>> {
  if (query.organization === undefined && query.state === undefined)
    refuse('organization', 'organization_or_state_required')
  return given({ dataInicial: from, dataFinal: to, codigoOrgao: query.organization, uf: query.state })
}

/** Windows by sanctioned ids, by the sanction's days, or of the whole register. */
function sanctions(query: SourceQuery, path: string): readonly Window[] {
  const days = query.from === undefined && query.to === undefined ? undefined : daysOf(query)
  const period = days && { dataInicialSancao: brazilianDay(days.from), dataFinalSancao: brazilianDay(days.to) }
  return (query.ids ?? [undefined]).map((id) => ({ path, parameters: given({ codigoSancionado: id, ...period }) }))
}
