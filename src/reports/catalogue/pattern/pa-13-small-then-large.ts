import type { Entries } from '../entry.ts'
import { capacityProofs } from '../requests.ts'

export const smallThenLarge: Entries = {
  'PA-13': {
    looksFor: 'a supplier that after three small contracts or more with a body gets one many times as large',
    gate: 'what stands out among all such histories alone',
    title: { en: 'small contracts, then a large one', pt: 'contratos pequenos seguidos de um grande' },
    finding: {
      en: 'Indication of a sudden rise: after {earlier_contracts|contracts} of up to {largest_earlier_cents} with {organization_label}, {supplier_label} won one of {value_cents}, {ratio|tenth} times the largest.',
      pt: 'Indício de salto repentino: após {earlier_contracts|contracts} de até {largest_earlier_cents} {organization_label|com}, {supplier_label} obteve um de {value_cents}, {ratio|tenth} vezes o maior.',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'Com contrato de {counterfactual} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'A supplier that proved itself in small contracts grows, and a price register or a works programme turns small orders into one large contract.',
      pt: 'Fornecedor que se provou em contratos pequenos cresce, e um registro de preços ou programa de obras transforma pedidos pequenos em um contrato grande.',
    },
    checks: [
      {
        en: 'Open the notice and the bidding minutes of {act} and count the rivals and the qualification demands; ask the agent who ran the tender.',
        pt: 'Abrir o edital e a ata da disputa do {act} e contar os concorrentes e as exigências de habilitação; perguntar a quem conduziu a licitação.',
      },
      {
        en: 'Open the capacity proofs that {supplier_label} showed for {act} and compare them with its earlier contracts of up to {largest_earlier_cents}; ask those who issued them.',
        pt: 'Abrir os atestados de capacidade de {supplier_label} no {act} e compará-los com seus contratos anteriores de até {largest_earlier_cents}; perguntar a quem os emitiu.',
      },
      {
        en: 'Open the measurements and delivery notes of {act} and see whether the firm performs itself or by others; ask the inspector of the contract.',
        pt: 'Abrir as medições e os recibos do {act} e ver se a empresa executa por si ou por terceiros; perguntar ao fiscal do contrato.',
      },
    ],
    request: capacityProofs,
  },
}
