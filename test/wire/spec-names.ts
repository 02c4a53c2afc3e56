// The names that the specification fixes: those that its Portuguese page lists, those that it names in English alone,
// and our own that are one word in both languages. `names.test.ts` holds the schemas against them.

/** English name → Portuguese name as the Portuguese page lists it; some stay the same. */
export const listedNames: ReadonlyMap<string, string> = new Map(
  [
    // Request of an investigation.
    'query consulta, data_source fonte_dados, filters filtros, date_range intervalo_data, start inicio, end fim',
    'organizations organizacoes, contract_types tipos_contrato, min_value valor_minimo, max_value valor_maximo',
    'regions regioes, anomaly_types tipos_anomalia, sensitivity sensibilidade, confidence_threshold limite_confianca',
    'include_explanations incluir_explicacoes, stream_results transmitir_resultados, max_results max_resultados',
    'agent_configuration configuracao_agente, max_iterations max_iteracoes, reflection_enabled reflexao_ativada',
    'parallel_agents agentes_paralelos',
    // Start, status, list and end.
    'investigation_id id_investigacao, status status, estimated_completion conclusao_estimada, stream_url url_stream',
    'progress progresso, percentage porcentagem, current_phase fase_atual, phases_completed fases_concluidas',
    'statistics estatisticas, records_processed registros_processados, anomalies_found anomalias_encontradas',
    'agents_invoked agentes_invocados, processing_time_ms tempo_processamento_ms, created_at criado_em',
    'started_at iniciado_em, completed_at concluido_em, error erro, code codigo, message mensagem',
    'recoverable recuperavel, data dados, meta meta, total total, page pagina, limit limite, pages paginas, links links',
    'first primeira, prev anterior, next proxima, last ultima',
    'partial_results_available resultados_parciais_disponiveis, date_from data_de, date_to data_ate',
    'min_anomalies min_anomalias, sort ordenacao, filter filtro, fields campos, include incluir',
    // Results.
    'metadata metadados, execution_time_ms tempo_execucao_ms, total_records_analyzed total_registros_analisados',
    'anomalies anomalias, summary resumo, total_anomalies total_anomalias, by_type por_tipo',
    'by_severity por_severidade, critical critica, high alta, medium media, low baixa, risk_score pontuacao_risco',
    'insights insights, recommendations recomendacoes, explanations explicacoes, methodology metodologia',
    'confidence_intervals intervalos_confianca, feature_importance importancia_caracteristicas',
    'price_anomaly anomalia_preco, pattern_anomaly anomalia_padrao, temporal_anomaly anomalia_temporal',
    'relationship_anomaly anomalia_relacionamento, compliance_violation violacao_conformidade',
    'id id, type tipo, severity severidade, confidence confianca, description descricao',
    'technical_details detalhes_tecnicos, affected_entities entidades_afetadas, primary primaria, related relacionadas',
    'evidence evidencia, data_points pontos_dados, patterns padroes, statistical_analysis analise_estatistica',
    'context contexto, historical_comparison comparacao_historica, peer_comparison comparacao_pares',
    'regulatory_context contexto_regulatorio, explanation explicacao, human_readable legivel_humano',
    'technical tecnico, contributing_factors fatores_contribuintes, name nome, metric metrica, value valor',
    'timestamp timestamp, method metodo, anomaly_score pontuacao_anomalia, contamination contaminacao, factor fator',
    'impact impacto, agent agente, insight insight, supporting_evidence evidencia_suporte',
    // Entities and envelopes.
    'user_id usuario_id, confidence_score pontuacao_confianca, results resultados, title titulo, content conteudo',
    'format formato, investigations investigacoes, generated_at gerado_em, attributes atributos',
    'relationships relacionamentos, request_id id_requisicao, duration_ms duracao_ms, url url, events eventos',
    'secret segredo, event evento, signature assinatura',
    // Accounts.
    'email email, password senha, access_token token_acesso, refresh_token token_renovacao, token_type tipo_token',
    'expires_in expira_em, user usuario, role funcao, permissions permissoes, current_password senha_atual',
    'new_password nova_senha, qr_code codigo_qr, backup_codes codigos_backup, totp_code codigo_totp, sessions sessoes',
    'device dispositivo, ip_address endereco_ip, location localizacao, last_active ultima_atividade, current atual',
    // Events and errors.
    'agents_active agentes_ativos, affected_record registro_afetado, contract_id id_contrato, supplier fornecedor',
    'processing_time tempo_processamento, agents_used agentes_utilizados, details detalhes, field campo, reason motivo',
    'expired_at expirou_em, refresh_token_valid token_renovacao_valido, records_found registros_encontrados',
    'minimum_required minimo_requerido, suggestion sugestao',
  ].flatMap(toPairs),
)

/** Named by the specification, in English alone, with what it names so: kept there. */
export const keptNames: ReadonlySet<string> = new Set(['retry_after', 'kid', 'alg'])

/** Shapes that other standards fix: JSON Web Keys (RFC 7517), metadata of an issuer (RFC 8414), OpenAPI. */
export const standardShapes: ReadonlySet<string> = new Set([
  ...['JsonWebKey', 'JsonWebKeySet', 'IssuerMetadata', 'OpenApi', 'AsyncApi', 'ProblemDetails', 'ProblemField'],
  ...['JsonApiDocument', 'JsonApiResource', 'JsonApiVersion', 'JsonApiErrors', 'JsonApiError'],
  ...['McpMessage', 'McpResult', 'McpFailure', 'McpError'],
  ...['GraphqlRequest', 'GraphqlQuery', 'GraphqlAnswer', 'GraphqlError', 'GraphqlExtensions', 'GraphqlCost'],
  // OAuth 2.0 and OpenID Connect.
  ...['OAuthCallbackQuery', 'OAuthCallbackRequest', 'OAuthTrialQuery', 'BackChannelLogout'],
  // The Reconciliation Service API 0.2.
  ...['ReconciliationQuery', 'ReconciliationForm', 'ReconciliationBatch', 'ReconciliationWish'],
  ...['ReconciliationCondition', 'ReconciliationExtend', 'ReconciliationExtendProperty', 'ReconciliationAnswer'],
  ...[
    'ReconciliationType',
    'ReconciliationManifest',
    'ReconciliationKey',
    'ReconciliationResults',
    'ReconciliationResult',
  ],
  ...['ReconciliationCandidate', 'ReconciliationFeature', 'ReconciliationExtension', 'ReconciliationValue'],
  ...[
    'ReconciliationSuggestQuery',
    'ReconciliationSuggestions',
    'ReconciliationSuggestion',
    'ReconciliationProposalQuery',
  ],
  ...['ReconciliationProposal'],
])

/** Our own names that are one word in both languages. */
export const sharedNames: ReadonlySet<string> = new Set(
  'n p10 p25 p75 p90 p50_ms p95_ms p99_ms premium decimal hash hashes sha256 href capital area_km2 detector cursor webhooks websockets token ticket cron areas brier bytes thread cnpj'.split(
    ' ',
  ),
)

/** Places where a listed name means something else: ends of an interval, which are no severities. */
export const otherMeanings: ReadonlyMap<string, string> = new Map([
  ['FigureInterval.low', 'inferior'],
  ['FigureInterval.high', 'superior'],
  ['TechnicalDetails.interval.low', 'inferior'],
  ['TechnicalDetails.interval.high', 'superior'],
  ['ChatHistoryItem.role', 'papel'],
  // Fields of chat events, which the Portuguese page keeps in English.
  ...toPairs(
    [
      'ThinkingEvent.type type, ThinkingEvent.agent agent, AgentSelectedEvent.type type, AgentSelectedEvent.agent agent',
      'AgentSelectedEvent.reason reason, ChunkEvent.type type, ChunkEvent.content content, ChunkEvent.progress progress',
      'ClarificationEvent.type type, ChatErrorEvent.type type, ChatErrorEvent.error error, ChatErrorEvent.message message',
      'ChatErrorEvent.code code, ChatCompleteEvent.type type, ChatCompleteEvent.anomalies anomalies',
      'ChatCompleteEvent.confidence confidence, ChatCompleteEvent.investigation_id investigation_id',
      'ChatAnswer.anomalies anomalies, ChatAnswer.confidence confidence, ChatAnswer.investigation_id investigation_id',
      'ChatAnswer.content content, ChatQuestion.type type, ChatCancel.type type, ChatResume.type type, ChatPing.type type',
      'ChatAuth.type type, ChatCancelled.type type, ChatPong.type type, ChatHeartbeat.type type, ChatAuthenticated.type type',
    ].join(', '),
  ),
])

/** Enumerated values by their definition, as the Portuguese page lists them. */
export const listedValues: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  DataSource: ['portal_transparencia', 'tcu', 'cgu', 'compras_gov'].map((word) => [word, word]),
  AnomalyType: toPairs(
    'price_anomaly anomalia_preco, pattern_anomaly anomalia_padrao, temporal_anomaly anomalia_temporal, relationship_anomaly anomalia_relacionamento, compliance_violation violacao_conformidade',
  ),
  Severity: toPairs('critical critica, high alta, medium media, low baixa'),
  InvestigationState: toPairs(
    'pending pendente, processing processando, completed concluida, failed falhada, cancelled cancelada',
  ),
  ProcessingPhase: toPairs(
    'initialization inicializacao, data_collection coleta_dados, preprocessing preprocessamento, agent_analysis analise_agente, pattern_detection deteccao_padroes, result_aggregation agregacao_resultados, report_generation geracao_relatorio',
  ),
  Role: toPairs('admin admin, analyst analista, viewer visualizador, service servico, user usuario'),
  Permission: toPairs(
    'read:investigations ler:investigacoes, write:investigations escrever:investigacoes, delete:investigations deletar:investigacoes, read:analyses ler:analises, write:analyses escrever:analises, read:reports ler:relatorios, write:reports escrever:relatorios, manage:users gerenciar:usuarios, view:audit ver:auditoria, configure:system configurar:sistema',
  ),
  ErrorCode: toPairs(
    'INVALID_CREDENTIALS CREDENCIAIS_INVALIDAS, TOKEN_EXPIRED TOKEN_EXPIRADO, TOKEN_INVALID TOKEN_INVALIDO, INSUFFICIENT_PERMISSIONS PERMISSOES_INSUFICIENTES, ACCOUNT_LOCKED CONTA_BLOQUEADA, MFA_REQUIRED MFA_OBRIGATORIO, INVESTIGATION_NOT_FOUND INVESTIGACAO_NAO_ENCONTRADA, INVESTIGATION_IN_PROGRESS INVESTIGACAO_EM_ANDAMENTO, INSUFFICIENT_DATA DADOS_INSUFICIENTES, RATE_LIMIT_EXCEEDED LIMITE_TAXA_EXCEDIDO, INVALID_DATA_SOURCE FONTE_DADOS_INVALIDA, VALIDATION_ERROR ERRO_VALIDACAO, RESOURCE_NOT_FOUND RECURSO_NAO_ENCONTRADO',
  ),
}

/** Types of messages of a conversation, which stand beside the events that the Portuguese page keeps in English. */
export const sharedTypes: ReadonlySet<string> = new Set([
  // Formats are called alike everywhere.
  'ReportFormat',
  'ExportFormat',
  'DownloadFormat',
  // Names in a path, and what goes by them.
  ...['Bulkhead.bulkhead_type', 'BulkheadGroup.bulkhead_type'],
  // Words of a protocol.
  'ReconciliationWish.type_strict',
  ...['Question', 'Cancel', 'Resume', 'Ping', 'Auth', 'Cancelled', 'Pong', 'Heartbeat', 'Authenticated'].map(
    (name) => `Chat${name}.type`,
  ),
])

/** Enumerated values that stand for themselves: formats, encodings, signs, languages, registers, and words of the law. */
export const sharedValues: ReadonlySet<string> = new Set([
  'cartel',
  ...[
    'json',
    'jsonl',
    'base64',
    'csv',
    'svg',
    'cef',
    'utf-8',
    'windows-1252',
    'utf-16le',
    'utf-16be',
    ',',
    ';',
    '|',
    '\t',
    'en',
    'pt',
  ],
  ...['html', 'ping', 'webhook', 'webhooks', 'websocket', 'saga', 'temporal', 'item', 'status', 'normal', '2.0'],
  // Names and words of chat events, which the Portuguese page keeps in English.
  ...['thinking', 'agent_selected', 'chunk', 'clarification', 'error', 'complete'],
  ...['CEIS', 'CNEP', 'CEPIM', 'TCU', 'BRL', 'Bearer', 'admin', 'premium', 'ok', 'federal', 'municipal'],
  ...['pregao', 'dispensa', 'inexigibilidade', 'concorrencia', 'tomada_de_precos', 'convite', 'leilao', 'concurso'],
  ...['credenciamento', 'portal_transparencia', 'tcu', 'cgu', 'compras_gov', 'pncp', 'ibge', 'datasus', 'inep'],
  ...Array.from({ length: 15 }, (_, index) => String(index + 1)),
])

function toPairs(text: string): (readonly [string, string])[] {
  return text.split(', ').map((pair) => {
    const [english = '', portuguese = ''] = pair.split(' ')
    return [english, portuguese]
  })
}

/** Texts of the document that both languages share: units, and codes of failures that are named alike. */
export const sharedTexts: ReadonlySet<string> = new Set(['Webhooks', 'Ed25519, SPKI, base64.'])
