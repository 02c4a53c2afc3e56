// Texts of detectors that hold acts against registers: of companies, of commitments, of dated bids.

import { askUnit } from './ask.ts'
import type { CatalogueEntry } from './entry.ts'

export const registerEntries: Readonly<Record<string, CatalogueEntry>> = {
  'CO-08': {
    title: { en: 'small-firm preference beyond the cap', pt: 'benefício a pequena empresa acima do teto' },
    finding: {
      en: 'Indication of a preference that may not have been due: {supplier_label}, declared as {size|word}, had {contracts|contracts} worth {contracted_cents} in {year|plain} before the act of {act_day}, above the {cap_cents} up to which small firms are preferred.',
      pt: 'Indício de benefício possivelmente indevido: {supplier_label}, declarado como {size|word}, tinha {contracts|contracts} no valor de {contracted_cents} em {year|plain}, antes do ato de {act_day}, acima dos {cap_cents} até os quais há preferência a pequenas empresas.',
    },
    counterfactual: {
      en: 'With {counterfactual} or less contracted in that year before the act, or without the preference, this would not be flagged.',
      pt: 'Com {counterfactual} ou menos contratados no ano antes do ato, ou sem o benefício, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the declaration of Lei 14.133/2021, art. 4, §2 and from {suppliers} the list of contracts of the year, in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a declaração da Lei 14.133/2021, art. 4º, §2º, e a {suppliers} a relação de contratos do ano, em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'CO-09': {
    title: { en: 'item not kept for small firms', pt: 'item sem exclusividade a pequenas empresas' },
    finding: {
      en: 'Indication of a preference not applied: {act}, estimated at {estimate_cents}, was open to all, while items of up to {limit_cents} are for small firms unless one of the exceptions of the law applies.',
      pt: 'Indício de benefício não aplicado: o {act}, com estimativa de {estimate_cents}, foi aberto a todos, embora itens de até {limit_cents} sejam exclusivos de pequenas empresas, salvo exceção legal.',
    },
    counterfactual: {
      en: 'With an estimate above {counterfactual}, or with the preference applied, this would not be flagged.',
      pt: 'Com estimativa acima de {counterfactual}, ou com o benefício aplicado, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the reasons for which LC 123/2006, art. 48, I was not applied (art. 49)',
      pt: 'a justificativa para não aplicar a LC 123/2006, art. 48, I (art. 49)',
    }),
  },
  'TE-02': {
    title: { en: 'winning bid after the close', pt: 'proposta vencedora após o encerramento' },
    finding: {
      en: 'Indication of a late bid: the winning bid of {supplier} is dated {bid_day}, {days|days} after proposals closed on {proposals_close_day}.',
      pt: 'Indício de proposta intempestiva: a proposta vencedora de {supplier} é de {bid_day}, {days|days} após o encerramento das propostas em {proposals_close_day}.',
    },
    counterfactual: {
      en: 'A bid handed in on {counterfactual} or before would not be flagged.',
      pt: 'Uma proposta entregue em {counterfactual} ou antes não seria apontada.',
    },
    request: askUnit({
      en: 'the log of the bids as received and any extension of the deadline',
      pt: 'o registro de recebimento das propostas e eventual prorrogação do prazo',
    }),
  },
  'TE-12': {
    title: { en: 'reinforced commitment', pt: 'empenho reforçado' },
    finding: {
      en: 'Indication of unusual reinforcement: a commitment of {act} was raised {reinforcements|times} by {added_cents} ({added_ratio|percent} of the {committed_cents} first committed).',
      pt: 'Indício de reforço incomum: um empenho do {act} foi reforçado {reinforcements|times} em {added_cents} ({added_ratio|percent} dos {committed_cents} inicialmente empenhados).',
    },
    counterfactual: {
      en: 'With fewer than {threshold} reinforcements that add {counterfactual} or less this would not be flagged.',
      pt: 'Com menos de {threshold} reforços, que somassem {counterfactual} ou menos, isto não seria apontado.',
    },
    otherwise: {
      en: 'With fewer than {threshold} reinforcements this would not be flagged.',
      pt: 'Com menos de {threshold} reforços, isto não seria apontado.',
    },
    request: {
      en: 'Request from the finance unit of the contracting unit ({organizations}) the notes of commitment and the reasons of their reinforcement in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar ao setor financeiro da unidade contratante ({organizations}) as notas de empenho e a motivação dos reforços em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'PA-12': {
    title: { en: 'purchase outside the supplier’s activity', pt: 'compra fora da atividade do fornecedor' },
    finding: {
      en: 'Indication of a purchase outside the supplier’s activity: {supplier_label} has its main activity in CNAE group {activity}, from which come {same_activity} of {compared|purchases} of {category} made from other firms.',
      pt: 'Indício de compra fora da atividade do fornecedor: a atividade principal de {supplier_label} é do grupo CNAE {activity}, do qual vêm {same_activity} de {compared|purchases} de {category} feitas a outras empresas.',
    },
    counterfactual: {
      en: 'With {counterfactual|purchases} or more of the class from firms of this activity, this would not be flagged.',
      pt: 'Com {counterfactual|purchases} ou mais da classe a empresas dessa atividade, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the proof of technical capacity and of the activities of {suppliers}, in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) a comprovação de capacidade técnica e das atividades de {suppliers}, em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'RE-10': {
    title: { en: 'partner change before the award', pt: 'mudança de sócios antes da contratação' },
    finding: {
      en: 'Indication of a change of partners: {partners_joined|partners} joined {supplier_label}, most recently on {joined_day}, {days|days} before the act of {act_day}.',
      pt: 'Indício de mudança societária: ingresso de {partners_joined|partners} em {supplier_label}, o mais recente em {joined_day}, {days|days} antes do ato de {act_day}.',
    },
    counterfactual: {
      en: 'An act on {counterfactual} or later would not be flagged.',
      pt: 'Um ato em {counterfactual} ou depois não seria apontado.',
    },
    request: {
      en: 'Request from the commercial registry the history of partners of {suppliers} and from the contracting unit ({organizations}) the habilitation papers, in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à junta comercial o histórico de sócios de {suppliers} e à unidade contratante ({organizations}) os documentos de habilitação, em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
