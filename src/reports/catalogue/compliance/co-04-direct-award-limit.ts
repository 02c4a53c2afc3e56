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
    request: {
      en: 'Request from the contracting unit ({organizations}) the legal opinion and the grounds for the direct award, or proof that the doubled limit applies, in {count|findings} on direct awards at or above the limit[ ({money} in sum)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) o parecer jurídico e o fundamento da dispensa, ou a prova de que cabe o limite em dobro, em {count|findings} sobre dispensas no limite ou acima[ ({money} no total)], a começar pelo {example}.',
    },
  },
}
