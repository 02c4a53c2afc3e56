// The operations that are tools of an assistant (Model Context Protocol): what each is called, and what it is good for.

import type { Language } from '../../domain/vocabulary.ts'
import type { OperationId } from '../operations.ts'

type Text = Readonly<Record<Language, string>>

/** What the words of a result are made of. */
export type ToolResultKind =
  | 'list'
  | 'record'
  | 'figures'
  | 'answer'
  | 'findings'
  | 'finding'
  | 'found'
  | 'started'
  | 'status'

export interface ToolRow {
  /** What is carried out: its row says who may, what it takes and what it gives. */
  readonly operation: OperationId
  readonly name: Text
  /** Default: the summary of the operation. */
  readonly title?: Text
  readonly description: Text
  readonly result: ToolResultKind
  /** Fields of the body or query that are not offered. */
  readonly omits?: readonly string[]
  /** It changes nothing at all. */
  readonly isReadOnly: boolean
}

// Pages and plain filters are enough for an assistant: sparse fields would give what the output schema does not say.
const ofLists = ['cursor', 'fields', 'include', 'filter', 'updated_since'] as const
const search = { result: 'list', omits: ofLists, isReadOnly: true } as const
const inWords = { operation: 'chat_message', result: 'answer', omits: ['agent_name'], isReadOnly: false } as const
const goesOn: Text = {
  en: 'session_id goes on with a conversation; where the answer is a clarification, choice takes one of its options.',
  pt: 'id_sessao continua uma conversa; se a resposta for um esclarecimento, escolha indica uma de suas opções.',
}

/** One row per tool, in the order in which they are listed. */
export const tools = [
  {
    ...search,
    operation: 'list_contracts',
    name: { en: 'search_contracts', pt: 'buscar_contratos' },
    description: {
      en: 'Public contracts, tenders and awards by buyer, supplier, state, day and value, a page at a time. sort=-value lists the largest first. Buyer and supplier are codes, not names: for a name use count_records. Each has a link to the whole record with its provenance.',
      pt: 'Contratos, licitações e homologações por órgão, fornecedor, estado, data e valor, uma página por vez. ordenacao=-valor lista primeiro os maiores. Órgão e fornecedor são códigos, não nomes: para um nome, use contar_registros. Cada um tem um link para o registro inteiro, com sua procedência.',
    },
  },
  {
    ...search,
    operation: 'list_expenses',
    name: { en: 'search_expenses', pt: 'buscar_despesas' },
    description: {
      en: 'Payments and expenses of public bodies, a page at a time.',
      pt: 'Pagamentos e despesas de órgãos públicos, uma página por vez.',
    },
  },
  {
    ...search,
    operation: 'list_agreements',
    name: { en: 'search_agreements', pt: 'buscar_convenios' },
    description: {
      en: 'Agreements by which public money is transferred, a page at a time.',
      pt: 'Convênios pelos quais se transfere dinheiro público, uma página por vez.',
    },
  },
  {
    ...search,
    operation: 'list_pncp_contracts',
    name: { en: 'search_pncp', pt: 'buscar_pncp' },
    description: {
      en: 'Notices, awards and contracts that the national portal of public procurement (PNCP) published, a page at a time.',
      pt: 'Editais, resultados e contratos publicados no Portal Nacional de Contratações Públicas (PNCP), uma página por vez.',
    },
  },
  {
    ...search,
    operation: 'list_demographics',
    name: { en: 'population_figures', pt: 'dados_populacao' },
    description: {
      en: 'Population of municipalities and states by year (IBGE).',
      pt: 'População de municípios e estados por ano (IBGE).',
    },
  },
  {
    ...search,
    operation: 'list_health_metrics',
    name: { en: 'health_figures', pt: 'dados_saude' },
    description: {
      en: 'Health figures of municipalities and states (DATASUS).',
      pt: 'Dados de saúde de municípios e estados (DATASUS).',
    },
  },
  {
    ...search,
    operation: 'list_education_stats',
    name: { en: 'education_figures', pt: 'dados_educacao' },
    description: {
      en: 'Education figures of municipalities and states (INEP).',
      pt: 'Dados de educação de municípios e estados (INEP).',
    },
  },
  {
    ...search,
    operation: 'list_sources',
    name: { en: 'data_held', pt: 'dados_disponiveis' },
    description: {
      en: 'Which sources the records come from, how many there are of each, and from when to when. Look here before saying that something does not exist.',
      pt: 'De quais fontes vêm os registros, quantos há de cada uma e de quando a quando. Consulte antes de dizer que algo não existe.',
    },
  },
  {
    operation: 'get_record',
    name: { en: 'read_record', pt: 'ler_registro' },
    description: {
      en: 'One whole record by its public id, with its provenance and its quality notes.',
      pt: 'Um registro inteiro, pelo identificador público, com sua procedência e suas notas de qualidade.',
    },
    result: 'record',
    isReadOnly: true,
  },
  {
    operation: 'analyze_contracts',
    name: { en: 'contract_figures', pt: 'numeros_contratos' },
    title: { en: 'Count and sum contracts', pt: 'Contar e somar contratos' },
    description: {
      en: 'How many contracts there are and what they are worth: count, total, quantiles, by month, procedure and body, and the indications among them.',
      pt: 'Quantos contratos há e quanto valem: contagem, total, quantis, por mês, modalidade e órgão, e os indícios entre eles.',
    },
    result: 'figures',
    omits: ['filter'],
    isReadOnly: true,
  },
  {
    ...inWords,
    name: { en: 'count_records', pt: 'contar_registros' },
    title: { en: 'Count or sum in words', pt: 'Contar ou somar em palavras' },
    description: {
      en: `Counts or sums contracts as a question in words says, also by year, month, state, body, supplier or procedure: "how many contracts over 1 million in Bahia in 2023?", "the 10 largest suppliers by total". The answer names the query and records behind each figure. It is kept in the caller's history of conversations. ${goesOn.en}`,
      pt: `Conta ou soma contratos como diz uma pergunta em palavras, também por ano, mês, estado, órgão, fornecedor ou modalidade: "quantos contratos acima de 1 milhão na Bahia em 2023?", "os 10 maiores fornecedores por total". A resposta indica a consulta e os registros por trás de cada número. Ela fica no histórico de conversas de quem pergunta. ${goesOn.pt}`,
    },
  },
  {
    ...inWords,
    name: { en: 'compare', pt: 'comparar' },
    title: { en: 'Compare in words', pt: 'Comparar em palavras' },
    description: {
      en: `Compares a supplier with its peers, bodies with bodies, or years with years, as a question in words says: "compare 2023 with 2024 in Bahia". The answer names the query and records behind each figure. It is kept in the caller's history of conversations. ${goesOn.en}`,
      pt: `Compara um fornecedor com seus pares, órgãos com órgãos ou anos com anos, como diz uma pergunta em palavras: "compare 2023 com 2024 na Bahia". A resposta indica a consulta e os registros por trás de cada número. Ela fica no histórico de conversas de quem pergunta. ${goesOn.pt}`,
    },
  },
  {
    operation: 'detect_anomalies',
    name: { en: 'find_anomalies', pt: 'encontrar_anomalias' },
    description: {
      en: 'Looks for indications of irregularity among the stored records of a source, at once. An indication is a reason to look closer and accuses nobody. For many records start_investigation is better.',
      pt: 'Procura indícios de irregularidade entre os registros guardados de uma fonte, na hora. Um indício é um motivo para olhar de perto e não acusa ninguém. Para muitos registros, iniciar_investigacao é melhor.',
    },
    result: 'found',
    omits: ['records', 'suppliers', 'sanctions', 'payments'],
    isReadOnly: true,
  },
  {
    operation: 'start_investigation',
    name: { en: 'start_investigation', pt: 'iniciar_investigacao' },
    description: {
      en: 'Starts an investigation of a question in words and answers its id at once; the run takes seconds to minutes. investigation_status says how far it is, investigation_findings what it found. With the same idempotency_key a repeated call starts nothing anew.',
      pt: 'Inicia a investigação de uma pergunta em palavras e responde na hora com o id; a execução leva de segundos a minutos. situacao_investigacao diz o andamento, achados_investigacao o que foi encontrado. Com a mesma chave_idempotencia, uma chamada repetida não inicia outra.',
    },
    result: 'started',
    omits: ['stream_results'],
    isReadOnly: false,
  },
  {
    operation: 'investigation_status',
    name: { en: 'investigation_status', pt: 'situacao_investigacao' },
    title: { en: 'Follow an investigation', pt: 'Acompanhar uma investigação' },
    description: {
      en: 'How far an investigation is: its status, phase and percentage, and how many indications it has found so far.',
      pt: 'O andamento de uma investigação: situação, fase e porcentagem, e quantos indícios encontrou até agora.',
    },
    result: 'status',
    isReadOnly: true,
  },
  {
    operation: 'investigation_results',
    name: { en: 'investigation_findings', pt: 'achados_investigacao' },
    description: {
      en: 'What an investigation that has ended found: indications with severity, confidence and the records they rest on, a summary, and recommendations; a page at a time, next_cursor is the cursor of the next. An indication accuses nobody.',
      pt: 'O que encontrou uma investigação que já terminou: indícios com severidade, confiança e os registros em que se apoiam, um resumo e recomendações; uma página por vez, proximo_cursor é o cursor da próxima. Um indício não acusa ninguém.',
    },
    result: 'findings',
    isReadOnly: true,
  },
  {
    operation: 'investigation_results',
    name: { en: 'explain_finding', pt: 'explicar_achado' },
    title: { en: 'Explain a finding', pt: 'Explicar um achado' },
    description: {
      en: 'One finding of an investigation, by its id: why it stands out, by which rule or method, against which peers, on which records, and what would speak against it.',
      pt: 'Um achado de uma investigação, pelo id: por que se destaca, por qual regra ou método, diante de quais pares, com base em quais registros, e o que falaria contra.',
    },
    result: 'finding',
    isReadOnly: true,
  },
  {
    ...search,
    operation: 'list_investigations',
    name: { en: 'list_investigations', pt: 'listar_investigacoes' },
    description: {
      en: "The caller's investigations, newest first, a page at a time.",
      pt: 'As investigações de quem chama, da mais nova à mais antiga, uma página por vez.',
    },
  },
] as const satisfies readonly ToolRow[]

const byName: ReadonlyMap<string, ToolRow> = new Map(
  tools.flatMap((tool: ToolRow) => Object.values(tool.name).map((name) => [name, tool] as const)),
)

/** The tool of a name in either language; undefined where there is none. */
export function findTool(name: string): ToolRow | undefined {
  return byName.get(name)
}
