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
    request: askUnit({
      en: 'the proof of publication on the PNCP[ ({new_law}, art. 94)]',
      pt: 'a prova de publicação no PNCP[ ({new_law}, art. 94)]',
    }),
  },
}
