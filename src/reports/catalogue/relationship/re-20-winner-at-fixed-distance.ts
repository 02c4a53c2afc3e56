import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { bidFiles } from '../requests.ts'

export const winnerAtFixedDistance: Entries = {
  'RE-20-WINNER': {
    looksFor:
      'a winner whose tenders have a losing bid at one ratio to its own, or at one sum above it, whichever firms lose',
    gate: 'contested tenders, three at least with it; a ratio or sum that other winners have as well says less',
    title: {
      en: 'losing bids at one distance from a winner',
      pt: 'propostas perdedoras a uma distância fixa do vencedor',
    },
    finding: {
      en: 'Indication of losing bids that may be calculated from the winning one: {tenders} of {meetings|tenders} won by {winner} have a losing bid [in the ratio {multiple|exact} to its own][exactly {above_cents} above its own] ({p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de propostas perdedoras possivelmente calculadas a partir da vencedora: {tenders} de {meetings|tenders} vencidas por {winner} têm uma proposta perdedora [na proporção {multiple|exact} para a sua][exatamente {above_cents} acima da sua] ({p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With this distance in {counterfactual|tenders} or fewer this would not be flagged.',
      pt: 'Com essa distância em {counterfactual|tenders} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'Resellers that add one margin or one freight to the same list price lose at one distance without knowing of each other.',
      pt: 'Revendedores que somam a mesma margem ou o mesmo frete a uma mesma tabela perdem a uma mesma distância sem saber uns dos outros.',
    },
    checks: [
      bidMetadata,
      {
        en: 'Open the cost sheets of the losing bids at that distance and see whether a list price with one margin gives it; ask the maker for its list.',
        pt: 'Abrir as planilhas das propostas perdedoras a essa distância e ver se uma tabela com uma só margem a explica; pedir a tabela ao fabricante.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entries of the winner and of the firms that lost at that distance and compare partners, addresses and contacts; ask the commercial registry.',
        pt: 'Abrir o cadastro do vencedor e das empresas que perderam a essa distância e comparar sócios, endereços e contatos; pedir os atos à junta comercial.',
      },
    ],
    request: bidFiles,
  },
}
