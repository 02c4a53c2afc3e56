import type { CatalogueEntry } from './entry.ts'

export const complianceEntries: Readonly<Record<string, CatalogueEntry>> = {
  'CO-01': {
    title: { en: 'supplier under sanction', pt: 'fornecedor com sanção vigente' },
    finding: {
      en: 'Indication of a supplier barred on the day: {supplier_label} was contracted on {act_day} while listed in {register} since {sanction_start_day}[, until {sanction_end_day}][ ({sanction_type})].',
      pt: 'Indício de fornecedor impedido na data: {supplier_label} foi contratado em {act_day} quando constava do {register} desde {sanction_start_day}[, até {sanction_end_day}][ ({sanction_type})].',
    },
    counterfactual: {
      en: 'An act before {sanction_start_day}[ or after {sanction_end_day}] would not have met this bar and would not be flagged.',
      pt: 'Um ato antes de {sanction_start_day}[ ou depois de {sanction_end_day}] não encontraria este impedimento e não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the CEIS and CNEP consultations made before signature[ ({new_law}, art. 91, §4)] and from the sanctioning body the scope of the sanction of {suppliers}, in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as consultas ao CEIS e ao CNEP feitas antes da assinatura[ ({new_law}, art. 91, §4º)] e ao órgão sancionador o alcance da sanção de {suppliers}, em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'CO-02': {
    title: { en: 'supplier with an inactive registration', pt: 'fornecedor com cadastro inativo' },
    finding: {
      en: 'Indication of an inactive supplier: {supplier_label} had the registration status {supplier_status} since {status_day}, {days_inactive|days} before the act of {act_day} (date of {act_date|word}).',
      pt: 'Indício de fornecedor inativo: {supplier_label} estava em situação cadastral {supplier_status} desde {status_day}, {days_inactive|days} antes do ato de {act_day} (data de {act_date|word}).',
    },
    counterfactual: {
      en: 'An act on {counterfactual} or before, or a registration active on the day, would not be flagged.',
      pt: 'Um ato em {counterfactual} ou antes, ou um cadastro ativo na data, não seria apontado.',
    },
    request: {
      en: 'Request from the Receita Federal the history of the registration of {suppliers} and from the contracting unit ({organizations}) the certificate used at habilitation, in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à Receita Federal o histórico cadastral de {suppliers} e à unidade contratante ({organizations}) o comprovante usado na habilitação, em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'CO-03': {
    title: { en: 'tax id with wrong check digits', pt: 'CPF ou CNPJ com dígitos verificadores inválidos' },
    finding: {
      en: 'Indication of a wrong tax id: the {id_kind} {tax_id} of the supplier of {act} fails its check digits[ (value {value})].',
      pt: 'Indício de identificador inválido: o {id_kind} {tax_id} do fornecedor do {act} não confere com os dígitos verificadores[ (valor {value})].',
    },
    counterfactual: {
      en: 'A {id_kind} whose check digits hold would not be flagged.',
      pt: 'Um {id_kind} com dígitos verificadores corretos não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the registration certificate of the supplier and correct the record if the number was mistyped, in {count|findings} on tax ids[ ({money} at risk)], starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) o comprovante de inscrição do fornecedor e corrigir o registro se houve erro de digitação, em {count|findings} sobre CPF ou CNPJ[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'CO-04': {
    title: { en: 'direct award at or above the limit', pt: 'dispensa por valor no limite ou acima' },
    finding: {
      en: 'Indication of a direct award not below its limit: {value_cents}, {ratio|percent} of the {limit_cents} in force on {reference_day} (date of {reference_date|word}).',
      pt: 'Indício de dispensa que não ficou abaixo do limite: {value_cents}, {ratio|percent} do limite de {limit_cents} em vigor em {reference_day} (data de {reference_date|word}).',
    },
    counterfactual: {
      en: 'At {counterfactual} or less the direct award would lie below its limit and would not be flagged; consortia and executive agencies have twice the limit.',
      pt: 'A {counterfactual} ou menos a dispensa ficaria abaixo do limite e não seria apontada; consórcios públicos e agências executivas têm o dobro do limite.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the legal opinion and the ground of the direct award, or proof that the doubled limit applies, in {count|findings} on direct awards at or above the limit[ ({money} in sum)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) o parecer jurídico e o fundamento da dispensa, ou a prova de que cabe o limite em dobro, em {count|findings} sobre dispensas no limite ou acima[ ({money} no total)], a começar pelo {example}.',
    },
  },
  'CO-06': {
    title: { en: 'emergency contract beyond its term', pt: 'contrato emergencial além do prazo' },
    finding: {
      en: 'Indication of an emergency contract beyond its term: from {start_day} to {end_day} ({days|days}), where the law ends it on {latest_end_day}.',
      pt: 'Indício de contrato emergencial além do prazo: de {start_day} a {end_day} ({days|days}), quando a lei o encerra em {latest_end_day}.',
    },
    counterfactual: {
      en: 'An end on {counterfactual} or before would be within the term and would not be flagged.',
      pt: 'O término em {counterfactual} ou antes estaria dentro do prazo e não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the dates of execution and the plan for the regular tender in {count|findings} on emergency contracts[ ({money} at risk)], starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) as datas de execução e o planejamento da licitação regular em {count|findings} sobre contratos emergenciais[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'CO-07': {
    title: { en: 'initial term above the cap', pt: 'vigência inicial acima do limite' },
    finding: {
      en: 'Indication of an initial term above its cap: from {start_day} to {end_day}, where the {limit_months} months that the law allows end on {latest_end_day}.',
      pt: 'Indício de vigência inicial acima do limite: de {start_day} a {end_day}, quando os {limit_months} meses que a lei permite terminam em {latest_end_day}.',
    },
    counterfactual: {
      en: 'An end on {counterfactual} or before would be within the term and would not be flagged.',
      pt: 'O término em {counterfactual} ou antes estaria dentro do prazo e não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the grounds for the term[ ({new_law}, art. 106)] in {count|findings} on initial terms above the cap[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a justificativa da vigência[ ({new_law}, art. 106)] em {count|findings} sobre vigências acima do limite[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'CO-11': {
    title: { en: 'additions above the cap', pt: 'acréscimos acima do limite' },
    finding: {
      en: 'Indication of additions above their cap: {additions_cents} in {additions|additions}, {ratio|percent} of the updated initial value of {base_cents}, where the law allows {cap_ratio|percent}; {excess_cents} in excess.',
      pt: 'Indício de acréscimos acima do limite: {additions_cents} em {additions|additions}, {ratio|percent} do valor inicial atualizado de {base_cents}, quando a lei permite {cap_ratio|percent}; excesso de {excess_cents}.',
    },
    counterfactual: {
      en: 'With additions of {counterfactual} or less the contract would be within the cap and would not be flagged.',
      pt: 'Com acréscimos de {counterfactual} ou menos, o contrato ficaria dentro do limite e não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the amendments with their technical grounds and the readjustments of the base value in {count|findings} on additions above the cap[ ({money} in excess)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os termos aditivos com suas justificativas técnicas e os reajustes do valor inicial em {count|findings} sobre acréscimos acima do limite[ ({money} de excesso)], a começar pelo {example}.',
    },
  },
}
