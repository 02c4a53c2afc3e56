import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const entitySplitting: Entries = {
  'PA-01-ENTITY': {
    looksFor:
      'direct awards of one item near the limit from one supplier to several bodies of one municipality within a month',
    gate: 'one sphere of government; with doubt where the names of the bodies do not tell it',
    title: { en: 'one need possibly split over several bodies', pt: 'possível fracionamento entre órgãos' },
    finding: {
      en: 'Indication of one need that may be split over bodies in one municipality: {awards|awards} without tender to {supplier_label} between {first_day} and {last_day} by {body_count} bodies ({bodies}), each near the limit of {limit_cents}, together worth {sum_cents}[; the sphere of {unknown_spheres} of the bodies is not on record].',
      pt: 'Indício de possível fracionamento entre órgãos situados em um mesmo município: {awards|awards} por dispensa de {supplier_label} entre {first_day} e {last_day} por {body_count} órgãos ({bodies}), cada uma perto do limite de {limit_cents}, com soma de {sum_cents}[; a esfera de {unknown_spheres} dos órgãos não consta dos registros].',
    },
    counterfactual: {
      en: 'With a sum of {counterfactual} or less this would not be flagged.',
      pt: 'Com soma de {counterfactual} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'Bodies with a budget of their own buy for themselves, and in a small town one supplier may serve them all at one price.',
      pt: 'Órgãos com orçamento próprio compram para si, e em cidade pequena um só fornecedor pode atender a todos pelo mesmo preço.',
    },
    checks: [
      {
        en: 'Open the awards side by side and compare place of delivery, authorising officer and wording of the requests; ask each body who stated the need.',
        pt: 'Abrir as contratações lado a lado e comparar local de entrega, ordenador de despesa e redação dos pedidos; perguntar a cada órgão quem apresentou a necessidade.',
      },
      {
        en: 'Open the budget law of the municipality and see whether these bodies are managing units of their own; ask the central accounts office.',
        pt: 'Abrir a lei orçamentária do município e ver se esses órgãos são unidades gestoras próprias; perguntar à contabilidade central.',
      },
      {
        en: 'Open the price surveys of the awards and look for the same quotes in several files; ask the firms that are said to have quoted.',
        pt: 'Abrir as pesquisas de preços das contratações e procurar as mesmas cotações em vários processos; perguntar às empresas que constam como consultadas.',
      },
    ],
    request: askUnit({
      en: 'the requisitions, the price surveys and the annual purchasing plans of all these bodies',
      pt: 'as requisições, as pesquisas de preços e os planos anuais de contratação de todos esses órgãos',
    }),
  },
}
