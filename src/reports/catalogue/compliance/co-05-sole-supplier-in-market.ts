import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const soleSupplierInMarket: Entries = {
  'CO-05-MARKET': {
    looksFor: 'a sole supplier of what many firms sold in competitions, where hardly anybody buys on that ground',
    gate: 'art. 74, I, of Lei 14.133 as its legal basis, and many rivals',
    title: { en: 'sole supplier of what many firms sell', pt: 'exclusividade em mercado com vários fornecedores' },
    finding: {
      en: 'Indication of possible competition where a sole supplier was claimed: {act} names a sole supplier (art. 74, I[, of {law}]), but {rivals|firms} besides {supplier_label} won {competitions|tenders} for the same item or class.',
      pt: 'Indício de concorrência possível onde se alegou exclusividade: o {act} alega fornecedor exclusivo (art. 74, I[, da {law}]), mas {rivals|firms} além de {supplier_label} venceram {competitions|tenders} do mesmo item ou classe.',
    },
    counterfactual: {
      en: 'With at most {counterfactual|firms} besides the supplier in the market this would not be flagged.',
      pt: 'Com no máximo {counterfactual|firms} além do fornecedor no mercado, isto não seria apontado.',
    },
    against: {
      en: 'A make, a spare part or a licence that one firm alone sells stands under the same code as things that many sell.',
      pt: 'Uma marca, peça de reposição ou licença que só uma empresa vende fica sob o mesmo código de coisas que muitas vendem.',
    },
    checks: [
      {
        en: 'Open the proof of exclusivity in the file of {act} and read who issued it, for which thing and which region; ask the issuer.',
        pt: 'Abrir a prova de exclusividade do {act} e ler quem a emitiu, para que objeto e região; perguntar a quem a emitiu.',
      },
      {
        en: 'Open the specification of {act} beside those of the tenders that others won and look for what only {supplier_label} has; ask the technical unit.',
        pt: 'Abrir a especificação do {act} ao lado das licitações que outros venceram e procurar o que só {supplier_label} tem; perguntar à área técnica.',
      },
      {
        en: 'Open the market study of {organization_label} and see whether any other firm was asked; ask two of those that won elsewhere for a quote for the same thing.',
        pt: 'Abrir o estudo de mercado {organization_label|de} e ver se outra empresa foi consultada; pedir a duas das que venceram em outras licitações cotação do mesmo objeto.',
      },
    ],
    request: askUnit({
      en: 'the proof of exclusivity[ ({new_law}, art. 74, §1)] and the market study',
      pt: 'a comprovação de exclusividade[ ({new_law}, art. 74, §1º)] e o estudo de mercado',
    }),
  },
}
