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
    against: {
      en: 'The signing date may be mistyped, or the firm may have been founded by change or merger of one that existed before.',
      pt: 'A data de assinatura pode estar errada, ou a empresa pode ter nascido de transformação ou cisão de outra já existente.',
    },
    checks: [
      {
        en: 'Open the signed instrument of {act} and read its date and the CNPJ of the supplier; ask the contract manager of {organization_label}.',
        pt: 'Abrir o instrumento assinado do {act} e ler a data e o CNPJ do fornecedor; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entry of {supplier_label} and compare the day of opening with its articles of association; ask the commercial registry about a predecessor.',
        pt: 'Abrir o cadastro de {supplier_label} e comparar o dia de abertura com seus atos constitutivos; perguntar à junta comercial sobre antecessora.',
      },
      {
        en: 'Open the qualification papers of {act} and see which firm they name and from which day; ask the official who accepted them.',
        pt: 'Abrir os documentos de habilitação do {act} e ver que empresa citam e de que dia são; perguntar a quem os aceitou.',
      },
    ],
    request: askUnit({
      en: 'the registration certificate and the qualification papers of the supplier',
      pt: 'o comprovante de inscrição e os documentos de habilitação do fornecedor',
    }),
  },
}
