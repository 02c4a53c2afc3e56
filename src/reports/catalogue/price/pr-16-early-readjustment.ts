import type { Entries } from '../entry.ts'

export const earlyReadjustment: Entries = {
  'PR-16': {
    looksFor: 'a contract readjusted within half a year by more than prices rise in a year',
    gate: 'no other contract for the item was readjusted steeply near the day',
    title: { en: 'steep readjustment within months', pt: 'reajuste elevado em poucos meses' },
    finding: {
      en: 'Indication of a price raised soon after the competition: {act}, signed on {signing_day}, had been readjusted by {readjustments_cents} ({ratio|percent}) by {amendment_day}, {days|days} later; a readjustment needs a year to pass ({law}, {article}), and no other contracts for the item were readjusted like that at the time. A rebalancing for an event that struck this contract alone would explain it[; a difference of {doubtful_addition_cents}, as large as the whole contract, may be its new total or a slip: read as the total it adds {addition_as_total_cents} ({ratio_as_total|percent})].',
      pt: 'Indício de preço aumentado logo após a disputa: o {act}, assinado em {signing_day}, havia sido reajustado em {readjustments_cents} ({ratio|percent}) até {amendment_day}, {days|days} depois; o reajuste exige um ano ({law}, {article}), e outros contratos do item não tiveram reajuste semelhante na época. Um reequilíbrio por fato que tenha atingido apenas este contrato o explicaria[; a diferença de {doubtful_addition_cents}, do tamanho do contrato inteiro, pode ser o novo total ou um erro de digitação: lida como total, o acréscimo é de {addition_as_total_cents} ({ratio_as_total|percent})].',
    },
    counterfactual: {
      en: 'With a value of {counterfactual} or less after the readjustment this would not be flagged.',
      pt: 'Com valor de {counterfactual} ou menos após o reajuste, isto não seria apontado.',
    },
    against: {
      en: 'A rebalancing for an event that struck this contract alone needs no year to pass, and records often call it a readjustment.',
      pt: 'A revisão por fato que atingiu só este contrato não depende do prazo de um ano, e os registros muitas vezes a chamam de reajuste.',
    },
    checks: [
      {
        en: 'Open the amendment of {amendment_day} and read whether it is a readjustment by index or a rebalancing, and from which base date; ask the legal unit of {organization_label}.',
        pt: 'Abrir o aditivo de {amendment_day} e ler se é reajuste por índice ou revisão e desde que data-base; perguntar à área jurídica {organization_label|de}.',
      },
      {
        en: 'Open the proofs of the event in the file of {act} and compare them with the price of the inputs at the time; ask {supplier_label} for the invoices.',
        pt: 'Abrir as provas do fato no processo do {act} e compará-las com o preço dos insumos na época; pedir as notas fiscais a {supplier_label}.',
      },
      {
        en: 'Open the proposal of {act} and see whether its prices were old when the contract was signed on {signing_day}, since the year runs from the proposal; ask the purchasing unit.',
        pt: 'Abrir a proposta do {act} e ver se seus preços já eram antigos na assinatura, em {signing_day}, pois o ano se conta da proposta; perguntar ao setor de compras.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the amendments with the index, the base date and the proofs behind {count|findings} on early readjustments[, {money} at risk], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os termos de reajuste com o índice, a data-base e as comprovações de {count|findings} sobre reajustes antecipados[, com {money} em risco], a começar pelo {example}.',
    },
  },
}
