import type { Entries } from '../entry.ts'
import { estimateFiles } from '../requests.ts'

export const awardAtEstimate: Entries = {
  'PR-03': {
    looksFor: 'a competition that ended at its estimate or above',
    gate: 'a public estimate of a real or more; where many acts end above it, it is no ceiling',
    title: { en: 'award at or above the estimate', pt: 'contratação no valor estimado ou acima' },
    finding: {
      en: 'Indication of an award practically at its estimate or above: {act} at {value_cents} came to {ratio|percent} of the estimate of {estimate_cents}.',
      pt: 'Indício de contratação praticamente no valor estimado ou acima: o {act}, de {value_cents}, ficou em {ratio|percent} do valor estimado de {estimate_cents}.',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'Com valor de {counterfactual} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'The estimate may follow the price instead of capping it, since one made from current market prices or a tariff is met by a regular award as well.',
      pt: 'O valor estimado pode seguir o preço em vez de limitá-lo, pois o que se baseia em preços atuais de mercado ou em tabela também é alcançado por contratação regular.',
    },
    checks: [
      {
        en: 'Open the bidding minutes of {act} and count the valid bids and the rounds; with several rivals an award at the estimate of {estimate_cents} says little; ask the agent who ran the session.',
        pt: 'Abrir a ata da disputa do {act} e contar as propostas válidas e os lances; com vários concorrentes, contratar pelo valor estimado de {estimate_cents} diz pouco; perguntar a quem conduziu a sessão.',
      },
      {
        en: 'Open the price survey of {act} and see whether the winner was a source of it or whether a tariff sets the price; ask its author at {organization_label}.',
        pt: 'Abrir a pesquisa de preços do {act} e ver se o vencedor foi uma das fontes ou se o preço é tabelado; perguntar a quem a elaborou, {organization_label|em}.',
      },
      {
        en: 'Open earlier tenders of {organization_label} for the same object and compare how far below the estimate they ended; ask the purchasing unit what changed.',
        pt: 'Abrir licitações anteriores {organization_label|de} para o mesmo objeto e comparar quanto ficaram abaixo do estimado; perguntar ao setor de compras o que mudou.',
      },
    ],
    request: estimateFiles,
  },
}
