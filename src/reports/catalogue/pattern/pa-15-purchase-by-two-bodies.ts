import type { Entries } from '../entry.ts'

export const purchaseByTwoBodies: Entries = {
  'PA-15-BODIES': {
    looksFor: 'one purchase contracted by two bodies of one municipality within a month',
    gate: 'the municipality known, no tender in common, and a value that chance hardly repeats',
    title: { en: 'purchase possibly contracted by two bodies', pt: 'compra possivelmente contratada por dois órgãos' },
    finding: {
      en: 'Indication of one purchase contracted by two bodies: {contracts|contracts} of two bodies ({bodies}) with {supplier_label} for the same item[ ({what})], quantity and value ({value_cents} each) {days_apart|within}; the bodies are in one municipality.',
      pt: 'Indício de uma mesma compra contratada por dois órgãos: {contracts|contracts} de dois órgãos ({bodies}) com {supplier_label} para o mesmo item[ ({what})], quantidade e valor ({value_cents} cada) {days_apart|within}; os órgãos ficam no mesmo município.',
    },
    counterfactual: {
      en: 'A single contract of this value, or another quantity or value, would not be flagged.',
      pt: 'Um único contrato deste valor, ou outra quantidade ou valor, não seria apontado.',
    },
    against: {
      en: 'Two bodies of one municipality may each need the same thing and find it at the same price of one local supplier.',
      pt: 'Dois órgãos de um mesmo município podem precisar da mesma coisa e encontrá-la pelo mesmo preço no mesmo fornecedor local.',
    },
    checks: [
      {
        en: 'Open both contracts and compare place of delivery, addressee and numbering; ask both bodies ({bodies}) which need each met.',
        pt: 'Abrir os dois contratos e comparar local de entrega, destinatário e numeração; perguntar aos dois órgãos ({bodies}) que necessidade cada um atendeu.',
      },
      {
        opens: 'payments',
        en: 'Open the payments of both and compare the invoices; ask the finance units whether {supplier_label} billed twice.',
        pt: 'Abrir os pagamentos de ambos e comparar as notas fiscais; perguntar aos setores financeiros se {supplier_label} faturou duas vezes.',
      },
      {
        en: 'Open the acceptance reports, or visit the place, and count what was delivered; ask the inspectors of both contracts.',
        pt: 'Abrir os termos de recebimento, ou visitar o local, e contar o que foi entregue; perguntar aos fiscais dos dois contratos.',
      },
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the place of delivery, the measurements and the payment orders of {count|findings} on one purchase of two bodies[, {money} at risk], to see whether each was delivered, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) o local de entrega, as medições e as ordens bancárias de {count|findings} sobre uma mesma compra por dois órgãos[, com {money} em risco], para ver se cada uma foi entregue, a começar pelo {example}.',
    },
  },
}
