import type { Entries } from '../entry.ts'

export const sanctionInForce: Entries = {
  'CO-01': {
    looksFor: 'a contract signed, or an item awarded, while a sanction that bars its supplier was in force',
    gate: 'the exact tax id, a sanction that bars, and both the day of the act and its start known',
    title: { en: 'supplier under sanction', pt: 'fornecedor com sanção vigente' },
    finding: {
      en: 'Indication of a supplier barred on the day: {act}, of {act_day}, is with {supplier_label}, listed in {register} since {sanction_start_day}[, until {sanction_end_day}][ ({sanction_type|register})][, applied by {sanctioning_body}][; {bar_doubt|word}].',
      pt: 'Indício de fornecedor impedido na data: o {act}, de {act_day}, tem como fornecedor {supplier_label}, que constava do {register} desde {sanction_start_day}[, até {sanction_end_day}][ ({sanction_type|register})][, sanção aplicada {sanctioning_body|por}][; {bar_doubt|word}].',
    },
    counterfactual: {
      en: 'An act before {sanction_start_day}[ or after {sanction_end_day}] would not have met this bar and would not be flagged.',
      pt: 'Um ato antes de {sanction_start_day}[ ou depois de {sanction_end_day}] não encontraria este impedimento e não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the CEIS and CNEP consultations made before signature[ ({new_law}, art. 91, §4)] and from the sanctioning body the scope of the sanction of {suppliers}, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as consultas ao CEIS e ao CNEP feitas antes da assinatura[ ({new_law}, art. 91, §4º)] e ao órgão sancionador o alcance da sanção de {suppliers}, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
