import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const bidsTiedAgain: Entries = {
  'RE-19-AGAIN': {
    looksFor: 'two firms that bid one amount to the cent in tender after tender',
    gate: 'no item for which ties are usual, as under a regulated price',
    title: { en: 'equal bids time and again', pt: 'propostas iguais repetidas' },
    finding: {
      en: 'Indication of bids that may be coordinated: {firms} bid the same amount, to the cent, in {tenders} of the {meetings|tenders} in which both took part ({p_value|p}).',
      pt: 'Indício de propostas possivelmente combinadas: {firms} ofertaram o mesmo valor, ao centavo, em {tenders|tenders} das {meetings} em que ambas participaram ({p_value|p}).',
    },
    counterfactual: {
      en: 'With equal bids in {counterfactual|tenders} or fewer this would not be flagged.',
      pt: 'Com propostas iguais em {counterfactual|tenders} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'Resellers of one maker with one list price bid the same amount without a word to each other.',
      pt: 'Revendedores de um mesmo fabricante com uma mesma tabela ofertam o mesmo valor sem combinar nada.',
    },
    checks: [
      {
        en: 'Open the proposals with equal amounts and see whether make and list price are the same; ask the maker for its list of the time.',
        pt: 'Abrir as propostas de valor igual e ver se a marca e a tabela são as mesmas; pedir ao fabricante sua tabela da época.',
      },
      bidMetadata,
      {
        opens: 'suppliers',
        en: 'Open the register entries of {firms} and look for partners, addresses or accountants in common; ask the commercial registry.',
        pt: 'Abrir os cadastros de {firms} e procurar sócios, endereços ou contadores em comum; perguntar à junta comercial.',
      },
    ],
    request: askUnit({ en: 'the proposals with their metadata', pt: 'as propostas com seus metadados' }),
  },
}
