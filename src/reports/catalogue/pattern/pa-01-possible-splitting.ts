import type { Entries } from '../entry.ts'

export const possibleSplitting: Entries = {
  'PA-01-POSSIBLE': {
    looksFor:
      'three purchases or more of one item from one supplier within two days, each near the limit, above it in sum',
    gate: 'no legal basis on record, so that splitting is no more than possible',
    title: { en: 'possible splitting, legal basis not known', pt: 'possível fracionamento, sem base legal conhecida' },
    finding: {
      en: 'Indication of possible splitting: {organization_label} made {awards|awards}[ of item {item}][ of one quantity ({quantity}) at one price ({unit_price|brl})] with {supplier_label} between {first_day} and {last_day}[ (dates of {reference_date|word})], each below the direct-award limit of {limit_cents}, {sum_cents} in sum. The records do not state the legal basis; the limit applies only to awards made without a tender because of their low value.',
      pt: 'Indício de possível fracionamento: {organization_label|o} fez {awards|awards}[ do item {item}][ de mesma quantidade ({quantity}) e mesmo preço ({unit_price|brl})] com {supplier_label} entre {first_day} e {last_day}[ (datas de {reference_date|word})], cada uma abaixo do limite de dispensa de {limit_cents}, com soma de {sum_cents}. Os registros não dizem a base legal; o limite só vale para dispensas em razão do valor.',
    },
    counterfactual: {
      en: 'A sum of {counterfactual} or less, a tender, or another legal ground on record would not be flagged.',
      pt: 'Com soma de {counterfactual} ou menos, licitação ou outro fundamento legal registrado, isto não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the legal basis and the files of the purchases in {count|findings} on possible splitting[, {money} above the limits], starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) a base legal e os processos das contratações de {count|findings} sobre possível fracionamento[, com {money} acima dos limites], a começar pelo {example}.',
    },
  },
}
