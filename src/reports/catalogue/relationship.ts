import { askUnit } from './ask.ts'
import type { CatalogueEntry } from './entry.ts'

export const relationshipEntries: Readonly<Record<string, CatalogueEntry>> = {
  'RE-23': {
    title: { en: 'supplier concentration at one body', pt: 'concentração de fornecedor em um órgão' },
    finding: {
      en: 'Indication of supplier concentration: {supplier_label} won {wins} of {purchases|purchases} at {organization_label}, against {wins_elsewhere} of {purchases_elsewhere} in the same market elsewhere (p = {p_value}).',
      pt: 'Indício de concentração de fornecedor: {supplier_label} venceu {wins} de {purchases|purchases} em {organization_label}, diante de {wins_elsewhere} de {purchases_elsewhere} no mesmo mercado em outros órgãos (p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual|wins} or fewer out of {purchases|purchases} the share would not be flagged.',
      pt: 'Com {counterfactual|wins} ou menos em {purchases|purchases}, a participação não seria apontada.',
    },
    otherwise: {
      en: 'The share alone would not be flagged: with no more single-bid tenders among the wins ({single_bid_wins} of {contested_wins}) than the {single_bid_share_elsewhere|percent} elsewhere, nothing would.',
      pt: 'A participação sozinha não seria apontada: sem mais propostas únicas entre as vitórias ({single_bid_wins} de {contested_wins}) que os {single_bid_share_elsewhere|percent} das demais, nada seria.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the notices, the habilitation records and the list of invited or disqualified bidders of the tenders won by {suppliers} ({count|findings}[, {money} at risk]), starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os editais, as atas de habilitação e a relação de convidados ou desclassificados das disputas vencidas por {suppliers} ({count|findings}[, {money} em risco]), a começar pelo {example}.',
    },
  },
  'RE-01': {
    title: { en: 'bidders with a common partner', pt: 'concorrentes com sócio em comum' },
    finding: {
      en: 'Indication of common control: {firm_count|firms} with a partner in common ({firms}) bid against each other in {joint_bids|acts} worth {value_cents}.',
      pt: 'Indício de controle comum: {firm_count|firms} com sócio em comum ({firms}) concorreram entre si em {joint_bids|acts} no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'Without bids of firms with a common partner in one tender this would not be flagged.',
      pt: 'Sem propostas de empresas com sócio em comum na mesma disputa, isto não seria apontado.',
    },
    request: {
      en: 'Request from the commercial registry the articles of association of the bidders, and from the contracting unit ({organizations}) the declarations of independent proposal, in {count|findings} on common partners[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à junta comercial os atos constitutivos dos licitantes e à unidade contratante ({organizations}) as declarações de elaboração independente de proposta em {count|findings} sobre sócios em comum[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'RE-02': {
    title: { en: 'bidders at one address', pt: 'concorrentes no mesmo endereço' },
    finding: {
      en: 'Indication of a link between bidders: {firm_count|firms} at one address ({firms}) bid against each other in {joint_bids|acts} worth {value_cents}.',
      pt: 'Indício de vínculo entre concorrentes: {firm_count|firms} no mesmo endereço ({firms}) concorreram entre si em {joint_bids|acts} no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'Without bids of firms at one address in one tender, or with so many firms there that it is a business centre, this would not be flagged.',
      pt: 'Sem propostas de empresas do mesmo endereço na mesma disputa, ou com tantas empresas nele que se trate de centro empresarial, isto não seria apontado.',
    },
    request: {
      en: 'Ask the contracting unit ({organizations}) for the proposals and proof of address of the bidders, and verify on site whether they work apart, in {count|findings} on common addresses[ ({money} at risk)], starting with {example}.',
      pt: 'Pedir à unidade contratante ({organizations}) as propostas e os comprovantes de endereço dos licitantes, e verificar no local se funcionam separados, em {count|findings} sobre endereços em comum[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'RE-03': {
    title: { en: 'large contract with a new company', pt: 'contrato de vulto com empresa recém-aberta' },
    finding: {
      en: 'Indication of a large contract with a new company: {supplier_label} was opened on {opened_day}, {age_days|days} before a contract of {value_cents} signed on {signing_day}[, {value_to_capital|tenth} times its capital of {capital_cents}].',
      pt: 'Indício de contrato de vulto com empresa recém-aberta: {supplier_label} foi aberta em {opened_day}, {age_days|days} antes do contrato de {value_cents} assinado em {signing_day}[, {value_to_capital|tenth} vezes o capital de {capital_cents}].',
    },
    counterfactual: {
      en: 'At {counterfactual} or less, or with a company at least one year old, this would not be flagged.',
      pt: 'A {counterfactual} ou menos, ou com empresa de pelo menos um ano, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the technical and economic habilitation papers[ ({new_law}, arts. 67 and 69)] of {suppliers} in {count|findings} on new companies[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) os documentos de qualificação técnica e econômico-financeira[ ({new_law}, arts. 67 e 69)] de {suppliers} em {count|findings} sobre empresas recém-abertas[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'RE-03-SERIES': {
    title: { en: 'new firms of one owner in series', pt: 'empresas novas em série de um mesmo sócio' },
    finding: {
      en: 'Indication of firms in series: {firm_count} firms with a partner in common ({firms}), opened between {first_opened_day} and {last_opened_day}, each sold to {organization_label} in its first year, {contracts|contracts} worth {value_cents}.',
      pt: 'Indício de empresas em série: {firm_count} empresas com sócio em comum ({firms}), abertas entre {first_opened_day} e {last_opened_day}, venderam cada uma a {organization_label} em seu primeiro ano, {contracts|contracts} no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With one young firm of the partner alone this would not be flagged.',
      pt: 'Com uma só empresa nova do sócio, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the papers of habilitation and the proofs of earlier performance of these firms',
      pt: 'os documentos de habilitação e os atestados de capacidade dessas empresas',
    }),
  },
  'RE-06': {
    title: { en: 'firms that take turns and bid close together', pt: 'empresas que se revezam com lances próximos' },
    finding: {
      en: 'Indication of bids that may be coordinated: {firm_count|firms} ({firms}) met {meetings} times in {tenders|tenders} of one market ({expected_meetings|few} to be expected), with bids {spread_ratio|percent} apart against {spread_ratio_elsewhere|percent} elsewhere (p = {p_value}).',
      pt: 'Indício de lances possivelmente coordenados: {firm_count|firms} ({firms}) se encontraram {meetings} vezes em {tenders|tenders} de um mercado (o esperado seria {expected_meetings|few}), com lances a {spread_ratio|percent} de distância diante de {spread_ratio_elsewhere|percent} nas demais (p = {p_value}).',
    },
    counterfactual: {
      en: 'With bids as far apart as elsewhere, or with meetings as rare as chance makes them, this would not be flagged.',
      pt: 'Com lances tão distantes quanto nas demais disputas, ou com encontros tão raros quanto o acaso os faz, isto não seria apontado.',
    },
    request: {
      en: 'Request from the contracting unit ({organizations}) the proposals with their metadata and the bid logs of {count|findings} on firms that take turns[ ({money} at risk)], starting with {example}, and compare texts, times and authors before any referral to CADE.',
      pt: 'Solicitar à unidade contratante ({organizations}) as propostas com seus metadados e os registros de lances de {count|findings} sobre empresas que se revezam[ ({money} em risco)], a começar pelo {example}, e comparar textos, horários e autores antes de eventual encaminhamento ao CADE.',
    },
  },
}
