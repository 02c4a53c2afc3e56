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
    against: {
      en: 'The record may leave out the item of the law that the file names, and rivals for a class may not supply the very thing bought.',
      pt: 'O registro pode omitir o inciso que o processo cita, e concorrentes de uma classe podem não fornecer exatamente o que se comprou.',
    },
    checks: [
      {
        en: 'Open the file of {act} and read the item of art. 74 and its proof; ask the legal unit of {organization_label} for the opinion.',
        pt: 'Abrir o processo do {act} e ler o inciso do art. 74 e sua prova; pedir o parecer à área jurídica {organization_label|de}.',
      },
      {
        en: 'Open the tenders that others won for the item and compare their specification with that of {act}; ask those firms whether they could have supplied it.',
        pt: 'Abrir as licitações que outros venceram para o item e comparar a especificação com a do {act}; perguntar a essas empresas se poderiam fornecer.',
      },
      {
        en: 'Open the justification of the price of {act} and look for what {supplier_label} charged others; ask its author.',
        pt: 'Abrir a justificativa de preço do {act} e procurar quanto {supplier_label} cobrou de outros; perguntar a quem a elaborou.',
      },
    ],
    request: askUnit({
      en: 'the proof that competition was not possible[ ({new_law}, art. 74, §1)]',
      pt: 'a comprovação da inviabilidade de competição[ ({new_law}, art. 74, §1º)]',
    }),
  },
}
