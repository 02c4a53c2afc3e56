import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const exclusiveItem: Entries = {
  'CO-09': {
    looksFor: 'an item of up to R$ 80,000 in a competition that was not kept for small firms',
    gate: 'a notice that says of the item that no preference applies, and a competition',
    title: { en: 'item not kept for small firms', pt: 'item sem exclusividade a pequenas empresas' },
    finding: {
      en: 'Indication of a preference not applied: {act}, estimated at {estimate_cents}, was open to all, while items of up to {limit_cents} are for small firms unless one of the exceptions of the law applies.',
      pt: 'Indício de benefício não aplicado: o {act}, com estimativa de {estimate_cents}, foi aberto a todos, embora itens de até {limit_cents} sejam exclusivos de pequenas empresas, salvo exceção legal.',
    },
    counterfactual: {
      en: 'With an estimate above {counterfactual}, or with the preference applied, this would not be flagged.',
      pt: 'Com estimativa acima de {counterfactual}, ou com o benefício aplicado, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the reasons for which LC 123/2006, art. 48, I was not applied (art. 49)',
      pt: 'a justificativa para não aplicar a LC 123/2006, art. 48, I (art. 49)',
    }),
  },
}
