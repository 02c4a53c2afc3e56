import type { Entries } from '../entry.ts'
import { estimateFiles } from '../requests.ts'

export const categoryJump: Entries = {
  'PR-13': {
    looksFor: 'a contract of far more value than all others of its class',
    gate: 'enough contracts of the class to have a fence',
    title: { en: 'value far above its class', pt: 'valor muito acima da classe' },
    finding: {
      en: 'Indication of an unusual value: {act} is worth {value_cents}, {ratio|tenth} times the {usual_value_cents} that are usual in {category} ({contracts|contracts} compared).',
      pt: 'Indício de valor incomum: o {act} vale {value_cents}, {ratio|tenth} vezes os {usual_value_cents} usuais em {category} ({contracts|contracts} na comparação).',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'Com valor de {counterfactual} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'The class {category} holds small and large purchases alike, and a contract for many units, years or places is large without being dear.',
      pt: 'A classe {category} reúne compras pequenas e grandes, e um contrato de muitas unidades, anos ou locais é grande sem ser caro.',
    },
    checks: [
      {
        en: 'Open the price sheet of {act} and divide the value of {value_cents} by units, months and places served; ask the contract manager of {organization_label} for what is missing.',
        pt: 'Abrir a planilha de preços do {act} e dividir o valor de {value_cents} por unidades, meses e locais atendidos; pedir ao gestor do contrato, {organization_label|em}, o que faltar.',
      },
      {
        en: 'Open the record at its source and compare the value with the signed contract, since a shifted decimal point is a common reason; ask the publisher of the record.',
        pt: 'Abrir o registro na fonte e comparar o valor com o contrato assinado, pois vírgula deslocada é causa comum; perguntar a quem publica o registro.',
      },
      {
        en: 'Open the price survey and the other bids of {act} and look whether the estimate and the rivals were of the same size; ask the author of the survey.',
        pt: 'Abrir a pesquisa de preços e as demais propostas do {act} e ver se o estimado e os concorrentes eram da mesma ordem; perguntar a quem fez a pesquisa.',
      },
    ],
    request: estimateFiles,
  },
}
