import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const sharedInvoice: Entries = {
  'PA-15-INVOICE': {
    looksFor: 'one document of a supplier paid at one value on two contracts',
    gate: 'payments near in time, and a number that one delivery alone can have',
    title: { en: 'one document paid on two contracts', pt: 'um mesmo documento pago em dois contratos' },
    finding: {
      en: 'Indication of one document paid on two contracts: a document of {supplier_label} was paid at {payment_value_cents} on {payment_day} on {act}, and the same document was paid at the same value on another contract[ ({other_act})].',
      pt: 'Indício de um mesmo documento pago em dois contratos: um documento de {supplier_label} foi pago por {payment_value_cents} em {payment_day} no {act}, e o mesmo, pelo mesmo valor, em outro contrato[ ({other_act})].',
    },
    counterfactual: {
      en: 'With documents of their own on each contract this would not be flagged.',
      pt: 'Com documentos próprios em cada contrato, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the document, the settlement notes and the delivery notes of both contracts',
      pt: 'o documento, as notas de liquidação e os comprovantes de entrega dos dois contratos',
    }),
  },
}
