import type { Entries } from '../entry.ts'

export const weekendAct: Entries = {
  'TE-07': {
    looksFor: 'a contract signed on a weekend or national holiday by a body that does not work then',
    gate: 'no emergency, no habit of the body, and no day on which bodies signed as on a working day',
    title: { en: 'act signed on a day off', pt: 'ato assinado em dia sem expediente' },
    finding: {
      en: 'Indication of an unusual day of signature: {act} was signed on {signing_day}, {day_kind|word}, by {organization_label}, which seldom signs on days off: {organization_acts_on_days_off} of its {organization_acts|contracts} (among all bodies {common_share|percent}).',
      pt: 'Indício de dia incomum de assinatura: o {act} foi assinado em {signing_day}, {day_kind|word}, {organization_label|por}, órgão que raramente assina em dias sem expediente: {organization_acts_on_days_off} de {organization_acts|contracts} (entre todos os órgãos, {common_share|percent}).',
    },
    counterfactual: {
      en: 'A signature on a working day, such as {counterfactual}, would not be flagged.',
      pt: 'Uma assinatura em dia útil, como {counterfactual}, não seria apontada.',
    },
    against: {
      en: 'An electronic signature given from home, an act signed on a working day and registered with another date, or a shift service explains a signature on a day off.',
      pt: 'Assinatura eletrônica feita de casa, ato assinado em dia útil e registrado com outra data, ou serviço em regime de plantão explicam uma assinatura em dia sem expediente.',
    },
    checks: [
      {
        en: 'Open the electronic signature log of {act} and read the day and hour of each signature; ask the administrator of the document system of {organization_label}.',
        pt: 'Abrir o registro de assinatura eletrônica do {act} e ler o dia e a hora de cada assinatura; perguntar ao administrador do sistema de documentos {organization_label|de}.',
      },
      {
        en: 'Open the signed instrument of {act} and compare its date with {signing_day} in the record; ask the publisher of the record if they differ.',
        pt: 'Abrir o instrumento assinado do {act} e comparar sua data com {signing_day} no registro; perguntar a quem publica o registro se forem diferentes.',
      },
      {
        en: 'Open the requisition of {act} and look for a reason that could not wait for a working day; ask those who signed.',
        pt: 'Abrir a requisição do {act} e procurar um motivo que não podia esperar um dia útil; perguntar a quem assinou.',
      },
    ],
    request: {
      en: 'Ask the contracting unit ({organizations}) for the electronic signature logs and the reason for the urgency in {count|findings} on days off, starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) os registros de assinatura eletrônica e o motivo da urgência em {count|findings} sobre dias sem expediente, a começar pelo {example}.',
    },
  },
}
