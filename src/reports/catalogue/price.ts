import type { CatalogueEntry } from './entry.ts'

export const priceEntries: Readonly<Record<string, CatalogueEntry>> = {
  'PR-01': {
    factorScale: 'log_points',
    title: { en: 'unit price above its peers', pt: 'preço unitário acima dos comparáveis' },
    finding: {
      en: 'Indication of a unit price above its peers: {object} at {unit_price|brl} per unit, {ratio} times the expected {expected_unit_price|brl}[ (90% interval {low} to {high})][, against {peer_count|peers} with a median of {peer_median|brl}].',
      pt: 'Indício de preço unitário acima dos comparáveis: {object} a {unit_price|brl} por unidade, {ratio} vezes o esperado de {expected_unit_price|brl}[ (intervalo de 90%: {low} a {high})][, diante de {peer_count|peers} com mediana de {peer_median|brl}].',
    },
    counterfactual: {
      en: 'At {counterfactual} per unit or less this would not be flagged.',
      pt: 'A {counterfactual} por unidade ou menos, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the price survey (IN SEGES/ME 65/2021) and the grounds for the price of {count|findings} on unit prices above their peers[, {money} at risk], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a pesquisa de preços (IN SEGES/ME 65/2021) e a justificativa do preço de {count|findings} sobre preços unitários acima dos comparáveis[, com {money} em risco], a começar pelo {example}.',
    },
  },
  'PR-01-UNIT': {
    factorScale: 'log_points',
    title: { en: 'price that suggests another unit of measure', pt: 'preço que sugere outra unidade de fornecimento' },
    finding: {
      en: 'Indication of a wrong unit of measure: {object} recorded at {unit_price|brl} per unit, {ratio} times the expected {expected_unit_price|brl}, which a pack of {pack_size} would explain[ ({peer_count|peers})].',
      pt: 'Indício de unidade de fornecimento trocada: {object} registrado a {unit_price|brl} por unidade, {ratio} vezes o esperado de {expected_unit_price|brl}, o que uma embalagem de {pack_size} explicaria[ ({peer_count|peers})].',
    },
    counterfactual: {
      en: 'With the unit of measure of its peers, near {expected_unit_price|brl} and at most {counterfactual} per unit, this would not be flagged.',
      pt: 'Na unidade de fornecimento dos comparáveis, perto de {expected_unit_price|brl} e no máximo a {counterfactual} por unidade, isto não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the invoice and the term of receipt that show the unit delivered in {count|findings} on units of measure[ ({money} at risk)], starting with {example}, and correct the record if the unit is wrong.',
      pt: 'Pedir à unidade contratante ({organizations}) a nota fiscal e o termo de recebimento que mostrem a unidade entregue em {count|findings} sobre unidade de fornecimento[ ({money} em risco)], a começar pelo {example}, e corrigir o registro se a unidade estiver errada.',
    },
  },
  'PR-01-SUPPLIER': {
    factorScale: 'log_points',
    title: { en: 'supplier dear to one body', pt: 'fornecedor mais caro para um órgão' },
    finding: {
      en: 'Indication of prices above their peers from one supplier to one body: {supplier_label} charges {organization_label} a median of {ratio} times the expected price over {acts|acts} (p = {p_value}).',
      pt: 'Indício de preços acima dos comparáveis de um fornecedor a um órgão: {supplier_label} cobra de {organization_label} uma mediana de {ratio} vezes o preço esperado em {acts|acts} (p = {p_value}).',
    },
    counterfactual: {
      en: 'With a median price near that of its peers (a ratio of 1) this would not be flagged.',
      pt: 'Com preço mediano próximo ao dos comparáveis (razão 1), isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the price surveys and the proposals of {suppliers} in {count|findings} on suppliers dear to one body[, {money} at risk], and compare them with what the supplier charges others, starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as pesquisas de preços e as propostas de {suppliers} em {count|findings} sobre fornecedores mais caros para um órgão[, com {money} em risco], e comparar com o que o fornecedor cobra de outros, a começar pelo {example}.',
    },
  },
  'PR-FOREST': {
    title: { en: 'act unlike its peers in several ways', pt: 'ato diferente dos comparáveis em vários aspectos' },
    finding: {
      en: 'Indication of an act unlike its peers: {object}[, worth {value_cents}], lies {score|tenth} spreads above the usual isolation score (threshold {threshold}, {sample_size|acts} compared); this ranks acts for a look and says nothing about a cause.',
      pt: 'Indício de ato diferente dos comparáveis: {object}[, no valor de {value_cents}], fica {score|tenth} desvios acima da pontuação usual de isolamento (limiar {threshold}, {sample_size|acts} comparados); isto apenas ordena atos para exame e nada diz sobre a causa.',
    },
    counterfactual: {
      en: 'Below {threshold} spreads, with the properties named as factors near those of its peers, this would not be flagged.',
      pt: 'Abaixo de {threshold} desvios, com as propriedades apontadas como fatores próximas às dos comparáveis, isto não seria apontado.',
    },
    request: {
      en: 'Review by sample, with the contracting unit ({organizations}), the files of {count|findings} on acts unlike their peers, starting with {example}.',
      pt: 'Revisar por amostra, com a unidade contratante ({organizations}), os processos de {count|findings} sobre atos diferentes dos comparáveis, a começar pelo {example}.',
    },
  },
}
