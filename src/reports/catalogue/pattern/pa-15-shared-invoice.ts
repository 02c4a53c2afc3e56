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
    against: {
      en: 'One invoice may list goods of both contracts, so that each pays its own part, and equal parts happen.',
      pt: 'Uma nota fiscal pode listar bens dos dois contratos, cada um pagando sua parte, e partes iguais acontecem.',
    },
    checks: [
      {
        opens: 'payments',
        en: 'Open the document behind the payment of {payment_day} and add up its lines; ask {supplier_label} whether its total covers both payments.',
        pt: 'Abrir o documento do pagamento de {payment_day} e somar suas linhas; perguntar a {supplier_label} se o total cobre os dois pagamentos.',
      },
      {
        opens: 'payments',
        en: 'Open the settlement notes of both contracts and read which delivery each certifies; ask the officials who signed them.',
        pt: 'Abrir as notas de liquidação dos dois contratos e ler que entrega cada uma atesta; perguntar aos servidores que assinaram.',
      },
      {
        en: 'Open the official lookup of the invoice by its access key and compare number, value and buyer; ask the tax office where the key is missing.',
        pt: 'Abrir a consulta oficial da nota fiscal pela chave de acesso e comparar número, valor e destinatário; perguntar à fazenda onde faltar a chave.',
      },
    ],
    request: askUnit({
      en: 'the document, the settlement notes and the delivery notes of both contracts',
      pt: 'o documento, as notas de liquidação e os comprovantes de entrega dos dois contratos',
    }),
  },
}
