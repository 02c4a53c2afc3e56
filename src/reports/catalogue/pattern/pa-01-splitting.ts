import type { Entries } from '../entry.ts'

export const splitting: Entries = {
  'PA-01': {
    looksFor: 'one need bought in several direct awards, each near the limit and below it, within two months',
    gate: 'a legal basis with a value limit, and a table that covers the day',
    title: { en: 'one need possibly split into direct awards', pt: 'possível fracionamento de despesa' },
    finding: {
      en: 'Indication of a purchase that may be split: {organization_label} made {awards|awards} of item {item} near the direct-award limit between {first_day} and {last_day}, {sum_cents} in sum against a limit of {limit_cents} (by chance {expected_awards|few} such awards would be expected).',
      pt: 'Indício de possível fracionamento de despesa: {organization_label|o} fez {awards|awards} diretas do item {item} próximas ao limite de dispensa entre {first_day} e {last_day}, com soma de {sum_cents} diante do limite de {limit_cents} (ao acaso, o número esperado seria {expected_awards|few}).',
    },
    counterfactual: {
      en: 'A sum of {counterfactual} or less, or one tender for the whole need, would not be flagged.',
      pt: 'Uma soma de {counterfactual} ou menos, ou uma única licitação para toda a necessidade, não seria apontada.',
    },
    against: {
      en: 'Needs of separate managing units and things of another nature under one item code are not added up, and a need that could not be foreseen may come on top.',
      pt: 'Necessidades de unidades gestoras distintas e coisas de outra natureza sob um mesmo código não se somam, e uma necessidade imprevisível pode vir depois.',
    },
    checks: [
      {
        en: 'Open the requisitions of the awards of item {item} and compare dates, units and purposes; ask the purchasing unit of {organization_label} when the whole need was known.',
        pt: 'Abrir as requisições das contratações do item {item} e comparar datas, setores e finalidades; perguntar ao setor de compras {organization_label|de} quando se conhecia a necessidade inteira.',
      },
      {
        en: 'Open the annual purchasing plan and the spending of earlier years on item {item} and see whether {sum_cents} could be foreseen; ask the planning unit.',
        pt: 'Abrir o plano de contratações anual e os gastos de anos anteriores com o item {item} e ver se {sum_cents} eram previsíveis; perguntar ao setor de planejamento.',
      },
      {
        en: 'Open the grounds of each award and see whether each has a value, an urgency or a manager of its own that the law counts apart; ask the legal unit of {organization_label}.',
        pt: 'Abrir a justificativa de cada dispensa e ver se cada uma tem valor, urgência ou unidade gestora que a lei conta à parte; perguntar à área jurídica {organization_label|de}.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the annual purchasing plan and the grounds for each direct award[ ({new_law}, art. 75, §1)] in {count|findings} on split purchases[, {money} above the limits], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) o plano de contratações anual e a justificativa de cada dispensa[ ({new_law}, art. 75, §1º)] em {count|findings} sobre fracionamento[, com {money} acima dos limites], a começar pelo {example}.',
    },
  },
}
