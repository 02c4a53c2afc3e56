import type { Entries } from '../entry.ts'
import { articlesOfAssociation } from '../requests.ts'

export const sanctionedGroup: Entries = {
  'RE-11': {
    looksFor: 'a supplier that shares a partner with a firm barred on the day of the act',
    gate: 'a bar in force with a known start, and a partner of few firms',
    title: { en: 'partner of a sanctioned firm', pt: 'sócio de empresa sancionada' },
    finding: {
      en: 'Indication of a link to a sanctioned firm: {supplier_label} shares a partner[, {known_by|word},] with {sanctioned_firm}, which on {act_day}, the day of {act}, was listed in {register} (since {sanction_start_day}).',
      pt: 'Indício de vínculo com empresa sancionada: {supplier_label} tem sócio em comum[, {known_by|word},] com {sanctioned_firm}, que na data do {act}, {act_day}, constava do {register} desde {sanction_start_day}.',
    },
    counterfactual: {
      en: 'Without a partner in common, or with an act before {sanction_start_day}, this would not be flagged.',
      pt: 'Sem sócio em comum, ou com ato anterior a {sanction_start_day}, isto não seria apontado.',
    },
    against: {
      en: 'A sanction as a rule binds the firm and not its partners, and one partner in common does not make two firms one.',
      pt: 'A sanção, em regra, obriga a empresa e não seus sócios, e um sócio em comum não faz de duas empresas uma só.',
    },
    checks: [
      {
        opens: 'sanctions',
        en: 'Open the register entry of {sanctioned_firm} and read the kind, the reach and the ground of the sanction; ask the body that applied it.',
        pt: 'Abrir o registro de {sanctioned_firm} no cadastro e ler a espécie, o alcance e o motivo da sanção; perguntar ao órgão que a aplicou.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entries of both firms and read the share and the entry of the common partner; ask the commercial registry for the articles of association.',
        pt: 'Abrir os cadastros das duas empresas e ler a cota e o ingresso do sócio comum; pedir os atos constitutivos à junta comercial.',
      },
      {
        en: 'Open the proposal of {act} and look for staff, address or proofs of capacity of {sanctioned_firm}; ask the agent who ran the tender.',
        pt: 'Abrir a proposta do {act} e procurar equipe, endereço ou atestados de {sanctioned_firm}; perguntar a quem conduziu a disputa.',
      },
    ],
    request: articlesOfAssociation,
  },
}
