import type { Entries } from '../entry.ts'

export const paidAboveContract: Entries = {
  'PA-24': {
    looksFor: 'more paid, net of reversals, than the contract and its amendments allow',
    gate: 'payments joined to the contract; a small excess may be a readjustment that was not published',
    title: { en: 'paid above the contract', pt: 'pagamento acima do contrato' },
    finding: {
      en: 'Indication of overpayment: {total_paid_cents} paid in {payments|payments} on {act}, net of reversals, against {ceiling_cents} contracted with amendments.',
      pt: 'Indício de pagamento a maior: {total_paid_cents} pagos em {payments|payments} no {act}, líquidos de estornos, diante de {ceiling_cents} contratados com aditivos.',
    },
    counterfactual: {
      en: 'With {counterfactual} paid or less, or with an amendment that covers the rest, this would not be flagged.',
      pt: 'Com {counterfactual} pagos ou menos, ou com aditivo que cubra o restante, isto não seria apontado.',
    },
    against: {
      en: 'A readjustment, interest or an amendment that was not published would cover a sum above {ceiling_cents}.',
      pt: 'Reajuste, juros ou aditivo não publicado cobriria uma soma acima de {ceiling_cents}.',
    },
    checks: [
      {
        en: 'Open the amendments and readjustment notes in the file of {act} and add up what was contracted; ask the contract manager of {organization_label}.',
        pt: 'Abrir os aditivos e as apostilas do {act} e somar o que foi contratado; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        opens: 'payments',
        en: 'Open the payments and take away reversals, withheld taxes and what names another contract; ask the finance unit.',
        pt: 'Abrir os pagamentos e descontar estornos, tributos retidos e o que cita outro contrato; perguntar ao setor financeiro.',
      },
      {
        opens: 'payments',
        en: 'Open the settlement notes of the last payments and compare them with the measurements; ask the inspector of the contract.',
        pt: 'Abrir as notas de liquidação dos últimos pagamentos e compará-las com as medições; perguntar ao fiscal do contrato.',
      },
    ],
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the settlement notes, bank orders and readjustment notes in {count|findings} on payments above the contract[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as liquidações, ordens bancárias e apostilas de reajuste em {count|findings} sobre pagamentos acima do contrato[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
