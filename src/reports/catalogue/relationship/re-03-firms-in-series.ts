import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const firmsInSeries: Entries = {
  'RE-03-SERIES': {
    looksFor: 'firms of one owner, opened one after another, that each sold to one body while young',
    gate: 'partners and days of opening on record',
    title: { en: 'new firms of one owner in series', pt: 'empresas novas em série de um mesmo sócio' },
    finding: {
      en: 'Indication of firms in series: {firm_count} firms with a partner in common ({firms}), opened between {first_opened_day} and {last_opened_day}, each sold to {organization_label} in its first year: {contracts|contracts}[ worth {value_cents}].',
      pt: 'Indício de empresas em série: {firm_count} empresas com sócio em comum ({firms}), abertas entre {first_opened_day} e {last_opened_day}, venderam cada uma {organization_label|a} em seu primeiro ano: {contracts|contracts}[ no valor de {value_cents}].',
    },
    counterfactual: {
      en: 'With only one young firm of that partner this would not be flagged.',
      pt: 'Com uma só empresa nova do sócio, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the qualification papers and the proofs of earlier performance of these firms',
      pt: 'os documentos de habilitação e os atestados de capacidade dessas empresas',
    }),
  },
}
