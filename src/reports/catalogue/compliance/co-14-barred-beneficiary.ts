import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const barredBeneficiary: Entries = {
  'CO-14': {
    looksFor: 'a partnership with an organisation that the CEPIM lists as barred',
    gate: 'an agreement under Lei 13.019; the list bars no contract',
    title: { en: 'partnership with a barred organisation', pt: 'parceria com entidade impedida' },
    finding: {
      en: 'Indication of a barred partner: {supplier_label} is listed in the CEPIM, which gives no date of entry, and has a partnership under Lei 13.019/2014 ({act}[, value {value}]).',
      pt: 'Indício de entidade impedida: {supplier_label} consta do CEPIM, que não informa a data de inclusão, e tem parceria pela Lei 13.019/2014 ({act}[, valor {value}]).',
    },
    counterfactual: {
      en: 'An organisation that is not listed, or was listed after the partnership, would not be flagged.',
      pt: 'Uma entidade que não constasse da lista, ou incluída após a parceria, não seria apontada.',
    },
    against: {
      en: 'The list gives no dates, so that the bar may have come after the partnership or ended before it.',
      pt: 'O cadastro não traz datas, e o impedimento pode ser posterior à parceria ou ter acabado antes dela.',
    },
    checks: [
      {
        opens: 'sanctions',
        en: 'Open the CEPIM entry of {supplier_label} and read the agreement and the reason; ask the body that listed it for the day of entry.',
        pt: 'Abrir o registro de {supplier_label} no CEPIM e ler o convênio e o motivo; perguntar ao órgão que o incluiu o dia da inclusão.',
      },
      {
        en: 'Open the file of {act} and look for the look-up made before the partnership; ask the official of {organization_label} who approved it.',
        pt: 'Abrir o processo do {act} e procurar a consulta feita antes da parceria; perguntar a quem a aprovou, {organization_label|em}.',
      },
      {
        en: 'Open the accounts of the agreement that caused the bar and see whether they were since approved; ask {supplier_label} and the granting body.',
        pt: 'Abrir as contas do convênio que motivou o impedimento e ver se já foram aprovadas; perguntar a {supplier_label} e ao órgão concedente.',
      },
    ],
    request: askUnit({
      en: 'the CEPIM consultation made before the partnership and the reason of the bar',
      pt: 'a consulta ao CEPIM feita antes da parceria e o motivo do impedimento',
    }),
  },
}
