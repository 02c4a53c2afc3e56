import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const inexigibilityGround: Entries = {
  'CO-05': {
    looksFor: 'a purchase for want of a rival whose ground is missing, or whose sole supplier has rivals on record',
    gate: 'art. 74 of Lei 14.133 as its legal basis',
    title: { en: 'no-rival award that records contradict', pt: 'inexigibilidade sem fundamento aparente' },
    finding: {
      en: 'Indication of an award for want of rivals without apparent ground: {act} was bought under art. 74[, {ground|word}][, and {rivals|firms} besides won {competitions|tenders} for the same item].',
      pt: 'Indício de inexigibilidade sem fundamento aparente: o {act} foi firmado com base no art. 74[, {ground|word}][, e {rivals|firms} além do fornecedor venceram {competitions|tenders} do mesmo item].',
    },
    counterfactual: {
      en: 'With up to {counterfactual|firms} besides in the market this would not be flagged.',
      pt: 'Com até {counterfactual|firms} além do fornecedor no mercado, isto não seria apontado.',
    },
    otherwise: {
      en: 'With an item of art. 74 on record this would not be flagged.',
      pt: 'Com inciso do art. 74 registrado, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proof that competition was not possible[ ({new_law}, art. 74, §1)]',
      pt: 'a comprovação da inviabilidade de competição[ ({new_law}, art. 74, §1º)]',
    }),
  },
}
