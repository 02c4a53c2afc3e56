import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const implausiblyLow: Entries = {
  'PR-04': {
    looksFor: 'a competition won so far under its estimate that the price is presumed not to be feasible',
    gate: 'a public estimate of a real or more, and the kind of object known',
    title: { en: 'implausibly low award', pt: 'preço possivelmente inexequível' },
    finding: {
      en: 'Indication of a price that may not be feasible: {act} at {value_cents} is {ratio|percent} of the estimate of {estimate_cents} (presumed not feasible under {floor_ratio|percent}).',
      pt: 'Indício de preço possivelmente inexequível: o {act}, de {value_cents}, corresponde a {ratio|percent} do valor estimado de {estimate_cents} (presunção de inexequibilidade abaixo de {floor_ratio|percent}).',
    },
    counterfactual: {
      en: 'At {counterfactual} or more this would not be flagged.',
      pt: 'Com preço de {counterfactual} ou mais, isto não seria apontado.',
    },
    against: {
      en: 'An estimate that was too high, stock at hand or a new and leaner method explains a low price that is perfectly feasible.',
      pt: 'Valor estimado alto demais, estoque próprio ou método mais econômico explicam um preço baixo perfeitamente exequível.',
    },
    checks: [
      {
        en: 'Open the feasibility proof in the file of {act} and look for cost sheets, invoices of inputs and similar contracts; ask the agent who judged the proposal.',
        pt: 'Abrir a demonstração de exequibilidade do {act} e procurar planilhas de custo, notas de insumos e contratos semelhantes; perguntar a quem julgou a proposta.',
      },
      {
        en: 'Open the other bids of {act} and see whether they lie near the winning one, which would point to an estimate of {estimate_cents} that was too high; ask the author of the estimate.',
        pt: 'Abrir as demais propostas do {act} e ver se ficam perto da vencedora, o que indicaria valor estimado de {estimate_cents} alto demais; perguntar a quem o elaborou.',
      },
      {
        en: 'Open the measurements and amendments of {act} since the signature and look for delays, fines or additions; ask the contract manager of {organization_label}.',
        pt: 'Abrir as medições e os aditivos do {act} desde a assinatura e procurar atrasos, multas ou acréscimos; perguntar ao fiscal do contrato, {organization_label|em}.',
      },
    ],
    request: askUnit({
      en: 'the proof of feasibility of the price[ ({new_law}, art. 59, §2)]',
      pt: 'a demonstração de exequibilidade do preço[ ({new_law}, art. 59, §2º)]',
    }),
  },
}
