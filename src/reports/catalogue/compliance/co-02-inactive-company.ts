import type { Entries } from '../entry.ts'

export const inactiveCompany: Entries = {
  'CO-02': {
    looksFor: 'a supplier whose registration had ended or was suspended before the act',
    gate: 'the day of the status known and before the act; not listed is not inactive',
    title: { en: 'supplier with an inactive registration', pt: 'fornecedor com cadastro inativo' },
    finding: {
      en: 'Indication of an inactive supplier: {supplier_label} has had the registration status {supplier_status|register} since {status_day}, {days_inactive|days} before {act} of {act_day} (date of {act_date|word})[; {successor_doubt|word}].',
      pt: 'Indício de fornecedor inativo: {supplier_label} estava na situação cadastral {supplier_status|register} desde {status_day}, {days_inactive|days} antes do {act}, de {act_day} (data de {act_date|word})[; {successor_doubt|word}].',
    },
    counterfactual: {
      en: 'An act on {counterfactual} or before, or a registration active on the day, would not be flagged.',
      pt: 'Um ato em {counterfactual} ou antes, ou um cadastro ativo na data, não seria apontado.',
    },
    against: {
      en: 'The status may have been entered with an earlier date or put right since, and a firm that was merged goes on in its successor.',
      pt: 'A situação pode ter sido lançada com data anterior ou já regularizada, e empresa incorporada continua na sucessora.',
    },
    checks: [
      {
        opens: 'suppliers',
        en: 'Open the register entry of {supplier_label} and read the reason and the day of the status {supplier_status|register}; ask the federal tax authority for the history.',
        pt: 'Abrir o cadastro de {supplier_label} e ler o motivo e o dia da situação {supplier_status|register}; pedir o histórico à Receita Federal.',
      },
      {
        en: 'Open the certificate used to qualify the supplier of {act} and compare its date with {status_day}; ask the official of {organization_label} who accepted it.',
        pt: 'Abrir a certidão usada na habilitação do {act} e comparar sua data com {status_day}; perguntar a quem a aceitou, {organization_label|em}.',
      },
      {
        opens: 'payments',
        en: 'Open the invoices of {act} and read which CNPJ issued them and received the money; ask the finance unit of {organization_label}.',
        pt: 'Abrir as notas fiscais do {act} e ler que CNPJ as emitiu e recebeu; perguntar ao setor financeiro {organization_label|de}.',
      },
    ],
    request: {
      en: 'Request from the federal tax authority (Receita Federal) the history of the registration of {suppliers} and from the contracting unit ({organizations}) the certificate used to qualify, in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à Receita Federal o histórico cadastral de {suppliers} e à unidade contratante ({organizations}) o comprovante usado na habilitação, em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
