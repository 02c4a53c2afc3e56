import type { Entries } from '../entry.ts'
import { marketFiles } from '../requests.ts'

export const concentration: Entries = {
  'RE-24': {
    looksFor: 'a body whose spending lies in few hands, far beyond other bodies of as many contracts',
    gate: 'enough contracts of the body and enough bodies of its size',
    title: { en: 'spending in few hands', pt: 'gasto concentrado em poucos fornecedores' },
    finding: {
      en: 'Indication of concentrated spending: {organization_label} has a concentration index (HHI, from 0 to 1) of {index|fine} over {supplier_count|suppliers} in {contracts|contracts} (up to {highest_index|fine} among its peers); {supplier} alone holds {leader_share|percent}, {value_cents}.',
      pt: 'Indício de gasto concentrado: {organization_label|o} tem índice de concentração (HHI, de 0 a 1) de {index|fine} entre {supplier_count|suppliers} em {contracts|contracts} (até {highest_index|fine} entre seus pares); só {supplier} detém {leader_share|percent}, {value_cents}.',
    },
    counterfactual: {
      en: 'With an index of up to {highest_index|fine} this would not be flagged.',
      pt: 'Com índice de até {highest_index|fine}, isto não seria apontado.',
    },
    request: marketFiles,
  },
}
