import type { CatalogueEntry } from './entry.ts'

export const patternEntries: Readonly<Record<string, CatalogueEntry>> = {
  'PA-01': {
    title: { en: 'one need possibly split into direct awards', pt: 'possível fracionamento de despesa' },
    finding: {
      en: 'Indication of a split purchase: {organization_label} made {awards|awards} of item {item} near the direct-award limit between {first_day} and {last_day}, {sum_cents} in sum against a limit of {limit_cents} ({expected_awards|few} to be expected).',
      pt: 'Indício de fracionamento de despesa: {organization_label} fez {awards|awards} diretas do item {item} próximas ao limite de dispensa entre {first_day} e {last_day}, com soma de {sum_cents} diante do limite de {limit_cents} (o esperado seria {expected_awards|few}).',
    },
    counterfactual: {
      en: 'A sum of {counterfactual} or less, or one tender for the whole need, would not be flagged.',
      pt: 'Uma soma de {counterfactual} ou menos, ou uma única licitação para toda a necessidade, não seria apontada.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the annual purchasing plan and the grounds for each direct award[ ({new_law}, art. 75, §1)] in {count|findings} on split purchases[, {money} above the limits], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) o plano de contratações anual e a justificativa de cada dispensa[ ({new_law}, art. 75, §1º)] em {count|findings} sobre fracionamento[, com {money} acima dos limites], a começar pelo {example}.',
    },
  },
  'PA-01-POSSIBLE': {
    title: { en: 'possible splitting, legal basis not known', pt: 'possível fracionamento, sem base legal conhecida' },
    finding: {
      en: 'Indication of possible splitting: {organization_label} made {awards|awards} of one item to {supplier_label} between {first_day} and {last_day}, each below the direct-award limit of {limit_cents}, {sum_cents} in sum. The records do not say on which legal basis; the limit binds direct awards by value alone.',
      pt: 'Indício de possível fracionamento: {organization_label} fez {awards|awards} de um mesmo item a {supplier_label} entre {first_day} e {last_day}, cada uma abaixo do limite de dispensa de {limit_cents}, com soma de {sum_cents}. Os registros não dizem a base legal; o limite só vale para dispensas em razão do valor.',
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
  'PA-02': {
    title: { en: 'direct awards just below the limit', pt: 'dispensas logo abaixo do limite' },
    finding: {
      en: 'Indication of direct awards crowding below the limit: {awards_just_below} of {awards_compared|awards} compared at {organization_label}[ with {supplier}] lie at 90% of the limit or more ({share_of_others|percent} to be expected; p = {p_value}), worth {value_cents}.',
      pt: 'Indício de dispensas concentradas abaixo do limite: {awards_just_below} de {awards_compared|awards} comparadas em {organization_label}[ com {supplier}] ficam a 90% do limite ou mais (o esperado seria {share_of_others|percent}; p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With about {expected|tenth} awards just below the limit, as is to be expected, this would not be flagged.',
      pt: 'Com cerca de {expected|tenth} contratações logo abaixo do limite, como seria de esperar, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the price surveys and the annual purchasing plan behind the direct awards just below the limit in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as pesquisas de preços e o plano de contratações anual das dispensas logo abaixo do limite em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'PA-21': {
    title: { en: 'first digits unlike those of the market', pt: 'primeiros dígitos diferentes dos do mercado' },
    finding: {
      en: 'Indication of unusual first digits: those of {contracts|contracts} of {supplier_label} are more even than those of others for the same items (score {score}, p = {p_value}; digits in excess: {excess_digits}).',
      pt: 'Indício de primeiros dígitos incomuns: os de {contracts|contracts} de {supplier_label} são mais uniformes que os dos demais nos mesmos itens (pontuação {score}, p = {p_value}; dígitos em excesso: {excess_digits}).',
    },
    counterfactual: {
      en: 'With first digits spread like those of others for the same items (a score below {threshold}) this would not be flagged.',
      pt: 'Com primeiros dígitos distribuídos como os dos demais nos mesmos itens (pontuação abaixo de {threshold}), isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the cost sheets behind the values contracted with {suppliers} in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as planilhas de custos dos valores contratados com {suppliers} em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'PA-22': {
    title: { en: 'round amounts', pt: 'valores redondos' },
    finding: {
      en: 'Indication of unusually many round amounts: {round_contracts} of {contracts|contracts} of {supplier_label}[ with {organization}] are multiples of {step_cents} ({share_of_others|percent} among others; p = {p_value}), worth {value_cents}.',
      pt: 'Indício de valores redondos em excesso: {round_contracts} de {contracts|contracts} de {supplier_label}[ com {organization}] são múltiplos de {step_cents} ({share_of_others|percent} nos demais; p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With round amounts as rare as among others this would not be flagged.',
      pt: 'Com valores redondos tão raros quanto nos demais, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the cost sheets and price surveys behind the round amounts contracted with {suppliers} in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as planilhas de custos e pesquisas de preços dos valores redondos contratados com {suppliers} em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'PA-25-TOGETHER': {
    title: { en: 'contracts enlarged together to the cap', pt: 'contratos acrescidos juntos até o limite' },
    finding: {
      en: 'Indication of additions given by the cap and not by need: {contracts|contracts} of {supplier_label} with {organization_label}, for different items, were enlarged between {first_amendment_day} and {last_amendment_day} to just below what the law allows ({share_of_others|percent} of others with additions are; p = {p_value}), worth {value_cents}.',
      pt: 'Indício de acréscimos dados pelo limite e não pela necessidade: {contracts|contracts} de {supplier_label} com {organization_label}, de itens distintos, foram acrescidos entre {first_amendment_day} e {last_amendment_day} até logo abaixo do que a lei permite ({share_of_others|percent} dos demais com acréscimos o são; p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With {counterfactual|contracts} or fewer enlarged like that this would not be flagged.',
      pt: 'Com {counterfactual|contracts} ou menos acrescidos assim, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the amendments with the fact that each of them answers, in {count|findings} on contracts with {suppliers}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os termos aditivos com o fato que motivou cada um, em {count|findings} sobre contratos com {suppliers}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'PA-22-CENTS': {
    title: { en: 'the same cents time and again', pt: 'mesmos centavos repetidas vezes' },
    finding: {
      en: 'Indication of values that may not have been calculated: {hits} of {contracts|contracts} of {supplier_label} with {organization_label}, those of one tender or price counted once, end in {ending} cents ({share_of_others|percent} among others; p = {p_value}), worth {value_cents}.',
      pt: 'Indício de valores possivelmente não calculados: {hits} de {contracts|contracts} de {supplier_label} com {organization_label}, contados uma vez por licitação ou preço, terminam em {ending} centavos ({share_of_others|percent} nos demais; p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With these cents in {counterfactual|contracts} or fewer this would not be flagged.',
      pt: 'Com esses centavos em {counterfactual|contracts} ou menos, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the proposals and cost sheets behind the values contracted with {suppliers} in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as propostas e planilhas de custos dos valores contratados com {suppliers} em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'PA-15-contract': {
    title: { en: 'purchase possibly contracted more than once', pt: 'compra possivelmente contratada mais de uma vez' },
    finding: {
      en: 'Indication of a purchase contracted more than once: {contracts|contracts} of {organization_label} with {supplier_label} for the same item, quantity and value ({value_cents} each) within {days_apart|days}.',
      pt: 'Indício de compra contratada mais de uma vez: {contracts|contracts} de {organization_label} com {supplier_label} para o mesmo item, quantidade e valor ({value_cents} cada) em {days_apart|days}.',
    },
    counterfactual: {
      en: 'A single contract of this value, or another quantity or value, would not be flagged.',
      pt: 'Um único contrato deste valor, ou outra quantidade ou valor, não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the requisitions, delivery notes and payment orders of {count|findings} on repeated contracts[, {money} at risk], to see whether each was delivered, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) as requisições, os termos de recebimento e as ordens bancárias de {count|findings} sobre contratos repetidos[, com {money} em risco], para ver se cada um foi entregue, a começar pelo {example}.',
    },
  },
  'PA-15-BODIES': {
    title: { en: 'purchase possibly contracted by two bodies', pt: 'compra possivelmente contratada por dois órgãos' },
    finding: {
      en: 'Indication of one purchase contracted by two bodies: {contracts|contracts} ({bodies}) with {supplier_label} for the same item, quantity and value ({value_cents} each) within {days_apart|days}; the bodies are in one municipality.',
      pt: 'Indício de uma mesma compra contratada por dois órgãos: {contracts|contracts} ({bodies}) com {supplier_label} para o mesmo item, quantidade e valor ({value_cents} cada) em {days_apart|days}; os órgãos ficam no mesmo município.',
    },
    counterfactual: {
      en: 'A single contract of this value, or another quantity or value, would not be flagged.',
      pt: 'Um único contrato deste valor, ou outra quantidade ou valor, não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the place of delivery, the measurements and the payment orders of {count|findings} on one purchase of two bodies[, {money} at risk], to see whether each was delivered, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) o local de entrega, as medições e as ordens bancárias de {count|findings} sobre uma mesma compra por dois órgãos[, com {money} em risco], para ver se cada uma foi entregue, a começar pelo {example}.',
    },
  },
  'PA-15-payment': {
    title: { en: 'bill possibly paid more than once', pt: 'possível pagamento em duplicidade' },
    finding: {
      en: 'Indication of a repeated payment: {copies|payments} of {payment_value_cents} on {act}[, among them those on {first_payment_day} and {second_payment_day}] (same document: {same_document|word}), {total_paid_cents} paid in all[ against {contract_value_cents} contracted].',
      pt: 'Indício de pagamento em duplicidade: {copies|payments} de {payment_value_cents} no {act}[, entre eles os de {first_payment_day} e {second_payment_day}] (mesmo documento: {same_document|word}), com {total_paid_cents} pagos ao todo[ diante de {contract_value_cents} contratados].',
    },
    counterfactual: {
      en: 'With {counterfactual} paid in all, that is without the repeated payment, this would not be flagged.',
      pt: 'Com {counterfactual} pagos ao todo, isto é, sem o pagamento repetido, isto não seria apontado.',
    },
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the invoices, settlement notes and bank orders (Lei 4.320/1964, arts. 62 and 63) of {count|findings} on repeated payments[, {money} at risk], starting with {example}, and recover whatever was paid twice.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas fiscais, liquidações e ordens bancárias (Lei 4.320/1964, arts. 62 e 63) de {count|findings} sobre pagamentos repetidos[, com {money} em risco], a começar pelo {example}, e reaver o que tiver sido pago em dobro.',
    },
  },
}
