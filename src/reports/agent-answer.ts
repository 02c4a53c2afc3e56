// What an agent answers, in words: templates over facts, so that each number is one that the evidence has.

import type {
  AgentRecordsAnswer,
  AnswerObstacle,
  AnswerRecord,
  FoundRecords,
  JudgedRecords,
  RunAnswer,
} from '../domain/agent-answer.ts'
import type { AgentRow } from '../domain/agents.ts'
import { formatDate, formatMoney, formatNumber } from '../domain/format.ts'
import { type DataSource, type Language, type Severity, severities } from '../domain/vocabulary.ts'
import { sourceNames } from './catalogue/summary.ts'

type Words = Readonly<Record<Language, string>>

const sentences = {
  records: { en: '{records} records {source} match.', pt: '{records} registros {source} atendem ao pedido.' },
  record: { en: 'One record {source} matches.', pt: 'Um registro {source} atende ao pedido.' },
  no_record: { en: 'No record {source} matches.', pt: 'Nenhum registro {source} atende ao pedido.' },
  contracts: {
    en: 'Contracts among them: {contracts}; those with a stated value ({valued}) add up to {total}.',
    pt: 'Contratos entre eles: {contracts}; os que informam valor ({valued}) somam {total}.',
  },
  period: { en: 'They date from {first} to {last}.', pt: 'As datas vão de {first} a {last}.' },
  highest: { en: 'Of the highest value:', pt: 'De maior valor:' },
  judged: {
    en: 'Records {source} looked at: {records}. Indications found: {total} ({severities}).',
    pt: 'Registros {source} examinados: {records}. Indícios encontrados: {total} ({severities}).',
  },
  nothing: {
    en: 'Records {source} looked at: {records}. Nothing among them stands out.',
    pt: 'Registros {source} examinados: {records}. Nada entre eles se destaca.',
  },
  strongest: { en: 'The strongest:', pt: 'Os mais fortes:' },
  hedge: {
    en: 'An indication is a reason to look closer, not a proof.',
    pt: 'Um indício é motivo para olhar mais de perto, não uma prova.',
  },
  synthetic: {
    en: 'The records are generated (synthetic) and say nothing about real bodies or suppliers.',
    pt: 'Os registros são gerados (sintéticos) e nada dizem sobre órgãos ou fornecedores reais.',
  },
  nothing_asked: {
    en: 'This asks for nothing that records tell. Name what to look for, such as a body, a supplier, a place or a year.',
    pt: 'Isto não pede nada que os registros digam. Informe o que procurar, como um órgão, um fornecedor, um lugar ou um ano.',
  },
  unknown_names: {
    en: 'No record {source} has this name: {names}.',
    pt: 'Nenhum registro {source} tem este nome: {names}.',
  },
  nearest: { en: 'The nearest names on record: {nearest}.', pt: 'Os nomes registrados mais próximos: {nearest}.' },
  too_few_records: {
    en: 'Only {records} records {source} match; at least {minimum} are needed to compare them.',
    pt: 'Apenas {records} registros {source} atendem ao pedido; são necessários ao menos {minimum} para compará-los.',
  },
  too_many_records: {
    en: 'There are {records} records {source}, too many to judge while you wait: the coordinator starts an investigation of them.',
    pt: 'Há {records} registros {source}, demais para avaliar na hora: o coordenador inicia uma investigação sobre eles.',
  },
  under_way: {
    en: 'The investigation has been started and is still under way; its status and its stream say how far it is.',
    pt: 'A investigação foi iniciada e continua em andamento; a situação e o fluxo dela dizem até onde chegou.',
  },
  failed: {
    en: 'The investigation ended without results; its status says why.',
    pt: 'A investigação terminou sem resultados; a situação dela diz por quê.',
  },
  cancelled: {
    en: 'The investigation was cancelled; this is what it had found.',
    pt: 'A investigação foi cancelada; isto é o que ela havia encontrado.',
  },
  no_investigation: {
    en: 'No investigation of yours has results yet. The coordinator starts one.',
    pt: 'Nenhuma investigação sua tem resultados ainda. O coordenador inicia uma.',
  },
  unknown_investigation: {
    en: 'There is no investigation {id} that you can read. Your own are listed under GET /api/v1/investigations.',
    pt: 'Não há investigação {id} que você possa ler. As suas estão em GET /api/v1/investigacoes.',
  },
  may_not_start: {
    en: 'Starting an investigation takes the permission write:investigations.',
    pt: 'Iniciar uma investigação exige a permissão escrever:investigacoes.',
  },
  nothing_held: {
    en: 'No records are stored yet.',
    pt: 'Ainda não há registros armazenados.',
  },
  finding_by_id: {
    en: 'Agents read no single finding by its id. Name the investigation that it is of, or ask about it in a conversation.',
    pt: 'Agentes não leem um achado isolado pelo id. Indique a investigação de que ele é, ou pergunte sobre ele em uma conversa.',
  },
  cpf_not_searched: {
    en: 'Records are not searched by the CPF of a person. Name the contract, the public body or a company.',
    pt: 'Os registros não são pesquisados por CPF de pessoas. Indique o contrato, o órgão ou uma empresa.',
  },
  one_source: {
    en: 'Only the records {source} were read. Other sources have records too: name one to have it read.',
    pt: 'Foram lidos só os registros {source}. Outras fontes também têm registros: indique uma para que seja lida.',
  },
  who: { en: '{title}: {does}', pt: '{title}: {does}' },
  passed_on: { en: 'Passed on to the {title}.', pt: 'Encaminhado a: {title}.' },
  greeting: {
    en: 'Ask about public contracts. Who does what:',
    pt: 'Pergunte sobre contratos públicos. Quem faz o quê:',
  },
} as const satisfies Readonly<Record<string, Words>>

export type FixedAnswer = 'no_investigation' | 'may_not_start' | 'nothing_held' | 'cpf_not_searched' | 'finding_by_id'

type Facts = Readonly<Record<string, string | number>>

function say(key: keyof typeof sentences, language: Language, facts: Facts = {}): string {
  return sentences[key][language].replace(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name]
    return typeof fact === 'number' ? formatNumber(fact, language, 0) : (fact ?? '')
  })
}

/** A sentence without facts. */
export function fixedAnswer(which: FixedAnswer, language: Language): string {
  return say(which, language)
}

/** That an asker has no investigation of this id, whether or not somebody else has. */
export function wordUnknownRun(id: string, language: Language): string {
  return say('unknown_investigation', language, { id })
}

/** That one source was read, where others have records too. */
export function wordOneSource(source: DataSource, language: Language): string {
  return say('one_source', language, { source: sourceNames[source].of[language] })
}

/** What was found in the records. */
export function wordRecords(answer: AgentRecordsAnswer, language: Language): string {
  const { data_source, found, judged, obstacle, synthetic } = answer
  const source = sourceNames[data_source].of[language]
  const parts = [
    ...(obstacle ? wordObstacle(obstacle, { source, language }) : []),
    ...(found ? wordFound(found, { source, language }) : []),
    ...(judged ? wordJudged(judged, { source, language }) : []),
  ]
  return joined(parts, synthetic === true, language)
}

/** What an investigation found, or how far it is. */
export function wordRun({ data_source, state, judged, synthetic }: RunAnswer, language: Language): string {
  const source = sourceNames[data_source].of[language]
  const parts = [
    ...(state === 'completed' ? [] : [say(state, language)]),
    ...(judged ? wordJudged(judged, { source, language }) : []),
  ]
  return joined(parts, synthetic === true, language)
}

/** What agents do, one a line. */
export function wordAgents(agents: readonly AgentRow[], language: Language): string {
  const lines = agents.map(
    ({ title, does }) => `- ${say('who', language, { title: title[language], does: does[language] })}`,
  )
  return [say('greeting', language), ...lines].join('\n')
}

/** To whom a question was passed on. */
export function wordPassedOn({ title }: AgentRow, language: Language): string {
  return say('passed_on', language, { title: title[language] })
}

const planReasons = {
  named: { en: 'The request names this agent.', pt: 'A requisição indica este agente.' },
  records: {
    en: 'The records that the question is about are found and counted.',
    pt: 'Os registros de que a pergunta trata são encontrados e contados.',
  },
  all_anomalies: {
    en: 'Anomalies are asked for, of any kind.',
    pt: 'Pedem-se anomalias, de qualquer tipo.',
  },
  its_anomalies: {
    en: 'Anomalies of its kind are asked for.',
    pt: 'Pedem-se anomalias do seu tipo.',
  },
  other_anomalies: {
    en: 'Anomalies of other kinds are asked for.',
    pt: 'Pedem-se anomalias de outros tipos.',
  },
  no_anomalies: { en: 'No anomalies are asked for.', pt: 'Nenhuma anomalia é pedida.' },
  results: {
    en: 'The results of an investigation are asked for.',
    pt: 'Pedem-se os resultados de uma investigação.',
  },
  no_results: {
    en: 'No results of an investigation are asked for.',
    pt: 'Nenhum resultado de uma investigação é pedido.',
  },
  no_records: { en: 'No record is asked for.', pt: 'Nenhum registro é pedido.' },
} as const satisfies Readonly<Record<string, Words>>
export type PlanReason = keyof typeof planReasons

/** Why an agent is asked, or is not. */
export function wordPlanReason(reason: PlanReason, language: Language): string {
  return planReasons[reason][language]
}

/** The answers of several agents as one, each under its name. */
export function wordParts(
  parts: readonly { readonly agent: AgentRow; readonly answer: string }[],
  language: Language,
): string {
  return parts.map(({ agent, answer }) => `${agent.title[language]}: ${answer}`).join('\n\n')
}

interface Told {
  readonly source: string
  readonly language: Language
}

function wordObstacle(obstacle: AnswerObstacle, { source, language }: Told): readonly string[] {
  switch (obstacle.obstacle) {
    case 'nothing_asked':
      return [say('nothing_asked', language)]
    case 'unknown_names': {
      const { names, nearest } = obstacle
      const near = nearest.length > 0 ? [say('nearest', language, { nearest: nearest.join(', ') })] : []
      return [say('unknown_names', language, { source, names: names.join(', ') }), ...near]
    }
    case 'too_few_records':
      return [say('too_few_records', language, { source, records: obstacle.records, minimum: obstacle.minimum })]
    case 'too_many_records':
      return [say('too_many_records', language, { source, records: obstacle.records })]
  }
}

function wordFound(found: FoundRecords, { source, language }: Told): readonly string[] {
  const { records, contracts, contracts_with_value: valued, total_value, first_day, last_day, listed } = found
  if (records === 0) return [say('no_record', language, { source })]
  const total = formatMoney(total_value, language)
  const period =
    first_day === undefined || last_day === undefined
      ? []
      : [say('period', language, { first: formatDate(first_day, language), last: formatDate(last_day, language) })]
  return [
    say(records === 1 ? 'record' : 'records', language, { source, records }),
    ...(contracts > 0 ? [say('contracts', language, { contracts, valued, total }), ...period] : []),
    ...(listed.length > 0
      ? [`${say('highest', language)}${numbered(listed.map((each) => labelOf(each, language)))}`]
      : []),
  ]
}

function wordJudged(
  { records, total, by_severity, listed }: JudgedRecords,
  { source, language }: Told,
): readonly string[] {
  if (total === 0) return [say('nothing', language, { source, records })]
  const counted = severities.filter((severity) => by_severity[severity] > 0)
  const list = counted.map(
    (severity) => `${severityWords[severity][language]} ${formatNumber(by_severity[severity], language, 0)}`,
  )
  return [
    say('judged', language, { source, records, total, severities: list.join(', ') }),
    `${say('strongest', language)}${numbered(listed.map(({ description }) => description))}`,
    say('hedge', language),
  ]
}

const severityWords: Readonly<Record<Severity, Words>> = {
  critical: { en: 'critical', pt: 'severidade crítica' },
  high: { en: 'high', pt: 'alta' },
  medium: { en: 'medium', pt: 'média' },
  low: { en: 'low', pt: 'baixa' },
}

/** A record in short: what, from whom, for how much, when. */
export function labelOf({ description, supplier, organization, value, day }: AnswerRecord, language: Language): string {
  const parts = [
    description,
    organization,
    supplier,
    value === undefined ? undefined : formatMoney(value, language),
    day === undefined ? undefined : formatDate(day, language),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join(' · ')
}

/** The records that figures were made of, in short. */
export function labelOfSource(data_source: DataSource, records: number, language: Language): string {
  const source = sourceNames[data_source].of[language]
  return say(records === 0 ? 'no_record' : records === 1 ? 'record' : 'records', language, { source, records })
}

function numbered(items: readonly string[]): string {
  return items.map((item, index) => `\n${index + 1}. ${item}`).join('')
}

function joined(parts: readonly string[], isSynthetic: boolean, language: Language): string {
  return [...parts, ...(isSynthetic ? [say('synthetic', language)] : [])].join('\n')
}
