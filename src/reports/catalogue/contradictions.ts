// Texts about records that should not stand beside each other.

import { askUnit } from './ask.ts'
import type { CatalogueEntry } from './entry.ts'

export const contradictionEntries: Readonly<Record<string, CatalogueEntry>> = {
  'CO-02-UNOPENED': {
    title: { en: 'supplier opened after its contract', pt: 'fornecedor aberto depois do contrato' },
    finding: {
      en: 'Indication of a contract with a company not yet opened: {act} was signed on {signing_day}, and the register has {supplier_label} opened on {opened_day}, {days|days} later.',
      pt: 'Indício de contrato com empresa ainda não aberta: o {act} foi assinado em {signing_day}, e no cadastro {supplier_label} consta como aberta em {opened_day}, {days|days} depois.',
    },
    counterfactual: {
      en: 'With a signature on {counterfactual} or later this would not be flagged.',
      pt: 'Com assinatura em {counterfactual} ou depois, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the registration certificate and the papers of habilitation of the supplier',
      pt: 'o comprovante de inscrição e os documentos de habilitação do fornecedor',
    }),
  },
  'PR-18-PRODUCT': {
    title: { en: 'contract above quantity times price', pt: 'contrato acima de quantidade vezes preço' },
    finding: {
      en: 'Indication of a value beyond what was agreed on: {act} is worth {value_cents}, {ratio} times the {product_cents} of its quantity at its unit price of {unit_price|brl}.',
      pt: 'Indício de valor além do pactuado: o {act} vale {value_cents}, {ratio} vezes os {product_cents} de sua quantidade pelo preço unitário de {unit_price|brl}.',
    },
    counterfactual: {
      en: 'With a value of {counterfactual} or less this would not be flagged.',
      pt: 'Com valor de {counterfactual} ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the signed contract with its price sheet and the winning proposal',
      pt: 'o contrato assinado com sua planilha de preços e a proposta vencedora',
    }),
  },
  'PA-24-PAYEE': {
    title: { en: 'paid to another than the supplier', pt: 'pagamento a quem não é o fornecedor' },
    finding: {
      en: 'Indication of payments to a third party: {payments} of {payments_told|payments} on {act}, {paid_cents} in sum, went to {firm} and not to {supplier_label}.',
      pt: 'Indício de pagamentos a terceiro: {payments} de {payments_told|payments} no {act}, no total de {paid_cents}, com destino a {firm} e não a {supplier_label}.',
    },
    counterfactual: {
      en: 'With all payments to the supplier of the contract this would not be flagged.',
      pt: 'Com todos os pagamentos ao fornecedor do contrato, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the payment orders and any assignment of the claim or succession of the supplier',
      pt: 'as ordens de pagamento e eventual cessão de crédito ou sucessão do fornecedor',
    }),
  },
  'PA-15-INVOICE': {
    title: { en: 'one document paid on two contracts', pt: 'um mesmo documento pago em dois contratos' },
    finding: {
      en: 'Indication of one delivery billed twice: a document of {supplier_label} was paid at {payment_value_cents} on {payment_day} on {act}, and the same one at the same value on another contract.',
      pt: 'Indício de uma mesma entrega cobrada duas vezes: um documento de {supplier_label} foi pago por {payment_value_cents} em {payment_day} no {act}, e o mesmo, pelo mesmo valor, em outro contrato.',
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
