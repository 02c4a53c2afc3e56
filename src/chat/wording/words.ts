// Names and fixed texts of answers, in both languages.

import { findAgent } from '../../domain/agents.ts'
import type { Language, Severity } from '../../domain/vocabulary.ts'
import type { Grouping, Intent } from '../../question/question-reading.ts'
import type { Bilingual } from '../../reports/template.ts'
import type { FixedText } from '../answer-draft.ts'

/** A text in a language. */
export function textIn(language: Language, texts: Bilingual): string {
  return texts[language]
}

export const fixedTexts: Readonly<Record<FixedText, Bilingual>> = {
  help: {
    en: 'I answer from stored records of public contracts. Ask me to list contracts, to count or add them up (by supplier, body, year, month, state, municipality or procedure), to compare suppliers, bodies, years or states, or to look for anomalies, which starts an investigation. Ask how much money is at risk by its findings, which suppliers are sanctioned, and of one contract who bid, whether its price stands out and whether its supplier was sanctioned then; of a price, how it stands among those of records: “is R$ 25 for a ream of paper too much?”. Ask for the report of an investigation or the dossier of a supplier or body, in a format and for a reader: “report of that investigation as PDF for journalists”. Evidence bundles, charts and the matching of lists are made outside of this conversation, by the service and by `prumo bundle` and `prumo match`. Say where, when, who, what and how much: “the 10 largest contracts for works in Bahia in 2023, except Salvador”.',
    pt: 'Respondo a partir de registros guardados de contratos públicos. Peça para listar contratos, contar ou somar (por fornecedor, órgão, ano, mês, estado, município ou modalidade), comparar fornecedores, órgãos, anos ou estados, ou procurar anomalias, o que inicia uma investigação. Pergunte quanto dinheiro está em risco segundo os achados, quais fornecedores estão sancionados e, sobre um contrato, quem participou, se o preço se destaca e se o fornecedor estava sancionado na época; e, sobre um preço, como ele fica entre os dos registros: “R$ 25 a resma de papel está caro?”. Peça o relatório de uma investigação ou o dossiê de um fornecedor ou órgão, em um formato e para um leitor: “relatório dessa investigação em PDF para jornalistas”. Pacotes de evidências, gráficos e o cotejo de listas são feitos fora desta conversa, pelo serviço e com `prumo bundle` e `prumo match`. Diga onde, quando, quem, o quê e quanto: “os 10 maiores contratos de obras na Bahia em 2023, exceto Salvador”.',
  },
  greeting: {
    en: 'Hello. Ask me about public contracts, for example “how many contracts are there by year?”.',
    pt: 'Olá. Pergunte sobre contratos públicos, por exemplo “quantos contratos há por ano?”.',
  },
  thanks: {
    en: 'You are welcome. Ask on whenever you like.',
    pt: 'De nada. Pergunte mais quando quiser.',
  },
  off_topic: {
    en: 'That is not something records of public contracts can answer. Ask me about contracts, suppliers, public bodies or spending.',
    pt: 'Isso não é algo que registros de contratos públicos respondam. Pergunte sobre contratos, fornecedores, órgãos públicos ou gastos.',
  },
  nothing_to_explain: {
    en: 'There is no finding here to explain yet. Ask me to look for anomalies first, or name an investigation.',
    pt: 'Ainda não há aqui um achado para explicar. Peça primeiro que eu procure anomalias ou indique uma investigação.',
  },
  no_investigation: {
    en: 'You have no investigation yet. Ask me to look for anomalies to start one.',
    pt: 'Você ainda não tem investigação. Peça que eu procure anomalias para iniciar uma.',
  },
  which_price: {
    en: 'Which price do you mean? Name a record by its number (“is contract 12/2024 overpriced?”), a supplier by its name or CNPJ (“is Alfa Ltda overpriced?”), or a price of a thing (“is R$ 25 for a ream of paper too much?”).',
    pt: 'De qual preço se trata? Informe um registro pelo número (“o contrato 12/2024 está superfaturado?”), um fornecedor pelo nome ou CNPJ (“a Alfa Ltda cobra caro?”) ou o preço de uma coisa (“R$ 25 a resma de papel está caro?”).',
  },
  no_risk_known: {
    en: 'How much money is at risk is said by findings, each for its contract, and there are none to add up here. Ask me to look for anomalies, for example “investigate overpricing in Bahia”.',
    pt: 'Quanto dinheiro está em risco é dito pelos achados, cada um sobre o seu contrato, e aqui não há nenhum a somar. Peça que eu procure anomalias, por exemplo “investigue sobrepreço na Bahia”.',
  },
  may_not_start: {
    en: 'That takes an investigation, which your account may not start. This is what the records say without one:',
    pt: 'Isso exige uma investigação, que sua conta não pode iniciar. Eis o que os registros dizem sem ela:',
  },
  not_judged: {
    en: 'A look-up judges nothing: whether any of these stands out takes an investigation. They are all that match, conspicuous or not.',
    pt: 'Uma consulta não julga nada: saber se algum destes se destaca exige uma investigação. São todos os que atendem ao pedido, destaquem-se ou não.',
  },
  plain_list: {
    en: 'These are the records as they stand. To have anomalies looked for among them, say “investigate those”.',
    pt: 'Estes são os registros como estão. Para procurar anomalias entre eles, diga “investigue esses”.',
  },
  cpf_not_searched: {
    en: 'I do not search by the CPF of a person, nor keep it. Name the contract, the public body or a company.',
    pt: 'Não pesquiso por CPF de pessoas, nem o guardo. Indique o contrato, o órgão ou uma empresa.',
  },
  last_years: {
    en: 'No year was named, so these are the last one with records and the one before it.',
    pt: 'Nenhum ano foi indicado; por isso estes são o último com registros e o anterior a ele.',
  },
  report_later: {
    en: 'A report is made of an investigation, or of one supplier or body as a dossier, and this names neither. Say “report of investigation” with its id, or “dossier of” a supplier or body. This is what the records say:',
    pt: 'Um relatório é feito de uma investigação ou, como dossiê, de um fornecedor ou órgão, e aqui não se indica nem um nem outro. Diga “relatório da investigação” com o id dela, ou “dossiê de” um fornecedor ou órgão. Eis o que os registros dizem:',
  },
  report_full: {
    en: 'The dossier was not asked for as a report: you have as many reports waiting or kept as an account may have. Delete one, or ask again later.',
    pt: 'O dossiê não foi pedido como relatório: você tem tantos relatórios em espera ou guardados quantos uma conta pode ter. Exclua um ou peça de novo mais tarde.',
  },
  other_format: {
    en: 'Nothing is made as a document of Word or the like. A report of an investigation or a dossier is made as Markdown, HTML, PDF, XLSX, CSV or JSON: ask for “the report as PDF”. Word opens the HTML.',
    pt: 'Nada é feito como documento do Word ou parecido. Um relatório de investigação ou um dossiê sai em Markdown, HTML, PDF, XLSX, CSV ou JSON: peça “o relatório em PDF”. O Word abre o HTML.',
  },
  export_way: {
    en: 'A conversation exports nothing itself. Contracts are exported, with filters, by POST /api/v1/export/contracts/export or `prumo export contracts`, and findings by POST /api/v1/export/anomalies/export or `prumo export findings`, as CSV, JSON, JSON Lines, XLSX or PDF.',
    pt: 'A conversa não exporta nada por si. Contratos são exportados, com filtros, por POST /api/v1/export/contracts/export ou `prumo export contracts`, e achados por POST /api/v1/export/anomalies/export ou `prumo export findings`, em CSV, JSON, JSON Lines, XLSX ou PDF.',
  },
}

/** What an agent is doing, by the stage of the answer or the phase of its run. */
export const stageTexts: Readonly<Record<string, Bilingual>> = {
  reading: { en: 'Reading the question', pt: 'Lendo a pergunta' },
  initialization: { en: 'Planning the search', pt: 'Planejando a busca' },
  data_collection: { en: 'Collecting records', pt: 'Coletando registros' },
  preprocessing: { en: 'Preparing records', pt: 'Preparando registros' },
  agent_analysis: { en: 'Analysing records', pt: 'Analisando registros' },
  pattern_detection: { en: 'Looking for patterns', pt: 'Procurando padrões' },
  result_aggregation: { en: 'Weighing what was found', pt: 'Ponderando o que foi encontrado' },
  report_generation: { en: 'Writing the results', pt: 'Redigindo os resultados' },
}

/** That another agent answers than the one that is asked for; both as people call them. */
export function passedOnText(asked: string, answers: string, language: Language): string {
  const title = (name: string) => findAgent(name)?.title[language] ?? name
  return {
    en: `You asked for another agent: ${title(asked)}. This question is not its job; here answers: ${title(answers)}.`,
    pt: `Você pediu outro agente: ${title(asked)}. Esta pergunta não cabe a ele; quem responde: ${title(answers)}.`,
  }[language]
}

/** Why an agent answers, by what is asked for. */
export const reasonTexts: Readonly<Record<Intent | 'asked_for', Bilingual>> = {
  asked_for: { en: 'The message asks for this agent.', pt: 'A mensagem pede este agente.' },
  investigate: {
    en: 'Anomalies are looked for by an investigation.',
    pt: 'Anomalias são procuradas por uma investigação.',
  },
  lookup: { en: 'Records are listed.', pt: 'Registros são listados.' },
  count: { en: 'Records are counted.', pt: 'Registros são contados.' },
  sum: { en: 'Values are added up.', pt: 'Valores são somados.' },
  compare: { en: 'Figures are compared.', pt: 'Números são comparados.' },
  explain: { en: 'A finding is explained.', pt: 'Um achado é explicado.' },
  dossier: { en: 'What records say of one party is gathered.', pt: 'Reúne-se o que os registros dizem de uma parte.' },
  report: { en: 'A report is asked for.', pt: 'Pede-se um relatório.' },
  follow: { en: 'An investigation is followed.', pt: 'Acompanha-se uma investigação.' },
  data_held: { en: 'The data that are held are described.', pt: 'Descrevem-se os dados disponíveis.' },
  help: { en: 'What can be asked is explained.', pt: 'Explica-se o que se pode perguntar.' },
  small_talk: { en: 'No record is asked for.', pt: 'Nenhum registro é pedido.' },
  off_topic: { en: 'No record answers this.', pt: 'Nenhum registro responde a isto.' },
}

type GroupName = Readonly<Record<Language, { readonly one: string; readonly several: string }>>

export const groupNames: Readonly<Record<Grouping, GroupName>> = {
  supplier: { en: { one: 'supplier', several: 'suppliers' }, pt: { one: 'fornecedor', several: 'fornecedores' } },
  organization: { en: { one: 'body', several: 'bodies' }, pt: { one: 'órgão', several: 'órgãos' } },
  year: { en: { one: 'year', several: 'years' }, pt: { one: 'ano', several: 'anos' } },
  month: { en: { one: 'month', several: 'months' }, pt: { one: 'mês', several: 'meses' } },
  state: { en: { one: 'state', several: 'states' }, pt: { one: 'estado', several: 'estados' } },
  municipality: {
    en: { one: 'municipality', several: 'municipalities' },
    pt: { one: 'município', several: 'municípios' },
  },
  modality: { en: { one: 'procedure', several: 'procedures' }, pt: { one: 'procedimento', several: 'procedimentos' } },
  contract_type: {
    en: { one: 'kind of contract', several: 'kinds of contract' },
    pt: { one: 'tipo de contrato', several: 'tipos de contrato' },
  },
}

export const modalityNames: Readonly<Record<string, Bilingual>> = {
  pregao: { en: 'reverse auction', pt: 'pregão' },
  concorrencia: { en: 'open tender', pt: 'concorrência' },
  tomada_de_precos: { en: 'price quotation tender', pt: 'tomada de preços' },
  convite: { en: 'invitation', pt: 'convite' },
  dispensa: { en: 'waiver of bidding', pt: 'dispensa' },
  inexigibilidade: { en: 'unenforceability of bidding', pt: 'inexigibilidade' },
  concurso: { en: 'contest', pt: 'concurso' },
  leilao: { en: 'auction', pt: 'leilão' },
  dialogo_competitivo: { en: 'competitive dialogue', pt: 'diálogo competitivo' },
  credenciamento: { en: 'accreditation', pt: 'credenciamento' },
}

export const sourceNames: Readonly<Record<string, Bilingual>> = {
  portal_transparencia: { en: 'Portal da Transparência', pt: 'Portal da Transparência' },
  tcu: { en: 'TCU', pt: 'TCU' },
  cgu: { en: 'CGU', pt: 'CGU' },
  compras_gov: { en: 'Compras.gov.br and PNCP', pt: 'Compras.gov.br e PNCP' },
}

export const severityNames: Readonly<Record<Severity, Bilingual>> = {
  critical: { en: 'critical', pt: 'crítica' },
  high: { en: 'high', pt: 'alta' },
  medium: { en: 'medium', pt: 'média' },
  low: { en: 'low', pt: 'baixa' },
}
