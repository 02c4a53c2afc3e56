import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'

export const sharedPartner: Entries = {
  'RE-01': {
    looksFor: 'firms with a common partner that bid against each other in one tender',
    gate: 'a partner of few firms; one of many is a fund or a public body',
    title: { en: 'bidders with a common partner', pt: 'concorrentes com sócio em comum' },
    finding: {
      en: 'Indication of bidders with a common partner: {firm_count|firms} ({firms}) with a partner in common[ (CPF or CNPJ {shared_partners})][, {known_by|word},] bid against each other in {joint_bids|purchases}[ worth {value_cents}][, and in {joint_bids_elsewhere|purchases} more of the same source outside this search].',
      pt: 'Indício de concorrentes com sócio em comum: {firm_count|firms} ({firms}) que compartilham sócio[ (CPF ou CNPJ {shared_partners})][, {known_by|word},] concorreram entre si em {joint_bids|purchases}[ no valor de {value_cents}][, e em mais {joint_bids_elsewhere|purchases} da mesma fonte fora desta busca].',
    },
    counterfactual: {
      en: 'Without bids of firms with a common partner in one tender this would not be flagged.',
      pt: 'Sem propostas de empresas com sócio em comum na mesma disputa, isto não seria apontado.',
    },
    against: {
      en: 'A common partner with a small share, or one who had left by then, need not know of either bid, and namesakes exist.',
      pt: 'Um sócio comum com cota pequena, ou que já havia saído, pode desconhecer as duas propostas, e existem homônimos.',
    },
    checks: [
      {
        opens: 'suppliers',
        en: 'Open the register entries of {firms} and read who the common partner is, with which share and since when; ask the commercial registry for the articles of association.',
        pt: 'Abrir os cadastros de {firms} e ler quem é o sócio comum, com que participação e desde quando; pedir os atos constitutivos à junta comercial.',
      },
      bidMetadata,
      {
        en: 'Open the minutes of these purchases and see whether the common partner was known and who else bid; ask the agents who ran them.',
        pt: 'Abrir as atas dessas compras e ver se o sócio comum era conhecido e quem mais participou; perguntar a quem as conduziu.',
      },
    ],
    request: {
      en: 'Request from the commercial registry the articles of association of the bidders, and from the contracting unit ({organizations}) the declarations of independent proposal, in {count|findings} on common partners[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à junta comercial os atos constitutivos dos licitantes e à unidade contratante ({organizations}) as declarações de elaboração independente de proposta em {count|findings} sobre sócios em comum[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
