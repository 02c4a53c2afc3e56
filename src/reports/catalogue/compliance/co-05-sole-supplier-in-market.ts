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
    request: askUnit({
      en: 'the proof of exclusivity[ ({new_law}, art. 74, §1)] and the market study',
      pt: 'a comprovação de exclusividade[ ({new_law}, art. 74, §1º)] e o estudo de mercado',
    }),
  },
}
