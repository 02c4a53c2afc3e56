// Words of the findings on unit prices: of one price, a unit of measure, a record, a supplier, a body, and a creeping price.

import type { Entries } from '../entry.ts'

export const unitPrice: Entries = {
  'PR-01': {
    looksFor: 'a unit price that item, quantity, time, place and supplier do not explain',
    gate: 'an awarded act in reais with a unit price and enough peers',
    factorScale: 'log_points',
    title: { en: 'unit price above its peers', pt: 'preço unitário acima dos comparáveis' },
    finding: {
      en: 'Indication of a unit price above its peers: {object} at {unit_price|brl} per {unit_word} in {act}, {ratio} times the expected {expected_unit_price|brl}[ (90% interval {low} to {high})][, in a group of {peer_count|purchases} with a median of {peer_median|brl}].',
      pt: 'Indício de preço unitário acima dos comparáveis: {object} a {unit_price|brl} por {unit_word} no {act}, {ratio} vezes o esperado de {expected_unit_price|brl}[ (intervalo de 90%: {low} a {high})][, em um grupo de {peer_count|purchases} com mediana de {peer_median|brl}].',
    },
    counterfactual: {
      en: 'At {counterfactual} per {unit_word} or less this would not be flagged.',
      pt: 'Com preço de {counterfactual} por {unit_word} ou menos, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the price survey (IN SEGES/ME 65/2021) and the grounds for the price of {count|findings} on unit prices above their peers[, {money} at risk], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a pesquisa de preços (IN SEGES/ME 65/2021) e a justificativa do preço de {count|findings} sobre preços unitários acima dos comparáveis[, com {money} em risco], a começar pelo {example}.',
    },
  },
  'PR-01-UNIT': {
    looksFor: 'a unit price that a pack size explains, so that the unit of measure may be wrong',
    factorScale: 'log_points',
    title: { en: 'price that suggests another unit of measure', pt: 'preço que sugere outra unidade de fornecimento' },
    finding: {
      en: 'Indication of a unit of measure that may be wrong: {object} at a recorded {unit_price|brl} per {unit_word} in {act}, {ratio} times the expected {expected_unit_price|brl}[, which a pack of {pack_size} would explain][; the description states a pack of {stated_pack}, of which this may be the price][ (in a group of {peer_count|purchases})].',
      pt: 'Indício de unidade de fornecimento possivelmente trocada: {object} a {unit_price|brl} por {unit_word} no registro do {act}, {ratio} vezes o esperado de {expected_unit_price|brl}[, o que uma embalagem de {pack_size} explicaria][; a descrição menciona embalagem de {stated_pack}, da qual este pode ser o preço][ (em um grupo de {peer_count|purchases})].',
    },
    counterfactual: {
      en: 'With the unit of measure of its peers, between {expected_unit_price|brl} and {counterfactual} per {unit_word}, this would not be flagged.',
      pt: 'Na unidade de fornecimento dos comparáveis, entre {expected_unit_price|brl} e {counterfactual} por {unit_word}, isto não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the invoice and the acceptance report that show the unit delivered in {count|findings} on units of measure[ ({money} at risk)], starting with {example}, and correct the record if the unit is wrong.',
      pt: 'Pedir à unidade contratante ({organizations}) a nota fiscal e o termo de recebimento que mostrem a unidade entregue em {count|findings} sobre unidade de fornecimento[ ({money} em risco)], a começar pelo {example}, e corrigir o registro se a unidade estiver errada.',
    },
  },
  'PR-01-RECORD': {
    looksFor: 'a unit price that its record contradicts, since value over quantity is what peers pay',
    factorScale: 'log_points',
    title: { en: 'unit price that its record contradicts', pt: 'preço unitário que o próprio registro contradiz' },
    finding: {
      en: 'Indication of a record that contradicts itself: {object} in {act} has a unit price of {unit_price|brl}, but its value of {value_cents} over the quantity of {quantity} gives {price_by_value|brl} per {unit_word}, which is what peers pay (expected {expected_unit_price|brl}[, {peer_count|purchases} compared]); either the unit price or the quantity is likely mistyped.',
      pt: 'Indício de registro contraditório: {object}, no {act}, traz preço unitário de {unit_price|brl}, mas o valor de {value_cents} dividido pela quantidade de {quantity} dá {price_by_value|brl} por {unit_word}, que é o que os comparáveis pagam (esperado {expected_unit_price|brl}[, {peer_count|purchases} na comparação]); é provável erro de digitação no preço unitário ou na quantidade.',
    },
    counterfactual: {
      en: 'With the unit price that the value gives, {price_by_value|brl}, this would not be flagged.',
      pt: 'Com o preço unitário que o valor indica, {price_by_value|brl}, isto não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the signed contract or the invoice that shows quantity and unit price in {count|findings} on records that contradict themselves[ ({money} at risk)], starting with {example}, and correct the record.',
      pt: 'Pedir à unidade contratante ({organizations}) o contrato assinado ou a nota fiscal que mostre quantidade e preço unitário em {count|findings} sobre registros contraditórios[ ({money} em risco)], a começar pelo {example}, e corrigir o registro.',
    },
  },
  'PR-01-CREEP': {
    looksFor: 'a supplier whose price of an item rises faster than that of the others, month after month',
    factorScale: 'log_points',
    title: { en: 'price that creeps up', pt: 'preço que sobe aos poucos' },
    finding: {
      en: 'Indication of a price that creeps up: what {supplier_label} charges for item {item} rises by {monthly_rise|percent} a month more than what others charge; over the latest [{acts_one} purchase][{acts_many} purchases] it reached a mean of {ratio} times their price ({p_value|p}).',
      pt: 'Indício de preço que sobe aos poucos: o que {supplier_label} cobra pelo item {item} sobe {monthly_rise|percent} ao mês além do que os demais cobram; [em {acts_one} ato recente][nos {acts_many} atos mais recentes] chegou em média a {ratio} vezes o preço deles ({p_value|p}).',
    },
    counterfactual: {
      en: 'With a price that follows that of other suppliers of the item (a ratio of 1) this would not be flagged.',
      pt: 'Com preço que acompanhasse o dos demais fornecedores do item (razão 1), isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the price surveys and any readjustment granted to {suppliers} in {count|findings} on prices that creep up[, {money} at risk], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as pesquisas de preços e os reajustes concedidos a {suppliers} em {count|findings} sobre preços que sobem aos poucos[, com {money} em risco], a começar pelo {example}.',
    },
  },
  'PR-01-SUPPLIER': {
    looksFor: 'a supplier that charges one body more than its peers pay',
    factorScale: 'log_points',
    title: { en: 'supplier dearer for one body', pt: 'fornecedor mais caro para um órgão' },
    finding: {
      en: 'Indication of prices above their peers from one supplier to one body: {supplier_label} charges {organization_label} a median of {ratio} times the expected price over {acts|purchases} ({p_value|p}).',
      pt: 'Indício de preços acima dos comparáveis de um fornecedor a um órgão: {supplier_label} cobra {organization_label|de} uma mediana de {ratio} vezes o preço esperado em {acts|purchases} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With a median price near that of its peers (a ratio of 1) this would not be flagged.',
      pt: 'Com preço mediano próximo ao dos comparáveis (razão 1), isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the price surveys and the proposals of {suppliers} in {count|findings} on suppliers dearer for one body[, {money} at risk], and compare them with what each supplier charges other bodies, starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as pesquisas de preços e as propostas de {suppliers} em {count|findings} sobre fornecedores mais caros para um órgão[, com {money} em risco], e comparar com o que cada fornecedor cobra de outros órgãos, a começar pelo {example}.',
    },
  },
  'PR-01-BUYER': {
    looksFor: 'a body whose prices are above those of other bodies for the same items, whoever sells them',
    factorScale: 'log_points',
    title: { en: 'body that pays more than others', pt: 'órgão que paga mais que os demais' },
    finding: {
      en: 'Indication of prices above those of other bodies: {organization_label} pays a mean of {ratio} times the expected price, adjusted for item, quantity, time and region, over {acts|purchases} with {supplier_count|suppliers}; no single supplier explains it ({bodies|plain} bodies compared, {p_value|p}).',
      pt: 'Indício de preços acima dos de outros órgãos: {organization_label|o} paga em média {ratio} vezes o preço esperado, ajustado por item, quantidade, tempo e região, em {acts|purchases} com {supplier_count|suppliers}; nenhum fornecedor sozinho o explica ({bodies|plain} órgãos comparados, {p_value|p}).',
    },
    counterfactual: {
      en: 'With mean prices near those of other bodies (a ratio of 1) this would not be flagged.',
      pt: 'Com preços médios próximos aos de outros órgãos (razão 1), isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the price surveys (IN SEGES/ME 65/2021) and the delivery and payment terms behind {count|findings} on bodies that pay more than others[, {money} at risk], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as pesquisas de preços (IN SEGES/ME 65/2021) e as condições de entrega e pagamento de {count|findings} sobre órgãos que pagam mais que os demais[, com {money} em risco], a começar pelo {example}.',
    },
  },
}
