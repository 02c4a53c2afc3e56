import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const singleBidder: Entries = {
  'PA-04': {
    looksFor: 'a body whose competitions end with one valid bid far more often than those of others for the same items',
    gate: 'a source that publishes bids; a single such tender is no finding',
    title: { en: 'tenders with a single bidder', pt: 'licitações com proposta única' },
    finding: {
      en: 'Indication of missing competition: {hits} of {trials|tenders} of {organization_label} had one valid bid ({share|percent}, against {share_expected|percent} elsewhere for the same items; {p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de falta de competição: {hits} de {trials|tenders} {organization_label|de} tiveram uma só proposta válida ({share|percent}, diante de {share_expected|percent} nos demais para os mesmos itens; {p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual|tenders} of one bid or fewer this would not be flagged.',
      pt: 'Com {counterfactual|tenders} de proposta única ou menos, isto não seria apontado.',
    },
    against: {
      en: 'Few firms within reach of a remote body, small lots or late payment keep bidders away without anybody meaning to.',
      pt: 'Poucas empresas ao alcance de órgão distante, lotes pequenos ou pagamento atrasado afastam licitantes sem que ninguém o pretenda.',
    },
    checks: [
      {
        en: 'Open the notices of the tenders with one bid and read the qualification demands, the brands and the places named; ask firms of the trade why they did not bid.',
        pt: 'Abrir os editais com proposta única e ler as exigências de habilitação, as marcas e os locais citados; perguntar a empresas do ramo por que não participaram.',
      },
      {
        en: 'Open the proof of publication of each notice and count the days bidders had; ask the purchasing unit of {organization_label}.',
        pt: 'Abrir a prova de publicação de cada edital e contar os dias que os licitantes tiveram; perguntar ao setor de compras {organization_label|de}.',
      },
      {
        en: 'Open the records of the same items at neighbouring bodies and see who bid there; ask those firms about {organization_label}.',
        pt: 'Abrir os registros dos mesmos itens em órgãos vizinhos e ver quem participou lá; perguntar a essas empresas sobre {organization_label|o}.',
      },
    ],
    request: askUnit({
      en: 'the notices, the proof of their publication and the qualification requirements of the tenders with one bid',
      pt: 'os editais, a prova de sua publicação e as exigências de habilitação das disputas com proposta única',
    }),
  },
}
