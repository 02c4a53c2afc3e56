import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const oneValueManyItems: Entries = {
  'PA-15-VALUE': {
    looksFor: 'one value to the cent for different items of one supplier',
    gate: 'no round value, and none at which many suppliers sell',
    title: { en: 'one value for different things', pt: 'um mesmo valor para objetos diferentes' },
    finding: {
      en: 'Indication of values that may have been set and not calculated: {supplier_label} has {contracts|contracts} of exactly {one_value_cents} for {items} different items.',
      pt: 'Indício de valores possivelmente fixados e não calculados: {supplier_label} tem {contracts|contracts} de exatamente {one_value_cents} para {items} itens diferentes.',
    },
    counterfactual: {
      en: 'With at most {counterfactual|items} of one value this would not be flagged.',
      pt: 'Com no máximo {counterfactual|items} de mesmo valor, isto não seria apontado.',
    },
    against: {
      en: 'A fixed budget share, a cap of a grant or a rate that the supplier charges for any service gives one value for different things.',
      pt: 'Cota fixa de orçamento, teto de repasse ou tarifa única do fornecedor para qualquer serviço dá um mesmo valor a coisas diferentes.',
    },
    checks: [
      {
        en: 'Open the contracts of {one_value_cents} and read whether a grant, a quota or a price list sets the amount; ask the bodies that signed them.',
        pt: 'Abrir os contratos de {one_value_cents} e ler se um repasse, uma cota ou uma tabela fixa o valor; perguntar aos órgãos que os assinaram.',
      },
      {
        en: 'Open the proposals and cost sheets of two of them for unlike items and compare how the sum was reached; ask {supplier_label}.',
        pt: 'Abrir as propostas e planilhas de dois deles, de itens distintos, e comparar como se chegou à soma; perguntar a {supplier_label}.',
      },
      {
        opens: 'payments',
        en: 'Open the delivery notes and invoices of each and see whether unlike things were delivered; ask the officials who received them.',
        pt: 'Abrir os recibos e as notas fiscais de cada um e ver se foram entregues coisas distintas; perguntar aos servidores que receberam.',
      },
    ],
    request: askUnit({
      en: 'the proposals, the price surveys and the delivery notes',
      pt: 'as propostas, as pesquisas de preços e os comprovantes de entrega',
    }),
  },
}
