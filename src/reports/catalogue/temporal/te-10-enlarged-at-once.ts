// Words of TE-10-AT-ONCE: addition right after the signature.

import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const enlargedAtOnce: Entries = {
  'TE-10-AT-ONCE': {
    looksFor: 'an addition of a tenth or more within days of the signature',
    gate: 'no addition that puts a wrong value right, and no custom of such early additions',
    title: { en: 'addition right after the signature', pt: 'acréscimo logo após a assinatura' },
    finding: {
      en: 'Indication of a contract enlarged at once: {act}, signed on {signing_day}, was raised by {additions_cents} ({ratio|percent}) on {amendment_day}, {days|later}[; a difference of {doubtful_addition_cents}, as large as the whole contract, may be its new total or a slip: read as the total it adds {addition_as_total_cents} ({ratio_as_total|percent})].',
      pt: 'Indício de acréscimo imediato: o {act}, assinado em {signing_day}, foi aumentado em {additions_cents} ({ratio|percent}) em {amendment_day}, {days|later}[; a diferença de {doubtful_addition_cents}, do tamanho do contrato inteiro, pode ser o novo total ou um erro de digitação: lida como total, o acréscimo é de {addition_as_total_cents} ({ratio_as_total|percent})].',
    },
    counterfactual: {
      en: 'With the addition on {counterfactual} or later this would not be flagged.',
      pt: 'Com o acréscimo em {counterfactual} ou depois, isto não seria apontado.',
    },
    against: {
      en: 'An urgent fact found when the work began, or a first amendment that corrects a slip of the contract, can come within days.',
      pt: 'Um fato urgente descoberto no início da execução, ou um primeiro aditivo que corrige erro do contrato, pode surgir em poucos dias.',
    },
    checks: [
      {
        en: 'Open the amendment of {amendment_day} and read which later fact it answers and whether that was known at the tender; ask the contract manager of {organization_label}.',
        pt: 'Abrir o aditivo de {amendment_day} e ler a que fato superveniente responde e se ele era conhecido na licitação; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        en: 'Open the project or the specification of the tender of {act} and look for what was left out and then added; ask its author.',
        pt: 'Abrir o projeto ou a especificação da licitação do {act} e procurar o que faltou e foi acrescido; perguntar a quem o elaborou.',
      },
      {
        en: 'Open the bids of the tender of {act} and see whether the order of bidders would change with the added amount; ask the agent who ran the tender.',
        pt: 'Abrir as propostas da licitação do {act} e ver se a ordem dos participantes mudaria com o valor acrescido; perguntar a quem conduziu a licitação.',
      },
    ],
    request: askUnit({
      en: 'the amendments with the later fact that they answer',
      pt: 'os termos aditivos com o fato superveniente que os motivou',
    }),
  },
}
