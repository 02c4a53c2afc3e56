// The agents: who they are, what each does in both languages, and the names under which clients of the original system know them
// (docs/choices.md#agents).

import type { AnomalyType, Language } from './vocabulary.ts'

export const agentNames = [
  'coordinator',
  'collector',
  'price_analyst',
  'pattern_analyst',
  'temporal_analyst',
  'relationship_analyst',
  'compliance_analyst',
  'network_analyst',
  'reporter',
  'chat_router',
] as const
export type AgentId = (typeof agentNames)[number]

type AgentRole = 'coordination' | 'collection' | 'analysis' | 'reporting' | 'routing'

type Text = Readonly<Record<Language, string>>

export interface AgentRow {
  readonly name: AgentId
  /** Its name in Portuguese, as a word of the interface. */
  readonly pt: string
  /** As people call it. */
  readonly title: Text
  readonly role: AgentRole
  readonly does: Text
  readonly capabilities: readonly string[]
  /** Of an analyst: what it looks for. */
  readonly type?: AnomalyType
  readonly aliases: readonly string[]
}

const rows = [
  {
    name: 'coordinator',
    pt: 'coordenador',
    title: { en: 'Coordinator', pt: 'Coordenador' },
    role: 'coordination',
    does: {
      en: 'Takes an investigation through its phases, gives the other agents their work, and runs workflows of several agents.',
      pt: 'Conduz uma investigação por suas fases, distribui o trabalho entre os outros agentes e executa fluxos de trabalho com vários deles.',
    },
    capabilities: ['conduct_investigations', 'run_workflows'],
    aliases: ['zumbi', 'abaporu'],
  },
  {
    name: 'collector',
    pt: 'coletor',
    title: { en: 'Collector', pt: 'Coletor' },
    role: 'collection',
    does: {
      en: 'Finds the records that a question is about, counts them and adds up their values, and says what is held of each source.',
      pt: 'Encontra os registros de que trata uma pergunta, conta-os e soma seus valores, e diz o que há de cada fonte.',
    },
    capabilities: ['find_records', 'sum_values', 'describe_sources'],
    aliases: ['machado', 'lampiao'],
  },
  {
    name: 'price_analyst',
    pt: 'analista_precos',
    title: { en: 'Price analyst', pt: 'Analista de preços' },
    role: 'analysis',
    does: {
      en: 'Looks for prices and values that lie far from those of similar purchases.',
      pt: 'Procura preços e valores muito distantes dos de compras semelhantes.',
    },
    capabilities: ['detect_price_anomalies'],
    type: 'price_anomaly',
    aliases: [],
  },
  {
    name: 'pattern_analyst',
    pt: 'analista_padroes',
    title: { en: 'Pattern analyst', pt: 'Analista de padrões' },
    role: 'analysis',
    does: {
      en: 'Looks for unusual patterns, such as spending concentrated on few suppliers or purchases split into parts.',
      pt: 'Procura padrões incomuns, como gastos concentrados em poucos fornecedores ou compras fracionadas.',
    },
    capabilities: ['detect_pattern_anomalies'],
    type: 'pattern_anomaly',
    aliases: ['anita', 'dandara'],
  },
  {
    name: 'temporal_analyst',
    pt: 'analista_temporal',
    title: { en: 'Temporal analyst', pt: 'Analista temporal' },
    role: 'analysis',
    does: {
      en: 'Looks for unusual times, such as periods that are too short, bursts and the rush at the end of the year.',
      pt: 'Procura prazos e momentos incomuns, como prazos curtos demais, picos e a corrida de fim de ano.',
    },
    capabilities: ['detect_temporal_anomalies'],
    type: 'temporal_anomaly',
    aliases: ['ceuci'],
  },
  {
    name: 'relationship_analyst',
    pt: 'analista_relacionamentos',
    title: { en: 'Relationship analyst', pt: 'Analista de relacionamentos' },
    role: 'analysis',
    does: {
      en: 'Looks for unusual relations between bodies, suppliers and their partners.',
      pt: 'Procura relações incomuns entre órgãos, fornecedores e seus sócios.',
    },
    capabilities: ['detect_relationship_anomalies'],
    type: 'relationship_anomaly',
    aliases: ['oxossi'],
  },
  {
    name: 'compliance_analyst',
    pt: 'analista_conformidade',
    title: { en: 'Compliance analyst', pt: 'Analista de conformidade' },
    role: 'analysis',
    does: {
      en: 'Compares acts with the rules in force on their dates, such as limits, deadlines and sanctions.',
      pt: 'Compara os atos com as regras vigentes em suas datas, como limites, prazos e sanções.',
    },
    capabilities: ['detect_compliance_violations'],
    type: 'compliance_violation',
    aliases: ['bonifacio', 'maria-quiteria'],
  },
  {
    name: 'network_analyst',
    pt: 'analista_redes',
    title: { en: 'Network analyst', pt: 'Analista de redes' },
    role: 'analysis',
    does: {
      en: 'Looks across all records for groups of suppliers whose bids and ties belong together.',
      pt: 'Procura, em todos os registros, grupos de fornecedores cujas propostas e vínculos se relacionam.',
    },
    capabilities: ['detect_groups'],
    type: 'relationship_anomaly',
    aliases: ['obaluaie'],
  },
  {
    name: 'reporter',
    pt: 'relator',
    title: { en: 'Reporter', pt: 'Relator' },
    role: 'reporting',
    does: {
      en: 'Puts the results of an investigation into words, with what each of them rests on.',
      pt: 'Coloca em palavras os resultados de uma investigação, com aquilo em que cada um se baseia.',
    },
    capabilities: ['summarise_findings', 'explain_findings'],
    aliases: ['tiradentes', 'oscar'],
  },
  {
    name: 'chat_router',
    pt: 'roteador_conversa',
    title: { en: 'Conversation router', pt: 'Roteador de conversas' },
    role: 'routing',
    does: {
      en: 'Reads what is asked and passes it on to the agent whose job it is.',
      pt: 'Lê o que se pergunta e encaminha ao agente a quem isso cabe.',
    },
    capabilities: ['route_questions'],
    aliases: ['drummond', 'ayrton-senna', 'nana'],
  },
] as const satisfies readonly AgentRow[]

/** Every agent, in the order of `agentNames`. */
export const agents: readonly AgentRow[] = rows

const byName = new Map(agents.flatMap((agent) => [agent.name, agent.pt, ...agent.aliases].map((name) => [name, agent])))

/**
 * The agent of a name: its own in either language, or an alias; capitals, and spaces or underscores for hyphens, do not matter.
 * @example findAgent('Maria Quiteria')?.name // 'compliance_analyst'
 */
export function findAgent(name: string): AgentRow | undefined {
  const plain = name.trim().toLowerCase()
  return byName.get(plain) ?? byName.get(plain.replace(/[\s_]+/g, '-')) ?? byName.get(plain.replace(/[\s-]+/g, '_'))
}

/** Every name that `findAgent` knows, as a language writes it: their own, then the aliases. */
export function namesOfAgents(language: Language): readonly string[] {
  const own = agents.map(({ name, pt }) => (language === 'pt' ? pt : name))
  return [...own, ...agents.flatMap(({ aliases }) => aliases)]
}

/** The agent of its own name. */
export function getAgent(name: AgentId): AgentRow {
  return agents[agentNames.indexOf(name)]
}

/** The analyst of a type of anomaly. */
export function analystOf(type: AnomalyType): AgentId {
  const names = agentNames.filter((name) => getAgent(name).type === type && name !== 'network_analyst')
  return names[0]
}
