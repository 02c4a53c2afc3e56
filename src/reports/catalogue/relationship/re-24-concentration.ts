import type { Entries } from '../entry.ts'
import { marketFiles } from '../requests.ts'

export const concentration: Entries = {
  'RE-24': {
    looksFor: 'a body whose spending lies in few hands, far beyond other bodies of as many contracts',
    gate: 'enough contracts of the body and enough bodies of its size',
    title: { en: 'spending in few hands', pt: 'gasto concentrado em poucos fornecedores' },
    finding: {
      en: 'Indication of concentrated spending: {organization_label} has a concentration index (HHI, from 0 to 1) of {index|fine} over {supplier_count|suppliers} in {contracts|contracts} (up to {highest_index|fine} among its peers); {supplier} alone holds {leader_share|percent}[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de gasto concentrado: {organization_label|o} tem índice de concentração (HHI, de 0 a 1) de {index|fine} entre {supplier_count|suppliers} em {contracts|contracts} (até {highest_index|fine} entre seus pares); só {supplier} detém {leader_share|percent}[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With an index of up to {highest_index|fine} this would not be flagged.',
      pt: 'Com índice de até {highest_index|fine}, isto não seria apontado.',
    },
    against: {
      en: 'One large service, such as a hospital, buses or power, fills most of a budget wherever it is bought.',
      pt: 'Um único serviço grande, como hospital, transporte ou energia, ocupa a maior parte do orçamento onde quer que seja contratado.',
    },
    checks: [
      {
        en: 'Open the contracts of {supplier} and see whether one large service explains the {leader_share|percent}; ask the planning unit of {organization_label}.',
        pt: 'Abrir os contratos de {supplier} e ver se um único serviço grande explica os {leader_share|percent}; perguntar ao setor de planejamento {organization_label|de}.',
      },
      {
        en: 'Open the minutes of the largest of them and count the rivals; ask the agents who ran the tenders.',
        pt: 'Abrir as atas dos maiores e contar os concorrentes; perguntar a quem conduziu as licitações.',
      },
      {
        en: 'Open the extensions of these contracts and see when the service was last put to tender; ask the legal unit of {organization_label}.',
        pt: 'Abrir as prorrogações desses contratos e ver quando o serviço foi licitado pela última vez; perguntar à área jurídica {organization_label|de}.',
      },
    ],
    request: marketFiles,
  },
}
