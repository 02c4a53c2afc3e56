import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const roundBody: Entries = {
  'PA-22-BODY': {
    looksFor: 'a body whose purchases from several suppliers are worth round thousands far more often than others pay',
    gate: 'amounts that no single supplier explains',
    title: { en: 'round amounts of a body', pt: 'valores redondos de um órgão' },
    finding: {
      en: 'Indication of amounts that may have been set and not calculated: {hits} of {trials|purchases}[ from {supplier}][ at {organization}] are worth round thousands, against an expected {share_expected|percent} of purchases of such items (equal amounts of one tender, day or price count once; {p_value|p}).',
      pt: 'Indício de valores possivelmente fixados e não calculados: {hits} de {trials|purchases}[ de {supplier}][ {organization|em}], contadas uma vez por licitação, dia ou preço, têm valor em milhares redondos, quando o esperado nesses itens seria {share_expected|percent} ({p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|round_amounts} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|round_amounts} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'A body that contracts by ceilings or estimates, as for fuel or maintenance on demand, publishes the round ceiling and not the spending.',
      pt: 'Órgão que contrata por teto ou estimativa, como combustível ou manutenção sob demanda, publica o teto redondo e não o gasto.',
    },
    checks: [
      {
        en: 'Open the contracts of round value and read whether the value is a ceiling on demand or a fixed price; ask the contract managers of {organization_label}.',
        pt: 'Abrir os contratos de valor redondo e ler se o valor é teto sob demanda ou preço fixo; perguntar aos gestores dos contratos, {organization_label|em}.',
      },
      {
        opens: 'payments',
        en: 'Open the payments on them and see whether the sums paid are round as well; ask the finance unit of {organization_label}.',
        pt: 'Abrir os pagamentos deles e ver se as somas pagas também são redondas; perguntar ao setor financeiro {organization_label|de}.',
      },
      {
        en: 'Open the price surveys and the bills of quantities and look for the calculation of each amount; ask their authors.',
        pt: 'Abrir as pesquisas de preços e os quantitativos e procurar o cálculo de cada valor; perguntar a quem os elaborou.',
      },
    ],
    request: askUnit({
      en: 'the price surveys and the bills of quantities',
      pt: 'as pesquisas de preços e as planilhas de quantitativos',
    }),
  },
}
