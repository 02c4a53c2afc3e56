// The fields of the graph by the operation that each carries out. There is no field without one, so that who may read or do
// something by one of the doors may do it by the other: a row that names no operation does not compile.

import type { Language } from '../../domain/vocabulary.ts'
import type { OperationId } from '../operations.ts'

/** How the value of a field is made of the answer of its operation. */
export type FieldShape =
  /** The answer as it is. */
  | 'whole'
  /** A page of its list, as Relay has it. */
  | 'connection'
  /** Its `data`, without the envelope. */
  | 'data'
  /** The attributes of a document with its id. */
  | 'document'
  /** The anomalies of results. */
  | 'anomalies'
  /** The values of a map of agents. */
  | 'agents'
  /** The account, which for oneself is read without the rights of those who manage accounts. */
  | 'user'
  /** Whether it was done, of an operation that answers nothing. */
  | 'done'

export interface FieldRow {
  readonly operation: OperationId
  readonly name: Readonly<Record<Language, string>>
  readonly shape: FieldShape
  /** Parameters that the field sets itself, by their English names, with a value of their schema. */
  readonly fixed?: Readonly<Record<string, string>>
}

const row = (operation: OperationId, [en, pt]: readonly [string, string], shape: FieldShape = 'whole'): FieldRow => ({
  operation,
  name: { en, pt },
  shape,
})

export const queryRows: readonly FieldRow[] = [
  row('auth_me', ['me', 'eu']),
  row('get_investigation', ['investigation', 'investigacao'], 'document'),
  row('list_investigations', ['investigations', 'investigacoes'], 'connection'),
  row('investigation_status', ['investigation_status', 'situacao_investigacao']),
  row('investigation_progress', ['investigation_progress', 'andamento_investigacao']),
  row('investigation_results', ['investigation_results', 'resultados_investigacao']),
  row('investigation_results', ['anomalies', 'anomalias'], 'anomalies'),
  row('list_contracts', ['contracts', 'contratos'], 'connection'),
  row('list_expenses', ['expenses', 'despesas'], 'connection'),
  row('list_agreements', ['agreements', 'convenios'], 'connection'),
  row('list_pncp_contracts', ['pncp_contracts', 'contratos_pncp'], 'connection'),
  row('list_demographics', ['demographics', 'demografia'], 'connection'),
  row('list_health_metrics', ['health_metrics', 'indicadores_saude'], 'connection'),
  row('list_education_stats', ['education_stats', 'indicadores_educacao'], 'connection'),
  row('list_contract_types', ['contract_types', 'tipos_contrato'], 'connection'),
  row('list_sources', ['sources', 'fontes'], 'connection'),
  row('get_record', ['record', 'registro'], 'data'),
  { ...row('search_network', ['suppliers', 'fornecedores']), fixed: { entity_type: 'supplier' } },
  { ...row('search_network', ['bodies', 'orgaos']), fixed: { entity_type: 'organization' } },
  row('search_network', ['entities', 'entidades']),
  row('get_network_entity', ['entity', 'entidade']),
  row('get_entity_network', ['entity_network', 'rede_entidade']),
  row('list_entity_investigations', ['entity_investigations', 'investigacoes_entidade']),
  row('find_network_path', ['network_path', 'caminho_rede']),
  row('list_suspicious_networks', ['suspicious_networks', 'redes_suspeitas']),
  row('network_statistics', ['network_statistics', 'estatisticas_rede']),
  row('list_agents', ['agents', 'agentes'], 'connection'),
  row('get_agent', ['agent', 'agente']),
  row('agents_status', ['agent_stats', 'estatisticas_agentes'], 'agents'),
  row('list_workflows', ['workflows', 'fluxos'], 'connection'),
  row('get_workflow', ['workflow', 'fluxo']),
  row('list_approvals', ['approvals', 'aprovacoes'], 'connection'),
  row('list_chat_sessions', ['chat_sessions', 'conversas'], 'connection'),
  row('get_chat_session', ['chat_session', 'conversa']),
  row('chat_history', ['chat_messages', 'mensagens'], 'connection'),
  row('get_chat_answer', ['chat_answer', 'resposta']),
  row('chat_suggestions', ['chat_suggestions', 'sugestoes'], 'connection'),
  row('list_reports', ['reports', 'relatorios'], 'connection'),
  row('get_report', ['report', 'relatorio']),
  row('get_report_status', ['report_status', 'situacao_relatorio']),
  row('list_report_templates', ['report_templates', 'modelos_relatorio'], 'connection'),
  row('list_analyses', ['analyses', 'analises'], 'connection'),
  row('analysis_status', ['analysis_status', 'situacao_analise']),
  row('analysis_results', ['analysis_results', 'resultados_analise']),
  row('list_watches', ['watches', 'vigilancias'], 'connection'),
  row('get_watch', ['watch', 'vigilancia']),
  row('list_webhooks', ['webhooks', 'webhooks'], 'connection'),
  row('list_tasks', ['tasks', 'tarefas'], 'connection'),
  row('get_task', ['task', 'tarefa']),
  row('list_users', ['users', 'usuarios'], 'connection'),
  row('get_user', ['user', 'usuario']),
  row('list_audit_events', ['audit_events', 'eventos_auditoria'], 'connection'),
  row('list_models', ['models', 'modelos'], 'connection'),
]

export const mutationRows: readonly FieldRow[] = [
  row('create_investigation', ['create_investigation', 'criar_investigacao'], 'document'),
  row('start_investigation', ['start_investigation', 'iniciar_investigacao']),
  row('cancel_investigation', ['cancel_investigation', 'cancelar_investigacao']),
  row('retry_investigation', ['retry_investigation', 'repetir_investigacao']),
  row('update_investigation', ['update_investigation', 'alterar_investigacao'], 'document'),
  row('chat_message', ['send_chat_message', 'enviar_mensagem']),
  row('cancel_chat_answer', ['cancel_chat_answer', 'cancelar_resposta']),
  row('rate_chat_answer', ['rate_chat_answer', 'avaliar_resposta']),
  row('delete_chat_session', ['delete_chat_session', 'excluir_conversa'], 'done'),
  row('ask_agent', ['ask_agent', 'consultar_agente']),
  row('detect_anomalies', ['detect_anomalies', 'detectar_anomalias']),
  row('generate_report', ['generate_report', 'gerar_relatorio']),
  row('delete_report', ['delete_report', 'excluir_relatorio'], 'done'),
  row('start_analysis', ['start_analysis', 'iniciar_analise']),
  row('cancel_analysis', ['cancel_analysis', 'cancelar_analise']),
]

export interface SubscriptionRow extends Pick<FieldRow, 'name' | 'operation'> {
  readonly definition: string
}

export const subscriptionRows = {
  investigation_updates: {
    operation: 'investigation_feed',
    name: { en: 'investigation_updates', pt: 'atualizacoes_investigacao' },
    definition: 'SocketMessage',
  },
  agent_activity: {
    operation: 'agents_status',
    name: { en: 'agent_activity', pt: 'atividade_agentes' },
    definition: 'AgentState',
  },
} as const satisfies Readonly<Record<string, SubscriptionRow>>
