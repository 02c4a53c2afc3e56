import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const unopenedCompany: Entries = {
  'CO-02-UNOPENED': {
    looksFor: 'a contract signed before its supplier was opened',
    gate: 'head offices alone; where many contracts are so, nothing is reported',
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
      en: 'the registration certificate and the qualification papers of the supplier',
      pt: 'o comprovante de inscrição e os documentos de habilitação do fornecedor',
    }),
  },
}
