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
    against: {
      en: 'The sanction may reach only the body that applied it, or a court may have suspended it, and registers are late with both.',
      pt: 'A sanção pode alcançar só o órgão que a aplicou, ou estar suspensa pela Justiça, e os cadastros demoram a registrar as duas coisas.',
    },
    checks: [
      {
        opens: 'sanctions',
        en: 'Open the register entry of {supplier_label} and read the kind, the reach and the dates of the sanction beside {act_day}; ask the body that applied it.',
        pt: 'Abrir o registro de {supplier_label} no cadastro e ler a espécie, o alcance e as datas da sanção ao lado de {act_day}; perguntar ao órgão que a aplicou.',
      },
      {
        en: 'Open the file of {act} and look for the register look-ups made before the signature; ask the official of {organization_label} who qualified the supplier.',
        pt: 'Abrir o processo do {act} e procurar as consultas aos cadastros feitas antes da assinatura; perguntar a quem habilitou o fornecedor, {organization_label|em}.',
      },
      {
        en: 'Open the court records of {supplier_label} and look for an order that suspends the sanction; ask the legal unit of {organization_label}.',
        pt: 'Abrir os processos judiciais de {supplier_label} e procurar decisão que suspenda a sanção; perguntar à área jurídica {organization_label|de}.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the CEIS and CNEP consultations made before signature[ ({new_law}, art. 91, §4)] and from the sanctioning body the scope of the sanction of {suppliers}, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as consultas ao CEIS e ao CNEP feitas antes da assinatura[ ({new_law}, art. 91, §4º)] e ao órgão sancionador o alcance da sanção de {suppliers}, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
