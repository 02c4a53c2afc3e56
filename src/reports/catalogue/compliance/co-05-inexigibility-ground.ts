import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const inexigibilityGround: Entries = {
  'CO-05': {
    looksFor: 'a purchase for want of a rival whose ground is missing, or whose sole supplier has rivals on record',
    gate: 'art. 74 of Lei 14.133 as its legal basis',
    title: { en: 'sole-source award that records contradict', pt: 'inexigibilidade que os registros contradizem' },
    finding: {
      en: 'Indication of a sole-source award that the records contradict: {act} was awarded under art. 74[ of {law}][, {ground|word}][, and {rivals|firms} besides the supplier won {competitions|tenders} for the same item].',
      pt: 'Indício de inexigibilidade que os registros contradizem: o {act} foi firmado com base no art. 74[ da {law}][, {ground|word}][, e {rivals|firms} além do fornecedor venceram {competitions|tenders} do mesmo item].',
    },
    counterfactual: {
      en: 'With at most {counterfactual|firms} besides the supplier in the market this would not be flagged.',
      pt: 'Com no máximo {counterfactual|firms} além do fornecedor no mercado, isto não seria apontado.',
    },
    otherwise: {
      en: 'With an item of art. 74[ of {law}] on record this would not be flagged.',
      pt: 'Com inciso do art. 74[ da {law}] registrado, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the proof that competition was not possible[ ({new_law}, art. 74, §1)]',
      pt: 'a comprovação da inviabilidade de competição[ ({new_law}, art. 74, §1º)]',
    }),
  },
}
