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
    against: {
      en: 'The law lets a body open the item to all where fewer than three small firms nearby can compete or where the preference would cost too much.',
      pt: 'A lei deixa abrir o item a todos onde há menos de três pequenas empresas competitivas na região ou onde o benefício sairia caro demais.',
    },
    checks: [
      {
        en: 'Open the notice and the planning papers of {act} and look for the reason given under LC 123/2006, art. 49; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir o edital e os documentos de planejamento do {act} e procurar o motivo com base na LC 123/2006, art. 49; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        en: 'Open the estimate of {act} and see whether {estimate_cents} is of one item or of a lot; ask the author of the estimate.',
        pt: 'Abrir o valor estimado do {act} e ver se {estimate_cents} é de um item ou de um lote; perguntar a quem o elaborou.',
      },
      {
        en: 'Open the bidding minutes of {act} and see whether small firms took part and who won; ask the agent who ran the tender.',
        pt: 'Abrir a ata da disputa do {act} e ver se pequenas empresas participaram e quem venceu; perguntar a quem conduziu a licitação.',
      },
    ],
    request: askUnit({
      en: 'the reasons for which LC 123/2006, art. 48, I was not applied (art. 49)',
      pt: 'a justificativa para não aplicar a LC 123/2006, art. 48, I (art. 49)',
    }),
  },
}
