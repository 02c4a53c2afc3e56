// Texts of detectors that compare bodies, suppliers and histories with their peers.

import { askUnit } from './ask.ts'
import type { CatalogueEntry } from './entry.ts'

const execution = askUnit({
  en: 'the proof of delivery and of the technical and economic capacity shown at habilitation',
  pt: 'a comprovação de entrega e da capacidade técnica e econômica apresentada na habilitação',
})
const markets = askUnit({
  en: 'the price surveys, the notices and the list of firms invited',
  pt: 'as pesquisas de preços, os editais e a relação de empresas convidadas',
})

export const habitEntries: Readonly<Record<string, CatalogueEntry>> = {
  'PA-03': {
    title: { en: 'purchases without competition', pt: 'contratações diretas em excesso' },
    finding: {
      en: 'Indication of unusually many purchases without competition: {organization_label} bought {hits} of {trials|purchases} without competition ({share|percent}, against {share_expected|percent} elsewhere for the same items; p = {p_value}), worth {value_cents}.',
      pt: 'Indício de contratações diretas acima do usual: {organization_label} fez {hits} de {trials|purchases} sem licitação ({share|percent}, diante de {share_expected|percent} nos demais para os mesmos itens; p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With {counterfactual|purchases} without competition or fewer this would not be flagged.',
      pt: 'Com {counterfactual|purchases} sem licitação ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the grounds of the direct awards[ ({new_law}, art. 72)] and the annual purchasing plan',
      pt: 'as justificativas das contratações diretas[ ({new_law}, art. 72)] e o plano de contratações anual',
    }),
  },
  'RE-24': {
    title: { en: 'spending in few hands', pt: 'gasto concentrado em poucos fornecedores' },
    finding: {
      en: 'Indication of concentrated spending: {organization_label} has an index of {index} over {supplier_count|suppliers} in {contracts|contracts} (up to {highest_index} among its peers); {supplier} alone holds {leader_share|percent}, {value_cents}.',
      pt: 'Indício de gasto concentrado: {organization_label} tem índice de {index} entre {supplier_count|suppliers} em {contracts|contracts} (até {highest_index} entre seus pares); só {supplier} detém {leader_share|percent}, {value_cents}.',
    },
    counterfactual: {
      en: 'With an index of up to {highest_index} this would not be flagged.',
      pt: 'Com índice de até {highest_index}, isto não seria apontado.',
    },
    request: markets,
  },
  'PA-11': {
    title: { en: 'supplier of many kinds of things', pt: 'fornecedor de objetos muito variados' },
    finding: {
      en: 'Indication of a supplier without a trade of its own: {supplier_label} sold {classes} classes of things in {contracts|contracts} (up to {usual_classes} are usual), worth {value_cents}.',
      pt: 'Indício de fornecedor sem ramo definido: {supplier_label} vendeu {classes} classes de objetos em {contracts|contracts} (até {usual_classes} são usuais), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With {counterfactual} classes or fewer this would not be flagged.',
      pt: 'Com {counterfactual} classes ou menos, isto não seria apontado.',
    },
    request: execution,
  },
  'PA-13': {
    title: { en: 'small contracts, then a large one', pt: 'contratos pequenos seguidos de um grande' },
    finding: {
      en: 'Indication of a sudden rise: after {earlier_contracts|contracts} of up to {largest_earlier_cents} with {organization_label}, {supplier_label} got one of {value_cents}, {ratio|tenth} times the largest.',
      pt: 'Indício de salto repentino: após {earlier_contracts|contracts} de até {largest_earlier_cents} com {organization_label}, {supplier_label} obteve um de {value_cents}, {ratio|tenth} vezes o maior.',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'A {counterfactual} ou menos, isto não seria apontado.',
    },
    request: execution,
  },
  'PA-16': {
    title: { en: 'repeated emergency awards', pt: 'emergências repetidas' },
    finding: {
      en: 'Indication of an emergency that came back: {organization_label} made {awards|awards} by emergency for item {item} between {first_day} and {last_day} with {firm_count|firms}, worth {value_cents}.',
      pt: 'Indício de emergência repetida: {organization_label} fez {awards|awards} por emergência do item {item} entre {first_day} e {last_day} com {firm_count|firms}, no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'A single emergency award in a year would not be flagged.',
      pt: 'Uma única contratação emergencial em um ano não seria apontada.',
    },
    request: askUnit({
      en: 'the reports that state each emergency and the state of the regular tender for the same need',
      pt: 'os laudos que caracterizam cada emergência e o andamento da licitação regular para a mesma necessidade',
    }),
  },
  'PA-18': {
    title: { en: 'one supplier, dearer for one body', pt: 'mesmo fornecedor, preço maior para um órgão' },
    finding: {
      en: 'Indication of a price for one buyer alone: {supplier_label} charged {organization_label} {unit_price|brl} for item {item}, {ratio|tenth} times the {usual_unit_price|brl} of {other_purchases|purchases} by others within two months.',
      pt: 'Indício de preço diferenciado: {supplier_label} cobrou de {organization_label} {unit_price|brl} pelo item {item}, {ratio|tenth} vezes os {usual_unit_price|brl} de {other_purchases|purchases} de outros órgãos em dois meses.',
    },
    counterfactual: {
      en: 'At {counterfactual} a unit or less this would not be flagged.',
      pt: 'A {counterfactual} por unidade ou menos, isto não seria apontado.',
    },
    request: markets,
  },
  'PA-20': {
    title: { en: 'key data missing', pt: 'dados essenciais ausentes' },
    finding: {
      en: 'Indication of data that are missing: {hits} of {trials} key fields of the contracts of {organization_label} are empty ({share|percent}, against {share_expected|percent} elsewhere; p = {p_value}).',
      pt: 'Indício de dados ausentes: {hits} de {trials} campos essenciais dos contratos de {organization_label} estão vazios ({share|percent}, diante de {share_expected|percent} nos demais; p = {p_value}).',
    },
    counterfactual: {
      en: 'With {counterfactual} empty fields or fewer this would not be flagged.',
      pt: 'Com {counterfactual} campos vazios ou menos, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the full records of the contracts and their publication on the portal (Lei 12.527/2011, art. 8)',
      pt: 'os registros completos dos contratos e sua publicação no portal (Lei 12.527/2011, art. 8º)',
    }),
  },
  'RE-04': {
    title: { en: 'capital far below the contract', pt: 'capital social muito inferior ao contrato' },
    finding: {
      en: 'Indication of a firm too small for its contract: {value_cents} are {value_to_capital|tenth} times the capital of {supplier_label} ({capital_cents}).',
      pt: 'Indício de empresa pequena para o contrato: {value_cents} são {value_to_capital|tenth} vezes o capital social de {supplier_label} ({capital_cents}).',
    },
    counterfactual: {
      en: 'At {counterfactual} or less this would not be flagged.',
      pt: 'A {counterfactual} ou menos, isto não seria apontado.',
    },
    request: execution,
  },
  'RE-07': {
    title: { en: 'supplier of one body alone', pt: 'fornecedor de um único órgão' },
    finding: {
      en: 'Indication of an exclusive pair: all {contracts|contracts} of {supplier_label} are with {organization_label}, which buys {share_of_body|percent} of such items (p = {p_value}), worth {value_cents}.',
      pt: 'Indício de par exclusivo: os {contracts|contracts} de {supplier_label} são todos com {organization_label}, que compra {share_of_body|percent} desses itens (p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With a contract at any other body this would not be flagged.',
      pt: 'Com um contrato em qualquer outro órgão, isto não seria apontado.',
    },
    request: markets,
  },
  'RE-11': {
    title: { en: 'partner of a sanctioned firm', pt: 'sócio de empresa sancionada' },
    finding: {
      en: 'Indication of a link to a sanctioned firm: {supplier_label} shares a partner with {sanctioned_firm}, listed in {register} since {sanction_start_day}, on the day of the act, {act_day}.',
      pt: 'Indício de vínculo com empresa sancionada: {supplier_label} tem sócio em comum com {sanctioned_firm}, que constava do {register} desde {sanction_start_day}, na data do ato, {act_day}.',
    },
    counterfactual: {
      en: 'Without a partner in common, or with an act before {sanction_start_day}, this would not be flagged.',
      pt: 'Sem sócio em comum, ou com ato anterior a {sanction_start_day}, isto não seria apontado.',
    },
    request: {
      en: 'Request from the commercial registry the articles of association of {suppliers} and of the sanctioned firm, to see whether the one is, or continues, the other[ ({new_law}, art. 14, §1)], in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à junta comercial os atos constitutivos de {suppliers} e da empresa sancionada, para ver se uma é, ou continua, a outra[ ({new_law}, art. 14, §1º)], em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'RE-11-SUCCESSOR': {
    title: { en: 'supplier close to a sanctioned firm', pt: 'fornecedor muito próximo de empresa sancionada' },
    finding: {
      en: 'Indication of a bar that may have been evaded: {supplier_label} {link|word} {sanctioned_firm}, listed in {register} since {sanction_start_day}; the act is of {act_day}.',
      pt: 'Indício de possível burla a sanção: {supplier_label} {link|word} {sanctioned_firm}, que constava do {register} desde {sanction_start_day}; o ato é de {act_day}.',
    },
    counterfactual: {
      en: 'With an act before {sanction_start_day}, this would not be flagged.',
      pt: 'Com ato anterior a {sanction_start_day}, isto não seria apontado.',
    },
    request: {
      en: 'Request from the commercial registry the articles of association of {suppliers} and of the sanctioned firm, to see whether the one is, or continues, the other[ ({new_law}, art. 14, §1)], in {count|findings}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à junta comercial os atos constitutivos de {suppliers} e da empresa sancionada, para ver se uma é, ou continua, a outra[ ({new_law}, art. 14, §1º)], em {count|findings}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
  'TE-03': {
    title: { en: 'decision unusually fast or slow', pt: 'decisão rápida ou lenta demais' },
    finding: {
      en: 'Indication of an unusual decision time: {days|days} from the close of proposals on {proposals_close_day} to the award on {award_day}, against {usual_days|days} usually in {tenders|tenders} of this method.',
      pt: 'Indício de prazo incomum de decisão: {days|days} entre o fim das propostas em {proposals_close_day} e a adjudicação em {award_day}, diante dos {usual_days|days} usuais em {tenders|tenders} desta modalidade.',
    },
    counterfactual: {
      en: 'At {limit_days|days} this would not be flagged.',
      pt: 'Com {limit_days|days}, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the minutes of the session, the appeals and the act of award',
      pt: 'a ata da sessão, os recursos e o ato de adjudicação',
    }),
  },
  'TE-09': {
    title: { en: 'month with unusually many acts', pt: 'mês com atos em excesso' },
    finding: {
      en: 'Indication of a spike: {organization_label} signed {acts|acts} in {month|month}, where {expected_acts|tenth} were to be expected (p = {p_value}), worth {value_cents}.',
      pt: 'Indício de pico: {organization_label} assinou {acts|acts} em {month|month}, quando {expected_acts|tenth} seriam de esperar (p = {p_value}), no valor de {value_cents}.',
    },
    counterfactual: {
      en: 'With {counterfactual|acts} or fewer in the month this would not be flagged.',
      pt: 'Com {counterfactual|acts} ou menos no mês, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the annual purchasing plan and the requisitions behind the acts of the month',
      pt: 'o plano de contratações anual e as requisições dos atos do mês',
    }),
  },
  'TE-10-ENDED': {
    title: { en: 'extension of an ended contract', pt: 'prorrogação de contrato encerrado' },
    finding: {
      en: 'Indication of an extension after the end of the term: the amendment of {late_amendment_day} came {days_after_end|days} after the end then in force of {act}, and moved it to {last_end_day}.',
      pt: 'Indício de prorrogação após o fim da vigência: o aditivo de {late_amendment_day} veio {days_after_end|days} depois do término então vigente do {act}, e o levou a {last_end_day}.',
    },
    counterfactual: {
      en: 'With the amendment on {counterfactual} or before, this would not be flagged.',
      pt: 'Com o aditivo em {counterfactual} ou antes, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with their justification and the dates of their signature',
      pt: 'os termos aditivos com sua justificativa e as datas de assinatura',
    }),
  },
  'TE-10': {
    title: { en: 'late or many amendments', pt: 'aditivos tardios ou numerosos' },
    finding: {
      en: 'Indication of unusual amendments: {amendments|amendments} to the contract whose first term ran to {end_day}[ and that now runs to {last_end_day}][; one of {late_amendment_day} came {days_after_end|days} after its end].',
      pt: 'Indício de aditivos fora do usual: {amendments|amendments} ao contrato com término original em {end_day}[ e atual em {last_end_day}][; um de {late_amendment_day} veio {days_after_end|days} após o término].',
    },
    counterfactual: {
      en: 'With at most two amendments, all before the end of the term and none longer than it, this would not be flagged.',
      pt: 'Com até dois aditivos, todos antes do fim da vigência e nenhum mais longo que ela, isto não seria apontado.',
    },
    request: askUnit({
      en: 'the amendments with their justification and the dates of their signature',
      pt: 'os termos aditivos com sua justificativa e as datas de assinatura',
    }),
  },
}
