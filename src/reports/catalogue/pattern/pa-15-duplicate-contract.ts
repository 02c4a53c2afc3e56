import type { Entries } from '../entry.ts'

export const duplicateContract: Entries = {
  'PA-15-CONTRACT': {
    looksFor: 'the same purchase contracted twice: one body, supplier, item, quantity and value within a month',
    gate: 'no standing order at regular intervals, and no orders under one agreement at one price',
    title: { en: 'purchase possibly contracted more than once', pt: 'compra possivelmente contratada mais de uma vez' },
    finding: {
      en: 'Indication of a purchase contracted more than once: {contracts|contracts} of {organization_label} with {supplier_label} for the same item[ ({what})], quantity[ ({quantity_many})] and value ({value_cents} each) {days_apart|within}.',
      pt: 'Indício de compra contratada mais de uma vez: {contracts|contracts} {organization_label|de} com {supplier_label} para o mesmo item[ ({what})], quantidade[ ({quantity_many})] e valor ({value_cents} cada) {days_apart|within}.',
    },
    counterfactual: {
      en: 'A single contract of this value, or another quantity or value, would not be flagged.',
      pt: 'Um único contrato deste valor, ou outra quantidade ou valor, não seria apontado.',
    },
    against: {
      en: 'Two orders for two units or two deliveries, or one contract published twice under two numbers, look the same in the records.',
      pt: 'Dois pedidos para duas unidades ou entregas, ou um contrato publicado duas vezes com números diferentes, têm a mesma aparência nos registros.',
    },
    checks: [
      {
        en: 'Open the contracts side by side and compare number, place of delivery and requesting unit; ask the purchasing unit of {organization_label} whether they are one.',
        pt: 'Abrir os contratos lado a lado e comparar número, local de entrega e setor requisitante; perguntar ao setor de compras {organization_label|de} se são um só.',
      },
      {
        opens: 'payments',
        en: 'Open the payments on each contract and see whether both were paid and on which invoices; ask the finance unit of {organization_label}.',
        pt: 'Abrir os pagamentos de cada contrato e ver se ambos foram pagos e com que notas fiscais; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        en: 'Open the acceptance reports and add up what was delivered; ask the store keeper of {organization_label} what came in.',
        pt: 'Abrir os termos de recebimento e somar o que foi entregue; perguntar ao almoxarifado {organization_label|de} o que entrou.',
      },
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the requisitions, delivery notes and payment orders of {count|findings} on repeated contracts[, {money} at risk], to see whether each was delivered, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) as requisições, os termos de recebimento e as ordens bancárias de {count|findings} sobre contratos repetidos[, com {money} em risco], para ver se cada um foi entregue, a começar pelo {example}.',
    },
  },
}
