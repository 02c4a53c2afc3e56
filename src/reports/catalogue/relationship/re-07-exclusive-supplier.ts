import type { Entries } from '../entry.ts'
import { marketFiles } from '../requests.ts'

export const exclusiveSupplier: Entries = {
  'RE-07': {
    looksFor: 'a supplier all of whose contracts are with one body, although many bodies buy what it sells',
    gate: 'enough contracts; the more suppliers are like that, the less it says',
    title: { en: 'supplier of one body alone', pt: 'fornecedor de um único órgão' },
    finding: {
      en: 'Indication of a supplier with one buyer alone: all {contracts|contracts} of {supplier_label} are with {organization_label}, which buys {share_of_body|percent} of such items ({p_value|p})[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de fornecedor de um único órgão: os {contracts|contracts} de {supplier_label} são todos {organization_label|com}, que compra {share_of_body|percent} desses itens ({p_value|p})[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With a contract at any other body this would not be flagged.',
      pt: 'Com um contrato em qualquer outro órgão, isto não seria apontado.',
    },
    against: {
      en: 'A small firm next door to one body, or one founded for a special service, may have no other customer to serve.',
      pt: 'Empresa pequena vizinha de um órgão, ou criada para um serviço especial, pode não ter outro cliente a atender.',
    },
    checks: [
      {
        opens: 'suppliers',
        en: 'Open the register entry of {supplier_label} and look at size, place and activity beside the seat of {organization_label}; ask the firm about private customers.',
        pt: 'Abrir o cadastro de {supplier_label} e ver porte, local e atividade ao lado da sede {organization_label|de}; perguntar à empresa sobre clientes privados.',
      },
      {
        en: 'Open the notices and minutes of its contracts and count the rivals each time; ask the agents who ran the purchases.',
        pt: 'Abrir os editais e as atas de seus contratos e contar os concorrentes a cada vez; perguntar a quem conduziu as compras.',
      },
      {
        en: 'Open the price surveys of these contracts and see whether other firms were asked; ask their authors at {organization_label}.',
        pt: 'Abrir as pesquisas de preços desses contratos e ver se outras empresas foram consultadas; perguntar a quem as elaborou, {organization_label|em}.',
      },
    ],
    request: marketFiles,
  },
}
