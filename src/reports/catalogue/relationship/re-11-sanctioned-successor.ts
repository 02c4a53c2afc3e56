import type { Entries } from '../entry.ts'
import { articlesOfAssociation } from '../requests.ts'

export const sanctionedSuccessor: Entries = {
  'RE-11-SUCCESSOR': {
    looksFor: 'a branch of a barred firm, or a firm of a common partner opened after the bar or at its address',
    gate: 'a bar in force with a known start',
    title: { en: 'supplier close to a sanctioned firm', pt: 'fornecedor muito próximo de empresa sancionada' },
    finding: {
      en: 'Indication of a supplier close to a sanctioned firm: {supplier_label} {link|word} {sanctioned_firm}[, {known_by|word}], listed in {register} since {sanction_start_day}; {act} is of {act_day}.',
      pt: 'Indício de fornecedor muito próximo de empresa sancionada: {supplier_label} {link|word} {sanctioned_firm}[, {known_by|word}], que constava do {register} desde {sanction_start_day}; o {act} é de {act_day}.',
    },
    counterfactual: {
      en: 'With an act before {sanction_start_day}, this would not be flagged.',
      pt: 'Com ato anterior a {sanction_start_day}, isto não seria apontado.',
    },
    against: {
      en: 'A firm of the same family or building may be a business of its own, and the sanction may not reach this body at all.',
      pt: 'Empresa da mesma família ou do mesmo prédio pode ser negócio próprio, e a sanção pode nem alcançar este órgão.',
    },
    checks: [
      {
        opens: 'sanctions',
        en: 'Open the register entry of {sanctioned_firm} and read the kind and the reach of the sanction; ask the body that applied it.',
        pt: 'Abrir o registro de {sanctioned_firm} no cadastro e ler a espécie e o alcance da sanção; perguntar ao órgão que a aplicou.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entries of both firms and compare opening, address, activity and partners; ask the commercial registry for the articles of association.',
        pt: 'Abrir os cadastros das duas empresas e comparar abertura, endereço, atividade e sócios; pedir os atos constitutivos à junta comercial.',
      },
      {
        en: 'Open the proofs of capacity and the staff list in the file of {act} and see whether they come from {sanctioned_firm}; ask the official who accepted them.',
        pt: 'Abrir os atestados e a relação de equipe do {act} e ver se vêm de {sanctioned_firm}; perguntar a quem os aceitou.',
      },
    ],
    request: articlesOfAssociation,
  },
}
