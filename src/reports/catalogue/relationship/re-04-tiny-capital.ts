import type { Entries } from '../entry.ts'
import { capacityProofs } from '../requests.ts'

export const tinyCapital: Entries = {
  'RE-04': {
    looksFor: 'a contract worth many times the capital of its supplier, more than is usual among all suppliers',
    gate: 'more than ten times a capital on record',
    title: { en: 'capital far below the contract', pt: 'capital social muito inferior ao contrato' },
    finding: {
      en: 'Indication of a capital that is small for the contract: {act} is worth {value_cents}, {value_to_capital|tenth} times the {capital_cents} of capital of {supplier_label}.',
      pt: 'Indício de capital social baixo diante do contrato: o {act} vale {value_cents}, {value_to_capital|tenth} vezes os {capital_cents} de capital social de {supplier_label}.',
    },
    counterfactual: {
      en: 'At up to {counterfactual|times} the capital this would not be flagged.',
      pt: 'Com contrato de até {counterfactual|times} o capital, isto não seria apontado.',
    },
    against: {
      en: 'Capital on paper says little about means, since services and resale need hardly any, and it may have been raised since.',
      pt: 'Capital no papel diz pouco sobre os meios, pois serviços e revenda precisam de pouco, e ele pode ter sido aumentado depois.',
    },
    checks: [
      {
        en: 'Open the economic qualification of {act} and read the balance sheet and the guarantee of {supplier_label}; ask the official who accepted them.',
        pt: 'Abrir a qualificação econômica do {act} e ler o balanço e a garantia de {supplier_label}; perguntar a quem os aceitou.',
      },
      {
        opens: 'suppliers',
        en: 'Open the register entry of {supplier_label} and see whether the capital of {capital_cents} was that of the day of {act}; ask the commercial registry for the changes.',
        pt: 'Abrir o cadastro de {supplier_label} e ver se o capital de {capital_cents} era o da data do {act}; pedir as alterações à junta comercial.',
      },
      {
        opens: 'payments',
        en: 'Open the payments and delivery notes of {act} and see whether the firm performed without advances or subcontracts; ask the inspector.',
        pt: 'Abrir os pagamentos e recibos do {act} e ver se a empresa executou sem adiantamentos nem subcontratação; perguntar ao fiscal.',
      },
    ],
    request: capacityProofs,
  },
}
