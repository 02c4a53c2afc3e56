import type { Entries } from '../entry.ts'
import { sessionMinutes } from '../requests.ts'

export const disqualification: Entries = {
  'PA-07': {
    looksFor: 'a body that disqualifies far more of its bidders than others do for the same items',
    gate: 'a source that publishes disqualified bids',
    title: { en: 'many bidders disqualified', pt: 'desclassificações em excesso' },
    finding: {
      en: 'Indication of disqualification beyond the usual: {organization_label} disqualified {hits} of {trials} bidders ({share|percent}, against {share_expected|percent} elsewhere for the same items; {p_value|p}).',
      pt: 'Indício de desclassificação acima do usual: {organization_label|o} desclassificou {hits} de {trials} concorrentes ({share|percent}, diante de {share_expected|percent} nos demais para os mesmos itens; {p_value|p}).',
    },
    counterfactual: {
      en: 'With {counterfactual|disqualified_bidders} or fewer this would not be flagged.',
      pt: 'Com {counterfactual|disqualified_bidders} ou menos, isto não seria apontado.',
    },
    against: {
      en: 'A body that asks for samples, certificates or licences which its trade needs puts more bidders out than one that does not.',
      pt: 'Órgão que exige amostras, certificados ou licenças de que seu ramo precisa desclassifica mais do que outro que não exige.',
    },
    checks: [
      {
        en: 'Open the minutes of the tenders and count the reasons of disqualification by kind; ask the agents of {organization_label} who judged about the commonest.',
        pt: 'Abrir as atas das licitações e contar os motivos de desclassificação por espécie; perguntar a quem julgou, {organization_label|em}, sobre os mais comuns.',
      },
      {
        en: 'Open the notices and compare their demands with those of other bodies for the same items; ask the author of the demands for the technical reason.',
        pt: 'Abrir os editais e comparar suas exigências com as de outros órgãos para os mesmos itens; perguntar a quem as fixou o motivo técnico.',
      },
      {
        en: 'Open the tenders with most disqualified bidders and see who won them and at which price; ask the firms that were put out.',
        pt: 'Abrir as licitações com mais desclassificados e ver quem as venceu e por que preço; perguntar às empresas que ficaram fora.',
      },
    ],
    request: sessionMinutes,
  },
}
