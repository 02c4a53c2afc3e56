import type { Entries } from '../entry.ts'

export const directAwardLimit: Entries = {
  'CO-04': {
    looksFor: 'a direct award by reason of small value whose value is not below the limit of the day',
    gate: 'a legal basis with a value limit, and a table that covers the day; twice the limit for consortia and executive agencies',
    title: { en: 'direct award at or above the limit', pt: 'dispensa por valor no limite ou acima' },
    finding: {
      en: 'Indication of a direct award not below its limit: {act} is worth {value_cents}, {ratio|percent} of the {limit_cents} in force on {reference_day} (date of {reference_date|word}).',
      pt: 'Indício de dispensa que não ficou abaixo do limite: o {act} tem valor de {value_cents}, {ratio|percent} do limite de {limit_cents} em vigor em {reference_day} (data de {reference_date|word}).',
    },
    counterfactual: {
      en: 'At {counterfactual} or less the direct award would lie below its limit and would not be flagged[; {whose_limit|word}].',
      pt: 'Com valor de {counterfactual} ou menos, a dispensa ficaria abaixo do limite e não seria apontada[; {whose_limit|word}].',
    },
    against: {
      en: 'Works, engineering and vehicle maintenance have a higher limit, consortia and executive agencies twice the limit, and an emergency has none; the record may name the wrong ground.',
      pt: 'Obras, engenharia e manutenção de veículos têm limite maior, consórcios e agências executivas o dobro, e emergência não tem limite de valor; o registro pode citar o fundamento errado.',
    },
    checks: [
      {
        en: 'Open the file of {act} and read the legal ground and the kind of object; ask the legal unit of {organization_label} which limit was applied.',
        pt: 'Abrir o processo do {act} e ler o fundamento legal e a natureza do objeto; perguntar à área jurídica {organization_label|de} que limite foi aplicado.',
      },
      {
        en: 'Open the price survey and the terms of {act} and compare {value_cents} with the value at the time of the decision; ask the purchasing unit whether additions are in it.',
        pt: 'Abrir a pesquisa de preços e as cláusulas do {act} e comparar {value_cents} com o valor à época da decisão; perguntar ao setor de compras se inclui acréscimos.',
      },
      {
        en: 'Open the publication of {act} and compare value, ground and buying unit with the record, since a consortium or an executive agency has twice the limit; ask the publisher of the record.',
        pt: 'Abrir a publicação do {act} e comparar valor, fundamento e unidade compradora com o registro, pois consórcio ou agência executiva tem o dobro do limite; perguntar a quem publica o registro.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the legal opinion and the grounds for the direct award, or proof that the doubled limit applies, in {count|findings} on direct awards at or above the limit[ ({money} in sum)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) o parecer jurídico e o fundamento da dispensa, ou a prova de que cabe o limite em dobro, em {count|findings} sobre dispensas no limite ou acima[ ({money} no total)], a começar pelo {example}.',
    },
  },
}
