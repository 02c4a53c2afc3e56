import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'

export const bidRotation: Entries = {
  'RE-06': {
    looksFor: 'three or more firms that keep meeting in one market, win among themselves and bid close together',
    gate: "more meetings than the market's own rate; without close bids a weak sign",
    title: { en: 'firms that take turns and bid close together', pt: 'empresas que se revezam com lances próximos' },
    finding: {
      en: 'Indication of bids that may be coordinated: {firm_count|firms} ({firms}) met in {meetings|tenders} for item {catalog}, where {expected_meetings|few} would be expected, and won {tenders} of them, with bids {spread_ratio|percent} apart against {spread_ratio_elsewhere|percent} elsewhere ({p_value|p}).',
      pt: 'Indício de lances possivelmente coordenados: {firm_count|firms} ({firms}) se encontraram em {meetings|tenders} do item {catalog}, quando o esperado seria {expected_meetings|few}, e venceram {tenders} delas, com lances a {spread_ratio|percent} de distância diante de {spread_ratio_elsewhere|percent} nas demais ({p_value|p}).',
    },
    counterfactual: {
      en: 'With bids as far apart as elsewhere, or with meetings as rare as chance makes them, this would not be flagged.',
      pt: 'Com lances tão distantes quanto nas demais disputas, ou com encontros tão raros quanto o acaso os faz, isto não seria apontado.',
    },
    against: {
      en: 'In a market of few firms that all know the costs, the same ones meet, bid close together and win in turn without any accord.',
      pt: 'Em mercado de poucas empresas que conhecem os custos, as mesmas se encontram, ofertam perto e vencem alternadamente sem acordo.',
    },
    checks: [
      bidMetadata,
      {
        en: 'Open the tenders in order of date and see whether wins follow a rule by body, region or amount; ask other firms of the trade why they stayed away.',
        pt: 'Abrir as licitações em ordem de data e ver se as vitórias seguem regra por órgão, região ou valor; perguntar a outras empresas do ramo por que não participaram.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entries of {firms} and look for partners, addresses or accountants in common; ask the commercial registry.',
        pt: 'Abrir os cadastros de {firms} e procurar sócios, endereços ou contadores em comum; perguntar à junta comercial.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the proposals with their metadata and the bid logs of {count|findings} on firms that take turns[ ({money} at risk)], starting with {example}, and compare texts, times and authors before any referral to CADE.',
      pt: 'Solicitar à unidade contratante ({organizations}) as propostas com seus metadados e os registros de lances de {count|findings} sobre empresas que se revezam[ ({money} em risco)], a começar pelo {example}, e comparar textos, horários e autores antes de eventual encaminhamento ao CADE.',
    },
  },
}
