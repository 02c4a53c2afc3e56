import type { CatalogueEntry } from './entry.ts'

export const temporalEntries: Readonly<Record<string, CatalogueEntry>> = {
  'TE-01': {
    title: { en: 'short period for proposals', pt: 'prazo curto para propostas' },
    finding: {
      en: 'Indication of a short period for proposals: {business_days|business_days} between publication on {publication_day} and closing on {proposals_close_day}, where the law asks for {minimum_business_days}.',
      pt: 'Indício de prazo curto para propostas: {business_days|business_days} entre a publicação em {publication_day} e o encerramento em {proposals_close_day}, quando a lei pede {minimum_business_days}.',
    },
    counterfactual: {
      en: 'A closing on {counterfactual} or later would respect the lawful period and would not be flagged.',
      pt: 'O encerramento em {counterfactual} ou depois respeitaria o prazo e não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the proof of first publication and of any rectified notice[ ({new_law}, art. 55)] in {count|findings} on short periods, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) a prova da primeira publicação e de eventual edital retificado[ ({new_law}, art. 55)] em {count|findings} sobre prazos curtos, a começar pelo {example}.',
    },
  },
  'TE-04': {
    title: { en: 'dates out of order', pt: 'datas fora de ordem' },
    finding: {
      en: 'Indication of dates out of order on {act}: {second_date|word} on {second_day}, {days|days} before the {first_date|word} on {first_day} that should precede it.',
      pt: 'Indício de datas fora de ordem no {act}: data de {second_date|word} em {second_day}, {days|days} antes da data de {first_date|word} em {first_day}, que deveria precedê-la.',
    },
    counterfactual: {
      en: 'With {second_date|word} on {counterfactual} or later this would not be flagged.',
      pt: 'Com data de {second_date|word} em {counterfactual} ou depois, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the signed instruments and the electronic signature logs of {count|findings} on dates out of order[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os instrumentos assinados e os registros de assinatura eletrônica de {count|findings} sobre datas fora de ordem[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'TE-05': {
    title: { en: 'late publication', pt: 'publicação fora do prazo' },
    finding: {
      en: 'Indication of a late publication: {act}, signed on {signing_day}, was published on {publication_day}, {business_days|business_days} later, where the deadline is {deadline_business_days}.',
      pt: 'Indício de publicação fora do prazo: o {act}, assinado em {signing_day}, foi publicado em {publication_day}, {business_days|business_days} depois, quando o prazo é de {deadline_business_days}.',
    },
    counterfactual: {
      en: 'A publication on {counterfactual} or before would be in time and would not be flagged.',
      pt: 'A publicação em {counterfactual} ou antes estaria no prazo e não seria apontada.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the date of first publication in the PNCP[ ({new_law}, art. 94)] in {count|findings} on late publication, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) a data da primeira divulgação no PNCP[ ({new_law}, art. 94)] em {count|findings} sobre publicação fora do prazo, a começar pelo {example}.',
    },
  },
  'TE-06': {
    title: { en: 'rush at the end of a year', pt: 'concentração de atos no fim do exercício' },
    finding: {
      en: 'Indication of a year-end rush: {organization_label} signed {acts|acts} in the last two weeks of {year|plain}, {ratio} times the expected {expected_acts} (p = {p_value}).',
      pt: 'Indício de concentração no fim do exercício: {organization_label} assinou {acts|acts} nas duas últimas semanas de {year|plain}, {ratio} vezes o esperado de {expected_acts} (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual|acts} or fewer in these two weeks this would not be flagged.',
      pt: 'Com {counterfactual|acts} ou menos nessas duas semanas, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the requisitions and the budget releases behind the acts of {count|findings} on year-end rushes[ ({money} at risk)], to see whether the need arose in time, starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as requisições e as liberações orçamentárias dos atos de {count|findings} sobre concentração no fim do exercício[ ({money} em risco)], para ver se a necessidade surgiu a tempo, a começar pelo {example}.',
    },
    history: { baseline: 'expected_acts', current: 'acts', sample: 'other_years' },
  },
  'TE-07': {
    title: { en: 'act signed on a day off', pt: 'ato assinado em dia sem expediente' },
    finding: {
      en: 'Indication of an unusual day of signature: {act} was signed on {signing_day}, {day_kind|word}, by a body with {organization_acts_on_days_off} of {organization_acts|acts} on days off ({common_share|percent} is common).',
      pt: 'Indício de dia incomum de assinatura: o {act} foi assinado em {signing_day}, {day_kind|word}, por órgão com {organization_acts_on_days_off} de {organization_acts|acts} em dias sem expediente (o comum é {common_share|percent}).',
    },
    counterfactual: {
      en: 'A signature on a working day, such as {counterfactual}, would not be flagged.',
      pt: 'Uma assinatura em dia útil, como {counterfactual}, não seria apontada.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the electronic signature logs and the reason for the urgency in {count|findings} on days off, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) os registros de assinatura eletrônica e o motivo da urgência em {count|findings} sobre dias sem expediente, a começar pelo {example}.',
    },
  },
  'TE-11': {
    title: { en: 'payment before the contract', pt: 'pagamento anterior ao contrato' },
    finding: {
      en: 'Indication of payment in advance: {payments|payments} of {payments_cents} in sum, the first on {payment_day}, {days|days} before the contract of {contract_day} (date of {contract_date|word}).',
      pt: 'Indício de pagamento antecipado: {payments|payments} com soma de {payments_cents}, o primeiro em {payment_day}, {days|days} antes do contrato de {contract_day} (data de {contract_date|word}).',
    },
    counterfactual: {
      en: 'A first payment on {counterfactual} or later would not be flagged.',
      pt: 'Um primeiro pagamento em {counterfactual} ou depois não seria apontado.',
    },
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the commitment notes, settlements and any clause that allows payment in advance[ ({new_law}, art. 145)] in {count|findings}[ ({money} paid early)], starting with {example}.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas de empenho, as liquidações e eventual cláusula de pagamento antecipado[ ({new_law}, art. 145)] em {count|findings}[ ({money} pagos antes)], a começar pelo {example}.',
    },
  },
}
