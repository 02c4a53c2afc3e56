import type { Entries } from '../entry.ts'

export const dateOrder: Entries = {
  'TE-04': {
    looksFor: 'dates of a contract in an order that cannot be regular',
    gate: 'the pairs of dates whose order the law sets',
    title: { en: 'dates out of order', pt: 'datas fora de ordem' },
    finding: {
      en: 'Indication of dates out of order on {act}: {second_date|word} on {second_day}, {days|days} before the {first_date|word} on {first_day} that should precede it.',
      pt: 'Indício de datas fora de ordem no {act}: data de {second_date|word} em {second_day}, {days|days} antes da data de {first_date|word} em {first_day}, que deveria precedê-la.',
    },
    counterfactual: {
      en: 'With {second_date|word} on {counterfactual} or later this would not be flagged.',
      pt: 'Com data de {second_date|word} em {counterfactual} ou depois, isto não seria apontado.',
    },
    against: {
      en: 'A date typed wrong or entered later is a common reason, and the signed instrument may show the right order.',
      pt: 'Data digitada errada ou lançada depois é causa comum, e o instrumento assinado pode mostrar a ordem correta.',
    },
    checks: [
      {
        en: 'Open the signed instrument of {act} and read both dates and the signatures; ask the contract manager of {organization_label}.',
        pt: 'Abrir o instrumento assinado do {act} e ler as duas datas e as assinaturas; perguntar ao gestor do contrato, {organization_label|em}.',
      },
      {
        en: 'Open the electronic signature log of {act} and compare its times with {first_day} and {second_day}; ask the administrator of the document system.',
        pt: 'Abrir o registro de assinatura eletrônica do {act} e comparar seus horários com {first_day} e {second_day}; perguntar ao administrador do sistema de documentos.',
      },
      {
        en: 'Open the record of {act} at its source and see which of the dates was changed later; ask the publisher of the record for a correction.',
        pt: 'Abrir o registro do {act} na fonte e ver qual das datas foi alterada depois; pedir a correção a quem publica o registro.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the signed instruments and the electronic signature logs of {count|findings} on dates out of order[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os instrumentos assinados e os registros de assinatura eletrônica de {count|findings} sobre datas fora de ordem[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
