import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const massSigningDay: Entries = {
  'TE-09-DAY': {
    looksFor: 'a day on which a body signs far more than on any other',
    gate: 'no day that comes back every year, and not the first or last days of a year',
    title: { en: 'many acts signed on one day', pt: 'muitos atos assinados em um só dia' },
    finding: {
      en: 'Indication of acts signed in bulk: {organization_label} signed acts of {acts} different tenders or suppliers on {signing_day}, where {expected_acts|few} would be expected and its next largest day has {next_largest} ({p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de assinatura em bloco: {organization_label|o} assinou em {signing_day} atos de {acts} licitações ou fornecedores diferentes, quando o esperado seria {expected_acts|few} e o segundo maior dia tem {next_largest} ({p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With {counterfactual} of them or fewer on the day this would not be flagged.',
      pt: 'Com {counterfactual} ou menos no dia, isto não seria apontado.',
    },
    against: {
      en: 'A system that stamps a batch with one date, or an authority that signs once a week or after leave, gathers regular acts on one day.',
      pt: 'Um sistema que data o lote inteiro de uma vez, ou uma autoridade que assina uma vez por semana ou na volta de férias, reúne atos regulares em um só dia.',
    },
    checks: [
      {
        en: 'Open the electronic signature logs of these acts and compare their hours on {signing_day}; ask the administrator of the document system.',
        pt: 'Abrir os registros de assinatura eletrônica desses atos e comparar os horários de {signing_day}; perguntar ao administrador do sistema de documentos.',
      },
      {
        en: 'Open the requisitions and see since when each file was ready for signature; ask the office of the authority of {organization_label} that signed.',
        pt: 'Abrir as requisições e ver desde quando cada processo estava pronto para assinatura; perguntar ao gabinete da autoridade {organization_label|de} que assinou.',
      },
      {
        en: 'Open the acts of the day and look for one need or one supplier under several of them; ask the units that requested them.',
        pt: 'Abrir os atos do dia e procurar uma mesma necessidade ou fornecedor em vários deles; perguntar aos setores requisitantes.',
      },
    ],
    request: askUnit({
      en: 'the electronic signature logs and the requisitions behind the acts of the day',
      pt: 'os registros de assinatura eletrônica e as requisições dos atos do dia',
    }),
  },
}
