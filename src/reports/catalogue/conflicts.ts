// Texts of detectors that find records which should not coexist, or values at odds with one another.

import { askUnit } from './ask.ts'
import type { CatalogueEntry } from './entry.ts'

const estimate = askUnit({
  en: 'the price survey behind the estimate and the judgement of the bids',
  pt: 'a pesquisa de preços que fundamentou o valor estimado e o julgamento das propostas',
})

export const conflictEntries: Readonly<Record<string, CatalogueEntry>> = {
  'PR-03': {
    title: { en: 'award at or above the estimate', pt: 'contratação no valor estimado ou acima' },
    finding: {
      en: 'Indication of an award practically at its estimate or above: {value_cents} against an estimate of {estimate_cents} ({ratio|percent}).',
      pt: 'Indício de contratação praticamente no valor estimado ou acima: {value_cents} diante do valor estimado de {estimate_cents} ({ratio|percent}).',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'A {counterfactual} ou menos, isto não seria apontado.',
    },
    request: estimate,
  },
  'PR-04': {
    title: { en: 'implausibly low award', pt: 'preço possivelmente inexequível' },
    finding: {
      en: 'Indication of a price that may not be feasible: {value_cents}, {ratio|percent} of the estimate of {estimate_cents} (presumed not feasible under {floor_ratio|percent}).',
      pt: 'Indício de preço possivelmente inexequível: {value_cents}, {ratio|percent} do valor estimado de {estimate_cents} (presunção de inexequibilidade abaixo de {floor_ratio|percent}).',
    },
    counterfactual: {
      en: 'At {counterfactual} or more this would not be flagged.',
      pt: 'A {counterfactual} ou mais, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proof of feasibility of the price[ ({new_law}, art. 59, §2)]',
      pt: 'a demonstração de exequibilidade do preço[ ({new_law}, art. 59, §2º)]',
    }),
  },
  'PR-13': {
    title: { en: 'value far above its class', pt: 'valor muito acima da classe' },
    finding: {
      en: 'Indication of an unusual value: {value_cents}, {ratio|tenth} times the {usual_value_cents} that are usual in {category} ({contracts|contracts} compared).',
      pt: 'Indício de valor incomum: {value_cents}, {ratio|tenth} vezes os {usual_value_cents} usuais em {category} ({contracts|contracts} na comparação).',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'A {counterfactual} ou menos, isto não seria apontado.',
    },
    request: estimate,
  },
  'PA-24': {
    title: { en: 'paid above the contract', pt: 'pagamento acima do contrato' },
    finding: {
      en: 'Indication of overpayment: {total_paid_cents} paid in {payments|payments}, net of reversals, against {ceiling_cents} contracted with amendments.',
      pt: 'Indício de pagamento a maior: {total_paid_cents} pagos em {payments|payments}, líquidos de estornos, diante de {ceiling_cents} contratados com aditivos.',
    },
    counterfactual: {
      en: 'With {counterfactual} paid or less, or with an amendment that covers the rest, this would not be flagged.',
      pt: 'Com {counterfactual} pagos ou menos, ou com aditivo que cubra o restante, isto não seria apontado.',
    },
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the settlement notes, bank orders and readjustment notes in {count|findings} on payments above the contract[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as liquidações, ordens bancárias e apostilas de reajuste em {count|findings} sobre pagamentos acima do contrato[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'PR-18': {
    title: { en: 'contract above the award', pt: 'contrato acima do valor homologado' },
    finding: {
      en: 'Indication of a contract above its award: {contracts|contracts} of {supplier_label} under tender {tender} with a sum of {contracted_cents}, against {awarded_cents} awarded.',
      pt: 'Indício de contrato acima do homologado: {contracts|contracts} de {supplier_label} na licitação {tender} no total de {contracted_cents}, diante de {awarded_cents} homologados.',
    },
    counterfactual: {
      en: 'With {counterfactual} contracted or less this would not be flagged.',
      pt: 'Com {counterfactual} contratados ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the act of award and the signed contracts with their price sheets',
      pt: 'o termo de homologação e os contratos assinados com suas planilhas de preços',
    }),
  },
  'CO-05': {
    title: { en: 'no-rival award that records contradict', pt: 'inexigibilidade sem fundamento aparente' },
    finding: {
      en: 'Indication of an award for want of rivals without apparent ground: {act} was bought under art. 74[, {ground|word}][, and {rivals|firms} besides won {competitions|tenders} for the same item].',
      pt: 'Indício de inexigibilidade sem fundamento aparente: o {act} foi firmado com base no art. 74[, {ground|word}][, e {rivals|firms} além do fornecedor venceram {competitions|tenders} do mesmo item].',
    },
    counterfactual: {
      en: 'With up to {counterfactual|firms} besides in the market this would not be flagged.',
      pt: 'Com até {counterfactual|firms} além do fornecedor no mercado, isto não seria apontado.',
    },
    otherwise: {
      en: 'With an item of art. 74 on record this would not be flagged.',
      pt: 'Com inciso do art. 74 registrado, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proof that competition was not possible[ ({new_law}, art. 74, §1)]',
      pt: 'a comprovação da inviabilidade de competição[ ({new_law}, art. 74, §1º)]',
    }),
  },
  'CO-10': {
    title: { en: 'contract not published', pt: 'contrato sem publicação' },
    finding: {
      en: 'Indication of a contract not published: signed on {signing_day} with a deadline of {deadline_business_days|business_days}, it has no publication date, while {published} of {contracts|contracts} of the body have one (the last on {last_publication_day}).',
      pt: 'Indício de contrato não publicado: assinado em {signing_day} com prazo de {deadline_business_days|business_days}, não tem data de publicação, enquanto {published} de {contracts|contracts} do órgão a têm (a última em {last_publication_day}).',
    },
    counterfactual: {
      en: 'With a publication date on record this would not be flagged.',
      pt: 'Com data de publicação registrada, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proof of publication on the PNCP[ ({new_law}, art. 94)]',
      pt: 'a prova de publicação no PNCP[ ({new_law}, art. 94)]',
    }),
  },
  'CO-14': {
    title: { en: 'partnership with a barred organisation', pt: 'parceria com entidade impedida' },
    finding: {
      en: 'Indication of a barred partner: {supplier_label} is listed in the CEPIM, which gives no date of entry, and has a partnership under Lei 13.019/2014[ (value {value})].',
      pt: 'Indício de entidade impedida: {supplier_label} consta do CEPIM, que não informa a data de inclusão, e tem parceria pela Lei 13.019/2014[ (valor {value})].',
    },
    counterfactual: {
      en: 'An organisation that is not listed, or was listed after the partnership, would not be flagged.',
      pt: 'Uma entidade que não constasse da lista, ou incluída após a parceria, não seria apontada.',
    },
    request: askUnit({
      en: 'the CEPIM consultation made before the partnership and the reason of the bar',
      pt: 'a consulta ao CEPIM feita antes da parceria e o motivo do impedimento',
    }),
  },
}
