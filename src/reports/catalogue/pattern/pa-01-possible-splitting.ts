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
    against: {
      en: 'The purchases may be calls on one tender or price register, for which no limit of direct awards applies, since their legal basis is not on record.',
      pt: 'As compras podem ser chamadas de uma licitação ou ata de registro de preços, às quais o limite de dispensa não se aplica, pois a base legal não consta dos registros.',
    },
    checks: [
      {
        en: 'Open the files of the purchases and read the legal basis of each; ask the purchasing unit of {organization_label} for it where the file is silent.',
        pt: 'Abrir os processos das compras e ler a base legal de cada uma; pedi-la ao setor de compras {organization_label|de} onde o processo se cala.',
      },
      {
        en: 'Open the price registers in force then and look for {supplier_label} among their winners; ask the manager of the register.',
        pt: 'Abrir as atas de registro de preços então vigentes e procurar {supplier_label} entre os vencedores; perguntar ao gestor da ata.',
      },
      {
        en: 'Open the requisitions of the purchases and compare place, date and person that asked; ask the units that requested why they were not joined.',
        pt: 'Abrir as requisições das compras e comparar local, data e quem pediu; perguntar aos setores requisitantes por que não foram reunidas.',
      },
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the legal basis and the files of the purchases in {count|findings} on possible splitting[, {money} above the limits], starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) a base legal e os processos das contratações de {count|findings} sobre possível fracionamento[, com {money} acima dos limites], a começar pelo {example}.',
    },
  },
}
