import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const notPublished: Entries = {
  'CO-10': {
    looksFor: 'a contract without a publication date long after its deadline',
    gate: 'a body whose other contracts of the source nearly all have one',
    title: { en: 'contract without a publication on record', pt: 'contrato sem publicação registrada' },
    finding: {
      en: 'Indication of a contract without a publication on record: {act}, signed on {signing_day} with a deadline of {deadline_business_days|business_days}, has no publication date, while {published} of {contracts|contracts} of the body have one (the last on {last_publication_day}).',
      pt: 'Indício de contrato sem publicação registrada: o {act}, assinado em {signing_day} com prazo de {deadline_business_days|business_days}, não tem data de publicação, enquanto {published} de {contracts|contracts} do órgão a têm (a última em {last_publication_day}).',
    },
    counterfactual: {
      en: 'With a publication date on record this would not be flagged.',
      pt: 'Com data de publicação registrada, isto não seria apontado.',
    },
    against: {
      en: 'The publication may stand in the official gazette or on the national portal under another number, and only its date is missing here.',
      pt: 'A publicação pode estar no diário oficial ou no portal nacional com outro número, faltando aqui só a data.',
    },
    checks: [
      {
        en: 'Open the PNCP and look for {act} by the CNPJ of {organization_label}, the number and the year; ask the publisher of the record if it is missing.',
        pt: 'Abrir o PNCP e procurar o {act} pelo CNPJ {organization_label|de}, número e ano; perguntar a quem publica o registro se não estiver lá.',
      },
      {
        en: 'Open the official gazette from {signing_day} on and look for the extract; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir o diário oficial a partir de {signing_day} e procurar o extrato; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        opens: 'payments',
        en: 'Open the payments on {act} and see whether it took effect before any publication; ask the contract manager.',
        pt: 'Abrir os pagamentos do {act} e ver se produziu efeitos antes de qualquer publicação; perguntar ao gestor do contrato.',
      },
    ],
    request: askUnit({
      en: 'the proof of publication on the PNCP[ ({new_law}, art. 94)]',
      pt: 'a prova de publicação no PNCP[ ({new_law}, art. 94)]',
    }),
  },
}
