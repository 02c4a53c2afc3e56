import { bidMetadata } from '../checks.ts'
import type { Entries } from '../entry.ts'

export const sharedAddress: Entries = {
  'RE-02': {
    looksFor: 'firms at one address that bid against each other in one tender',
    gate: 'an address of few firms; one of many is a business centre',
    title: { en: 'bidders at one address', pt: 'concorrentes no mesmo endereço' },
    finding: {
      en: 'Indication of bidders at one address: {firm_count|firms} with the same registered address ({firms}) bid against each other in {joint_bids|purchases}[ worth {value_cents}][, and in {joint_bids_elsewhere|purchases} more of the same source outside this search].',
      pt: 'Indício de concorrentes no mesmo endereço: {firm_count|firms} com a mesma sede ({firms}) concorreram entre si em {joint_bids|purchases}[ no valor de {value_cents}][, e em mais {joint_bids_elsewhere|purchases} da mesma fonte fora desta busca].',
    },
    counterfactual: {
      en: 'Without bids of firms at one address in one tender, or with so many firms there that it is a business centre, this would not be flagged.',
      pt: 'Sem propostas de empresas do mesmo endereço na mesma disputa, ou com tantas empresas nele que se trate de centro empresarial, isto não seria apontado.',
    },
    against: {
      en: "A shared building, a coworking space or an accountant's office is the registered address of firms that are strangers to each other.",
      pt: 'Prédio compartilhado, coworking ou escritório de contabilidade é endereço de empresas estranhas entre si.',
    },
    checks: [
      {
        opens: 'suppliers',
        en: 'Open the register entries of {firms} and compare room, floor, telephone and accountant; ask the commercial registry for the proofs of address.',
        pt: 'Abrir os cadastros de {firms} e comparar sala, andar, telefone e contador; pedir à junta comercial os comprovantes de endereço.',
      },
      {
        opens: 'suppliers',
        en: 'Visit the address, or open its street image and business licence, and see what kind of place it is; ask the municipality which firms work there.',
        pt: 'Visitar o endereço, ou abrir sua imagem de rua e o alvará, e ver que tipo de local é; perguntar à prefeitura que empresas funcionam ali.',
      },
      bidMetadata,
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the proposals and proof of address of the bidders, and verify on site whether they work apart, in {count|findings} on common addresses[ ({money} at risk)], starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) as propostas e os comprovantes de endereço dos licitantes, e verificar no local se funcionam separados, em {count|findings} sobre endereços em comum[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
