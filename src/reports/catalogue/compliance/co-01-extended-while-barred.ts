import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const extendedWhileBarred: Entries = {
  'CO-01-EXTENDED': {
    looksFor: 'a contract extended or enlarged while its supplier was barred',
    gate: 'signed before the bar, and a sanction that bars with a known start',
    title: {
      en: 'contract extended while its supplier was barred',
      pt: 'contrato prorrogado com fornecedor sancionado',
    },
    finding: {
      en: 'Indication of a contract extended or enlarged while its supplier was barred: {supplier_label}, listed in {register} since {sanction_start_day}[, until {sanction_end_day}], was given an amendment to {act} on {amendment_day}[; it adds {addition_cents}][; it moves the end of the term to {new_end_day}].',
      pt: 'Indício de contrato prorrogado ou acrescido com fornecedor impedido: {supplier_label}, que constava do {register} desde {sanction_start_day}[, até {sanction_end_day}], teve aditivo de {amendment_day} ao {act}[, que acresce {addition_cents}][, que leva o término a {new_end_day}].',
    },
    counterfactual: {
      en: 'With an amendment before {sanction_start_day}[ or after {sanction_end_day}], this would not be flagged.',
      pt: 'Com aditivo anterior a {sanction_start_day}[ ou posterior a {sanction_end_day}], isto não seria apontado.',
    },
    against: {
      en: 'The sanction may bind another body alone, may be suspended by a court, or the amendment may only note a right that the contract already gave.',
      pt: 'A sanção pode obrigar só outro órgão ou estar suspensa pela Justiça, ou o aditivo pode apenas formalizar direito que o contrato já dava.',
    },
    checks: [
      {
        opens: 'sanctions',
        en: 'Open the register entry of {supplier_label} and read the kind, the reach and any suspension of the sanction; ask the body that applied it.',
        pt: 'Abrir o registro de {supplier_label} no cadastro e ler a espécie, o alcance e eventual suspensão da sanção; perguntar ao órgão que a aplicou.',
      },
      {
        en: 'Open the amendment of {amendment_day} and read whether it extends, enlarges or only records a readjustment; ask the contract manager of {organization_label}.',
        pt: 'Abrir o aditivo de {amendment_day} e ler se prorroga, acresce ou apenas registra reajuste; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        en: 'Open the look-ups in the registers made before the amendment of {act} and the legal opinion; ask the official who made them.',
        pt: 'Abrir as consultas aos cadastros feitas antes do aditivo do {act} e o parecer jurídico; perguntar ao servidor que as fez.',
      },
    ],
    request: askUnit({
      en: 'the amendments with the look-ups in CEIS and CNEP made before them',
      pt: 'os termos aditivos com as consultas ao CEIS e ao CNEP feitas antes deles',
    }),
  },
}
