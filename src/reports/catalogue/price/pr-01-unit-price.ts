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
    against: {
      en: 'The text of the item may hide a difference of brand, size, warranty, delivery or payment terms that the price follows.',
      pt: 'O texto do item pode esconder diferença de marca, tamanho, garantia, entrega ou prazo de pagamento, que o preço acompanha.',
    },
    checks: [
      {
        en: 'Open the specification and the winning proposal of {act} and look for brand, size, warranty and place of delivery that the item code does not tell; ask the unit of {organization_label} that requested the purchase.',
        pt: 'Abrir a especificação e a proposta vencedora do {act} e procurar marca, tamanho, garantia e local de entrega que o código do item não diz; perguntar ao setor requisitante {organization_label|de}.',
      },
      {
        opens: 'peers',
        en: 'Open the purchases compared and check that they are of the same thing, unit and quantity, before trusting {expected_unit_price|brl} as the price to expect; ask the bodies that bought them where the text leaves doubt.',
        pt: 'Abrir as compras comparadas e conferir se são da mesma coisa, unidade e quantidade, antes de aceitar {expected_unit_price|brl} como preço esperado; perguntar aos órgãos que as fizeram onde o texto deixar dúvida.',
      },
      {
        en: 'Open the price survey in the file of {act} and look at the number, source and date of its prices and at those left out; ask its author at {organization_label} how they were chosen.',
        pt: 'Abrir a pesquisa de preços do {act} e ver número, fonte e data dos preços e quais foram descartados; perguntar a quem a elaborou, {organization_label|em}, como foram escolhidos.',
      },
    ],
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
    against: {
      en: 'A price of a whole pack, recorded per {unit_word}, would explain it without any overpayment.',
      pt: 'O preço da embalagem inteira, registrado por {unit_word}, explicaria o caso sem nenhum pagamento a maior.',
    },
    checks: [
      {
        opens: 'payments',
        en: 'Open the invoice of {act} and read the unit, the pack and the quantity billed; ask {supplier_label} for a copy if the file has none.',
        pt: 'Abrir a nota fiscal do {act} e ler a unidade, a embalagem e a quantidade faturadas; pedir cópia a {supplier_label} se não constar do processo.',
      },
      {
        en: 'Open the acceptance report of {act} and compare the quantity received with the unit on record ({unit_word}); ask the official of {organization_label} who received the goods.',
        pt: 'Abrir o termo de recebimento do {act} e comparar a quantidade recebida com a unidade do registro ({unit_word}); perguntar ao servidor {organization_label|de} que recebeu os bens.',
      },
      {
        opens: 'peers',
        en: 'Open the purchases compared and see in which unit and pack they state their price; ask the publisher of the record to correct the unit if it is wrong.',
        pt: 'Abrir as compras comparadas e ver em que unidade e embalagem declaram o preço; pedir a quem publica o registro que corrija a unidade, se estiver errada.',
      },
    ],
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
    against: {
      en: 'The value on record fits the usual price, so that a slip in unit price or quantity is likelier than a price too high.',
      pt: 'O valor do registro condiz com o preço usual; por isso, um erro no preço unitário ou na quantidade é mais provável que um preço alto.',
    },
    checks: [
      {
        en: 'Open the signed instrument or the price sheet of {act} and read quantity and unit price; ask the contract manager of {organization_label} which of the two was mistyped.',
        pt: 'Abrir o instrumento assinado ou a planilha de preços do {act} e ler quantidade e preço unitário; perguntar ao gestor do contrato, {organization_label|em}, qual dos dois foi digitado errado.',
      },
      {
        opens: 'payments',
        en: 'Open the invoices and add up what was paid for {act}, to see whether it follows the value or the unit price; ask the finance unit of {organization_label}.',
        pt: 'Abrir as notas fiscais e somar o que foi pago no {act}, para ver se acompanha o valor ou o preço unitário; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        opens: 'peers',
        en: 'Open the purchases compared and confirm that {price_by_value|brl} per {unit_word} is a usual price; ask the publisher of the record for the correction.',
        pt: 'Abrir as compras comparadas e confirmar que {price_by_value|brl} por {unit_word} é preço usual; pedir a correção a quem publica o registro.',
      },
    ],
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
    against: {
      en: 'A readjustment clause with an index of its own, dearer inputs of this supplier, or deliveries to more distant places would raise its price apart from the others.',
      pt: 'Cláusula de reajuste com índice próprio, insumos mais caros desse fornecedor ou entregas em locais mais distantes elevariam seu preço à parte dos demais.',
    },
    checks: [
      {
        en: 'Open the contracts in order of date and look for a readjustment index or a change of specification between one price and the next; ask {organization_label} for the price notes.',
        pt: 'Abrir os contratos em ordem de data e procurar índice de reajuste ou mudança de especificação entre um preço e o seguinte; pedir {organization_label|a} os apostilamentos.',
      },
      {
        en: 'Open the price surveys of the latest purchases and see whether they quote other suppliers or only the last price paid; ask their authors.',
        pt: 'Abrir as pesquisas de preços das compras mais recentes e ver se consultam outros fornecedores ou só o último preço pago; perguntar a quem as elaborou.',
      },
      {
        opens: 'peers',
        en: 'Open what other suppliers charged for item {item} in the same months and compare quantity and place of delivery; ask {supplier_label} for its cost sheet.',
        pt: 'Abrir o que outros fornecedores cobraram pelo item {item} nos mesmos meses e comparar quantidade e local de entrega; pedir a {supplier_label} sua planilha de custos.',
      },
    ],
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
    against: {
      en: 'A service that goes with the goods, such as installation, small deliveries, credit or a late payer, would make the same items dearer at {organization_label} alone.',
      pt: 'Um serviço que acompanha os bens, como instalação, entregas pequenas ou prazo para quem paga tarde, encareceria os mesmos itens só {organization_label|em}.',
    },
    checks: [
      {
        en: 'Open the contracts and compare what each includes besides the goods: delivery, installation, warranty, term of payment; ask the contract manager of {organization_label}.',
        pt: 'Abrir os contratos e comparar o que cada um inclui além dos bens: entrega, instalação, garantia, prazo de pagamento; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        opens: 'peers',
        en: 'Open what {supplier_label} charged other bodies for the same items at the time and compare the terms; ask the supplier what makes the difference.',
        pt: 'Abrir o que {supplier_label} cobrou de outros órgãos pelos mesmos itens na época e comparar as condições; perguntar ao fornecedor o que faz a diferença.',
      },
      {
        en: 'Open the price surveys of these purchases and see whether anyone but {supplier_label} was asked; ask their authors at {organization_label}.',
        pt: 'Abrir as pesquisas de preços dessas compras e ver se alguém além de {supplier_label} foi consultado; perguntar a quem as elaborou, {organization_label|em}.',
      },
    ],
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
    against: {
      en: 'A body that is remote, pays late, asks for a higher standard or buys in small lots pays more for the same items without any irregularity.',
      pt: 'Órgão distante, que paga tarde, exige padrão mais alto ou compra em lotes pequenos paga mais pelos mesmos itens sem irregularidade.',
    },
    checks: [
      {
        en: 'Open the contracts and compare delivery places, lot sizes and specifications with those of cheaper bodies; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir os contratos e comparar locais de entrega, tamanho dos lotes e especificações com os de órgãos que pagam menos; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        opens: 'payments',
        en: 'Open the payment orders and count the days between invoice and payment, since suppliers price in a late payer; ask the finance unit of {organization_label}.',
        pt: 'Abrir as ordens de pagamento e contar os dias entre a nota fiscal e o pagamento, pois fornecedores embutem o atraso no preço; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        en: 'Open the price surveys behind the dearest purchases and see whether public prices of other bodies were among their sources; ask their authors.',
        pt: 'Abrir as pesquisas de preços das compras mais caras e ver se entre as fontes havia preços públicos de outros órgãos; perguntar a quem as elaborou.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the price surveys (IN SEGES/ME 65/2021) and the delivery and payment terms behind {count|findings} on bodies that pay more than others[, {money} at risk], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as pesquisas de preços (IN SEGES/ME 65/2021) e as condições de entrega e pagamento de {count|findings} sobre órgãos que pagam mais que os demais[, com {money} em risco], a começar pelo {example}.',
    },
  },
}
