import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const missingData: Entries = {
  'PA-20': {
    looksFor: 'a body whose contracts lack key fields far more often than those of others in the same source',
    gate: 'a field that the source publishes for others',
    title: { en: 'key data missing', pt: 'dados essenciais ausentes' },
    finding: {
      en: 'Indication of data that are missing: {hits} of {trials} key fields of the contracts of {organization_label} are empty ({share|percent}, against {share_expected|percent} elsewhere; {p_value|p}).',
      pt: 'Indício de dados ausentes: {hits} de {trials} campos essenciais dos contratos {organization_label|de} estão vazios ({share|percent}, diante de {share_expected|percent} nos demais; {p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|empty_fields} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|empty_fields} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'A change of system, an old form or a field that the body publishes elsewhere leaves gaps that hide nothing.',
      pt: 'Mudança de sistema, formulário antigo ou campo que o órgão publica em outro lugar deixa lacunas que nada escondem.',
    },
    checks: [
      {
        en: "Open the contracts with empty fields on the body's own portal and see whether the data stand there; ask the transparency officer of {organization_label}.",
        pt: 'Abrir os contratos com campos vazios no portal do próprio órgão e ver se os dados estão lá; perguntar ao responsável pela transparência {organization_label|de}.',
      },
      {
        en: 'Open the empty fields by month and see whether they begin or end with one system or one clerk; ask the unit that enters the records.',
        pt: 'Abrir os campos vazios mês a mês e ver se começam ou terminam com um sistema ou um setor; perguntar a quem lança os registros.',
      },
      {
        en: 'Open the largest of these contracts in the file and fill in supplier, value and dates; ask the contract managers, by an access request if needed.',
        pt: 'Abrir no processo os maiores desses contratos e completar fornecedor, valor e datas; perguntar aos gestores, por pedido de acesso se preciso.',
      },
    ],
    request: askUnit({
      en: 'the full records of the contracts and their publication on the portal (Lei 12.527/2011, art. 8)',
      pt: 'os registros completos dos contratos e sua publicação no portal (Lei 12.527/2011, art. 8º)',
    }),
  },
}
