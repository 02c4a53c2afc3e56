// Generated from the operations table and schemas/ by `npm run generate`; do not edit.

export type Role = 'admin' | 'analista' | 'visualizador' | 'servico' | 'usuario'
export type Permission =
  | 'ler:investigacoes'
  | 'escrever:investigacoes'
  | 'deletar:investigacoes'
  | 'ler:analises'
  | 'escrever:analises'
  | 'ler:relatorios'
  | 'escrever:relatorios'
  | 'gerenciar:usuarios'
  | 'ver:auditoria'
  | 'configurar:sistema'
/**
 * Quanto uma conta pode pedir.
 */
export type Tier = 'padrao' | 'premium'
/**
 * Também como pagina[numero].
 */
export type PageNumber = number
/**
 * Itens por página; também como pagina[tamanho].
 */
export type PageSize = number
/**
 * Começa a página depois do último item de outra, o que quer que se tenha acrescentado nesse meio-tempo: como está em links.proxima. Vale para os mesmos parâmetros, indica qual é a página e prevalece sobre pagina.
 */
export type PageCursor = string
/**
 * Campos unidos por vírgulas, com um sinal de menos antes dos decrescentes.
 */
export type Sort = string
/**
 * Campos a responder, unidos por vírgulas; também como campos[tipo].
 *
 * @maxItems 50
 */
export type SparseFields = readonly string[]
/**
 * Recursos relacionados, unidos por vírgulas.
 *
 * @maxItems 50
 */
export type Inclusion = readonly string[]
export type StoredKindName =
  | 'contas'
  | 'sessoes'
  | 'chaves_api'
  | 'eventos_auditoria'
  | 'investigacoes'
  | 'tarefas'
  | 'analises'
  | 'relatorios'
  | 'fluxos_trabalho'
  | 'vigilancias'
  | 'webhooks'
  | 'conversas'
  | 'respostas_idempotentes'
/**
 * Um agente.
 */
export type AgentName = string
/**
 * Que tipo de trabalho um agente faz.
 */
export type AgentFunction = string
/**
 * Algo que um agente sabe fazer.
 */
export type AgentCapability = string
/**
 * Código de uma falha; os clientes decidem por ele.
 */
export type ErrorCode =
  | 'ERRO_VALIDACAO'
  | 'FONTE_DADOS_INVALIDA'
  | 'NAO_AUTORIZADO'
  | 'CREDENCIAIS_INVALIDAS'
  | 'TOKEN_EXPIRADO'
  | 'TOKEN_INVALIDO'
  | 'PERMISSOES_INSUFICIENTES'
  | 'CONTA_AGUARDA_APROVACAO'
  | 'CONTA_REJEITADA'
  | 'ENTRADA_RECUSADA'
  | 'RECURSO_NAO_ENCONTRADO'
  | 'INVESTIGACAO_NAO_ENCONTRADA'
  | 'METODO_NAO_PERMITIDO'
  | 'NAO_ACEITAVEL'
  | 'CONFLITO'
  | 'EMAIL_JA_CADASTRADO'
  | 'INVESTIGACAO_EM_ANDAMENTO'
  | 'INVESTIGACAO_NAO_CANCELAVEL'
  | 'API_ENCERRADA'
  | 'PRECONDICAO_FALHOU'
  | 'CONTEUDO_MUITO_GRANDE'
  | 'TIPO_CONTEUDO_NAO_SUPORTADO'
  | 'DADOS_INSUFICIENTES'
  | 'CHAVE_IDEMPOTENCIA_REUTILIZADA'
  | 'CONTA_BLOQUEADA'
  | 'MFA_OBRIGATORIO'
  | 'LIMITE_TAXA_EXCEDIDO'
  | 'INVESTIGACAO_EXPIRADA'
  | 'ERRO_INTERNO'
  | 'SERVICO_INDISPONIVEL'
/**
 * Um tipo de trabalho de uma investigação.
 */
export type AgentWork = string
export type AnomalyType =
  'anomalia_preco' | 'anomalia_padrao' | 'anomalia_temporal' | 'anomalia_relacionamento' | 'violacao_conformidade'
/**
 * De onde vêm os registros.
 */
export type DataSource = 'portal_transparencia' | 'tcu' | 'cgu' | 'compras_gov'
/**
 * Códigos SIAFI ou SIORG, ou CNPJ.
 *
 * @maxItems 100
 */
export type OrganizationIds = readonly string[]
/**
 * Um tipo de contrato ou o número de uma modalidade do PNCP (1 a 15).
 */
export type ContractType =
  | 'SERVICOS_TI'
  | 'LICENCA_SOFTWARE'
  | 'OBRAS_ENGENHARIA'
  | 'AQUISICAO_BENS'
  | 'SERVICOS_CONTINUOS'
  | 'CONSULTORIA'
  | 'MATERIAL_SAUDE'
  | 'ALIMENTOS'
  | 'LOCACAO'
  | 'EMERGENCIA'
  | 'OUTROS'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '10'
  | '11'
  | '12'
  | '13'
  | '14'
  | '15'
/**
 * @maxItems 100
 */
export type ContractTypes = readonly ContractType[]
/**
 * Uma unidade da federação (SP), uma macrorregião (N, NE, CO, SE, S) ou um código de município do IBGE de 7 dígitos. SE é o estado de Sergipe.
 */
export type Region = string
/**
 * @maxItems 100
 */
export type Regions = readonly Region[]
/**
 * CPF ou CNPJ, inteiro ou como raiz de CNPJ, seus 8 primeiros caracteres.
 *
 * @maxItems 100
 */
export type SupplierIds = readonly string[]
/**
 * Um procedimento pelo qual se contrata; os nomes que as fontes lhe dão são reduzidos a um.
 */
export type Modality =
  | 'pregao'
  | 'dispensa'
  | 'inexigibilidade'
  | 'concorrencia'
  | 'tomada_de_precos'
  | 'convite'
  | 'leilao'
  | 'concurso'
  | 'credenciamento'
/**
 * @maxItems 100
 */
export type Modalities = readonly Modality[]
/**
 * Um ato corresponde quando seu objeto, ou o texto de um de seus itens, tem todas as palavras de uma destas expressões, no singular ou no plural, quaisquer que sejam os acentos e as maiúsculas.
 *
 * @maxItems 100
 */
export type ObjectPhrases = readonly string[]
export type Severity = 'critica' | 'alta' | 'media' | 'baixa'
/**
 * O que uma pergunta pede; uma investigação procura anomalias, seja qual for.
 */
export type QueryIntent =
  | 'investigar'
  | 'consultar'
  | 'contar'
  | 'somar'
  | 'comparar'
  | 'explicar'
  | 'dossie'
  | 'relatorio'
  | 'acompanhar'
  | 'dados_disponiveis'
  | 'ajuda'
  | 'conversa'
  | 'fora_do_tema'
/**
 * Um filtro pelo nome; `excluir.` vem antes dos que deixam de fora.
 */
export type QueryFilterName =
  | 'fonte_dados'
  | 'tipos_anomalia'
  | 'intervalo_data'
  | 'organizacoes'
  | 'fornecedores'
  | 'tipos_contrato'
  | 'modalidades'
  | 'regioes'
  | 'valor_minimo'
  | 'valor_maximo'
  | 'objeto'
  | 'excluir.tipos_anomalia'
  | 'excluir.intervalos_data'
  | 'excluir.organizacoes'
  | 'excluir.fornecedores'
  | 'excluir.tipos_contrato'
  | 'excluir.modalidades'
  | 'excluir.regioes'
  | 'excluir.objeto'
/**
 * O que convém saber sobre como uma pergunta foi lida.
 */
export type QueryNoteKind =
  | 'ambigua'
  | 'corrigida'
  | 'contradicao'
  | 'segunda_pergunta'
  | 'dia_impossivel'
  | 'nao_e_filtro'
  | 'varias'
  | 'tambem_incluida'
  | 'nome_desconhecido'
  | 'codigo_desconhecido'
  | 'outra_fonte'
  | 'outra_intencao'
  | 'prevalecida'
/**
 * Por que algo foi recusado, em código.
 */
export type ReasonCode = string
export type InvestigationState = 'pendente' | 'processando' | 'concluida' | 'falhada' | 'cancelada'
export type ReportState = 'iniciado' | 'em_execucao' | 'concluido' | 'falhou'
export type ProcessingPhase =
  | 'inicializacao'
  | 'coleta_dados'
  | 'preprocessamento'
  | 'analise_agente'
  | 'deteccao_padroes'
  | 'agregacao_resultados'
  | 'geracao_relatorio'
/**
 * Todos os filtros da consulta e da requisição, na ordem em que foram aplicados, e depois os que não foram.
 */
export type QueryFilters = readonly QueryFilter[]
/**
 * Partes da consulta que não foram entendidas.
 */
export type QueryIgnored = readonly string[]
/**
 * O que convém saber sobre como a consulta foi lida.
 */
export type QueryNotes = readonly QueryNote[]
/**
 * O que um limite conta: requisições da hora, requisições de uma vez, ou o que está em andamento.
 */
export type RateLimitKind = 'rajada' | 'hora' | 'simultaneas'
/**
 * O que um valor deve ser: um tipo, um formato ou um padrão.
 */
export type ExpectedKind = string
/**
 * Código de uma falha.
 */
export type ErrorCodeName = string
/**
 * Tipo de registro.
 */
export type RecordKindName = string
/**
 * Tipo de entidade: um registro ou uma parte dele.
 */
export type EntityKind = string
/**
 * O que foi medido; dinheiro em reais (BRL).
 */
export type MetricName = string
/**
 * O tipo de fato que detectores veem por vários sinais.
 */
export type FamilyName = string
/**
 * Um método estatístico ou uma regra.
 */
export type MethodName = string
/**
 * Um fator que contribuiu.
 */
export type FactorName = string
/**
 * Um campo de um registro.
 */
export type RecordField = string
/**
 * Unidade da federação.
 */
export type FederativeUnit = string
/**
 * Modalidade da licitação ou tipo de contratação direta.
 */
export type TenderModality = string
export type AnalysisType =
  | 'tendencias_gasto'
  | 'padroes_fornecedores'
  | 'comportamento_orgaos'
  | 'analise_sazonal'
  | 'metricas_eficiencia'
  | 'analise_correlacao'
/**
 * Espécie de registros; de servidores nenhuma fonte tem registros.
 */
export type AnalysedRecords = 'contratos' | 'despesas' | 'convenios' | 'licitacoes' | 'servidores'
export type AnalysisStatus = 'iniciada' | 'em_execucao' | 'concluida' | 'falhada' | 'cancelada'
export type AnalysisPhase =
  | 'inicializacao'
  | 'coleta_dados'
  | 'analise_padroes'
  | 'analise_correlacao'
  | 'geracao_insights'
  | 'concluida'
  | 'falhada'
  | 'cancelada'
/**
 * Quem pode ler uma investigação além do dono: ninguém, a equipe, todos.
 */
export type Visibility = 'privada' | 'equipe' | 'publica'
export type FigureName =
  | 'tendencia_gasto'
  | 'mudancas_nivel'
  | 'mudanca_nivel'
  | 'mes_incomum'
  | 'gasto_previsto'
  | 'fornecedores'
  | 'ihh'
  | 'fornecedores_efetivos'
  | 'participacao_maior'
  | 'participacao_4_maiores'
  | 'participacao_10_maiores'
  | 'participacao_fornecedor'
  | 'mudanca_ihh'
  | 'participacao_fornecedores_novos'
  | 'participacao_fornecedores_perdidos'
  | 'participacao_valor_fornecedores_novos'
  | 'participacao_contratacao_direta'
  | 'participacao_contratacao_direta_orgaos'
  | 'participacao_fim_ano'
  | 'participacao_fim_ano_orgaos'
  | 'participacao_proposta_unica'
  | 'participacao_proposta_unica_orgaos'
  | 'sazonalidade'
  | 'sazonalidade_por_dia_util'
  | 'indice_sazonal'
  | 'participacao_dezembro'
  | 'participacao_dias_nao_uteis'
  | 'participacao_fim_dezembro'
  | 'mediana_dias_ate_assinatura'
  | 'p90_dias_ate_assinatura'
  | 'tendencia_dias_ate_assinatura'
  | 'mediana_licitantes'
  | 'tendencia_licitantes'
  | 'participacao_valor_aditado'
  | 'participacao_aumento_acima_quarto'
  | 'tendencia_aditivos'
  | 'mediana_preco_sobre_estimativa'
  | 'tendencia_preco_sobre_estimativa'
  | 'correlacao_postos'
  | 'correlacao_postos_parcial'
  | 'participacao_valores_local'
  | 'mediana_valores_local'
  | 'participacao_contratacao_direta_local'
export type FigureUnit =
  | 'BRL'
  | 'fracao'
  | 'razao'
  | 'porcentagem_por_ano'
  | 'indice'
  | 'dias'
  | 'dias_por_ano'
  | 'quantidade'
  | 'quantidade_por_ano'
  | 'fracao_por_ano'
  | 'razao_por_ano'
  | 'correlacao'
export type CorrelationVariable =
  | 'valor'
  | 'dia_assinatura'
  | 'mes_assinatura'
  | 'contratacao_direta'
  | 'dias_ate_assinatura'
  | 'duracao_dias'
  | 'licitantes'
  | 'fracao_aditada'
  | 'preco_sobre_estimativa'
  | 'valor_estimado'
export type PatternKind = 'todos' | 'fornecedor' | 'temporal' | 'valor' | 'geografico' | 'organizacional'
export type AuditSeverity = 'baixa' | 'media' | 'alta' | 'critica'
/**
 * Um valor de /audit/event-types.
 */
export type AuditEventType = string
/**
 * O que há de errado com a trilha.
 */
export type AuditProblemKind = string
/**
 * Um tipo de evento ou uma severidade.
 */
export type AuditWordValue = string
export type ExportFormat = 'csv' | 'jsonl' | 'json' | 'xlsx' | 'pdf'
/**
 * Só o que chegou ou mudou depois deste instante, para quem mantém uma cópia: o meta.atualizado_ate da resposta anterior.
 */
export type UpdatedSince = string
/**
 * Achados como linhas (csv, jsonl, xlsx, excel), os resultados como são lidos (json) ou um relatório (pdf, html, markdown).
 */
export type DownloadFormat = 'csv' | 'jsonl' | 'json' | 'xlsx' | 'pdf' | 'markdown' | 'html' | 'excel'
/**
 * Por que um arquivo do pacote foi deixado de lado ou interrompido.
 */
export type FileProblem = string
/**
 * Por que uma linha não é um registro.
 */
export type RejectionCode = string
/**
 * O que foi corrigido em um valor ou está em dúvida.
 */
export type QualityNote = string
export type InvestigationResourceType = 'investigacao'
export type McpAnswer = McpResult | McpFailure
export type ModelKind = 'floresta' | 'calibracao'
export type ModelStatus = 'candidato' | 'promovido' | 'aposentado'
export type ModelOrigin = 'fornecido' | 'treinado'
export type ModelMetric = 'precisao_media' | 'brier'
/**
 * Qual é melhor; nenhum quando o intervalo contém 0.
 */
export type ModelVerdict = 'modelo' | 'outro' | 'nenhum'
/**
 * Estável abaixo de um índice de 0,1, grande a partir de 0,25; dados insuficientes quando registros iguais poderiam parecer ter mudado 0,1.
 */
export type DriftStatus = 'estavel' | 'moderado' | 'grande' | 'dados_insuficientes'
export type NetworkEntityType = 'fornecedor' | 'organizacao' | 'socio' | 'endereco' | 'licitacao'
export type NetworkEntityKind = 'empresa' | 'pessoa' | 'estrangeiro' | 'orgao' | 'lugar' | 'processo'
export type TaskStatus = 'na_fila' | 'em_execucao' | 'pausada' | 'concluida' | 'falhada' | 'cancelada'
export type NetworkEdgeType =
  'contrato' | 'proposta_conjunta' | 'socio_de' | 'mesmo_endereco' | 'venceu_licitacao' | 'participou_licitacao'
export type NetworkType = 'cartel' | 'conluio' | 'rede_fachada'
export type NetworkGroupReason = 'propostas_conjuntas' | 'vitorias_alternadas' | 'socio_comum' | 'endereco_comum'
export type NetworkMergeReason =
  | 'mesmo_cnpj'
  | 'mesma_raiz_cnpj'
  | 'mesmo_documento'
  | 'mesmo_documento_mascarado'
  | 'mesmo_documento_mascarado_e_nome'
  | 'nome_dentro_da_empresa'
  | 'mesma_sede'
  | 'mesmo_id'
export type NetworkSearchEnd = 'encontrado' | 'todos_alcancados' | 'max_passos' | 'max_nos'
export type NotificationType =
  | 'investigacao_concluida'
  | 'investigacao_falhou'
  | 'analise_finalizada'
  | 'relatorio_gerado'
  | 'vigilancia_alterada'
  | 'webhook_falhando'
  | 'webhook_desativado'
  | 'aprovacao_solicitada'
  | 'tarefa_concluida'
  | 'tarefa_falhou'
  | 'tarefa_atrasada'
  | 'conta_aguardando'
  | 'seguranca'
  | 'teste'
export type NotificationLevel = 'informativo' | 'aviso' | 'critico'
export type SecurityActivity =
  | 'entrada_de_novo_lugar'
  | 'senha_trocada'
  | 'segundo_fator_ativado'
  | 'segundo_fator_desativado'
  | 'codigos_reserva_gerados'
  | 'codigo_reserva_usado'
  | 'chave_api_criada'
  | 'chave_api_trocada'
  | 'sessoes_encerradas'
  | 'token_reutilizado'
  | 'conta_bloqueada'
  | 'provedor_vinculado'
  | 'provedor_desvinculado'
  | 'funcao_alterada'
/**
 * De uma anomalia ou de uma análise.
 */
export type EventSubjectType =
  | 'anomalia_preco'
  | 'anomalia_padrao'
  | 'anomalia_temporal'
  | 'anomalia_relacionamento'
  | 'violacao_conformidade'
  | 'tendencias_gasto'
  | 'padroes_fornecedores'
  | 'comportamento_orgaos'
  | 'analise_sazonal'
  | 'metricas_eficiencia'
  | 'analise_correlacao'
export type TaskKindName =
  | 'reavaliar'
  | 'reindexar'
  | 'exportar'
  | 'relatorio'
  | 'atualizar'
  | 'retencao'
  | 'treinar'
  | 'calibrar'
  | 'analise'
  | 'correspondencia'
export type ReportFormat = 'markdown' | 'html' | 'pdf' | 'json' | 'csv' | 'xlsx'
export type MailDomain = string
export type OwnerEventType =
  | 'investigacao.concluida'
  | 'investigacao.falhou'
  | 'investigacao.cancelada'
  | 'anomalia.detectada'
  | 'analise.finalizada'
  | 'relatorio.gerado'
  | 'vigilancia.alterada'
  | 'webhook.falhando'
  | 'webhook.desativado'
  | 'aprovacao.solicitada'
  | 'tarefa.concluida'
  | 'tarefa.falhou'
  | 'tarefa.atrasada'
/**
 * O manifesto do serviço se nada é pedido; os candidatos de cada consulta; ou os valores de cada propriedade de cada entidade.
 */
export type ReconciliationAnswer = ReconciliationResults | ReconciliationManifest | ReconciliationExtension
/**
 * AAAA-MM-DD, ou uma palavra quando a fonte informou data que não pode ser verdadeira.
 */
export type RecordDay = string
/**
 * Um tipo de contrato ou o número de uma modalidade do PNCP (1 a 15).
 */
export type ContractTypeWord = string
/**
 * Situação do ato na fonte; as demais palavras são da própria fonte.
 */
export type ActStatus = string
export type RecordAttributes =
  | ActDocument
  | PaymentDocument
  | CommitmentDocument
  | AgreementDocument
  | SupplierDocument
  | SanctionDocument
  | OrganizationDocument
  | ReferenceDocument
export type ReportType =
  | 'resumo_executivo'
  | 'analise_detalhada'
  | 'relatorio_investigacao'
  | 'painel_transparencia'
  | 'analise_comparativa'
  | 'relatorio_auditoria'
  | 'dossie_fornecedor'
  | 'dossie_orgao'
export type ReportAudience = 'geral' | 'tecnico' | 'executivo' | 'jornalista' | 'pesquisador'
export type ReportPhase =
  'inicializacao' | 'coleta_dados' | 'geracao_conteudo' | 'formatacao' | 'finalizacao' | 'concluido'
export type ReportSection = string
/**
 * Com o que se comparou: a execução anterior sobre o mesmo escopo, os resultados das investigações ou nada.
 */
export type RescoreBaseline = 'execucao' | 'resultados' | 'nada'
export type ChangeCause = 'versao_motor' | 'tabelas_legais' | 'calibracao' | 'modelo' | 'registros'
/**
 * Idioma de uma resposta quando nada mais indica um.
 */
export type LanguageSetting = 'en' | 'pt'
/**
 * Sessões de uma conta; vale a partir da próxima entrada.
 */
export type MaxSessionsSetting = number
export type IdleTimeoutSetting = number
/**
 * De senhas escolhidas de agora em diante.
 */
export type PasswordLengthSetting = number
/**
 * Dias durante os quais os eventos de auditoria são guardados no mínimo; 0 os guarda para sempre, senão 90 ou mais.
 */
export type RetentionSetting = number
/**
 * Um só interruptor para todas as agendas de tarefas: enquanto pausadas, suas tarefas esperam, e o que venceu não é removido a cada hora.
 */
export type SchedulesSetting = 'em_execucao' | 'pausadas'
export type TaskPriority = 'alta' | 'normal' | 'baixa'
export type TaskPartitionStatus = 'aguardando' | 'concluida' | 'falhada' | 'dispensada'
/**
 * De reavaliar: por que é executada, ou por que não precisa ser. De várias causas, a primeira.
 */
export type TaskPartitionWhy =
  | 'por_inteiro'
  | 'primeira_execucao'
  | 'versao_motor'
  | 'tabelas_legais'
  | 'calibracao'
  | 'modelo'
  | 'registros'
  | 'inalterada'
/**
 * Valores em BRL, números de registros ou a participação dos registros sem competição entre os que a informam.
 */
export type VisualMetric = 'valor' | 'registros' | 'participacao_contratacao_direta'
/**
 * Como os valores de um grupo viram um só; `contagem` é quantos registros o informam. Para outras métricas não se aplica.
 */
export type VisualAggregation =
  'soma' | 'contagem' | 'media' | 'mediana' | 'minimo' | 'maximo' | 'percentil' | 'desvio_padrao'
export type VisualDimension =
  'periodo' | 'estado' | 'municipio' | 'macrorregiao' | 'organizacao' | 'fornecedor' | 'modalidade' | 'tipo_contrato'
/**
 * Duração dos períodos; os registros têm dias, de modo que nada menor é conhecido.
 */
export type VisualGranularity = 'dia' | 'semana' | 'mes' | 'trimestre' | 'ano'
export type VisualChartType =
  | 'grafico_linhas'
  | 'grafico_barras'
  | 'grafico_pizza'
  | 'grafico_dispersao'
  | 'mapa_calor'
  | 'mapa_arvore'
  | 'diagrama_sankey'
  | 'medidor'
  | 'mapa'
  | 'tabela'
/**
 * `svg`: só a imagem, como com `Accept: image/svg+xml`.
 */
export type VisualFormat = 'json' | 'svg'
export type VisualUnit = 'BRL' | 'contagem' | 'participacao' | 'BRL_por_habitante' | 'contagem_por_100000_habitantes'
export type VisualRegionType = 'estado' | 'municipio' | 'macrorregiao'
/**
 * O nome de um evento, em inglês ou em português.
 */
export type WebhookEventName = string
/**
 * Uma função, como era no momento do evento.
 */
export type RoleName = string
/**
 * Tipo do recurso.
 */
export type AuditResourceType = string

/**
 * The type of each schema, by its name.
 */
export interface WireTypes {
  readonly Account: Account
  readonly AccountPatch: AccountPatch
  readonly AccountList: AccountList
  readonly Team: Team
  readonly TeamList: TeamList
  readonly TeamRequest: TeamRequest
  readonly RolePermissions: RolePermissions
  readonly RoleMatrix: RoleMatrix
  readonly ListUsersQuery: ListUsersQuery
  readonly AccountSessionsQuery: AccountSessionsQuery
  readonly AccountSession: AccountSession
  readonly AccountSessionList: AccountSessionList
  readonly ConsumptionQuery: ConsumptionQuery
  readonly Consumption: Consumption
  readonly ConsumptionList: ConsumptionList
  readonly StorageReport: StorageReport
  readonly StoreSize: StoreSize
  readonly StoredKind: StoredKind
  readonly StoredKindName: StoredKindName
  readonly RetentionPeriod: RetentionPeriod
  readonly Agent: Agent
  readonly AgentsQuery: AgentsQuery
  readonly AgentList: AgentList
  readonly AgentsSearch: AgentsSearch
  readonly AgentsFound: AgentsFound
  readonly AgentError: AgentError
  readonly AgentDetails: AgentDetails
  readonly AgentThread: AgentThread
  readonly AgentState: AgentState
  readonly AgentsStatus: AgentsStatus
  readonly AgentOptions: AgentOptions
  readonly AgentRequest: AgentRequest
  readonly AgentEvidence: AgentEvidence
  readonly EvidenceQuery: EvidenceQuery
  readonly AgentResult: AgentResult
  readonly AgentReply: AgentReply
  readonly MultiAgentRequest: MultiAgentRequest
  readonly AgentPart: AgentPart
  readonly AgentPlanStep: AgentPlanStep
  readonly MultiAgentReply: MultiAgentReply
  readonly WorkflowCondition: WorkflowCondition
  readonly WorkflowWhen: WorkflowWhen
  readonly WorkflowApproval: WorkflowApproval
  readonly WorkflowUndo: WorkflowUndo
  readonly WorkflowStepRequest: WorkflowStepRequest
  readonly WorkflowRequest: WorkflowRequest
  readonly WorkflowStepResult: WorkflowStepResult
  readonly WorkflowStepState: WorkflowStepState
  readonly WorkflowVote: WorkflowVote
  readonly Workflow: Workflow
  readonly WorkflowsQuery: WorkflowsQuery
  readonly WorkflowList: WorkflowList
  readonly Approval: Approval
  readonly ApprovalList: ApprovalList
  readonly ApprovalsQuery: ApprovalsQuery
  readonly WorkflowRetryQuery: WorkflowRetryQuery
  readonly WorkflowStatusEvent: WorkflowStatusEvent
  readonly AnomalyDetectionRequest: AnomalyDetectionRequest
  readonly AnomalyDetection: AnomalyDetection
  readonly AnomalyDetectionMetadata: AnomalyDetectionMetadata
  readonly ContractsAnalysisQuery: ContractsAnalysisQuery
  readonly ContractsAnalysis: ContractsAnalysis
  readonly ContractsFigures: ContractsFigures
  readonly ContractsGroup: ContractsGroup
  readonly ContractsAnalysisMetadata: ContractsAnalysisMetadata
  readonly AnalysisType: AnalysisType
  readonly AnalysedRecords: AnalysedRecords
  readonly AnalysisStatus: AnalysisStatus
  readonly AnalysisPhase: AnalysisPhase
  readonly AnalysisStartRequest: AnalysisStartRequest
  readonly FigureName: FigureName
  readonly FigureUnit: FigureUnit
  readonly CorrelationVariable: CorrelationVariable
  readonly FigurePeriod: FigurePeriod
  readonly FigureInterval: FigureInterval
  readonly FigureTest: FigureTest
  readonly FigureEffect: FigureEffect
  readonly FigureSubject: FigureSubject
  readonly FigureInsufficientData: FigureInsufficientData
  readonly AnalysisFigure: AnalysisFigure
  readonly SeriesMonth: SeriesMonth
  readonly AnalysisPrices: AnalysisPrices
  readonly AnalysisLeftOut: AnalysisLeftOut
  readonly AnalysisResults: AnalysisResults
  readonly AnalysisInsight: AnalysisInsight
  readonly AnalysisMetadata: AnalysisMetadata
  readonly Analysis: Analysis
  readonly AnalysisStarted: AnalysisStarted
  readonly AnalysisProgress: AnalysisProgress
  readonly AnalysisDocument: AnalysisDocument
  readonly AnalysisCancelled: AnalysisCancelled
  readonly AnalysesQuery: AnalysesQuery
  readonly AnalysisList: AnalysisList
  readonly EndAnalysisQuery: EndAnalysisQuery
  readonly TrendsQuery: TrendsQuery
  readonly CorrelationsQuery: CorrelationsQuery
  readonly PatternsQuery: PatternsQuery
  readonly PatternKind: PatternKind
  readonly AnalysisTrend: AnalysisTrend
  readonly AnalysisCorrelation: AnalysisCorrelation
  readonly AnalysisPattern: AnalysisPattern
  readonly AnalysisTrendList: AnalysisTrendList
  readonly AnalysisCorrelationList: AnalysisCorrelationList
  readonly AnalysisPatternList: AnalysisPatternList
  readonly ApiKeyRequest: ApiKeyRequest
  readonly ApiKey: ApiKey
  readonly IssuedApiKey: IssuedApiKey
  readonly ApiKeysQuery: ApiKeysQuery
  readonly ApiKeyList: ApiKeyList
  readonly ApiKeyRotation: ApiKeyRotation
  readonly ApiKeyRateLimits: ApiKeyRateLimits
  readonly ApiKeyUsageQuery: ApiKeyUsageQuery
  readonly ApiKeyUsage: ApiKeyUsage
  readonly AuditSeverity: AuditSeverity
  readonly AuditEventContext: AuditEventContext
  readonly AuditEvent: AuditEvent
  readonly AuditEventList: AuditEventList
  readonly AuditSignedHead: AuditSignedHead
  readonly AuditInclusionProof: AuditInclusionProof
  readonly AuditConsistencyProof: AuditConsistencyProof
  readonly AuditEventDocument: AuditEventDocument
  readonly AuditEventsQuery: AuditEventsQuery
  readonly AuditQueryRequest: AuditQueryRequest
  readonly AuditStatisticsQuery: AuditStatisticsQuery
  readonly AuditExportQuery: AuditExportQuery
  readonly AuditIntegrityQuery: AuditIntegrityQuery
  readonly AuditStatistics: AuditStatistics
  readonly AuditUserCount: AuditUserCount
  readonly AuditErrorCount: AuditErrorCount
  readonly AuditProblem: AuditProblem
  readonly AuditIntegrity: AuditIntegrity
  readonly AuditWord: AuditWord
  readonly AuditWordsQuery: AuditWordsQuery
  readonly AuditWordList: AuditWordList
  readonly AuditDashboardStatistics: AuditDashboardStatistics
  readonly AuditDashboard: AuditDashboard
  readonly AuditTestEvent: AuditTestEvent
  readonly ChatFilters: ChatFilters
  readonly ChatStreamRequest: ChatStreamRequest
  readonly ChatMessageRequest: ChatMessageRequest
  readonly ChatEvidence: ChatEvidence
  readonly ChatUnderstood: ChatUnderstood
  readonly ThinkingEvent: ThinkingEvent
  readonly AgentSelectedEvent: AgentSelectedEvent
  readonly ChunkEvent: ChunkEvent
  readonly ClarificationOption: ClarificationOption
  readonly ClarificationEvent: ClarificationEvent
  readonly ChatErrorEvent: ChatErrorEvent
  readonly ChatCompleteEvent: ChatCompleteEvent
  readonly ChatAnswer: ChatAnswer
  readonly ChatSession: ChatSession
  readonly ChatSessionList: ChatSessionList
  readonly ChatSessionsQuery: ChatSessionsQuery
  readonly ChatSessionPatch: ChatSessionPatch
  readonly ChatHistoryItem: ChatHistoryItem
  readonly ChatHistoryList: ChatHistoryList
  readonly ChatHistoryQuery: ChatHistoryQuery
  readonly ChatSessionHistoryQuery: ChatSessionHistoryQuery
  readonly ChatSuggestion: ChatSuggestion
  readonly ChatSuggestionList: ChatSuggestionList
  readonly ChatSuggestionsQuery: ChatSuggestionsQuery
  readonly ChatFeedbackRequest: ChatFeedbackRequest
  readonly ChatFeedback: ChatFeedback
  readonly ChatEvidenceDocument: ChatEvidenceDocument
  readonly ChatRecord: ChatRecord
  readonly ChatEvidenceQuery: ChatEvidenceQuery
  readonly ChatQuestion: ChatQuestion
  readonly ChatCancel: ChatCancel
  readonly ChatResume: ChatResume
  readonly ChatPing: ChatPing
  readonly ChatAuth: ChatAuth
  readonly ChatPlace: ChatPlace
  readonly ChatCancelled: ChatCancelled
  readonly ChatPong: ChatPong
  readonly ChatHeartbeat: ChatHeartbeat
  readonly ChatAuthenticated: ChatAuthenticated
  readonly DispositionRequest: DispositionRequest
  readonly Disposition: Disposition
  readonly AnomalyDispositions: AnomalyDispositions
  readonly DetectorPrecision: DetectorPrecision
  readonly DispositionPrecision: DispositionPrecision
  readonly ErrorEnvelope: ErrorEnvelope
  readonly ErrorObject: ErrorObject
  readonly FailingField: FailingField
  readonly ErrorDetails: ErrorDetails
  readonly ListMeta: ListMeta
  readonly ListLinks: ListLinks
  readonly ResponseMeta: ResponseMeta
  readonly Relationship: Relationship
  readonly ProgressEvent: ProgressEvent
  readonly AnomalyEvent: AnomalyEvent
  readonly InsightEvent: InsightEvent
  readonly CompleteEvent: CompleteEvent
  readonly CancelledEvent: CancelledEvent
  readonly ResetEvent: ResetEvent
  readonly ExportFormat: ExportFormat
  readonly ContractsExportRequest: ContractsExportRequest
  readonly ContractsExportFilters: ContractsExportFilters
  readonly AnomaliesExportRequest: AnomaliesExportRequest
  readonly AnomaliesExportFilters: AnomaliesExportFilters
  readonly ExportedFindingId: ExportedFindingId
  readonly BulkExportRequest: BulkExportRequest
  readonly BulkExportPart: BulkExportPart
  readonly InvestigationDownloadQuery: InvestigationDownloadQuery
  readonly DownloadFormat: DownloadFormat
  readonly GraphqlRequest: GraphqlRequest
  readonly GraphqlQuery: GraphqlQuery
  readonly GraphqlAnswer: GraphqlAnswer
  readonly GraphqlError: GraphqlError
  readonly GraphqlExtensions: GraphqlExtensions
  readonly GraphqlCost: GraphqlCost
  readonly Health: Health
  readonly Liveness: Liveness
  readonly Readiness: Readiness
  readonly DetailedHealth: DetailedHealth
  readonly OpenApi: OpenApi
  readonly AsyncApi: AsyncApi
  readonly LoginRequest: LoginRequest
  readonly RefreshRequest: RefreshRequest
  readonly LoginResponse: LoginResponse
  readonly RefreshResponse: RefreshResponse
  readonly User: User
  readonly MfaVerifyRequest: MfaVerifyRequest
  readonly MfaProof: MfaProof
  readonly LogoutRequest: LogoutRequest
  readonly StreamTicketRequest: StreamTicketRequest
  readonly StreamTicket: StreamTicket
  readonly ChangePasswordRequest: ChangePasswordRequest
  readonly ChangePasswordResponse: ChangePasswordResponse
  readonly RegisterRequest: RegisterRequest
  readonly RegisteredUser: RegisteredUser
  readonly Session: Session
  readonly SessionList: SessionList
  readonly TotpSetup: TotpSetup
  readonly BackupCodes: BackupCodes
  readonly JsonWebKey: JsonWebKey
  readonly JsonWebKeySet: JsonWebKeySet
  readonly BundleKey: BundleKey
  readonly IssuerMetadata: IssuerMetadata
  readonly KeyRotation: KeyRotation
  readonly ImportReport: ImportReport
  readonly InvestigationBatch: InvestigationBatch
  readonly InvestigationRequest: InvestigationRequest
  readonly InvestigationFilters: InvestigationFilters
  readonly ExcludedActs: ExcludedActs
  readonly OrganizationIds: OrganizationIds
  readonly ContractTypes: ContractTypes
  readonly Regions: Regions
  readonly SupplierIds: SupplierIds
  readonly Modalities: Modalities
  readonly ObjectPhrases: ObjectPhrases
  readonly DateRange: DateRange
  readonly AgentConfiguration: AgentConfiguration
  readonly InvestigationBatchAnswers: InvestigationBatchAnswers
  readonly InvestigationBatchAnswer: InvestigationBatchAnswer
  readonly InvestigationStarted: InvestigationStarted
  readonly InvestigationStatus: InvestigationStatus
  readonly InvestigationFailure: InvestigationFailure
  readonly InvestigationProgress: InvestigationProgress
  readonly InvestigationCancelled: InvestigationCancelled
  readonly InvestigationListItem: InvestigationListItem
  readonly InvestigationList: InvestigationList
  readonly InvestigationResourceType: InvestigationResourceType
  readonly InvestigationDocument: InvestigationDocument
  readonly InvestigationPatch: InvestigationPatch
  readonly InvestigationAttributes: InvestigationAttributes
  readonly McpMessage: McpMessage
  readonly McpAnswer: McpAnswer
  readonly McpResult: McpResult
  readonly McpFailure: McpFailure
  readonly McpError: McpError
  readonly ModelKind: ModelKind
  readonly ModelStatus: ModelStatus
  readonly ModelOrigin: ModelOrigin
  readonly ModelMetric: ModelMetric
  readonly TrainRequest: TrainRequest
  readonly ModelLineage: ModelLineage
  readonly ModelFigures: ModelFigures
  readonly ModelMetrics: ModelMetrics
  readonly Model: Model
  readonly ModelsQuery: ModelsQuery
  readonly ModelList: ModelList
  readonly ModelDifference: ModelDifference
  readonly ModelVerdict: ModelVerdict
  readonly ModelInUse: ModelInUse
  readonly ComparedWorld: ComparedWorld
  readonly ModelComparison: ModelComparison
  readonly ModelComparisonQuery: ModelComparisonQuery
  readonly DriftStatus: DriftStatus
  readonly DriftEntry: DriftEntry
  readonly ModelDrift: ModelDrift
  readonly MeasuredWorld: MeasuredWorld
  readonly ModelReport: ModelReport
  readonly PromoteModelRequest: PromoteModelRequest
  readonly RollBackModelRequest: RollBackModelRequest
  readonly NetworkMatchFeatures: NetworkMatchFeatures
  readonly NetworkMatchCandidate: NetworkMatchCandidate
  readonly NetworkMatchGiven: NetworkMatchGiven
  readonly NetworkMatchedRow: NetworkMatchedRow
  readonly NetworkMatchQuery: NetworkMatchQuery
  readonly NetworkMatchRun: NetworkMatchRun
  readonly NetworkMatchRowsQuery: NetworkMatchRowsQuery
  readonly NetworkMatchRows: NetworkMatchRows
  readonly NetworkMatchEndQuery: NetworkMatchEndQuery
  readonly NetworkEntityType: NetworkEntityType
  readonly NetworkEntityKind: NetworkEntityKind
  readonly NetworkEdgeType: NetworkEdgeType
  readonly NetworkType: NetworkType
  readonly NetworkGroupReason: NetworkGroupReason
  readonly NetworkMergeReason: NetworkMergeReason
  readonly NetworkSearchEnd: NetworkSearchEnd
  readonly NetworkEntity: NetworkEntity
  readonly NetworkHit: NetworkHit
  readonly NetworkSearchQuery: NetworkSearchQuery
  readonly NetworkSearch: NetworkSearch
  readonly NetworkMerged: NetworkMerged
  readonly NetworkYear: NetworkYear
  readonly NetworkCounterpart: NetworkCounterpart
  readonly NetworkSanction: NetworkSanction
  readonly NetworkRegister: NetworkRegister
  readonly NetworkDossier: NetworkDossier
  readonly NetworkNodeView: NetworkNodeView
  readonly NetworkEdge: NetworkEdge
  readonly NetworkTruncation: NetworkTruncation
  readonly NetworkNeighbourhoodQuery: NetworkNeighbourhoodQuery
  readonly NetworkNeighbourhood: NetworkNeighbourhood
  readonly NetworkPathQuery: NetworkPathQuery
  readonly NetworkHop: NetworkHop
  readonly NetworkSearched: NetworkSearched
  readonly NetworkPath: NetworkPath
  readonly SuspiciousNetworksQuery: SuspiciousNetworksQuery
  readonly SuspiciousNetwork: SuspiciousNetwork
  readonly SuspiciousNetworks: SuspiciousNetworks
  readonly NetworkRanked: NetworkRanked
  readonly NetworkParts: NetworkParts
  readonly NetworkStatistics: NetworkStatistics
  readonly NetworkInvestigation: NetworkInvestigation
  readonly NetworkInvestigations: NetworkInvestigations
  readonly NetworkExportQuery: NetworkExportQuery
  readonly NotificationType: NotificationType
  readonly NotificationLevel: NotificationLevel
  readonly SecurityActivity: SecurityActivity
  readonly NotificationSecurity: NotificationSecurity
  readonly Notification: Notification
  readonly NotificationsQuery: NotificationsQuery
  readonly NotificationList: NotificationList
  readonly UnreadCount: UnreadCount
  readonly MarkedAllRead: MarkedAllRead
  readonly NotificationTypePreferences: NotificationTypePreferences
  readonly NotificationPreferences: NotificationPreferences
  readonly OAuthProviders: OAuthProviders
  readonly OAuthProvider: OAuthProvider
  readonly OAuthScope: OAuthScope
  readonly OAuthAuthorizeQuery: OAuthAuthorizeQuery
  readonly OAuthAuthorization: OAuthAuthorization
  readonly OAuthCallbackQuery: OAuthCallbackQuery
  readonly OAuthCallbackRequest: OAuthCallbackRequest
  readonly OAuthLoginResponse: OAuthLoginResponse
  readonly OAuthOutcome: OAuthOutcome
  readonly PendingUsers: PendingUsers
  readonly PendingUser: PendingUser
  readonly OAuthApproval: OAuthApproval
  readonly OAuthRules: OAuthRules
  readonly ProviderRules: ProviderRules
  readonly MailDomain: MailDomain
  readonly ClaimRule: ClaimRule
  readonly OAuthTrialQuery: OAuthTrialQuery
  readonly OAuthTrial: OAuthTrial
  readonly TriedClaim: TriedClaim
  readonly OAuthSignOut: OAuthSignOut
  readonly BackChannelLogout: BackChannelLogout
  readonly ActiveRequestsQuery: ActiveRequestsQuery
  readonly ProfileQuery: ProfileQuery
  readonly ActiveRequest: ActiveRequest
  readonly ActiveRequestList: ActiveRequestList
  readonly ParkedWorkQuery: ParkedWorkQuery
  readonly ParkedWorkItem: ParkedWorkItem
  readonly ParkedWorkItemList: ParkedWorkItemList
  readonly ParkedWorkRetry: ParkedWorkRetry
  readonly PerformanceQuery: PerformanceQuery
  readonly OperationPerformance: OperationPerformance
  readonly PerformanceSummary: PerformanceSummary
  readonly MetricReadings: MetricReadings
  readonly MetricReading: MetricReading
  readonly MetricReadingSample: MetricReadingSample
  readonly OwnerEventType: OwnerEventType
  readonly OwnerEvent: OwnerEvent
  readonly OwnerEventData: OwnerEventData
  readonly SystemNotice: SystemNotice
  readonly EventPage: EventPage
  readonly EventsQuery: EventsQuery
  readonly EventSubjectType: EventSubjectType
  readonly ListInvestigationsQuery: ListInvestigationsQuery
  readonly PageQuery: PageQuery
  readonly EndInvestigationQuery: EndInvestigationQuery
  readonly StreamQuery: StreamQuery
  readonly FeedQuery: FeedQuery
  readonly CreateImportQuery: CreateImportQuery
  readonly PageNumber: PageNumber
  readonly PageSize: PageSize
  readonly UpdatedSince: UpdatedSince
  readonly PageCursor: PageCursor
  readonly Sort: Sort
  readonly SparseFields: SparseFields
  readonly Inclusion: Inclusion
  readonly FieldFilter: FieldFilter
  readonly QueryUnderstood: QueryUnderstood
  readonly QueryFilter: QueryFilter
  readonly QueryFilters: QueryFilters
  readonly QueryIgnored: QueryIgnored
  readonly QueryNote: QueryNote
  readonly QueryNotes: QueryNotes
  readonly ReconciliationQuery: ReconciliationQuery
  readonly ReconciliationForm: ReconciliationForm
  readonly ReconciliationAnswer: ReconciliationAnswer
  readonly ReconciliationType: ReconciliationType
  readonly ReconciliationManifest: ReconciliationManifest
  readonly ReconciliationKey: ReconciliationKey
  readonly ReconciliationResults: ReconciliationResults
  readonly ReconciliationResult: ReconciliationResult
  readonly ReconciliationCandidate: ReconciliationCandidate
  readonly ReconciliationFeature: ReconciliationFeature
  readonly ReconciliationExtension: ReconciliationExtension
  readonly ReconciliationValue: ReconciliationValue
  readonly ReconciliationSuggestQuery: ReconciliationSuggestQuery
  readonly ReconciliationSuggestions: ReconciliationSuggestions
  readonly ReconciliationSuggestion: ReconciliationSuggestion
  readonly ReconciliationProposalQuery: ReconciliationProposalQuery
  readonly ReconciliationProposal: ReconciliationProposal
  readonly FederativeUnit: FederativeUnit
  readonly ContractsQuery: ContractsQuery
  readonly ExpensesQuery: ExpensesQuery
  readonly AgreementsQuery: AgreementsQuery
  readonly PncpContractsQuery: PncpContractsQuery
  readonly DemographicsQuery: DemographicsQuery
  readonly HealthMetricsQuery: HealthMetricsQuery
  readonly EducationStatsQuery: EducationStatsQuery
  readonly ContractTypesQuery: ContractTypesQuery
  readonly SourcesQuery: SourcesQuery
  readonly RecordProvenance: RecordProvenance
  readonly RecordQualityNote: RecordQualityNote
  readonly RecordAmendment: RecordAmendment
  readonly RecordBid: RecordBid
  readonly RecordCommitmentEntry: RecordCommitmentEntry
  readonly ActDocument: ActDocument
  readonly PncpActDocument: PncpActDocument
  readonly PaymentDocument: PaymentDocument
  readonly CommitmentDocument: CommitmentDocument
  readonly AgreementDocument: AgreementDocument
  readonly SupplierDocument: SupplierDocument
  readonly SanctionDocument: SanctionDocument
  readonly OrganizationDocument: OrganizationDocument
  readonly ReferenceDocument: ReferenceDocument
  readonly RecordAttributes: RecordAttributes
  readonly RecordDocument: RecordDocument
  readonly DemographicsItem: DemographicsItem
  readonly HealthMetricsItem: HealthMetricsItem
  readonly EducationStatsItem: EducationStatsItem
  readonly AnswerSource: AnswerSource
  readonly AnswerError: AnswerError
  readonly RemovedRecord: RemovedRecord
  readonly RecordListMeta: RecordListMeta
  readonly ActList: ActList
  readonly PncpActList: PncpActList
  readonly PaymentList: PaymentList
  readonly AgreementList: AgreementList
  readonly DemographicsList: DemographicsList
  readonly HealthMetricsList: HealthMetricsList
  readonly EducationStatsList: EducationStatsList
  readonly ContractTypeItem: ContractTypeItem
  readonly ContractTypeList: ContractTypeList
  readonly StateCoverage: StateCoverage
  readonly SourceCoverage: SourceCoverage
  readonly SourceCoverageList: SourceCoverageList
  readonly ReportType: ReportType
  readonly ReportFormat: ReportFormat
  readonly ReportAudience: ReportAudience
  readonly ReportState: ReportState
  readonly ReportPhase: ReportPhase
  readonly ReportRequest: ReportRequest
  readonly ReportStarted: ReportStarted
  readonly ReportHead: ReportHead
  readonly Report: Report
  readonly ReportMetadata: ReportMetadata
  readonly ReportStatus: ReportStatus
  readonly ReportList: ReportList
  readonly ReportsQuery: ReportsQuery
  readonly ReportTemplate: ReportTemplate
  readonly ReportTemplateList: ReportTemplateList
  readonly ReportTemplatesQuery: ReportTemplatesQuery
  readonly ReportDownloadQuery: ReportDownloadQuery
  readonly ReportGenerateQuery: ReportGenerateQuery
  readonly ReportSection: ReportSection
  readonly RescoreBaseline: RescoreBaseline
  readonly ChangeTotals: ChangeTotals
  readonly ChangeCauses: ChangeCauses
  readonly ChangeCause: ChangeCause
  readonly TaskDiffQuery: TaskDiffQuery
  readonly TaskDiff: TaskDiff
  readonly ComparedRuns: ComparedRuns
  readonly ComparedRun: ComparedRun
  readonly FindingChange: FindingChange
  readonly CircuitBreakersQuery: CircuitBreakersQuery
  readonly CircuitBreaker: CircuitBreaker
  readonly CircuitBreakerConfig: CircuitBreakerConfig
  readonly CircuitBreakerStats: CircuitBreakerStats
  readonly CircuitBreakerList: CircuitBreakerList
  readonly CircuitBreakerResets: CircuitBreakerResets
  readonly BulkheadsQuery: BulkheadsQuery
  readonly Bulkhead: Bulkhead
  readonly BulkheadConfig: BulkheadConfig
  readonly BulkheadStats: BulkheadStats
  readonly BulkheadList: BulkheadList
  readonly BulkheadGroup: BulkheadGroup
  readonly ResilienceHealth: ResilienceHealth
  readonly ResilienceMetrics: ResilienceMetrics
  readonly CircuitBreakerTotals: CircuitBreakerTotals
  readonly BulkheadTotals: BulkheadTotals
  readonly InvestigationResponse: InvestigationResponse
  readonly ResultsMetadata: ResultsMetadata
  readonly ResultsSummary: ResultsSummary
  readonly AnomalyResult: AnomalyResult
  readonly EntityReference: EntityReference
  readonly DataPoint: DataPoint
  readonly NextCheck: NextCheck
  readonly RecordToOpen: RecordToOpen
  readonly RecordLink: RecordLink
  readonly Pattern: Pattern
  readonly Period: Period
  readonly StatisticalEvidence: StatisticalEvidence
  readonly HistoricalContext: HistoricalContext
  readonly PeerContext: PeerContext
  readonly RegulatoryContext: RegulatoryContext
  readonly Factor: Factor
  readonly AgentInsight: AgentInsight
  readonly Settings: Settings
  readonly RateLimitSetting: RateLimitSetting
  readonly LanguageSetting: LanguageSetting
  readonly MaxSessionsSetting: MaxSessionsSetting
  readonly IdleTimeoutSetting: IdleTimeoutSetting
  readonly PasswordLengthSetting: PasswordLengthSetting
  readonly RetentionSetting: RetentionSetting
  readonly SettingsPatch: SettingsPatch
  readonly RateLimitPatch: RateLimitPatch
  readonly SchedulesSetting: SchedulesSetting
  readonly SocketMessage: SocketMessage
  readonly SocketRequest: SocketRequest
  readonly SocketSubscription: SocketSubscription
  readonly SubscribedMessage: SubscribedMessage
  readonly UnsubscribedMessage: UnsubscribedMessage
  readonly GapMessage: GapMessage
  readonly EmptyMessage: EmptyMessage
  readonly ProblemDetails: ProblemDetails
  readonly ProblemField: ProblemField
  readonly TaskKindName: TaskKindName
  readonly TaskStatus: TaskStatus
  readonly TaskPriority: TaskPriority
  readonly TaskPartitionStatus: TaskPartitionStatus
  readonly TaskParameters: TaskParameters
  readonly TaskWindow: TaskWindow
  readonly TaskTimes: TaskTimes
  readonly TaskTimesPatch: TaskTimesPatch
  readonly TaskRequest: TaskRequest
  readonly TaskPatch: TaskPatch
  readonly TaskProgress: TaskProgress
  readonly TaskPartitionCounts: TaskPartitionCounts
  readonly TaskResult: TaskResult
  readonly Task: Task
  readonly TasksQuery: TasksQuery
  readonly TaskList: TaskList
  readonly TaskPartition: TaskPartition
  readonly TaskPartitionsQuery: TaskPartitionsQuery
  readonly TaskPartitionList: TaskPartitionList
  readonly TaskLogEntry: TaskLogEntry
  readonly TaskLogQuery: TaskLogQuery
  readonly TaskLogEntryList: TaskLogEntryList
  readonly TaskRetryRequest: TaskRetryRequest
  readonly TasksActionRequest: TasksActionRequest
  readonly TasksActionReply: TasksActionReply
  readonly TaskSchedule: TaskSchedule
  readonly TaskSchedulesQuery: TaskSchedulesQuery
  readonly TaskScheduleList: TaskScheduleList
  readonly TaskSchedulePatch: TaskSchedulePatch
  readonly TaskStatusEvent: TaskStatusEvent
  readonly TaskPartitionEvent: TaskPartitionEvent
  readonly TaskLateEvent: TaskLateEvent
  readonly TaskCompleteEvent: TaskCompleteEvent
  readonly TaskPartitionWhy: TaskPartitionWhy
  readonly Usage: Usage
  readonly KeyRequests: KeyRequests
  readonly KeptCount: KeptCount
  readonly VisualMetric: VisualMetric
  readonly VisualAggregation: VisualAggregation
  readonly VisualDimension: VisualDimension
  readonly VisualGranularity: VisualGranularity
  readonly VisualChartType: VisualChartType
  readonly VisualFormat: VisualFormat
  readonly VisualUnit: VisualUnit
  readonly VisualRegionType: VisualRegionType
  readonly ChartDataRequest: ChartDataRequest
  readonly RegionalMapRequest: RegionalMapRequest
  readonly TimeSeriesRequest: TimeSeriesRequest
  readonly DashboardQuery: DashboardQuery
  readonly VisualPoint: VisualPoint
  readonly VisualMetadata: VisualMetadata
  readonly VisualUnknown: VisualUnknown
  readonly VisualPopulation: VisualPopulation
  readonly Visualization: Visualization
  readonly DashboardRecords: DashboardRecords
  readonly DashboardSummary: DashboardSummary
  readonly SupportedChart: SupportedChart
  readonly SupportedDimension: SupportedDimension
  readonly SupportedCharts: SupportedCharts
  readonly DataSource: DataSource
  readonly AnomalyType: AnomalyType
  readonly Severity: Severity
  readonly InvestigationState: InvestigationState
  readonly ProcessingPhase: ProcessingPhase
  readonly Role: Role
  readonly Tier: Tier
  readonly Visibility: Visibility
  readonly Permission: Permission
  readonly ContractType: ContractType
  readonly Modality: Modality
  readonly QueryFilterName: QueryFilterName
  readonly QueryNoteKind: QueryNoteKind
  readonly QueryIntent: QueryIntent
  readonly Region: Region
  readonly RateLimitKind: RateLimitKind
  readonly ErrorCode: ErrorCode
  readonly WatchRequest: WatchRequest
  readonly WatchPatch: WatchPatch
  readonly WatchSchedulePatch: WatchSchedulePatch
  readonly WatchSchedule: WatchSchedule
  readonly Watch: Watch
  readonly WatchObstacle: WatchObstacle
  readonly WatchRunHead: WatchRunHead
  readonly WatchRun: WatchRun
  readonly WatchedAnomaly: WatchedAnomaly
  readonly ChangedAnomaly: ChangedAnomaly
  readonly AnomalyWeight: AnomalyWeight
  readonly WatchesQuery: WatchesQuery
  readonly WatchList: WatchList
  readonly WatchRunsQuery: WatchRunsQuery
  readonly WatchRunList: WatchRunList
  readonly WebhookEventName: WebhookEventName
  readonly WebhookRequest: WebhookRequest
  readonly WebhookFilterPatch: WebhookFilterPatch
  readonly DateRangePatch: DateRangePatch
  readonly ExcludedActsPatch: ExcludedActsPatch
  readonly WebhookPatch: WebhookPatch
  readonly Webhook: Webhook
  readonly IssuedWebhook: IssuedWebhook
  readonly WebhookFigures: WebhookFigures
  readonly WebhooksQuery: WebhooksQuery
  readonly WebhookList: WebhookList
  readonly WebhookDelivery: WebhookDelivery
  readonly WebhookAttempt: WebhookAttempt
  readonly WebhookDeliveriesQuery: WebhookDeliveriesQuery
  readonly WebhookDeliveryList: WebhookDeliveryList
  readonly WebhookTest: WebhookTest
  readonly WebhookSubject: WebhookSubject
  readonly WebhookTestResult: WebhookTestResult
  readonly WebhookCondition: WebhookCondition
  readonly WebhookUrlTest: WebhookUrlTest
  readonly WebhookUrlTestResult: WebhookUrlTestResult
  readonly WebhookRecovery: WebhookRecovery
  readonly WebhookRecoveryResult: WebhookRecoveryResult
  readonly WebhookUrlQuery: WebhookUrlQuery
  readonly UnregisteredWebhook: UnregisteredWebhook
  readonly RegisteredWebhooks: RegisteredWebhooks
  readonly WebhookHistoryQuery: WebhookHistoryQuery
  readonly WebhookHistoryItem: WebhookHistoryItem
  readonly WebhookHistory: WebhookHistory
  readonly RecordDay: RecordDay
  readonly RecordKindName: RecordKindName
  readonly EntityKind: EntityKind
  readonly RecordField: RecordField
  readonly RoleName: RoleName
  readonly ErrorCodeName: ErrorCodeName
  readonly TenderModality: TenderModality
  readonly ActStatus: ActStatus
  readonly AgentName: AgentName
  readonly ReasonCode: ReasonCode
  readonly RejectionCode: RejectionCode
  readonly FileProblem: FileProblem
  readonly QualityNote: QualityNote
  readonly MethodName: MethodName
  readonly FactorName: FactorName
  readonly MetricName: MetricName
  readonly FamilyName: FamilyName
  readonly ExpectedKind: ExpectedKind
  readonly AuditEventType: AuditEventType
  readonly AuditWordValue: AuditWordValue
  readonly AuditResourceType: AuditResourceType
  readonly AuditProblemKind: AuditProblemKind
  readonly ContractTypeWord: ContractTypeWord
  readonly AgentCapability: AgentCapability
  readonly AgentWork: AgentWork
  readonly AgentFunction: AgentFunction
}
export interface Account {
  readonly id: string
  readonly email: string
  readonly funcao: Role
  readonly permissoes: readonly Permission[]
  readonly nivel: Tier
  readonly status: 'ativa' | 'desativada' | 'pendente' | 'rejeitada'
  readonly ids_equipes: readonly string[]
  readonly mfa_ativado: boolean
  readonly troca_senha_obrigatoria: boolean
  readonly criado_em: string
  readonly atualizado_em: string
}
export interface AccountPatch {
  readonly funcao?: Role
  readonly nivel?: Tier
  readonly status?: 'ativa' | 'desativada'
  /**
   * @maxItems 50
   */
  readonly ids_equipes?: readonly string[]
  /**
   * O titular deve escolher outra na próxima entrada.
   */
  readonly senha?: string
  /**
   * Desliga o segundo fator.
   */
  readonly mfa_ativado?: false
}
export interface AccountList {
  readonly dados: readonly Account[]
  readonly meta: ListMeta
  readonly links: ListLinks
}
export interface ListMeta {
  readonly total: number
  readonly pagina: number
  readonly limite: number
  readonly paginas: number
  /**
   * Presente quando há mais do que se examinou: foram os mais recentes, nesta quantidade, ou os mais antigos quando estes vêm primeiro. `total` conta só entre eles; um período restringe a lista e, em ordem de criação, `links.proxima` segue até o último.
   */
  readonly examinados?: number
}
/**
 * Caminhos de outras páginas; anterior e proxima faltam quando não existem.
 */
export interface ListLinks {
  readonly primeira: string
  readonly anterior?: string
  readonly proxima?: string
  readonly ultima: string
}
export interface Team {
  readonly id: string
  readonly nome: string
  readonly criado_em: string
  readonly membros: number
}
export interface TeamList {
  readonly equipes: readonly Team[]
}
export interface TeamRequest {
  readonly nome: string
}
export interface RolePermissions {
  readonly funcao: Role
  readonly permissoes: readonly Permission[]
}
export interface RoleMatrix {
  readonly funcoes: readonly RolePermissions[]
}
export interface ListUsersQuery {
  readonly funcao?: Role
  readonly status?: 'ativa' | 'desativada' | 'pendente' | 'rejeitada'
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
/**
 * filtro[campo]=valor, ou filtro[campo][operador]=valor com eq, ne, gt, gte, lt ou lte.
 */
export interface FieldFilter {
  readonly [k: string]: {
    readonly [k: string]: unknown
  }
}
export interface AccountSessionsQuery {
  /**
   * Só desta conta.
   */
  readonly usuario_id?: string
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface AccountSession {
  readonly id: string
  readonly usuario_id: string
  /**
   * Ausente quando a conta foi removida nesse meio-tempo.
   */
  readonly email?: string
  readonly dispositivo: string
  readonly endereco_ip: string
  readonly localizacao: string
  readonly criado_em: string
  readonly ultima_atividade: string
  /**
   * A da própria requisição.
   */
  readonly atual: boolean
}
export interface AccountSessionList {
  readonly dados: readonly AccountSession[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ConsumptionQuery {
  /**
   * Dias das contagens de chaves de API, hoje incluído.
   */
  readonly dias?: number
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface Consumption {
  /**
   * Da conta ou da chave de API.
   */
  readonly id: string
  readonly especie: 'usuario' | 'chave_api'
  /**
   * A conta, ou a dona da chave.
   */
  readonly usuario_id: string
  /**
   * Da chave; de uma conta, o e-mail.
   */
  readonly nome: string
  /**
   * Da hora corrente, neste servidor; as de uma conta incluem as chaves.
   */
  readonly requisicoes_hora: number
  /**
   * Dessas, as recusadas por um limite.
   */
  readonly recusadas_hora: number
  /**
   * De uma conta, em processamento ou à espera; as de chaves com limites próprios estão com a chave.
   */
  readonly investigacoes?: number
  /**
   * Fluxos de eventos abertos de uma conta.
   */
  readonly fluxos?: number
  /**
   * WebSockets abertos de uma conta.
   */
  readonly websockets?: number
  /**
   * De uma chave de API, nos dias pedidos, em todos os servidores.
   */
  readonly requisicoes?: number
  /**
   * Dessas, as respondidas com falha ou abandonadas por quem chamou.
   */
  readonly falhas?: number
  /**
   * Dessas, as recusadas por um limite.
   */
  readonly limitadas?: number
  /**
   * De uma chave de API, nesses dias.
   */
  readonly ultimo_uso_em?: string
}
export interface ConsumptionList {
  readonly dados: readonly Consumption[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface StorageReport {
  readonly armazenamentos: readonly StoreSize[]
  /**
   * O que o armazenamento de estado contém, por espécie.
   */
  readonly especies: readonly StoredKind[]
  /**
   * Registros de todas as tabelas; ausente quando não podem ser contados.
   */
  readonly registros?: number
  /**
   * O disco da pasta de dados; ausente quando não pode ser consultado.
   */
  readonly disco?: {
    readonly bytes_livres: number
    readonly bytes_totais: number
  }
  readonly retencao: readonly RetentionPeriod[]
}
export interface StoreSize {
  readonly nome: 'estado' | 'registros'
  /**
   * Dos arquivos no disco, incluído o espaço a ser reutilizado.
   */
  readonly bytes: number
}
export interface StoredKind {
  readonly especie: StoredKindName
  readonly itens: number
  /**
   * Dos valores, sem o que o armazenamento acrescenta.
   */
  readonly bytes: number
  /**
   * Quando o mais antigo foi gravado, nos que estão nessa ordem.
   */
  readonly mais_antigo?: string
  /**
   * Falso quando há mais do que foi contado.
   */
  readonly e_completo: boolean
}
export interface RetentionPeriod {
  especie:
    'eventos_auditoria' | 'eventos' | 'entregas_webhooks' | 'conversas' | 'arquivos_tarefas' | 'respostas_idempotentes'
  /**
   * Nulo: guardado para sempre.
   */
  readonly dias: number | null
}
export interface Agent {
  readonly nome: AgentName
  readonly titulo: string
  readonly funcao: AgentFunction
  readonly descricao: string
  readonly capacidades: readonly AgentCapability[]
  /**
   * Outros nomes pelos quais é encontrado.
   */
  readonly apelidos: readonly string[]
  /**
   * Onde é consultado.
   */
  readonly endereco: string
  /**
   * Sob demanda: não tem ator agora; um é iniciado quando há trabalho.
   */
  readonly status: 'trabalhando' | 'ocioso' | 'reiniciando' | 'sob_demanda'
}
export interface AgentsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface AgentList {
  readonly dados: readonly Agent[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface AgentsSearch {
  /**
   * @maxItems 20
   */
  readonly capacidades_exigidas: readonly AgentCapability[]
  /**
   * Só os que sabem fazer tudo isso, se houver.
   */
  readonly preferir_um_agente?: boolean
}
export interface AgentsFound {
  readonly total_agentes: number
  /**
   * Primeiro os que sabem fazer a maior parte.
   */
  readonly agentes: readonly Agent[]
}
/**
 * Como um de seus atores falhou por último.
 */
export interface AgentError {
  readonly codigo: ErrorCode
  readonly em: string
}
export interface AgentDetails {
  readonly nome: AgentName
  readonly titulo: string
  readonly funcao: AgentFunction
  readonly descricao: string
  readonly capacidades: readonly AgentCapability[]
  /**
   * Outros nomes pelos quais é encontrado.
   */
  readonly apelidos: readonly string[]
  /**
   * Onde é consultado.
   */
  readonly endereco: string
  /**
   * Sob demanda: não tem ator agora; um é iniciado quando há trabalho.
   */
  readonly status: 'trabalhando' | 'ocioso' | 'reiniciando' | 'sob_demanda'
  /**
   * Atores que podem fazer seu trabalho. Os analistas assumem trabalho de qualquer tipo, de modo que os mesmos contam para cada um deles.
   */
  readonly atores: number
  /**
   * Atores que fazem seu trabalho agora.
   */
  readonly trabalhando: number
  /**
   * Mensagens que ainda não trataram até o fim.
   */
  readonly mensagens_na_caixa: number
  /**
   * Mensagens tratadas até o fim, e perguntas respondidas, desde o início do serviço.
   */
  readonly turnos: number
  /**
   * Vidas de seus atores que terminaram por falha, desde o início do serviço.
   */
  readonly falhas: number
  readonly reinicios: number
  /**
   * Threads que seu trabalho ocupa neste momento.
   */
  readonly threads_ocupadas: number
  readonly ultimo_erro?: AgentError
  /**
   * As threads que seu trabalho ocupa neste momento.
   */
  readonly threads_trabalho: readonly AgentThread[]
}
/**
 * Uma thread de atores e o que ela executa.
 */
export interface AgentThread {
  readonly indice: number
  readonly status: 'ocupada' | 'ociosa' | 'reiniciando'
  readonly atores: number
  /**
   * Quantas threads substituiu.
   */
  readonly reinicios: number
  readonly agente?: AgentName
  readonly trabalho?: AgentWork
  readonly detector?: string
}
export interface AgentState {
  readonly nome: AgentName
  readonly funcao: AgentFunction
  /**
   * Sob demanda: não tem ator agora; um é iniciado quando há trabalho.
   */
  readonly status: 'trabalhando' | 'ocioso' | 'reiniciando' | 'sob_demanda'
  readonly capacidades: readonly AgentCapability[]
  /**
   * Atores que podem fazer seu trabalho. Os analistas assumem trabalho de qualquer tipo, de modo que os mesmos contam para cada um deles.
   */
  readonly atores: number
  /**
   * Atores que fazem seu trabalho agora.
   */
  readonly trabalhando: number
  /**
   * Mensagens que ainda não trataram até o fim.
   */
  readonly mensagens_na_caixa: number
  /**
   * Mensagens tratadas até o fim, e perguntas respondidas, desde o início do serviço.
   */
  readonly turnos: number
  /**
   * Vidas de seus atores que terminaram por falha, desde o início do serviço.
   */
  readonly falhas: number
  readonly reinicios: number
  /**
   * Threads que seu trabalho ocupa neste momento.
   */
  readonly threads_ocupadas: number
  readonly ultimo_erro?: AgentError
}
/**
 * Os agentes e as threads neste momento.
 */
export interface AgentsStatus {
  readonly agentes: {
    readonly [k: string]: AgentState
  }
  readonly threads_trabalho: readonly AgentThread[]
  /**
   * Agentes que trabalham agora.
   */
  readonly total_ativos: number
  readonly timestamp: string
}
export interface AgentOptions {
  /**
   * Tipos que o coordenador procura; analistas procuram o seu. Conforme a pergunta, senão todos, se ausente ou vazio.
   *
   * @maxItems 5
   */
  readonly tipos_anomalia?: readonly AnomalyType[]
  /**
   * Quão fraco pode ser o sinal examinado, de 0,0 a 1,0.
   */
  readonly sensibilidade?: number
  /**
   * Menor confiança relatada, de 0,0 a 1,0.
   */
  readonly limite_confianca?: number
  /**
   * Máximo de anomalias que uma investigação relata.
   */
  readonly max_resultados?: number
  /**
   * Cujos resultados o relator coloca em palavras; a mais nova entre as próprias, se ausente.
   */
  readonly id_investigacao?: string
}
export interface AgentRequest {
  /**
   * Pergunta em linguagem natural, em português ou inglês: de 3 a 2.000 caracteres, sem contar espaços nas pontas.
   */
  readonly consulta: string
  readonly fonte_dados?: DataSource
  readonly filtros?: InvestigationFilters
  readonly opcoes?: AgentOptions
  /**
   * Para uso do próprio cliente, como um identificador de sua sessão; não é lido.
   */
  readonly contexto?: {
    readonly [k: string]: unknown
  }
}
export interface InvestigationFilters {
  readonly intervalo_data?: DateRange
  readonly organizacoes?: OrganizationIds
  readonly tipos_contrato?: ContractTypes
  /**
   * Menor valor, BRL.
   */
  readonly valor_minimo?: number
  /**
   * Maior valor, BRL.
   */
  readonly valor_maximo?: number
  readonly regioes?: Regions
  readonly fornecedores?: SupplierIds
  readonly modalidades?: Modalities
  readonly objeto?: ObjectPhrases
  readonly excluir?: ExcludedActs
}
/**
 * Dias, ambos incluídos; no máximo 10 anos.
 */
export interface DateRange {
  readonly inicio?: string
  readonly fim?: string
}
/**
 * O que fica de fora. Um registro que não informa aquilo de que uma lista trata permanece.
 */
export interface ExcludedActs {
  readonly organizacoes?: OrganizationIds
  readonly tipos_contrato?: ContractTypes
  readonly regioes?: Regions
  readonly fornecedores?: SupplierIds
  readonly modalidades?: Modalities
  readonly objeto?: ObjectPhrases
  /**
   * Tipos que não são procurados.
   *
   * @maxItems 4
   */
  readonly tipos_anomalia?: readonly AnomalyType[]
  /**
   * Períodos em que cai o dia de um ato.
   *
   * @maxItems 100
   */
  readonly intervalos_data?: readonly DateRange[]
}
/**
 * Aquilo em que uma resposta se apoia.
 */
export interface AgentEvidence {
  readonly especie: 'registro' | 'anomalia' | 'agregado'
  readonly id: string
  readonly rotulo: string
  /**
   * Onde se lê: o registro ou, de uma anomalia, sua investigação ou o registro de que ela trata; ausente quando identificaria uma pessoa.
   */
  readonly href?: string
  readonly tipo?: AnomalyType
  readonly severidade?: Severity
  readonly confianca?: number
  readonly consulta?: EvidenceQuery
}
/**
 * Os registros de que vieram os números.
 */
export interface EvidenceQuery {
  readonly fonte_dados: DataSource
  readonly filtros: InvestigationFilters
  readonly versao_conjunto_dados: number
  readonly total: number
}
export interface AgentResult {
  readonly resposta: string
  readonly fonte_dados?: DataSource
  readonly entendido: QueryUnderstood
  /**
   * O que foi feito de cada filtro.
   */
  readonly filtros: readonly QueryFilter[]
  /**
   * Palavras que nenhuma regra usou.
   */
  readonly ignorado: readonly string[]
  readonly notas: readonly QueryNote[]
  readonly evidencia: readonly AgentEvidence[]
}
/**
 * O que foi tirado do texto da consulta, pelo nome do filtro que se tornou.
 */
export interface QueryUnderstood {
  readonly intencao?: QueryIntent
  readonly intervalo_data?: DateRange
  readonly organizacoes?: readonly string[]
  readonly fornecedores?: readonly string[]
  readonly regioes?: readonly string[]
  readonly tipos_contrato?: readonly ContractType[]
  readonly modalidades?: readonly Modality[]
  readonly objeto?: readonly string[]
  readonly valor_minimo?: number
  readonly valor_maximo?: number
  readonly excluir?: ExcludedActs
  readonly fonte_dados?: DataSource
  readonly tipos_anomalia?: readonly AnomalyType[]
}
/**
 * Um filtro que a consulta ou a requisição cita, e o que foi feito dele.
 */
export interface QueryFilter {
  readonly filtro: QueryFilterName
  /**
   * As palavras da consulta; ausentes quando a requisição traz o filtro em um campo.
   */
  readonly texto?: string
  readonly aplicado: boolean
  readonly substituido_por?: QueryFilterName
  /**
   * Verdadeiro enquanto um nome ainda não foi procurado nos registros.
   */
  readonly consultado_depois?: boolean
  /**
   * Verdadeiro quando nenhum registro tem o nome.
   */
  readonly nao_encontrado?: boolean
  /**
   * Registros que este filtro e os anteriores deixaram; ausente até que sejam contados.
   */
  readonly registros_restantes?: number
}
export interface QueryNote {
  readonly especie: QueryNoteKind
  /**
   * As palavras da consulta ou o valor da requisição.
   */
  readonly texto: string
  /**
   * Como foram lidas, e por quê.
   */
  readonly explicacao: string
  /**
   * De um nome que nenhum registro tem, os mais próximos.
   */
  readonly mais_proximos?: readonly string[]
}
export interface AgentReply {
  readonly agente: AgentName
  readonly resultado: AgentResult
  /**
   * A investigação que foi iniciada ou lida.
   */
  readonly id_investigacao?: string
  readonly metadados: {
    /**
     * Milissegundos.
     */
    readonly tempo_processamento: number
    /**
     * Ausente quando o agente não procurou nenhuma.
     */
    readonly anomalias_detectadas?: number
    /**
     * Confiança média dos achados mostrados.
     */
    readonly confianca?: number
  }
  readonly sucesso: boolean
}
export interface MultiAgentRequest {
  /**
   * Pergunta em linguagem natural, em português ou inglês: de 3 a 2.000 caracteres, sem contar espaços nas pontas.
   */
  readonly consulta: string
  /**
   * A quem se pergunta, por nome ou apelido; a quem isso cabe, se ausente.
   *
   * @maxItems 10
   */
  readonly agentes?: readonly AgentName[]
  readonly fonte_dados?: DataSource
  readonly filtros?: InvestigationFilters
  readonly opcoes?: AgentOptions
  /**
   * Uma conversa própria: a pergunta parte do que nela se disse, e nela fica com sua resposta. Se ausente, nada é guardado.
   */
  readonly id_sessao?: string
}
export interface AgentPart {
  readonly agente: AgentName
  readonly resposta: string
  /**
   * Confiança média dos achados mostrados.
   */
  readonly confianca?: number
  /**
   * Ausente quando o agente não procurou nenhuma.
   */
  readonly anomalias_detectadas?: number
  /**
   * A investigação que foi iniciada ou lida.
   */
  readonly id_investigacao?: string
  readonly evidencia: readonly AgentEvidence[]
  readonly erro?: InvestigationFailure
}
/**
 * Por que uma investigação falhou.
 */
export interface InvestigationFailure {
  readonly codigo: ErrorCode
  readonly mensagem: string
  /**
   * Se a mesma requisição pode dar certo mais tarde.
   */
  readonly recuperavel: boolean
  readonly detalhes?: ErrorDetails
}
/**
 * Fatos sobre a falha; quais existem depende do código.
 */
export interface ErrorDetails {
  /**
   * Caminho do campo, partes unidas por pontos.
   */
  readonly campo?: string
  readonly motivo?: ReasonCode
  /**
   * O motivo em palavras; quando há um campo, o nome dele é o sujeito.
   */
  readonly explicacao?: string
  /**
   * Quando vários campos de um corpo ou de uma consulta falharam: cada um deles, no máximo 20; `campo` e `motivo` são do primeiro.
   */
  readonly campos?: readonly FailingField[]
  readonly id?: string
  readonly status?: InvestigationState
  readonly status_relatorio?: ReportState
  readonly fase_atual?: ProcessingPhase
  /**
   * A execução que falhou no tempo de Prefer: wait.
   */
  readonly id_investigacao?: string
  /**
   * O que substitui o que foi encerrado.
   */
  readonly sucessora?: string
  readonly encerrada_em?: string
  readonly registros_encontrados?: number
  readonly minimo_requerido?: number
  readonly sugestao?: string
  readonly consulta_entendida?: QueryUnderstood
  readonly consulta_filtros?: QueryFilters
  readonly consulta_ignorada?: QueryIgnored
  readonly consulta_observacoes?: QueryNotes
  readonly filtro?: QueryFilterName
  /**
   * Nomes e códigos que nenhum registro tem.
   */
  readonly desconhecidos?: readonly string[]
  /**
   * Os nomes mais próximos que os registros têm.
   */
  readonly mais_proximos?: readonly string[]
  readonly permissao_necessaria?: Permission
  readonly expirou_em?: string
  readonly token_renovacao_valido?: boolean
  /**
   * Um limite que foi ultrapassado; em 429, o nome do limite atingido, cujo número é `maximo`.
   */
  readonly limite?: RateLimitKind | number
  readonly maximo?: number
  /**
   * Segundos.
   */
  readonly retry_after?: number
  /**
   * O que a requisição trazia no lugar.
   */
  readonly informado?: string
  /**
   * O nome correto.
   */
  readonly nome_esperado?: string
  readonly esperado?: ExpectedKind
  /**
   * O que seria aceito.
   */
  readonly permitidos?: readonly (string | boolean)[]
  /**
   * O que foi informado.
   */
  readonly valor?: string
  readonly fonte?: string
  readonly erro_fonte?: ErrorCodeName
  readonly fontes_validas?: readonly string[]
  readonly tipos_validos?: readonly RecordKindName[]
  /**
   * Quantas esperam ou estão em andamento.
   */
  readonly em_andamento?: number
  readonly maximo_bytes?: number
  /**
   * Versão mais nova dos registros.
   */
  readonly mais_nova?: number
  /**
   * Limite inferior da diferença.
   */
  readonly inferior?: number
  /**
   * Limite superior da diferença.
   */
  readonly superior?: number
  /**
   * Quantas vezes se tentou.
   */
  readonly tentativas?: number
  /**
   * Linhas aceitas antes disso.
   */
  readonly aceitas?: number
  readonly mensagem?: string
  readonly causa?: string
  /**
   * Etapa do trabalho que falhou.
   */
  readonly etapa?: string
  /**
   * Detector que falhou.
   */
  readonly detector?: string
  /**
   * Parte do serviço.
   */
  readonly endereco?: string
  /**
   * Item armazenado.
   */
  readonly item?: string
  readonly arquivo?: string
  /**
   * Código do sistema operacional, como ENOENT.
   */
  readonly codigo_sistema?: string
  readonly coluna?: string
  readonly colunas?: readonly string[]
  readonly encontrado?: string
  readonly pasta?: string
  readonly formato?: string
  readonly formatos?: readonly string[]
}
export interface FailingField {
  /**
   * Caminho do campo, partes unidas por pontos.
   */
  readonly campo: string
  readonly motivo: ReasonCode
  /**
   * O motivo em palavras; o sujeito é o campo.
   */
  readonly explicacao?: string
}
export interface AgentPlanStep {
  readonly agente: AgentName
  readonly status: 'consultado' | 'dispensado'
  /**
   * Por quê, como as pessoas leem.
   */
  readonly motivo: string
}
export interface MultiAgentReply {
  readonly id_consulta: string
  readonly resposta: string
  /**
   * A quem se perguntou e, se ninguém foi indicado, a quem não; cada um com o motivo.
   */
  readonly plano: readonly AgentPlanStep[]
  readonly partes: readonly AgentPart[]
  readonly entendido: QueryUnderstood
  /**
   * Palavras que nenhuma regra usou.
   */
  readonly ignorado: readonly string[]
  readonly tempo_processamento_ms: number
  readonly id_sessao?: string
  /**
   * A resposta como fica na conversa.
   */
  readonly id_mensagem?: string
}
export interface WorkflowCondition {
  readonly ponteiro: string
  operador:
    | 'igual'
    | 'diferente'
    | 'maior_que'
    | 'no_minimo'
    | 'menor_que'
    | 'no_maximo'
    | 'contem'
    | 'em'
    | 'existe'
    | 'ausente'
  /**
   * Com o que se compara; qualquer JSON.
   */
  readonly valor?: unknown
}
/**
 * Dados sobre dados: nada é executado.
 */
export interface WorkflowWhen {
  readonly combinar?: 'todas' | 'alguma'
  /**
   * @maxItems 10
   */
  readonly condicoes: readonly WorkflowCondition[]
}
export interface WorkflowApproval {
  readonly funcao: Role
  /**
   * O que vale depois que passa o prazo da etapa.
   */
  readonly padrao?: 'aprovar' | 'rejeitar'
}
/**
 * O que se pede para desfazer uma etapa que tinha sido concluída.
 */
export interface WorkflowUndo {
  readonly agente?: AgentName
  /**
   * O que se pergunta ao agente; ausente quando o mapeamento de entrada o preenche.
   */
  readonly consulta?: string
  readonly fonte_dados?: DataSource
  readonly filtros?: InvestigationFilters
  /**
   * Que parte da pergunta é preenchida de onde: ponteiros JSON para os dados, como /dados/uf, /etapas/primeira/resposta ou /item.
   */
  readonly mapeamento_entrada?: {
    readonly [k: string]: string
  }
}
export interface WorkflowStepRequest {
  readonly id_etapa: string
  /**
   * Agente: é consultado uma vez. Mapear: uma vez para cada item de uma lista. Aprovação: pessoas decidem.
   */
  readonly especie?: 'agente' | 'mapear' | 'aprovacao'
  readonly agente?: AgentName
  /**
   * O que se pergunta ao agente; ausente quando o mapeamento de entrada o preenche.
   */
  readonly consulta?: string
  readonly fonte_dados?: DataSource
  readonly filtros?: InvestigationFilters
  readonly opcoes?: AgentOptions
  /**
   * A lista que uma etapa da espécie mapear percorre; cada item é /item.
   */
  readonly sobre?: string
  /**
   * Que parte da pergunta é preenchida de onde: ponteiros JSON para os dados, como /dados/uf, /etapas/primeira/resposta ou /item.
   */
  readonly mapeamento_entrada?: {
    readonly [k: string]: string
  }
  /**
   * Nomes sob /dados que esta etapa preenche, cada um por um ponteiro para sua saída, como /anomalias_detectadas.
   */
  readonly mapeamento_saida?: {
    readonly [k: string]: string
  }
  readonly quando_for?: WorkflowWhen
  /**
   * Etapas anteriores que ela espera, em paralelo e distribuir_e_reunir.
   *
   * @maxItems 30
   */
  readonly depende_de?: readonly string[]
  /**
   * De uma tentativa, ou para a decisão.
   */
  readonly prazo_ms?: number
  readonly novas_tentativas?: number
  readonly compensacao?: WorkflowUndo
  readonly aprovacao?: WorkflowApproval
}
export interface WorkflowRequest {
  readonly nome?: string
  /**
   * Sequencial, condicional e saga vão etapa por etapa; paralelo e distribuir_e_reunir começam juntos, e a última etapa deste reúne; mapear_e_reduzir consulta para cada item de uma lista e segue etapa por etapa. Não há padrão dirigido por eventos: uma vigilância com webhooks faz isso.
   */
  readonly padrao_fluxo: 'sequencial' | 'paralelo' | 'distribuir_e_reunir' | 'condicional' | 'mapear_e_reduzir' | 'saga'
  readonly estrategia?: 'todos_com_sucesso' | 'melhor_esforco' | 'primeiro_sucesso' | 'voto_da_maioria'
  /**
   * @maxItems 30
   */
  readonly etapas: readonly WorkflowStepRequest[]
  /**
   * O que mapeamentos e condições encontram sob /dados; no máximo 64 KiB.
   */
  readonly dados_iniciais?: {
    readonly [k: string]: unknown
  }
  /**
   * O que de uma saída conta como seu voto, em voto_da_maioria.
   */
  readonly voto?: string
  /**
   * Do todo; o prazo das decisões se soma, e pausas não contam.
   */
  readonly prazo_ms?: number
}
/**
 * O que uma etapa deu, como as etapas seguintes a veem.
 */
export interface WorkflowStepResult {
  readonly agente?: AgentName
  readonly resposta?: string
  /**
   * Se havia algo a mostrar.
   */
  readonly encontrado?: boolean
  readonly fonte_dados?: DataSource
  readonly ignorado?: readonly string[]
  readonly evidencia?: readonly AgentEvidence[]
  readonly id_investigacao?: string
  readonly anomalias_detectadas?: number
  readonly confianca?: number
  readonly decisao?: 'aprovada' | 'rejeitada'
  readonly decidida?: 'por_usuario' | 'por_prazo'
}
export interface WorkflowStepState {
  readonly id_etapa: string
  /**
   * A própria etapa, um item que ela mapeia, ou o que a desfaz.
   */
  readonly unidade: 'etapa' | 'item' | 'desfazer'
  readonly especie: 'agente' | 'mapear' | 'aprovacao'
  readonly status: 'aguardando' | 'em_execucao' | 'aguardando_aprovacao' | 'concluida' | 'falhada' | 'ignorada' | 'cancelada'
  /**
   * De uma etapa ignorada: sua condição não se verificou, outra já tinha sido concluída, ou o fluxo tinha terminado ou era desfeito.
   */
  readonly ignorada_por?: 'condicao_nao_atendida' | 'outra_concluida' | 'fluxo_encerrado'
  readonly tentativas: number
  readonly agente?: AgentName
  readonly indice?: number
  readonly funcao?: Role
  readonly iniciado_em?: string
  readonly concluido_em?: string
  /**
   * Quando vence a decisão ou a próxima tentativa.
   */
  readonly vence_em?: string
  readonly decisao?: 'aprovada' | 'rejeitada'
  /**
   * Ausente quando o prazo decidiu.
   */
  readonly decidida_por?: string
  readonly erro?: InvestigationFailure
  readonly resultado?: WorkflowStepResult
}
export interface WorkflowVote {
  readonly valor: string
  readonly votos: number
  readonly votantes: number
}
export interface Workflow {
  readonly id_fluxo: string
  readonly nome?: string
  readonly padrao_fluxo: 'sequencial' | 'paralelo' | 'distribuir_e_reunir' | 'condicional' | 'mapear_e_reduzir' | 'saga'
  readonly estrategia: 'todos_com_sucesso' | 'melhor_esforco' | 'primeiro_sucesso' | 'voto_da_maioria'
  readonly status: 'em_execucao' | 'pausado' | 'concluido' | 'falhado' | 'cancelado'
  readonly total_etapas: number
  /**
   * As etapas que começaram, em sua ordem.
   */
  readonly caminho_execucao: readonly string[]
  readonly etapas: readonly WorkflowStepState[]
  readonly criado_em: string
  /**
   * Desta execução, que uma nova tentativa recomeça.
   */
  readonly iniciado_em: string
  readonly concluido_em?: string
  readonly voto?: WorkflowVote
  readonly erro?: InvestigationFailure
}
export interface WorkflowsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface WorkflowList {
  readonly dados: readonly Workflow[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface Approval {
  readonly id_aprovacao: string
  readonly id_fluxo: string
  /**
   * Do fluxo.
   */
  readonly nome?: string
  readonly id_etapa: string
  readonly funcao: Role
  /**
   * O que vale depois de `vence_em`.
   */
  readonly padrao: 'aprovar' | 'rejeitar'
  /**
   * De quem é o fluxo.
   */
  readonly usuario_id: string
  readonly solicitado_em: string
  readonly vence_em?: string
  /**
   * Onde se lê o fluxo.
   */
  readonly href_fluxo: string
  /**
   * Onde um POST a aprova.
   */
  readonly href_aprovar: string
  /**
   * Onde um POST a rejeita.
   */
  readonly href_rejeitar: string
}
export interface ApprovalList {
  readonly dados: readonly Approval[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ApprovalsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface WorkflowRetryQuery {
  /**
   * A etapa a partir da qual recomeçar; o que não foi concluído, se ausente.
   */
  readonly de?: string
}
export interface WorkflowStatusEvent {
  readonly status: 'em_execucao' | 'pausado' | 'concluido' | 'falhado' | 'cancelado'
  readonly voto?: WorkflowVote
}
/**
 * Ou `registros`, que não são guardados em lugar algum, ou `fonte_dados`, cujos registros armazenados são lidos.
 */
export interface AnomalyDetectionRequest {
  /**
   * Contratos, licitações, homologações, itens ou aditivos com os campos do formato de importação `normalised`; `id_contrato` é obrigatório. Os pares vêm apenas destes registros.
   *
   * @maxItems 5000
   */
  readonly registros?: readonly {
    readonly [k: string]: unknown
  }[]
  /**
   * Linhas do cadastro dos fornecedores que os registros citam.
   *
   * @maxItems 5000
   */
  readonly fornecedores?: readonly {
    readonly [k: string]: unknown
  }[]
  /**
   * Sanções desses fornecedores.
   *
   * @maxItems 5000
   */
  readonly sancoes?: readonly {
    readonly [k: string]: unknown
  }[]
  /**
   * Pagamentos desses contratos.
   *
   * @maxItems 5000
   */
  readonly pagamentos?: readonly {
    readonly [k: string]: unknown
  }[]
  readonly fonte_dados?: DataSource
  readonly filtros?: InvestigationFilters
  /**
   * Tipos a detectar; todos se ausente ou vazio.
   *
   * @maxItems 5
   */
  readonly tipos_anomalia?: readonly AnomalyType[]
  /**
   * Quão fraco pode ser o sinal examinado, de 0,0 a 1,0.
   */
  readonly sensibilidade?: number
  /**
   * Menor confiança relatada, de 0,0 a 1,0.
   */
  readonly limite_confianca?: number
  readonly incluir_explicacoes?: boolean
  /**
   * Máximo de anomalias relatadas, por severidade e depois por confiança.
   */
  readonly max_resultados?: number
}
export interface AnomalyDetection {
  /**
   * Primeiro as mais graves, depois as de maior confiança.
   */
  readonly anomalias: readonly AnomalyResult[]
  readonly resumo: ResultsSummary
  readonly metadados: AnomalyDetectionMetadata
}
/**
 * Um indício, nunca uma acusação.
 */
export interface AnomalyResult {
  readonly id: string
  readonly tipo: AnomalyType
  readonly severidade: Severity
  readonly confianca: number
  readonly descricao: string
  /**
   * Regra ou método, estatística, limiar, tamanho da amostra, valor esperado, intervalo e contrafactual.
   */
  readonly detalhes_tecnicos: {
    readonly [k: string]: unknown
  }
  readonly entidades_afetadas: {
    readonly primaria: EntityReference
    readonly relacionadas: readonly EntityReference[]
  }
  readonly evidencia: {
    readonly pontos_dados: readonly DataPoint[]
    readonly padroes: readonly Pattern[]
    readonly analise_estatistica?: StatisticalEvidence
  }
  readonly contexto?: {
    readonly comparacao_historica?: HistoricalContext
    readonly comparacao_pares?: PeerContext
    readonly contexto_regulatorio?: RegulatoryContext
  }
  readonly explicacao?: {
    readonly legivel_humano?: string
    readonly tecnico?: string
    readonly fatores_contribuintes?: readonly Factor[]
    /**
     * O que pesa contra o achado, o mais forte primeiro.
     *
     * @maxItems 4
     */
    readonly em_contrario?: readonly string[]
    /**
     * O que um auditor verificaria a seguir, primeiro o que resolve mais depressa.
     *
     * @maxItems 3
     */
    readonly proximas_verificacoes?: readonly NextCheck[]
  }
  readonly desfecho?: Disposition
  /**
   * Verdadeiro quando um registro de origem é gerado.
   */
  readonly sintetico?: boolean
}
export interface EntityReference {
  readonly tipo: EntityKind
  readonly id: string
  readonly nome: string
}
export interface DataPoint {
  readonly metrica: MetricName
  readonly valor: number
  /**
   * Dia ou instante a que o valor pertence; o instante da obtenção quando o registro não tem nenhum.
   */
  readonly timestamp: string
  readonly registro?: RecordLink
}
/**
 * De onde veio o registro.
 */
export interface RecordLink {
  readonly fonte: DataSource
  /**
   * Caminho do registro inteiro, com sua procedência; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly href?: string
  readonly id_registro: string
  /**
   * O identificador que a própria fonte usa.
   */
  readonly id_original: string
  readonly arquivo: string
  /**
   * Linha ou ordem do elemento, a partir de 1.
   */
  readonly linha: number
  readonly url?: string
  readonly obtido_em: string
}
export interface Pattern {
  readonly tipo_padrao: FamilyName
  readonly descricao: string
  readonly confianca: number
  readonly ocorrencias: number
  readonly periodo?: Period
  readonly entidades?: readonly EntityReference[]
  readonly exemplos?: readonly string[]
}
export interface Period {
  readonly inicio: string
  readonly fim: string
}
export interface StatisticalEvidence {
  readonly metodo: MethodName
  readonly pontuacao_anomalia: number
  /**
   * Proporção de registros ao menos tão incomuns, de 0 a 1.
   */
  readonly contaminacao?: number
  readonly limiar?: number
  readonly tamanho_amostra?: number
  readonly valor_p?: number
}
export interface HistoricalContext {
  readonly metrica?: MetricName
  readonly periodo_referencia?: Period
  readonly media_referencia?: number
  readonly desvio_padrao_referencia?: number
  readonly valor_atual?: number
  readonly desvio_percentual?: number
  readonly escore_z?: number
  readonly tendencia?: 'crescente' | 'decrescente' | 'estavel'
  readonly tamanho_amostra?: number
}
export interface PeerContext {
  readonly grupo_pares: string
  readonly quantidade_pares: number
  readonly mediana_pares?: number
  /**
   * Desvio absoluto mediano.
   */
  readonly desvio_absoluto_mediano_pares?: number
  readonly percentil?: number
  readonly posicao?: number
  readonly desvio_percentual?: number
  /**
   * @maxItems 5
   */
  readonly pares?: readonly EntityReference[]
}
export interface RegulatoryContext {
  readonly normas: readonly {
    readonly id: string
    readonly titulo: string
    readonly artigo: string
    readonly url?: string
  }[]
  readonly dispositivos_violados: readonly string[]
  /**
   * Limite em vigor na data de referência, na unidade de unidade_limiar.
   */
  readonly limiar?: number
  readonly unidade_limiar?: 'BRL' | 'dias' | 'meses' | 'razao'
  /**
   * Que dias conta um limiar em dias.
   */
  readonly dias_limiar?: 'uteis' | 'corridos'
  readonly situacao_conformidade: 'conforme' | 'suspeita' | 'violacao'
  /**
   * Dia pelo qual se escolheu a tabela em vigor.
   */
  readonly data_referencia?: string
}
export interface Factor {
  readonly fator: FactorName
  readonly impacto: number
  readonly descricao: string
}
export interface NextCheck {
  /**
   * Que documento abrir, o que procurar e a quem perguntar.
   */
  readonly verificacao: string
  /**
   * Os registros a abrir para isso.
   *
   * @maxItems 5
   */
  readonly registros: readonly RecordToOpen[]
}
export interface RecordToOpen {
  readonly id_registro: string
  /**
   * Caminho do registro inteiro; ausente quando não está guardado ou revelaria o identificador de uma pessoa.
   */
  readonly href?: string
}
/**
 * O que concluiu quem examinou o achado.
 */
export interface Disposition {
  readonly valor: 'confirmado' | 'descartado' | 'requer_apuracao'
  readonly motivo?: string
  readonly nota?: string
  /**
   * Id da pessoa usuária.
   */
  readonly por: string
  readonly em: string
}
export interface ResultsSummary {
  readonly total_anomalias: number
  readonly por_tipo: {
    readonly anomalia_preco?: number
    readonly anomalia_padrao?: number
    readonly anomalia_temporal?: number
    readonly anomalia_relacionamento?: number
    readonly violacao_conformidade?: number
  }
  readonly por_severidade: {
    readonly critica: number
    readonly alta: number
    readonly media: number
    readonly baixa: number
  }
  readonly pontuacao_risco: number
}
export interface AnomalyDetectionMetadata {
  /**
   * Se os registros vieram com a requisição ou estão armazenados.
   */
  readonly conjunto_dados: 'requisicao' | 'armazenado'
  readonly fonte_dados?: DataSource
  /**
   * Versão dos registros armazenados que foram lidos; ausente para registros da requisição.
   */
  readonly versao_conjunto_dados?: number
  /**
   * Registros que os filtros deixaram.
   */
  readonly registros_analisados: number
  readonly tempo_execucao_ms: number
  readonly sensibilidade: number
  readonly limite_confianca: number
  /**
   * A quantos destes registros falta o que os detectores usam, ou quantos trazem o que não pode ser verdadeiro, pelo que é.
   */
  readonly dados_insuficientes?: {
    readonly [k: string]: number
  }
  /**
   * Campos dos registros da requisição que nenhum registro tem.
   */
  readonly campos_ignorados?: readonly RecordField[]
  /**
   * Verdadeiro quando a resposta se apoia em registros gerados.
   */
  readonly sintetico?: boolean
  /**
   * Verdadeiro quando max_resultados deixou anomalias de fora.
   */
  readonly truncado?: boolean
}
/**
 * Quais contratos: os parâmetros de /transparency/contracts. `limite` restringe as anomalias exibidas e cada lista.
 */
export interface ContractsAnalysisQuery {
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  /**
   * CNPJ, sua raiz de 8 caracteres ou outro identificador fiscal. Um CPF é comparado pelos seis dígitos que podem ser exibidos.
   */
  readonly fornecedor?: string
  readonly estado?: FederativeUnit
  readonly ano?: number
  /**
   * Primeiro dia.
   */
  readonly data_de?: string
  /**
   * Último dia, incluído.
   */
  readonly data_ate?: string
  /**
   * BRL, incluído.
   */
  readonly valor_minimo?: number
  /**
   * BRL, incluído.
   */
  readonly valor_maximo?: number
  readonly filtro?: FieldFilter
  /**
   * Quão fraco pode ser o sinal examinado, de 0,0 a 1,0.
   */
  readonly sensibilidade?: number
  /**
   * Menor confiança relatada, de 0,0 a 1,0.
   */
  readonly limite_confianca?: number
  readonly limite?: PageSize
}
export interface ContractsAnalysis {
  readonly numeros: ContractsFigures
  /**
   * O que se destaca nestes contratos, com a pontuação de risco; ausente quando metadados.nao_julgado diz por quê.
   */
  readonly anomalias?: {
    readonly resumo: ResultsSummary
    /**
     * Primeiro as mais graves.
     */
    readonly principais: readonly AnomalyResult[]
  }
  readonly metadados: ContractsAnalysisMetadata
}
/**
 * Valores em BRL; contratos em outra moeda contam sem o valor.
 */
export interface ContractsFigures {
  readonly contratos: number
  readonly contratos_com_valor: number
  readonly valor_total: number
  /**
   * Quantis dos valores, por interpolação linear; ausentes quando nenhum contrato tem valor.
   */
  readonly valores?: {
    readonly minimo: number
    readonly p10: number
    readonly p25: number
    readonly mediana: number
    readonly p75: number
    readonly p90: number
    readonly maximo: number
  }
  readonly primeira_data?: string
  readonly ultima_data?: string
  /**
   * Primeiro o maior total.
   */
  readonly por_modalidade: readonly ContractsGroup[]
  /**
   * AAAA-MM da assinatura ou da primeira data conhecida; primeiro o mais recente.
   */
  readonly por_mes: readonly ContractsGroup[]
  /**
   * Primeiro o maior total.
   */
  readonly por_organizacao: readonly ContractsGroup[]
}
export interface ContractsGroup {
  readonly chave: TenderModality
  readonly nome?: string
  readonly contratos: number
  readonly valor_total: number
}
export interface ContractsAnalysisMetadata {
  /**
   * Versão dos registros que foram lidos.
   */
  readonly versao_conjunto_dados: number
  readonly registros_analisados: number
  readonly tempo_execucao_ms: number
  readonly sensibilidade: number
  readonly limite_confianca: number
  /**
   * Por que `anomalias` está ausente.
   */
  readonly nao_julgado?: {
    readonly motivo: 'registros_de_menos' | 'registros_demais'
    readonly registros_encontrados: number
    readonly minimo_requerido?: number
    readonly maximo?: number
  }
  /**
   * Verdadeiro quando a resposta se apoia em registros gerados.
   */
  readonly sintetico?: boolean
}
export interface AnalysisStartRequest {
  readonly tipo_analise: AnalysisType
  readonly fonte_dados: DataSource
  readonly tipo_registro?: AnalysedRecords
  readonly intervalo_tempo?: DateRange
  readonly filtros?: InvestigationFilters
  /**
   * Também as correlações dos registros, qualquer que seja o tipo.
   */
  readonly incluir_correlacoes?: boolean
  /**
   * Também as tendências de gasto, qualquer que seja o tipo.
   */
  readonly incluir_tendencias?: boolean
  /**
   * O que seriam os próximos três meses se tendência e sazonalidade continuassem, com intervalos.
   */
  readonly incluir_previsoes?: boolean
  /**
   * Do que é sorteado: registros, requisição e semente iguais dão resultados iguais.
   */
  readonly semente?: number
  readonly visibilidade?: Visibility
  /**
   * A equipe da visibilidade de equipe: uma de quem chama.
   */
  readonly id_equipe?: string
}
/**
 * Primeiro e último mês.
 */
export interface FigurePeriod {
  readonly inicio: string
  readonly fim: string
}
export interface FigureInterval {
  readonly inferior: number
  readonly superior: number
  readonly nivel: number
  readonly metodo: 'intervalo_sen' | 'reamostragem' | 'influencia' | 'intervalo_wilson' | 'estatisticas_ordem' | 'z_fisher'
}
export interface FigureTest {
  nome:
    | 'teste_mann_kendall'
    | 'kendall_sazonal'
    | 'pettitt_embaralhado'
    | 'friedman_embaralhado'
    | 'posto_mes_embaralhado'
    | 'mais_distante_simulado'
    | 't_funil'
    | 'metades_embaralhadas'
    | 'z_metades'
    | 'teste_sinais'
    | 'teste_spearman'
    | 'teste_spearman_parcial'
    | 'soma_postos'
  readonly estatistica: number
  readonly valor_p: number
  /**
   * Corrigido pelos outros testes de sua família na análise (Benjamini e Hochberg).
   */
  readonly valor_p_ajustado: number
}
export interface FigureEffect {
  readonly nome: 'tau_kendall' | 'w_kendall' | 'h_cohen' | 'bisserial_postos' | 'desvios' | 'rho_spearman'
  readonly valor: number
}
/**
 * Do que trata o número, quando não trata de todos os registros; o identificador de uma pessoa é mascarado.
 */
export interface FigureSubject {
  readonly tipo: 'organizacao' | 'fornecedor' | 'mes_calendario' | 'estado' | 'municipio'
  readonly id: string
  readonly nome?: string
}
export interface FigureInsufficientData {
  readonly motivo: 'registros_de_menos' | 'poucos_meses' | 'poucos_anos' | 'poucos_grupos' | 'campo_ausente' | 'sem_variacao'
  readonly encontrado: number
  readonly minimo: number
}
export interface AnalysisFigure {
  readonly nome: FigureName
  /**
   * Ausente quando dados_insuficientes diz por quê.
   */
  readonly valor?: number
  readonly unidade: FigureUnit
  readonly termos?: 'nominais' | 'reais'
  /**
   * O que os demais indicam: de um órgão, a mediana dos que têm número parecido de registros.
   */
  readonly esperado?: number
  readonly intervalo?: FigureInterval
  readonly teste?: FigureTest
  readonly tamanho_efeito?: FigureEffect
  /**
   * Registros; meses, anos, fornecedores ou órgãos quando o número é destes.
   */
  readonly n: number
  readonly assunto?: FigureSubject
  readonly variaveis?: readonly CorrelationVariable[]
  readonly controles?: readonly CorrelationVariable[]
  readonly periodo?: FigurePeriod
  readonly dados_insuficientes?: FigureInsufficientData
}
export interface SeriesMonth {
  readonly mes: string
  readonly registros: number
  /**
   * BRL, de todos os registros do mês.
   */
  readonly valor: number
  /**
   * BRL a preços do mês-base.
   */
  readonly valor_real?: number
}
export interface AnalysisPrices {
  /**
   * Reais: os números de valores ao longo do tempo aparecem também em termos reais, pelo índice de preços importado. Nominais: nenhum índice foi importado, ou valores de épocas diferentes não se encontram nestes números.
   */
  readonly termos: 'nominais' | 'reais'
  readonly indice?: string
  readonly fontes?: readonly string[]
  readonly mes_base?: string
  /**
   * Registros com data, de meses que o índice não tem.
   */
  readonly registros_sem_indice?: number
}
/**
 * Registros sem participação nos números de valores, por motivo.
 */
export interface AnalysisLeftOut {
  readonly sem_valor: number
  readonly outra_moeda: number
  /**
   * Valores que outro registro conta e registros sem efeito legal.
   */
  readonly contados_em_outro: number
  readonly sem_data: number
}
export interface AnalysisResults {
  readonly numeros: readonly AnalysisFigure[]
  readonly serie_temporal: readonly SeriesMonth[]
  readonly precos: AnalysisPrices
  readonly deixados_de_fora: AnalysisLeftOut
}
export interface AnalysisInsight {
  readonly insight: string
  /**
   * Ausente quando nada se mostrou diferente: nenhum teste ser significativo não tem confiança própria.
   */
  readonly confianca?: number
  /**
   * Os números que ele enuncia.
   */
  readonly numeros: readonly FigureName[]
}
export interface AnalysisMetadata {
  readonly criado_em: string
  readonly iniciado_em?: string
  readonly concluido_em?: string
  readonly status: AnalysisStatus
  readonly intervalo_tempo?: DateRange
  readonly filtros: InvestigationFilters
  readonly tipo_registro: AnalysedRecords
  readonly registros_analisados?: number
  readonly tempo_processamento_ms?: number
  /**
   * Fração dos números que puderam ser julgados (docs/analyses.md).
   */
  readonly pontuacao_confianca?: number
  readonly solicitado_por: string
  readonly versao_conjunto_dados: number
  /**
   * Dos registros lidos.
   */
  readonly hash_dados?: string
  readonly versao_motor?: string
  readonly semente: number
  /**
   * Verdadeiro quando a resposta se apoia em registros gerados.
   */
  readonly sintetico?: boolean
}
export interface Analysis {
  readonly id: string
  readonly tipo: AnalysisType
  readonly fonte_dados: DataSource
  readonly status: AnalysisStatus
  readonly progresso: number
  readonly criado_em: string
  readonly iniciado_em?: string
  readonly concluido_em?: string
  readonly visibilidade: Visibility
  readonly id_equipe?: string
  readonly metadados: AnalysisMetadata
  readonly erro?: InvestigationFailure
}
export interface AnalysisStarted {
  readonly id: string
  readonly tipo: AnalysisType
  readonly fonte_dados: DataSource
  readonly status: AnalysisStatus
  readonly progresso: number
  readonly mensagem: string
  readonly url_status: string
  readonly url_resultados: string
}
export interface AnalysisProgress {
  readonly id: string
  readonly tipo: AnalysisType
  readonly fonte_dados: DataSource
  readonly status: AnalysisStatus
  readonly progresso: number
  readonly fase_atual: AnalysisPhase
  readonly fases_concluidas: readonly AnalysisPhase[]
  readonly criado_em: string
  readonly iniciado_em?: string
  readonly concluido_em?: string
  readonly conclusao_estimada?: string
  readonly erro?: InvestigationFailure
}
export interface AnalysisDocument {
  readonly id: string
  readonly tipo: AnalysisType
  readonly fonte_dados: DataSource
  readonly status: AnalysisStatus
  readonly progresso: number
  readonly resultados: AnalysisResults
  readonly insights: readonly AnalysisInsight[]
  readonly recomendacoes: readonly string[]
  readonly pontuacao_confianca: number
  readonly metadados: AnalysisMetadata
}
export interface AnalysisCancelled {
  readonly mensagem: string
  readonly id: string
  readonly status: AnalysisStatus
}
export interface AnalysesQuery {
  /**
   * Do que quem chama pode ler: as próprias análises, as de suas equipes, as abertas a todos, ou todas.
   */
  readonly escopo?: 'proprias' | 'equipe' | 'publicas' | 'todas'
  readonly tipo_analise?: AnalysisType
  readonly status?: AnalysisStatus
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface AnalysisList {
  readonly dados: readonly Analysis[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface EndAnalysisQuery {
  /**
   * Exclui a análise definitivamente.
   */
  readonly expurgar?: boolean
}
export interface TrendsQuery {
  readonly tipo_registro?: AnalysedRecords
  readonly fonte_dados?: DataSource
  /**
   * Até o último registro datado; tudo se ausente.
   */
  readonly periodo_tempo?: '3meses' | '6meses' | '1ano' | '2anos' | 'tudo'
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface CorrelationsQuery {
  readonly tipo_registro?: AnalysedRecords
  readonly fonte_dados?: DataSource
  /**
   * Até o último registro datado; tudo se ausente.
   */
  readonly periodo_tempo?: '3meses' | '6meses' | '1ano' | '2anos' | 'tudo'
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  /**
   * Ao menos duas; todas se ausente.
   *
   * @maxItems 10
   */
  readonly variaveis?: readonly CorrelationVariable[]
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface PatternsQuery {
  readonly tipo_registro?: AnalysedRecords
  readonly fonte_dados?: DataSource
  /**
   * Até o último registro datado; tudo se ausente.
   */
  readonly periodo_tempo?: '3meses' | '6meses' | '1ano' | '2anos' | 'tudo'
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  readonly tipo_padrao?: PatternKind
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface AnalysisTrend {
  /**
   * Qual é a tendência.
   */
  readonly id: string
  /**
   * Lugar na lista sem ordenação.
   */
  readonly posicao: number
  readonly metrica: FigureName
  /**
   * `indistinguivel`: o acaso explica a inclinação, o que não mostra que nada muda.
   */
  readonly sentido: 'crescente' | 'decrescente' | 'indistinguivel' | 'desconhecido'
  /**
   * Por ano, na unidade.
   */
  readonly taxa_variacao?: number
  readonly unidade: FigureUnit
  /**
   * Um menos o valor p corrigido.
   */
  readonly confianca: number
  readonly numero: AnalysisFigure
  readonly serie_temporal: readonly SeriesMonth[]
  readonly eventos_significativos: readonly AnalysisFigure[]
}
export interface AnalysisCorrelation {
  /**
   * Qual é a correlação.
   */
  readonly id: string
  /**
   * Lugar na lista sem ordenação.
   */
  readonly posicao: number
  readonly variavel_x: CorrelationVariable
  readonly variavel_y: CorrelationVariable
  readonly coeficiente_correlacao?: number
  /**
   * Valor p corrigido.
   */
  readonly significancia?: number
  readonly tipo_relacao: 'positiva' | 'negativa' | 'nenhum' | 'explicada' | 'desconhecido'
  readonly explicacao: string
  readonly numero: AnalysisFigure
  readonly parcial?: AnalysisFigure
}
export interface AnalysisPattern {
  /**
   * Qual é o padrão.
   */
  readonly id: string
  /**
   * Lugar na lista sem ordenação.
   */
  readonly posicao: number
  readonly tipo_padrao: PatternKind
  readonly descricao: string
  /**
   * Registros, meses ou órgãos em que se apoia.
   */
  readonly frequencia: number
  readonly confianca: number
  readonly exemplos: readonly FigureSubject[]
  readonly implicacoes: readonly string[]
  readonly numero: AnalysisFigure
}
export interface AnalysisTrendList {
  readonly dados: readonly AnalysisTrend[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface AnalysisCorrelationList {
  readonly dados: readonly AnalysisCorrelation[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface AnalysisPatternList {
  readonly dados: readonly AnalysisPattern[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ApiKeyRequest {
  readonly nome: string
  /**
   * Permissões, cada uma das quais o titular possui.
   *
   * @maxItems 20
   */
  readonly escopos: readonly Permission[]
  readonly validade_dias?: number
  /**
   * Endereços e faixas CIDR; padrão: qualquer um.
   *
   * @maxItems 50
   */
  readonly ips_permitidos?: readonly string[]
  readonly nivel?: Tier
}
export interface ApiKey {
  readonly id: string
  readonly nome: string
  /**
   * Início da chave.
   */
  readonly prefixo: string
  readonly usuario_id: string
  readonly escopos: readonly Permission[]
  /**
   * Endereços e faixas CIDR; vazio: qualquer um.
   */
  readonly ips_permitidos: readonly string[]
  readonly status: 'ativa' | 'expirada'
  readonly nivel?: Tier
  /**
   * Limites próprios; ausente: os do nível ou do titular.
   */
  readonly limites_taxa?: {
    readonly requisicoes_por_hora: number
    readonly rajada: number
    readonly simultaneas: number
  }
  readonly criado_em: string
  readonly valida_ate: string
  readonly trocada_em?: string
  /**
   * Até quando vale um texto anterior à troca.
   */
  readonly anterior_valida_ate?: string
}
export interface IssuedApiKey {
  readonly id: string
  readonly nome: string
  /**
   * Início da chave.
   */
  readonly prefixo: string
  readonly usuario_id: string
  readonly escopos: readonly Permission[]
  /**
   * Endereços e faixas CIDR; vazio: qualquer um.
   */
  readonly ips_permitidos: readonly string[]
  readonly status: 'ativa' | 'expirada'
  readonly nivel?: Tier
  /**
   * Limites próprios; ausente: os do nível ou do titular.
   */
  readonly limites_taxa?: {
    readonly requisicoes_por_hora: number
    readonly rajada: number
    readonly simultaneas: number
  }
  readonly criado_em: string
  readonly valida_ate: string
  readonly trocada_em?: string
  /**
   * Até quando vale um texto anterior à troca.
   */
  readonly anterior_valida_ate?: string
  /**
   * A chave; é exibida apenas desta vez.
   */
  readonly chave_api: string
}
export interface ApiKeysQuery {
  /**
   * De quem são as chaves; só um administrador consulta as de outra pessoa.
   */
  readonly usuario_id?: string
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ApiKeyList {
  readonly dados: readonly ApiKey[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ApiKeyRotation {
  /**
   * Por quanto tempo o texto antigo continua válido.
   */
  readonly horas_carencia?: number
}
export interface ApiKeyRateLimits {
  readonly requisicoes_por_hora: number
  readonly rajada: number
  readonly simultaneas: number
}
export interface ApiKeyUsageQuery {
  readonly dias?: number
}
export interface ApiKeyUsage {
  readonly id_chave_api: string
  readonly dias: number
  readonly requisicoes: number
  /**
   * Respondidas com falha ou abandonadas por quem chamou.
   */
  readonly falhas: number
  /**
   * Recusadas por um limite.
   */
  readonly limitadas: number
  readonly ultimo_uso_em?: string
  readonly por_dia: readonly {
    readonly data: string
    readonly requisicoes: number
    readonly falhas: number
    readonly limitadas: number
  }[]
}
/**
 * A requisição que originou o evento.
 */
export interface AuditEventContext {
  /**
   * A requisição. Nulo quando não há.
   */
  readonly id_requisicao: string | null
  /**
   * De onde veio. Nulo quando não há.
   */
  readonly endereco_ip: string | null
  /**
   * Com o que foi feita. Nulo quando não há.
   */
  readonly agente_usuario: string | null
  /**
   * X-Client-Version, se a requisição o trazia.
   */
  readonly versao_cliente?: string
  /**
   * A sessão. Nulo quando não há.
   */
  readonly id_sessao: string | null
  /**
   * X-Correlation-ID ou, na falta dele, a requisição. Nulo quando não há.
   */
  readonly id_correlacao: string | null
}
export interface AuditEvent {
  readonly id: string
  readonly timestamp: string
  readonly tipo_evento: AuditEventType
  readonly severidade: AuditSeverity
  readonly mensagem: string
  /**
   * Quem fez. Nulo quando não há.
   */
  readonly usuario_id: string | null
  /**
   * E-mail, como conhecido ou informado. Nulo quando não há.
   */
  readonly email_usuario: string | null
  /**
   * Função naquele momento. Nulo quando não há.
   */
  readonly funcao_usuario: RoleName | null
  /**
   * Tipo do recurso. Nulo quando não há.
   */
  readonly tipo_recurso: AuditResourceType | null
  /**
   * O recurso. Nulo quando não há.
   */
  readonly id_recurso: string | null
  /**
   * Seu nome. Nulo quando não há.
   */
  readonly nome_recurso: string | null
  readonly sucesso: boolean
  /**
   * Código da falha. Nulo quando não há.
   */
  readonly codigo_erro: ErrorCodeName | null
  /**
   * A falha em inglês. Nulo quando não há.
   */
  readonly mensagem_erro: string | null
  /**
   * Fatos do evento; segredos são removidos e os CPFs, mascarados.
   */
  readonly detalhes: {
    readonly [k: string]: unknown
  }
  readonly contexto: AuditEventContext
  /**
   * Posição na trilha, sem lacunas.
   */
  readonly sequencia: number
  /**
   * Hash do evento anterior; 64 zeros no primeiro.
   */
  readonly hash_anterior: string
  /**
   * SHA-256 em hexadecimal do JSON canônico (RFC 8785) do evento sem hash e prova, com os nomes, as palavras e a mensagem em inglês.
   */
  readonly hash: string
}
export interface AuditEventList {
  readonly dados: readonly AuditEvent[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface AuditSignedHead {
  /**
   * Eventos na trilha, inclusive os removidos.
   */
  readonly tamanho: number
  /**
   * Raiz da árvore de Merkle (RFC 6962) sobre os hashes dos eventos, em hexadecimal.
   */
  readonly raiz: string
  readonly ultimo_hash: string
  /**
   * Do último evento.
   */
  readonly timestamp: string
  readonly id_chave: string
  /**
   * Ed25519, base64url, sobre `prumo audit head 1`, uma quebra de linha e o JSON canônico do restante, com os nomes em inglês.
   */
  readonly assinatura: string
}
export interface AuditInclusionProof {
  readonly indice_folha: number
  /**
   * RFC 6962 §2.1.1, em hexadecimal; a folha são os bytes do hash do evento.
   */
  readonly caminho_auditoria: readonly string[]
  readonly cabeca_assinada: AuditSignedHead
}
export interface AuditConsistencyProof {
  readonly primeiro_tamanho: number
  readonly segundo_tamanho: number
  /**
   * RFC 6962 §2.1.2, em hexadecimal.
   */
  readonly hashes: readonly string[]
}
export interface AuditEventDocument {
  readonly id: string
  readonly timestamp: string
  readonly tipo_evento: AuditEventType
  readonly severidade: AuditSeverity
  readonly mensagem: string
  /**
   * Quem fez. Nulo quando não há.
   */
  readonly usuario_id: string | null
  /**
   * E-mail, como conhecido ou informado. Nulo quando não há.
   */
  readonly email_usuario: string | null
  /**
   * Função naquele momento. Nulo quando não há.
   */
  readonly funcao_usuario: RoleName | null
  /**
   * Tipo do recurso. Nulo quando não há.
   */
  readonly tipo_recurso: AuditResourceType | null
  /**
   * O recurso. Nulo quando não há.
   */
  readonly id_recurso: string | null
  /**
   * Seu nome. Nulo quando não há.
   */
  readonly nome_recurso: string | null
  readonly sucesso: boolean
  /**
   * Código da falha. Nulo quando não há.
   */
  readonly codigo_erro: ErrorCodeName | null
  /**
   * A falha em inglês. Nulo quando não há.
   */
  readonly mensagem_erro: string | null
  /**
   * Fatos do evento; segredos são removidos e os CPFs, mascarados.
   */
  readonly detalhes: {
    readonly [k: string]: unknown
  }
  readonly contexto: AuditEventContext
  /**
   * Posição na trilha, sem lacunas.
   */
  readonly sequencia: number
  /**
   * Hash do evento anterior; 64 zeros no primeiro.
   */
  readonly hash_anterior: string
  /**
   * SHA-256 em hexadecimal do JSON canônico (RFC 8785) do evento sem hash e prova, com os nomes, as palavras e a mensagem em inglês.
   */
  readonly hash: string
  readonly prova: AuditInclusionProof
}
export interface AuditEventsQuery {
  /**
   * Dia ou instante em ISO 8601. Um dia sozinho é o seu primeiro instante, em UTC.
   */
  readonly data_inicio?: string
  /**
   * Dia ou instante em ISO 8601. Um dia sozinho é o seu último instante, em UTC.
   */
  readonly data_fim?: string
  /**
   * Um valor de /audit/event-types.
   */
  readonly tipo_evento?: string
  readonly severidade?: AuditSeverity
  /**
   * E-mail de quem fez.
   */
  readonly email_usuario?: string
  /**
   * Tipo do recurso.
   */
  readonly tipo_recurso?: string
  /**
   * true: apenas sucessos; false: apenas falhas.
   */
  readonly apenas_sucesso?: boolean
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly campos?: SparseFields
}
export interface AuditQueryRequest {
  /**
   * Dia ou instante em ISO 8601. Um dia sozinho é o seu primeiro instante, em UTC.
   */
  readonly data_inicio?: string
  /**
   * Dia ou instante em ISO 8601. Um dia sozinho é o seu último instante, em UTC.
   */
  readonly data_fim?: string
  /**
   * Um valor de /audit/event-types.
   */
  readonly tipo_evento?: string
  readonly severidade?: AuditSeverity
  /**
   * E-mail de quem fez.
   */
  readonly email_usuario?: string
  /**
   * Tipo do recurso.
   */
  readonly tipo_recurso?: string
  /**
   * true: apenas sucessos; false: apenas falhas.
   */
  readonly apenas_sucesso?: boolean
  /**
   * @maxItems 50
   */
  readonly tipos_evento?: readonly string[]
  /**
   * @maxItems 4
   */
  readonly niveis_severidade?: readonly AuditSeverity[]
  /**
   * Quem fez.
   */
  readonly usuario_id?: string
  /**
   * O recurso.
   */
  readonly id_recurso?: string
  /**
   * Endereço de quem chamou.
   */
  readonly endereco_ip?: string
  readonly pagina?: number
  /**
   * Eventos por página.
   */
  readonly limite?: number
}
export interface AuditStatisticsQuery {
  /**
   * Dia ou instante em ISO 8601. Um dia sozinho é o seu primeiro instante, em UTC.
   */
  readonly data_inicio?: string
  /**
   * Dia ou instante em ISO 8601. Um dia sozinho é o seu último instante, em UTC.
   */
  readonly data_fim?: string
}
export interface AuditExportQuery {
  readonly formato?: 'json' | 'jsonl' | 'csv' | 'cef'
  /**
   * Dia ou instante em ISO 8601. Um dia sozinho é o seu primeiro instante, em UTC.
   */
  readonly data_inicio?: string
  /**
   * Dia ou instante em ISO 8601. Um dia sozinho é o seu último instante, em UTC.
   */
  readonly data_fim?: string
  /**
   * Um valor de /audit/event-types.
   */
  readonly tipo_evento?: string
  readonly severidade?: AuditSeverity
  /**
   * E-mail de quem fez.
   */
  readonly email_usuario?: string
  /**
   * Tipo do recurso.
   */
  readonly tipo_recurso?: string
  /**
   * true: apenas sucessos; false: apenas falhas.
   */
  readonly apenas_sucesso?: boolean
}
export interface AuditIntegrityQuery {
  /**
   * Tamanho de uma trilha anterior, para a prova de que esta é a continuação dela.
   */
  readonly desde_tamanho?: number
}
export interface AuditStatistics {
  readonly total_eventos: number
  /**
   * Os mais recentes, que os demais números contam.
   */
  readonly eventos_contados: number
  readonly eventos_por_tipo: {
    readonly [k: string]: number
  }
  readonly eventos_por_severidade: {
    readonly [k: string]: number
  }
  readonly eventos_por_usuario: {
    readonly [k: string]: number
  }
  /**
   * Por hora, em UTC.
   */
  readonly eventos_por_hora: {
    readonly [k: string]: number
  }
  /**
   * De 0 a 1; nulo sem eventos.
   */
  readonly taxa_sucesso: number | null
  readonly usuarios_mais_ativos: readonly AuditUserCount[]
  readonly erros_mais_comuns: readonly AuditErrorCount[]
}
export interface AuditUserCount {
  readonly usuario: string
  readonly contagem: number
}
export interface AuditErrorCount {
  readonly erro: ErrorCodeName
  readonly contagem: number
}
export interface AuditProblem {
  /**
   * Item com problema; nulo quando não é nenhum em particular.
   */
  readonly sequencia: number | null
  /**
   * Seu identificador, se puder ser lido; senão, nulo.
   */
  readonly id: string | null
  readonly especie: AuditProblemKind
  readonly porque: string
}
export interface AuditIntegrity {
  readonly valida: boolean
  readonly total_eventos: number
  readonly eventos_validos: number
  readonly eventos_invalidos: number
  readonly porcentagem_integridade: number
  readonly detalhes_eventos_invalidos: readonly AuditProblem[]
  /**
   * Um AuditSignedHead; nulo enquanto a trilha está vazia.
   */
  readonly cabeca_assinada: AuditSignedHead | null
  /**
   * Ed25519, SPKI, base64.
   */
  readonly chave_publica: string
  /**
   * Um AuditConsistencyProof; nulo quando não foi pedido ou quando a retenção removeu o que ele exige.
   */
  readonly prova_consistencia: AuditConsistencyProof | null
}
export interface AuditWord {
  readonly valor: AuditWordValue
  readonly nome: string
  readonly descricao: string
}
export interface AuditWordsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface AuditWordList {
  readonly dados: readonly AuditWord[]
  readonly meta: ListMeta
  readonly links: ListLinks
}
export interface AuditDashboardStatistics {
  readonly ultimas_24h: AuditStatistics
  readonly ultimos_7d: AuditStatistics
  readonly ultimos_30d: AuditStatistics
}
export interface AuditDashboard {
  readonly estatisticas: AuditDashboardStatistics
  readonly alertas_recentes: readonly AuditEvent[]
  readonly falhas_recentes: readonly AuditEvent[]
}
export interface AuditTestEvent {
  readonly mensagem: string
  readonly id_evento: string
}
/**
 * Restringem a resposta e prevalecem sobre o que a mensagem diz.
 */
export interface ChatFilters {
  /**
   * Atalho para um intervalo_data desse ano.
   */
  readonly ano?: number
  readonly intervalo_data?: DateRange
  readonly organizacoes?: OrganizationIds
  readonly tipos_contrato?: ContractTypes
  /**
   * Menor valor, BRL.
   */
  readonly valor_minimo?: number
  /**
   * Maior valor, BRL.
   */
  readonly valor_maximo?: number
  readonly regioes?: Regions
  readonly fornecedores?: SupplierIds
  readonly modalidades?: Modalities
  readonly objeto?: ObjectPhrases
  readonly excluir?: ExcludedActs
}
export interface ChatStreamRequest {
  /**
   * O que se pergunta, em português ou inglês.
   */
  readonly mensagem?: string
  /**
   * Em vez de uma mensagem: o id de uma opção do esclarecimento anterior.
   */
  readonly escolha?: string
  /**
   * A conversa a continuar; uma nova quando ausente.
   */
  readonly id_sessao?: string
  /**
   * O agente a quem se pergunta; com `auto`, ou se a pergunta não cabe a ele, aquele a quem ela cabe, que a resposta nomeia.
   */
  readonly nome_agente?: string
  readonly filtros?: ChatFilters
  /**
   * False: um objeto JSON quando a resposta termina.
   */
  readonly fluxo?: boolean
}
export interface ChatMessageRequest {
  /**
   * O que se pergunta, em português ou inglês.
   */
  readonly mensagem?: string
  /**
   * Em vez de uma mensagem: o id de uma opção do esclarecimento anterior.
   */
  readonly escolha?: string
  /**
   * A conversa a continuar; uma nova quando ausente.
   */
  readonly id_sessao?: string
  /**
   * O agente a quem se pergunta; com `auto`, ou se a pergunta não cabe a ele, aquele a quem ela cabe, que a resposta nomeia.
   */
  readonly nome_agente?: string
  readonly filtros?: ChatFilters
}
/**
 * Em que se apoia um número, nome ou data da resposta.
 */
export interface ChatEvidence {
  readonly especie: 'registro' | 'anomalia' | 'agregado' | 'fonte' | 'investigacao' | 'relatorio'
  readonly id: string
  /**
   * Caminho que a abre.
   */
  readonly href: string
  readonly rotulo: string
}
/**
 * O que foi tirado da mensagem e do que foi dito antes dela.
 */
export interface ChatUnderstood {
  readonly intencao?: QueryIntent
  readonly intervalo_data?: DateRange
  readonly organizacoes?: readonly string[]
  readonly fornecedores?: readonly string[]
  readonly regioes?: readonly string[]
  readonly tipos_contrato?: readonly ContractType[]
  readonly modalidades?: readonly Modality[]
  readonly objeto?: readonly string[]
  readonly valor_minimo?: number
  readonly valor_maximo?: number
  readonly excluir?: ExcludedActs
  readonly fonte_dados?: DataSource
  readonly tipos_anomalia?: readonly AnomalyType[]
  readonly ordem?: {
    readonly por: 'valor' | 'data' | 'quantidade'
    readonly sentido: 'decrescente' | 'crescente'
  }
  readonly limite?: number
  /**
   * De uma parte em um todo, segundo isto.
   */
  readonly proporcao?: 'quantidade' | 'valor'
  readonly agrupar_por?: 'fornecedor' | 'orgao' | 'ano' | 'mes' | 'estado' | 'municipio' | 'modalidade' | 'tipo_contrato'
  readonly comparar?: 'fornecedores' | 'orgaos' | 'anos' | 'estados'
}
export interface ThinkingEvent {
  readonly type: 'thinking'
  readonly status: string
  readonly agent: AgentName
  readonly timestamp: string
  readonly id_sessao?: string
  readonly id_mensagem?: string
}
export interface AgentSelectedEvent {
  readonly type: 'agent_selected'
  readonly agent: AgentName
  readonly reason: string
}
export interface ChunkEvent {
  readonly type: 'chunk'
  /**
   * Mais da resposta; termina onde termina uma palavra.
   */
  readonly content: string
  /**
   * Parte da resposta já enviada; 1 no fim.
   */
  readonly progress: number
}
export interface ClarificationOption {
  readonly id: string
  readonly rotulo: string
  readonly registros: number
}
export interface ClarificationEvent {
  readonly type: 'clarification'
  readonly pergunta: string
  readonly opcoes: readonly ClarificationOption[]
  /**
   * Outra coisa pode ser respondida por escrito.
   */
  readonly permite_outra: boolean
}
export interface ChatErrorEvent {
  readonly type: 'error'
  /**
   * Sempre `error`.
   */
  readonly error: string
  readonly message: string
  readonly code: ErrorCode
  readonly detalhes?: ErrorDetails
  readonly retry_after?: number
}
export interface ChatCompleteEvent {
  readonly type: 'complete'
  /**
   * `aguardando_escolha`: veio antes um esclarecimento, que a próxima mensagem responde.
   */
  readonly status: 'concluida' | 'aguardando_escolha' | 'cancelada'
  /**
   * Indícios encontrados; ausente quando não se procurou nenhum.
   */
  readonly anomalies?: number
  /**
   * A maior entre os achados que a resposta lista; ausente sem nenhum.
   */
  readonly confidence?: number
  /**
   * A execução que a resposta iniciou ou de que trata.
   */
  readonly investigation_id?: string
  readonly id_sessao: string
  readonly id_mensagem: string
  readonly entendido: ChatUnderstood
  /**
   * Filtros que vêm do que foi dito antes.
   */
  readonly herdado: readonly QueryFilterName[]
  /**
   * Palavras da mensagem de que nada se fez.
   */
  readonly ignorado: readonly string[]
  readonly notas: QueryNotes
  readonly evidencia: readonly ChatEvidence[]
  /**
   * Perguntas que são lidas exatamente e têm resposta.
   *
   * @maxItems 3
   */
  readonly perguntas_sugeridas: readonly string[]
  /**
   * Termina antes de tudo ter sido dito.
   */
  readonly parcial?: boolean
}
export interface ChatAnswer {
  /**
   * `aguardando_escolha`: há um esclarecimento ao lado, que a próxima mensagem responde.
   */
  readonly status: 'respondendo' | 'concluida' | 'aguardando_escolha' | 'cancelada' | 'falhada'
  /**
   * Indícios encontrados; ausente quando não se procurou nenhum.
   */
  readonly anomalies?: number
  /**
   * A maior entre os achados que a resposta lista; ausente sem nenhum.
   */
  readonly confidence?: number
  /**
   * A execução que a resposta iniciou ou de que trata.
   */
  readonly investigation_id?: string
  readonly id_sessao: string
  readonly id_mensagem: string
  readonly entendido?: ChatUnderstood
  /**
   * Filtros que vêm do que foi dito antes.
   */
  readonly herdado?: readonly QueryFilterName[]
  /**
   * Palavras da mensagem de que nada se fez.
   */
  readonly ignorado?: readonly string[]
  readonly notas?: QueryNotes
  readonly evidencia?: readonly ChatEvidence[]
  /**
   * Perguntas que são lidas exatamente e têm resposta.
   *
   * @maxItems 3
   */
  readonly perguntas_sugeridas?: readonly string[]
  /**
   * Termina antes de tudo ter sido dito.
   */
  readonly parcial?: boolean
  /**
   * Tudo o que foi dito.
   */
  readonly content: string
  readonly agente?: AgentName
  readonly esclarecimento?: {
    readonly pergunta: string
    readonly opcoes: readonly ClarificationOption[]
    /**
     * Outra coisa pode ser respondida por escrito.
     */
    readonly permite_outra: boolean
  }
  readonly erro?: {
    readonly codigo: ErrorCode
    readonly mensagem: string
    /**
     * Se a mesma pergunta pode ser respondida mais tarde.
     */
    readonly recuperavel: boolean
    readonly detalhes: ErrorDetails
  }
}
export interface ChatSession {
  readonly id: string
  readonly usuario_id: string
  /**
   * A primeira pergunta, até ser renomeada.
   */
  readonly titulo: string
  readonly id_agente?: AgentName
  readonly status: 'ativa' | 'aguardando_escolha'
  readonly total_mensagens: number
  readonly criado_em: string
  readonly atualizado_em: string
  readonly ultima_mensagem_em: string
}
export interface ChatSessionList {
  readonly dados: readonly ChatSession[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ChatSessionsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ChatSessionPatch {
  readonly titulo: string
}
export interface ChatHistoryItem {
  readonly id: string
  readonly id_sessao: string
  readonly papel: 'usuario' | 'assistente'
  readonly conteudo: string
  readonly agente?: AgentName
  readonly criado_em: string
  readonly id_investigacao?: string
  readonly status?: 'respondendo' | 'concluida' | 'aguardando_escolha' | 'cancelada' | 'falhada'
  /**
   * Termina antes de tudo ter sido dito.
   */
  readonly parcial?: boolean
}
export interface ChatHistoryList {
  readonly dados: readonly ChatHistoryItem[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ChatHistoryQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
  /**
   * Só desta conversa.
   */
  readonly id_sessao?: string
}
export interface ChatSessionHistoryQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
  /**
   * `seguintes`: da mais antiga em diante; `anteriores`: da mais nova para trás. `ordenacao` prevalece.
   */
  readonly sentido?: 'seguintes' | 'anteriores'
}
export interface ChatSuggestion {
  readonly id: string
  /**
   * A pergunta, no idioma da resposta; enviada como está, é lida exatamente.
   */
  readonly rotulo: string
  readonly acao: QueryIntent
}
export interface ChatSuggestionList {
  readonly dados: readonly ChatSuggestion[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ChatSuggestionsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ChatFeedbackRequest {
  readonly avaliacao: 'positiva' | 'negativa'
  readonly motivo?: 'leitura_errada' | 'numero_errado' | 'incompleta' | 'pouco_clara' | 'outro'
  readonly nota?: string
}
export interface ChatFeedback {
  readonly id_mensagem: string
  readonly avaliacao: 'positiva' | 'negativa'
  readonly motivo?: 'leitura_errada' | 'numero_errado' | 'incompleta' | 'pouco_clara' | 'outro'
  readonly nota?: string
  readonly em: string
}
export interface ChatEvidenceDocument {
  readonly id: string
  readonly consulta: ChatUnderstood
  readonly versao_conjunto_dados: number
  readonly numeros: {
    readonly contagem: number
    /**
     * Aqueles cujo valor em BRL é somado, cada contrato uma vez.
     */
    readonly com_valor: number
    /**
     * Em BRL.
     */
    readonly valor_total: number
    /**
     * Em BRL.
     */
    readonly valor_mediano?: number
    /**
     * Em BRL.
     */
    readonly maior_valor?: number
    /**
     * Aqueles contratados sem licitação.
     */
    readonly sem_licitacao: number
    readonly primeira_data?: string
    readonly ultima_data?: string
  }
  readonly registros: readonly ChatRecord[]
  readonly total: number
  readonly pagina: number
  readonly limite: number
}
export interface ChatRecord {
  /**
   * Id público, para /api/v1/records/{record_id}; ausente quando revelaria o id de uma pessoa.
   */
  readonly id_registro?: string
  readonly id_contrato: string
  readonly id_organizacao?: string
  readonly organizacao?: string
  readonly id_fornecedor?: string
  readonly fornecedor?: string
  readonly valor?: number
  readonly moeda?: string
  readonly data?: string
  readonly objeto?: string
  readonly municipio?: string
  readonly regiao?: string
  readonly modalidade?: string
  /**
   * Em `unidade`.
   */
  readonly quantidade?: number
  readonly unidade?: string
  /**
   * Preço de uma `unidade` em `moeda`.
   */
  readonly preco_unitario?: number
  readonly sintetico?: boolean
}
export interface ChatEvidenceQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
}
/**
 * Uma pergunta. Várias são respondidas na ordem.
 */
export interface ChatQuestion {
  readonly type: 'chat'
  /**
   * O que se pergunta, em português ou inglês.
   */
  readonly mensagem?: string
  /**
   * Em vez de uma mensagem: o id de uma opção do esclarecimento anterior.
   */
  readonly escolha?: string
  /**
   * A conversa a continuar; quando ausente, a da pergunta anterior ou uma nova.
   */
  readonly id_sessao?: string
  /**
   * O agente a quem se pergunta; com `auto`, ou se a pergunta não cabe a ele, aquele a quem ela cabe, que a resposta nomeia.
   */
  readonly nome_agente?: string
  readonly filtros?: ChatFilters
  /**
   * Como o cabeçalho `Idempotency-Key`: uma pergunta que volta com a mesma chave, por qualquer conexão, é feita uma única vez, e sua resposta é acompanhada do começo.
   */
  readonly chave_idempotencia?: string
  /**
   * Volta com o que a responde.
   */
  readonly id?: string
}
/**
 * Cancela uma resposta, mesmo pedida por outra conexão; o que foi enviado fica.
 */
export interface ChatCancel {
  readonly type: 'cancel'
  /**
   * Da resposta, como vem na primeira mensagem dela.
   */
  readonly id_mensagem: string
  /**
   * Volta com o que a responde.
   */
  readonly id?: string
}
/**
 * Acompanha de novo uma resposta, depois da mensagem com esta sequência.
 */
export interface ChatResume {
  readonly type: 'resume'
  /**
   * Da resposta, como vem na primeira mensagem dela.
   */
  readonly id_mensagem: string
  /**
   * A última já lida; sem ela a resposta vem desde o início, como depois de uma que ainda não existe.
   */
  readonly sequencia?: number
  /**
   * Volta com o que a responde.
   */
  readonly id?: string
}
/**
 * Respondida por `pong`.
 */
export interface ChatPing {
  readonly type: 'ping'
  /**
   * Volta com o que a responde.
   */
  readonly id?: string
}
/**
 * Um novo token de acesso da mesma conta, no lugar do que a conexão tem; respondida por `authenticated`.
 */
export interface ChatAuth {
  readonly type: 'auth'
  readonly token: string
  /**
   * Volta com o que a responde.
   */
  readonly id?: string
}
/**
 * De que resposta a mensagem faz parte e em que ponto dela.
 */
export interface ChatPlace {
  readonly id_mensagem?: string
  /**
   * Igual ao id do evento do fluxo; `resume` continua depois dela.
   */
  readonly sequencia?: number
  /**
   * O do pedido, se houver.
   */
  readonly id?: string
}
/**
 * A resposta foi cancelada; quem a acompanha recebe o `complete` dela.
 */
export interface ChatCancelled {
  readonly type: 'cancelled'
  readonly id_mensagem: string
  /**
   * O do pedido, se houver.
   */
  readonly id?: string
}
/**
 * Responde a `ping`.
 */
export interface ChatPong {
  readonly type: 'pong'
  readonly timestamp: string
  /**
   * O do pedido, se houver.
   */
  readonly id?: string
}
/**
 * Enviada quando nada mais é, para que se perceba uma conexão morta.
 */
export interface ChatHeartbeat {
  readonly type: 'heartbeat'
  readonly timestamp: string
}
/**
 * O novo token está no lugar do anterior.
 */
export interface ChatAuthenticated {
  readonly type: 'authenticated'
  readonly timestamp: string
  /**
   * O do pedido, se houver.
   */
  readonly id?: string
}
export interface DispositionRequest {
  readonly desfecho: 'confirmado' | 'descartado' | 'requer_apuracao'
  /**
   * Por quê. Um achado é descartado com um motivo.
   */
  readonly motivo?: string
  readonly nota?: string
}
export interface AnomalyDispositions {
  readonly id_investigacao: string
  readonly id_anomalia: string
  /**
   * O mais recente primeiro; vazio quando ninguém se manifestou.
   *
   * @maxItems 200
   */
  readonly desfechos: readonly Disposition[]
}
export interface DetectorPrecision {
  readonly detector: string
  readonly confirmados: number
  readonly descartados: number
  readonly requerem_apuracao: number
  /**
   * Parcela confirmada do que foi confirmado ou descartado; ausente se nada foi.
   */
  readonly precisao?: number
  /**
   * Da precisão, 95 % (Wilson).
   *
   * @minItems 2
   * @maxItems 2
   */
  readonly intervalo?: readonly [number, number]
  /**
   * Confiança média com que os mesmos achados foram listados, calibrada em mundos de prática.
   */
  readonly declarada?: number
}
/**
 * Cada achado conta uma vez, pelo desfecho mais recente, por mais investigações que o tenham encontrado.
 */
export interface DispositionPrecision {
  readonly achados: number
  readonly detectores: readonly DetectorPrecision[]
}
export interface ErrorEnvelope {
  readonly erro: ErrorObject
}
export interface ErrorObject {
  readonly codigo: ErrorCode
  readonly mensagem: string
  readonly detalhes: ErrorDetails
  readonly id_requisicao: string
  readonly timestamp: string
}
export interface ResponseMeta {
  readonly id_requisicao: string
  readonly duracao_ms: number
}
export interface Relationship {
  readonly dados: readonly {
    readonly id: string
    readonly tipo: EntityKind
  }[]
}
export interface ProgressEvent {
  readonly porcentagem: number
  readonly fase_atual: ProcessingPhase
  readonly agentes_ativos: number
}
export interface AnomalyEvent {
  readonly id: string
  readonly tipo: AnomalyType
  readonly severidade: Severity
  readonly confianca: number
  readonly descricao: string
  readonly registro_afetado: {
    readonly id_contrato: string
    /**
     * Ausente quando o registro não tem.
     */
    readonly fornecedor?: string
    /**
     * BRL; ausente quando o registro não tem.
     */
    readonly valor?: number
  }
}
export interface InsightEvent {
  readonly agente: AgentName
  readonly mensagem: string
  readonly confianca: number
}
export interface CompleteEvent {
  readonly total_anomalias: number
  /**
   * Milissegundos.
   */
  readonly tempo_processamento: number
  readonly agentes_utilizados: number
}
export interface CancelledEvent {
  readonly status: InvestigationState
  readonly resultados_parciais_disponiveis: boolean
}
/**
 * O identificador de evento pedido não é conhecido; o fluxo é repetido desde o início.
 */
export interface ResetEvent {
  /**
   * O identificador que foi pedido.
   */
  readonly id_ultimo_evento: string
}
export interface ContractsExportRequest {
  readonly formato?: ExportFormat
  readonly filtros?: ContractsExportFilters
  /**
   * Linhas que quem pede já tem: o arquivo começa depois delas. Com `versao_conjunto_dados`, um download interrompido continua de onde parou.
   */
  readonly pular_linhas?: number
  /**
   * Recusar se os registros não forem mais os desta versão, que cada exportação informa em `X-Dataset-Version`.
   */
  readonly versao_conjunto_dados?: number
}
export interface ContractsExportFilters {
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  /**
   * CNPJ, sua raiz de 8 caracteres ou outro identificador fiscal. Um CPF é comparado pelos seis dígitos que podem ser exibidos.
   */
  readonly fornecedor?: string
  readonly estado?: FederativeUnit
  readonly ano?: number
  /**
   * Primeiro dia.
   */
  readonly data_de?: string
  /**
   * Último dia, incluído.
   */
  readonly data_ate?: string
  /**
   * BRL, incluído.
   */
  readonly valor_minimo?: number
  /**
   * BRL, incluído.
   */
  readonly valor_maximo?: number
  readonly atualizado_desde?: UpdatedSince
}
export interface AnomaliesExportRequest {
  readonly formato?: ExportFormat
  readonly filtros?: AnomaliesExportFilters
  readonly apos?: ExportedFindingId
}
export interface AnomaliesExportFilters {
  /**
   * Investigações concluídas que quem pede pode ler; ausente: todas as que iniciou.
   *
   * @maxItems 100
   */
  readonly ids_investigacoes?: readonly string[]
  /**
   * Ausente: todos.
   *
   * @maxItems 5
   */
  readonly tipos_anomalia?: readonly AnomalyType[]
  /**
   * Ausente: todas.
   *
   * @maxItems 4
   */
  readonly severidades?: readonly Severity[]
  readonly confianca_minima?: number
  /**
   * Primeiro dia em que uma investigação foi iniciada.
   */
  readonly data_de?: string
  /**
   * Último desses dias, incluído.
   */
  readonly data_ate?: string
}
/**
 * A última linha que quem pede tem: o arquivo começa depois dela.
 */
export interface ExportedFindingId {
  readonly id_investigacao: string
  readonly id_anomalia: string
}
export interface BulkExportRequest {
  /**
   * @maxItems 50
   */
  readonly exportacoes: readonly BulkExportPart[]
  /**
   * Se os arquivos vão comprimidos no pacote.
   */
  readonly comprimir?: boolean
}
/**
 * Um arquivo de um pacote.
 */
export interface BulkExportPart {
  /**
   * Contratos e anomalias aceitam filtros; de investigações e relatórios, um id indica um.
   */
  readonly tipo: 'contratos' | 'anomalias' | 'investigacoes' | 'relatorios'
  /**
   * De uma investigação ou um relatório que quem pede pode ler.
   */
  readonly id?: string
  readonly formato?: DownloadFormat
  readonly filtros_contratos?: ContractsExportFilters
  readonly filtros_anomalias?: AnomaliesExportFilters
}
export interface InvestigationDownloadQuery {
  readonly formato?: DownloadFormat
}
/**
 * Um documento GraphQL, ou o hash de um que está guardado; seus nomes são os de um dos idiomas.
 */
export interface GraphqlRequest {
  readonly query?: string | null
  readonly operationName?: string | null
  readonly variables?: {
    readonly [k: string]: unknown
  } | null
  readonly extensions?: {
    readonly [k: string]: unknown
  } | null
}
export interface GraphqlQuery {
  readonly query?: string
  readonly operationName?: string
  /**
   * Um objeto em JSON.
   */
  readonly variables?: string
  /**
   * Um objeto em JSON, como {"persistedQuery":{"version":1,"sha256Hash":"…"}}.
   */
  readonly extensions?: string
}
/**
 * O que se pediu, com a forma pedida, e o que dele não pôde ser obtido.
 */
export interface GraphqlAnswer {
  readonly data?: {
    readonly [k: string]: unknown
  } | null
  readonly errors?: readonly GraphqlError[]
  readonly extensions?: GraphqlExtensions
}
export interface GraphqlError {
  readonly message: string
  readonly locations?: readonly {
    readonly [k: string]: unknown
  }[]
  readonly path?: readonly unknown[]
  /**
   * `code` é o da tabela de erros; ao lado está o que o envelope de erro diz, com seus nomes.
   */
  readonly extensions?: {
    readonly [k: string]: unknown
  }
}
export interface GraphqlExtensions {
  readonly cost: GraphqlCost
}
/**
 * O que o documento pode custar no máximo: 1 por campo, 10 por um que executa uma operação, cada um vezes os itens das listas à sua volta.
 */
export interface GraphqlCost {
  readonly requested: number
  readonly maximum: number
}
export interface Health {
  readonly status: 'ok' | 'degradado'
  readonly timestamp: string
  readonly versao: string
}
export interface Liveness {
  readonly status: 'ativo'
  readonly timestamp: string
}
export interface Readiness {
  readonly status: 'pronto'
  readonly timestamp: string
}
export interface DetailedHealth {
  readonly status: 'saudavel' | 'degradado' | 'indisponivel'
  readonly timestamp: string
  readonly versao: string
  /**
   * Só o de desenvolvimento permite o que não serve a um serviço público, como webhooks por HTTP simples.
   */
  readonly modo: 'producao' | 'desenvolvimento'
  readonly segundos_em_atividade: number
  /**
   * Cada parte pelo nome: armazenamento, registros, trabalhadores …
   */
  readonly componentes: {
    readonly [k: string]: {
      readonly status: 'saudavel' | 'degradado' | 'indisponivel'
      readonly motivo?: ReasonCode
      readonly quantidade_threads?: number
      readonly versao?: number
      readonly arquivos_danificados?: number
      readonly itens_danificados?: number
      readonly atos?: number
      readonly pagamentos?: number
      readonly empenhos?: number
      readonly convenios?: number
      readonly fornecedores?: number
      readonly sancoes?: number
      readonly organizacoes?: number
      readonly referencias?: number
    }
  }
}
export interface OpenApi {
  readonly openapi: string
  readonly info: {
    readonly [k: string]: unknown
  }
  readonly paths: {
    readonly [k: string]: unknown
  }
  readonly [k: string]: unknown
}
export interface AsyncApi {
  readonly asyncapi: string
  readonly info: {
    readonly [k: string]: unknown
  }
  readonly channels: {
    readonly [k: string]: unknown
  }
  readonly operations: {
    readonly [k: string]: unknown
  }
  readonly [k: string]: unknown
}
export interface LoginRequest {
  readonly email: string
  readonly senha: string
  /**
   * Um código do aplicativo (6 dígitos) ou um código de backup (8 dígitos).
   */
  readonly codigo_totp?: string
}
export interface RefreshRequest {
  readonly token_renovacao: string
}
export interface LoginResponse {
  readonly token_acesso: string
  readonly token_renovacao: string
  readonly tipo_token: 'Bearer'
  /**
   * Segundos.
   */
  readonly expira_em: number
  readonly usuario: User
}
export interface User {
  readonly id: string
  readonly email: string
  readonly funcao: Role
  readonly permissoes: readonly Permission[]
}
export interface RefreshResponse {
  readonly token_acesso: string
  readonly token_renovacao: string
  readonly tipo_token: 'Bearer'
  /**
   * Segundos.
   */
  readonly expira_em: number
  /**
   * Segundos.
   */
  readonly renovacao_expira_em: number
  readonly renovacoes_restantes: number
}
export interface MfaVerifyRequest {
  readonly email: string
  readonly senha: string
  /**
   * Um código do aplicativo (6 dígitos) ou um código de backup (8 dígitos).
   */
  readonly codigo_totp: string
}
export interface MfaProof {
  readonly senha: string
  /**
   * Um código do aplicativo (6 dígitos) ou um código de backup (8 dígitos).
   */
  readonly codigo_totp: string
}
export interface LogoutRequest {
  readonly token_renovacao?: string
  /**
   * Encerra todas as sessões de quem chamou.
   */
  readonly todas?: boolean
}
export interface StreamTicketRequest {
  /**
   * O caminho para o qual o ticket vale, em qualquer idioma; sem ele, qualquer fluxo.
   */
  readonly caminho?: string
}
export interface StreamTicket {
  readonly ticket: string
  /**
   * Segundos.
   */
  readonly expira_em: number
}
export interface ChangePasswordRequest {
  readonly senha_atual: string
  readonly nova_senha: string
  /**
   * Encerra também as chaves de API da conta; senão, a resposta diz quantas continuam válidas.
   */
  readonly revogar_chaves_api?: boolean
}
export interface ChangePasswordResponse {
  readonly mensagem: string
  readonly sessoes_revogadas: number
  readonly chaves_api_revogadas: number
  /**
   * Chaves de API que continuam válidas.
   */
  readonly chaves_api_ativas: number
}
export interface RegisterRequest {
  readonly email: string
  readonly senha: string
  readonly funcao?: Role
  /**
   * Se o titular deve escolher outra senha antes de qualquer outra coisa.
   */
  readonly troca_senha_obrigatoria?: boolean
}
export interface RegisteredUser {
  readonly id: string
  readonly email: string
  readonly funcao: Role
  readonly permissoes: readonly Permission[]
  readonly status: 'ativa' | 'desativada'
  readonly troca_senha_obrigatoria: boolean
  readonly criado_em: string
}
export interface Session {
  readonly id: string
  readonly dispositivo: string
  readonly endereco_ip: string
  readonly localizacao: string
  readonly ultima_atividade: string
  readonly atual: boolean
}
export interface SessionList {
  readonly sessoes: readonly Session[]
}
export interface TotpSetup {
  readonly segredo: string
  /**
   * Data URI de um PNG.
   */
  readonly codigo_qr: string
  readonly codigos_backup: readonly string[]
}
export interface BackupCodes {
  readonly codigos_backup: readonly string[]
}
export interface JsonWebKey {
  readonly kty: string
  readonly kid: string
  readonly use: string
  readonly alg: string
  readonly n: string
  readonly e: string
}
export interface JsonWebKeySet {
  readonly keys: readonly JsonWebKey[]
  /**
   * Chaves que assinam pacotes de evidências e os cabeçalhos da trilha de auditoria; quem verifica tokens as ignora.
   */
  readonly chaves_pacotes?: readonly BundleKey[]
}
export interface BundleKey {
  /**
   * Primeiros 16 dígitos hexadecimais do SHA-256 da chave.
   */
  readonly id_chave: string
  /**
   * Ed25519, como SPKI em DER, em base64.
   */
  readonly chave_publica: string
}
export interface IssuerMetadata {
  readonly issuer: string
  readonly jwks_uri: string
  readonly response_types_supported: readonly string[]
  readonly subject_types_supported: readonly string[]
  readonly id_token_signing_alg_values_supported: readonly string[]
  readonly claims_supported: readonly string[]
}
export interface KeyRotation {
  /**
   * A chave que assina de agora em diante.
   */
  readonly kid: string
  /**
   * Todas as chaves que verificam.
   */
  readonly chaves: readonly string[]
}
/**
 * O que foi feito de um arquivo.
 */
export interface ImportReport {
  readonly id_importacao: string
  readonly status: 'em_andamento' | 'concluida' | 'falhada'
  readonly fonte?: DataSource
  /**
   * Formato reconhecido ou pedido; `empty_page` para uma página sem linhas, que não diz de quem é.
   */
  readonly formato: string
  /**
   * Nome do arquivo, sem a pasta.
   */
  readonly arquivo: string
  /**
   * Dos bytes como vieram, em hexadecimal; vazio até que todos tenham sido lidos.
   */
  readonly sha256: string
  readonly versao_importador?: number
  readonly bytes_lidos?: number
  readonly codificacao?: 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'
  /**
   * Linhas que não estavam nessa codificação e foram lidas como windows-1252.
   */
  readonly linhas_decodificadas_de_outro_modo?: number
  /**
   * O que `linha` e `linhas` contam: linhas de texto ou elementos de um documento JSON.
   */
  readonly linhas_sao?: 'linhas' | 'elementos'
  /**
   * Linhas antes dos títulos das colunas, como o título de um relatório.
   */
  readonly linhas_antes_titulos?: number
  /**
   * Por que a entrada foi interrompida; o que já havia sido gravado permanece.
   */
  falha?:
    'gzip_incompleto' | 'gzip_danificado' | 'zip_danificado' | 'leitura_falhou' | 'grande_demais' | 'arquivo_alterado'
  readonly linhas_lidas: number
  readonly aceitas: number
  readonly rejeitadas: number
  /**
   * Linhas que já estavam lá, sem mudança.
   */
  readonly duplicadas: number
  /**
   * Linhas aceitas que mudaram o que se sabia de um registro; um estado mais antigo ou igual conta como duplicado.
   */
  readonly atualizadas?: number
  /**
   * Linhas de registros dos quais se conhecia outro estado, pelo que foi feito delas.
   */
  readonly estados?: readonly {
    readonly tipo_registro: RecordKindName
    /**
     * A linha substitui o que se sabia; foi unida a ele; diz o mesmo em data posterior; o que se sabia permanece; ou um cadastro completo já não contém o registro.
     */
    readonly resultado: 'substituido' | 'reunido' | 'confirmado' | 'mantido' | 'retirado'
    /**
     * O que isso significa, em uma frase.
     */
    readonly mensagem?: string
    readonly contagem: number
    /**
     * As primeiras linhas (ou elementos) em que ocorre.
     */
    readonly linhas: readonly number[]
    /**
     * Arquivo do ZIP em que estão.
     */
    readonly arquivo?: string
  }[]
  /**
   * Das linhas aceitas ou já conhecidas, as que entraram no registro de uma linha anterior.
   */
  readonly unificadas?: number
  /**
   * Os arquivos de um ZIP, cujas contagens somam as do relatório.
   */
  readonly arquivos?: readonly {
    /**
     * Nome dentro do pacote, sem a pasta.
     */
    readonly arquivo: string
    /**
     * Ausente para um arquivo que nenhum formato reconheceu.
     */
    readonly formato?: string
    readonly problema?: FileProblem
    /**
     * O problema em uma frase.
     */
    readonly mensagem?: string
    readonly linhas_lidas?: number
    readonly aceitas?: number
    readonly rejeitadas?: number
    readonly duplicadas?: number
  }[]
  readonly rejeicoes: readonly {
    /**
     * Linha ou ordem do elemento, a partir de 1.
     */
    readonly linha: number
    /**
     * Arquivo do ZIP em que está.
     */
    readonly arquivo?: string
    readonly motivo: RejectionCode
    /**
     * O motivo em uma frase e o que pode ajudar.
     */
    readonly mensagem?: string
    /**
     * Quantas linhas têm o mesmo motivo; a linha indicada é a primeira.
     */
    readonly contagem?: number
    readonly campo?: RecordField
    /**
     * As primeiras linhas (ou elementos) em que ocorre.
     */
    readonly linhas?: readonly number[]
    /**
     * O que estava na primeira delas, abreviado.
     */
    readonly encontrado?: string
  }[]
  /**
   * Correções e dúvidas sobre valores de linhas aceitas, primeiro as mais frequentes.
   */
  readonly notas_qualidade?: readonly {
    readonly campo: RecordField
    readonly nota: QualityNote
    /**
     * A nota em uma frase.
     */
    readonly mensagem?: string
    readonly contagem: number
  }[]
  /**
   * Colunas de uma tabela ou caminhos de JSON (uma lista representa seus elementos) que não são lidos, e quantos de seus valores não estão vazios.
   */
  readonly campos_ignorados?: readonly {
    readonly campo: string
    readonly contagem: number
  }[]
  /**
   * Rejeições além das listadas.
   */
  readonly rejeicoes_omitidas?: number
  /**
   * Versão dos registros que esta importação criou.
   */
  readonly versao_conjunto_dados?: number
  readonly iniciado_em?: string
  readonly concluido_em?: string
  readonly duracao_ms?: number
  readonly erro?: InvestigationFailure
}
export interface InvestigationBatch {
  /**
   * Cada uma como o corpo da operação de início, avaliada por si.
   *
   * @maxItems 50
   */
  readonly requisicoes: readonly InvestigationRequest[]
}
export interface InvestigationRequest {
  /**
   * Pergunta em linguagem natural, em português ou inglês: de 3 a 2.000 caracteres, sem contar espaços nas pontas.
   */
  readonly consulta: string
  readonly fonte_dados: DataSource
  readonly filtros?: InvestigationFilters
  /**
   * Tipos a detectar; todos se ausente ou vazio.
   *
   * @maxItems 5
   */
  readonly tipos_anomalia?: readonly AnomalyType[]
  /**
   * Quão fraco pode ser o sinal examinado, de 0,0 a 1,0.
   */
  readonly sensibilidade?: number
  /**
   * Menor confiança relatada, de 0,0 a 1,0.
   */
  readonly limite_confianca?: number
  readonly incluir_explicacoes?: boolean
  /**
   * Se o fluxo traz cada anomalia e insight assim que é encontrado.
   */
  readonly transmitir_resultados?: boolean
  /**
   * Máximo de anomalias relatadas, por severidade e depois por confiança.
   */
  readonly max_resultados?: number
  readonly configuracao_agente?: AgentConfiguration
}
export interface AgentConfiguration {
  /**
   * Máximo de passagens de reflexão.
   */
  readonly max_iteracoes?: number
  readonly reflexao_ativada?: boolean
  /**
   * Máximo de analistas trabalhando ao mesmo tempo.
   */
  readonly agentes_paralelos?: number
}
export interface InvestigationBatchAnswers {
  /**
   * Na ordem das requisições.
   */
  readonly resultados: readonly InvestigationBatchAnswer[]
}
export interface InvestigationBatchAnswer {
  /**
   * Status HTTP de um início à parte: 201 com o corpo, outro com o erro.
   */
  readonly status: number
  readonly corpo?: InvestigationStarted
  readonly erro?: ErrorObject
}
export interface InvestigationStarted {
  readonly id_investigacao: string
  readonly status: InvestigationState
  readonly conclusao_estimada: string
  readonly consulta_entendida?: QueryUnderstood
  readonly consulta_filtros?: QueryFilters
  readonly consulta_ignorada?: QueryIgnored
  readonly consulta_observacoes?: QueryNotes
  /**
   * Caminho do fluxo de eventos.
   */
  readonly url_stream: string
}
export interface InvestigationStatus {
  readonly id_investigacao: string
  readonly status: InvestigationState
  readonly progresso: {
    readonly porcentagem: number
    readonly fase_atual: ProcessingPhase
    readonly fases_concluidas: readonly ProcessingPhase[]
  }
  readonly estatisticas: {
    readonly registros_processados: number
    readonly anomalias_encontradas: number
    readonly agentes_invocados: number
    readonly tempo_processamento_ms: number
  }
  readonly consulta_entendida?: QueryUnderstood
  readonly consulta_filtros?: QueryFilters
  readonly consulta_ignorada?: QueryIgnored
  readonly consulta_observacoes?: QueryNotes
  readonly criado_em: string
  readonly iniciado_em?: string
  readonly concluido_em?: string
  readonly erro?: InvestigationFailure
}
export interface InvestigationProgress {
  readonly id_investigacao: string
  readonly status: InvestigationState
  readonly porcentagem: number
  readonly fase_atual: ProcessingPhase
  readonly fases_concluidas: readonly ProcessingPhase[]
  readonly agentes_ativos: number
  /**
   * Ausente depois que a investigação termina.
   */
  readonly conclusao_estimada?: string
  /**
   * Segundos até a conclusão estimada; ausente depois que a investigação termina.
   */
  readonly segundos_restantes?: number
  /**
   * Número de sequência do evento mais recente do fluxo; 0 antes do primeiro.
   */
  readonly id_ultimo_evento?: number
}
export interface InvestigationCancelled {
  readonly mensagem: string
  readonly id_investigacao: string
  readonly status: InvestigationState
  readonly resultados_parciais_disponiveis: boolean
}
export interface InvestigationListItem {
  readonly id_investigacao: string
  readonly consulta: string
  readonly status: InvestigationState
  readonly anomalias_encontradas: number
  /**
   * Das anomalias encontradas até agora; 0 enquanto não há nenhuma.
   */
  readonly pontuacao_risco: number
  readonly fonte_dados: DataSource
  readonly criado_em: string
  /**
   * Ausente enquanto a investigação está em andamento.
   */
  readonly concluido_em?: string
}
export interface InvestigationList {
  readonly dados: readonly InvestigationListItem[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
/**
 * Uma investigação como documento JSON:API.
 */
export interface InvestigationDocument {
  readonly dados: {
    readonly id: string
    readonly tipo: InvestigationResourceType
    readonly atributos: InvestigationAttributes
    readonly relacionamentos: {
      readonly relatorio?: Relationship
      readonly analises?: Relationship
    }
  }
  readonly meta: ResponseMeta
}
export interface InvestigationAttributes {
  readonly visibilidade?: Visibility
  /**
   * Ausente quando não há equipe.
   */
  readonly id_equipe?: string
  readonly usuario_id: string
  readonly consulta: string
  readonly fonte_dados?: DataSource
  readonly consulta_entendida?: QueryUnderstood
  readonly consulta_filtros?: QueryFilters
  readonly consulta_ignorada?: QueryIgnored
  readonly consulta_observacoes?: QueryNotes
  readonly status: InvestigationState
  readonly anomalias_encontradas: number
  /**
   * Confiança média das anomalias encontradas até agora; 0 enquanto não há nenhuma.
   */
  readonly pontuacao_confianca: number
  readonly pontuacao_risco?: number
  readonly criado_em: string
  readonly iniciado_em?: string
  readonly concluido_em?: string
  /**
   * A investigação que falhou e que esta recomeçou.
   */
  readonly repeticao_de?: string
  /**
   * A investigação mais recente que recomeçou esta.
   */
  readonly repetida_como?: string
}
export interface InvestigationPatch {
  readonly visibilidade?: Visibility
  /**
   * Uma equipe de quem chama, ou none (nenhuma).
   */
  readonly id_equipe?: string
}
/**
 * Uma requisição, notificação ou resposta de JSON-RPC 2.0, como o Model Context Protocol as define; uma por requisição HTTP.
 */
export interface McpMessage {
  readonly jsonrpc: '2.0'
  /**
   * Um texto ou um número inteiro; sem ele, é uma notificação.
   */
  readonly id?: unknown
  /**
   * `initialize`, `ping`, `tools/list`, `tools/call`, `resources/list`, `resources/templates/list`, `resources/read` ou uma notificação.
   */
  readonly method?: string
  readonly params?: {
    readonly [k: string]: unknown
  }
  readonly result?: {
    readonly [k: string]: unknown
  }
  readonly error?: {
    readonly [k: string]: unknown
  }
}
/**
 * O que uma requisição de JSON-RPC devolve.
 */
export interface McpResult {
  readonly jsonrpc: '2.0'
  /**
   * O da requisição.
   */
  readonly id: unknown
  readonly result: {
    readonly [k: string]: unknown
  }
}
/**
 * Uma falha como erro de JSON-RPC.
 */
export interface McpFailure {
  readonly jsonrpc: '2.0'
  /**
   * O da requisição; nulo quando nenhum pôde ser lido.
   */
  readonly id: unknown
  readonly error: McpError
}
export interface McpError {
  /**
   * De JSON-RPC: -32700 não é JSON, -32600 não é mensagem, -32601 método desconhecido, -32602 parâmetros errados, -32002 recurso desconhecido, -32603 erro interno; -32000 qualquer outra falha do serviço.
   */
  readonly code: number
  /**
   * A falha em uma frase, com o campo e o motivo.
   */
  readonly message: string
  readonly data: ProblemDetails
}
/**
 * Uma falha como application/problem+json (RFC 9457).
 */
export interface ProblemDetails {
  /**
   * Endereço da página que explica o erro.
   */
  readonly type: string
  readonly title: string
  readonly status: number
  /**
   * O motivo ou a sugestão em palavras.
   */
  readonly detail?: string
  readonly instance: string
  readonly codigo: ErrorCode
  readonly detalhes: ErrorDetails
  /**
   * Os campos da requisição a que a falha se refere.
   */
  readonly erros?: readonly ProblemField[]
  readonly id_requisicao: string
  readonly timestamp: string
}
export interface ProblemField {
  readonly campo: string
  readonly detail: string
  /**
   * Ponteiro JSON de um campo do corpo.
   */
  readonly pointer?: string
  /**
   * Parâmetro da consulta.
   */
  readonly parameter?: string
  readonly header?: string
}
export interface TrainRequest {
  readonly especie: ModelKind
  /**
   * Versão dos registros com que aprender; a mais nova, se ausente.
   */
  readonly versao_conjunto_dados?: number
  /**
   * Registros e sementes iguais dão os mesmos bytes; 1 se ausente.
   */
  readonly semente?: number
}
/**
 * De que o modelo foi feito.
 */
export interface ModelLineage {
  readonly versao_conjunto_dados: number
  /**
   * Resumo criptográfico de tudo o que os detectores podem ler dos registros.
   */
  readonly resumo_registros: string
  readonly registros: number
  readonly caracteristicas: readonly string[]
  /**
   * Motor fornecido sob o qual foi treinado e medido.
   */
  readonly versao_motor: string
  readonly semente: number
  /**
   * Mundos gerados com que aprendeu.
   */
  readonly mundos_treino: readonly string[]
  /**
   * Mundos gerados em que é medido e com que não aprendeu.
   */
  readonly mundos_reservados: readonly string[]
}
export interface ModelFigures {
  /**
   * De uma floresta: área sob precisão e cobertura nos preços plantados.
   */
  readonly precisao_media?: number
  /**
   * De uma floresta: com que frequência um preço plantado fica acima de outro que não o é.
   */
  readonly area_sob_roc?: number
  /**
   * De uma calibração: distância quadrática média entre a confiança e o que se verificou; quanto menor, melhor.
   */
  readonly brier?: number
  /**
   * De uma calibração: distância média entre a precisão declarada e a observada.
   */
  readonly erro_calibracao?: number
  /**
   * De uma calibração: parte do relatado a partir de 0,8 que foi plantada.
   */
  readonly precisao_relatados?: number
  /**
   * De uma calibração: parte do plantado e visto que é relatada a partir de 0,8.
   */
  readonly cobertura_relatados?: number
  /**
   * De uma calibração: candidatos avaliados.
   */
  readonly candidatos?: number
}
export interface ModelMetrics {
  readonly metrica_principal: ModelMetric
  /**
   * Mundos reservados de que são as médias.
   */
  readonly mundos: number
  readonly reservados: ModelFigures
  readonly fornecido: ModelFigures
}
export interface Model {
  readonly id_modelo: string
  readonly especie: ModelKind
  /**
   * Cresce por espécie.
   */
  readonly versao: number
  readonly status: ModelStatus
  readonly linhagem: ModelLineage
  readonly metricas: ModelMetrics
  /**
   * SHA-256 de seus bytes.
   */
  readonly resumo_criptografico: string
  readonly bytes: number
  readonly id_tarefa: string
  readonly criado_em: string
}
export interface ModelsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ModelList {
  readonly dados: readonly Model[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
/**
 * Em quanto o modelo é melhor do que o outro: média entre mundos e seu intervalo de bootstrap de 95 %.
 */
export interface ModelDifference {
  readonly media: number
  readonly inferior: number
  readonly superior: number
}
export interface ModelInUse {
  readonly especie: ModelKind
  readonly origem: ModelOrigin
  readonly id_modelo?: string
  readonly versao?: number
}
export interface ComparedWorld {
  readonly mundo: string
  readonly modelo: number
  readonly outro: number
}
export interface ModelComparison {
  readonly modelo: ModelInUse
  readonly outro: ModelInUse
  readonly metrica: ModelMetric
  readonly diferenca: ModelDifference
  readonly veredito: ModelVerdict
  readonly mundos: readonly ComparedWorld[]
}
export interface ModelComparisonQuery {
  readonly id_modelo: string
  /**
   * Com que é comparado; o que está em uso, se ausente.
   */
  readonly id_outro?: string
}
export interface DriftEntry {
  readonly nome: string
  readonly status: DriftStatus
  /**
   * Índice de estabilidade populacional.
   */
  readonly indice?: number
  /**
   * Valores nos registros com que aprendeu.
   */
  readonly treinado_com: number
  /**
   * Valores nos registros de agora.
   */
  readonly medido_com: number
}
/**
 * O quanto os registros de agora diferem daqueles com que aprendeu; ausente até que isso seja medido.
 */
export interface ModelDrift {
  /**
   * Versão dos registros de agora.
   */
  readonly versao_conjunto_dados: number
  readonly medido_em: string
  readonly caracteristicas: readonly DriftEntry[]
  readonly pontuacoes: readonly DriftEntry[]
}
export interface MeasuredWorld {
  readonly mundo: string
  readonly contratos: number
  /**
   * Contratos dele que foram plantados.
   */
  readonly plantados: number
  readonly numeros: ModelFigures
  readonly fornecido: ModelFigures
}
export interface ModelReport {
  readonly id_modelo: string
  readonly especie: ModelKind
  readonly versao: number
  readonly metricas: ModelMetrics
  readonly mundos: readonly MeasuredWorld[]
  readonly desvio?: ModelDrift
}
export interface PromoteModelRequest {
  readonly id_modelo: string
  /**
   * Também quando é pior do que o que está em uso, ou não pode ser comparado a ele; a trilha o registra.
   */
  readonly forcar?: boolean
}
export interface RollBackModelRequest {
  readonly especie: ModelKind
}
/**
 * Quanto cada parte de uma linha corresponde, de 0 a 1; ausente se a linha ou os registros não a têm.
 */
export interface NetworkMatchFeatures {
  /**
   * Quanto os nomes se parecem, sem acentos, sinais e o tipo societário.
   */
  readonly nome?: number
  /**
   * 1: o mesmo número; 0,95: outro estabelecimento da empresa; 0,7: número da empresa com dígitos verificadores errados.
   */
  readonly cnpj?: number
  /**
   * 1 se um endereço da empresa cita a cidade, 0 se os endereços não a citam.
   */
  readonly cidade?: number
}
export interface NetworkMatchCandidate {
  /**
   * O mesmo em todas as versões dos registros.
   */
  readonly id: string
  readonly tipo_entidade: NetworkEntityType
  readonly especie: NetworkEntityKind
  /**
   * Pessoas aparecem sem o seu.
   */
  readonly nome: string
  /**
   * CNPJ, código de um órgão, número de uma licitação, ou os dígitos de um CPF que podem ser mostrados.
   */
  readonly documento?: string
  /**
   * Unidade da federação.
   */
  readonly estado?: string
  /**
   * 0 a 1: quanto corresponde à linha.
   */
  readonly pontuacao: number
  /**
   * É o indicado, até onde a linha permite dizer.
   */
  readonly corresponde: boolean
  readonly caracteristicas: NetworkMatchFeatures
  readonly total_contratos: number
  /**
   * BRL; cada valor uma vez.
   */
  readonly valor_total_contratos: number
  /**
   * Sanções que os cadastros listam, vigentes ou não.
   */
  readonly sancoes: number
  /**
   * Um cadastro lista uma sanção vigente no dia da comparação.
   */
  readonly sancionado: boolean
  /**
   * Achados sobre ele nas investigações mais recentes que você pode ler, no momento da leitura.
   */
  readonly achados?: number
}
/**
 * O que a linha diz; números de pessoas são mascarados.
 */
export interface NetworkMatchGiven {
  readonly nome?: string
  readonly cnpj?: string
  readonly cidade?: string
}
export interface NetworkMatchedRow {
  /**
   * Seu lugar na lista, a partir de 1; títulos e linhas em branco não contam.
   */
  readonly linha: number
  readonly informado: NetworkMatchGiven
  /**
   * Primeiro os melhores; nenhum se nenhum nome se parece e nenhum número é conhecido.
   */
  readonly candidatos: readonly NetworkMatchCandidate[]
}
export interface NetworkMatchQuery {
  /**
   * Candidatos guardados de cada linha.
   */
  readonly candidatos?: number
}
export interface NetworkMatchRun {
  /**
   * Também o da sua tarefa.
   */
  readonly id_correspondencia: string
  readonly status: TaskStatus
  readonly linhas: number
  /**
   * Linhas que não puderam ser lidas, como uma com célula a mais: não têm candidatos.
   */
  readonly linhas_ilegiveis: number
  /**
   * Linhas das quais um candidato é o indicado, quando a comparação terminou.
   */
  readonly linhas_correspondidas?: number
  readonly progresso: TaskProgress
  readonly criado_em: string
  readonly iniciado_em?: string
  readonly concluido_em?: string
  /**
   * Versão mais nova dos registros com que linhas foram comparadas.
   */
  readonly versao_conjunto_dados?: number
  /**
   * Versão mais antiga com que linhas foram comparadas: outra, se chegaram registros no meio.
   */
  readonly versao_mais_antiga_conjunto_dados?: number
  readonly url_resultados: string
  readonly url_csv: string
  readonly erro?: InvestigationFailure
}
export interface TaskProgress {
  readonly porcentagem: number
  /**
   * Registros das partes concluídas, falhadas ou dispensadas.
   */
  readonly processado: number
  readonly total: number
  /**
   * Registros por segundo, das partes executadas.
   */
  readonly por_segundo?: number
  readonly segundos_restantes?: number
}
export interface NetworkMatchRowsQuery {
  /**
   * A linha depois da qual continuar; 0 começa pela primeira.
   */
  readonly apos?: number
  readonly limite?: number
}
export interface NetworkMatchRows {
  readonly id_correspondencia: string
  /**
   * Na ordem da lista.
   */
  readonly linhas: readonly NetworkMatchedRow[]
  /**
   * Linhas da lista.
   */
  readonly total: number
  /**
   * De onde continuar; ausente na última linha.
   */
  readonly proxima_apos?: number
  /**
   * Investigações em que se procuraram achados.
   */
  readonly investigacoes_examinadas: number
}
export interface NetworkMatchEndQuery {
  /**
   * Exclui a comparação e a sua lista definitivamente.
   */
  readonly expurgar?: boolean
}
/**
 * Alguém ou algo que os registros ligam a outros.
 */
export interface NetworkEntity {
  /**
   * O mesmo em todas as versões dos registros.
   */
  readonly id: string
  readonly tipo_entidade: NetworkEntityType
  readonly especie: NetworkEntityKind
  /**
   * Pessoas aparecem sem o seu.
   */
  readonly nome: string
  /**
   * CNPJ, código de um órgão, número de uma licitação, ou os dígitos de um CPF que podem ser mostrados.
   */
  readonly documento?: string
  /**
   * Unidade da federação.
   */
  readonly estado?: string
}
export interface NetworkHit {
  /**
   * O mesmo em todas as versões dos registros.
   */
  readonly id: string
  readonly tipo_entidade: NetworkEntityType
  readonly especie: NetworkEntityKind
  /**
   * Pessoas aparecem sem o seu.
   */
  readonly nome: string
  /**
   * CNPJ, código de um órgão, número de uma licitação, ou os dígitos de um CPF que podem ser mostrados.
   */
  readonly documento?: string
  /**
   * Unidade da federação.
   */
  readonly estado?: string
  /**
   * 0 a 1: quanto corresponde à consulta.
   */
  readonly pontuacao: number
  readonly total_contratos: number
  /**
   * BRL; cada valor uma vez.
   */
  readonly valor_total_contratos: number
  /**
   * Um cadastro lista uma sanção vigente hoje.
   */
  readonly sancionado: boolean
}
export interface NetworkSearchQuery {
  /**
   * Um nome, com ou sem acentos e erros, um CNPJ, os oito primeiros caracteres de um, ou o código de um órgão. Pessoas não são encontradas pelo nome.
   */
  readonly consulta: string
  readonly tipo_entidade?: NetworkEntityType
  readonly limite?: number
}
export interface NetworkSearch {
  /**
   * Primeiro as que melhor correspondem.
   */
  readonly entidades: readonly NetworkHit[]
  readonly nomes_pesquisados: number
  /**
   * Versão dos registros em que a resposta se baseia.
   */
  readonly versao_conjunto_dados: number
}
/**
 * O que foi tomado por esta entidade, e por quê.
 */
export interface NetworkMerged {
  /**
   * Identificador ou entrada que os registros dão; os de pessoas são mascarados.
   */
  readonly texto: string
  readonly motivo: NetworkMergeReason
}
export interface NetworkYear {
  readonly ano: number
  readonly contratos: number
  /**
   * Em BRL.
   */
  readonly valor_total: number
}
export interface NetworkCounterpart {
  readonly entidade: NetworkEntity
  readonly contratos: number
  /**
   * Em BRL.
   */
  readonly valor_total: number
  readonly primeira_data?: string
  readonly ultima_data?: string
}
export interface NetworkSanction {
  readonly id_registro?: string
  readonly cadastro: string
  readonly tipo_sancao?: string
  readonly inicio?: string
  readonly fim?: string
  readonly orgao_sancionador?: string
  readonly vigente: boolean
}
/**
 * O que um cadastro de empresas diz dela.
 */
export interface NetworkRegister {
  readonly status?: string
  readonly abertura?: string
  /**
   * Em BRL.
   */
  readonly capital?: number
  readonly atividade?: string
  readonly endereco?: string
  readonly id_registro?: string
}
export interface NetworkDossier {
  /**
   * O mesmo em todas as versões dos registros.
   */
  readonly id: string
  readonly tipo_entidade: NetworkEntityType
  readonly especie: NetworkEntityKind
  /**
   * Pessoas aparecem sem o seu.
   */
  readonly nome: string
  /**
   * CNPJ, código de um órgão, número de uma licitação, ou os dígitos de um CPF que podem ser mostrados.
   */
  readonly documento?: string
  /**
   * Unidade da federação.
   */
  readonly estado?: string
  /**
   * Quão certo é que seus registros são de uma só entidade, de 0 a 1.
   */
  readonly confianca: number
  readonly unificadas: readonly NetworkMerged[]
  readonly registro_empresa?: NetworkRegister
  readonly total_contratos: number
  /**
   * BRL; cada valor uma vez.
   */
  readonly valor_total_contratos: number
  /**
   * Um cadastro lista uma sanção vigente hoje.
   */
  readonly sancionado: boolean
  readonly primeira_data?: string
  readonly ultima_data?: string
  readonly contratos_por_ano: readonly NetworkYear[]
  /**
   * Órgãos de um fornecedor, fornecedores de um órgão: primeiro os maiores valores.
   */
  readonly contrapartes: readonly NetworkCounterpart[]
  readonly total_contrapartes: number
  /**
   * Arestas por tipo.
   */
  readonly conexoes: {
    readonly [k: string]: number
  }
  readonly sancoes: readonly NetworkSanction[]
  /**
   * Indícios sobre ela nas investigações que quem chama pode ler; ausente para pessoas, que só dígitos não identificam.
   */
  readonly total_achados?: number
  /**
   * Das examinadas, as mais recentes.
   */
  readonly total_investigacoes?: number
  /**
   * Verdadeiro quando se apoia em registros gerados.
   */
  readonly sintetico?: boolean
  /**
   * Versão dos registros em que a resposta se baseia.
   */
  readonly versao_conjunto_dados: number
}
export interface NetworkNodeView {
  /**
   * O mesmo em todas as versões dos registros.
   */
  readonly id: string
  readonly tipo_entidade: NetworkEntityType
  readonly especie: NetworkEntityKind
  /**
   * Pessoas aparecem sem o seu.
   */
  readonly nome: string
  /**
   * CNPJ, código de um órgão, número de uma licitação, ou os dígitos de um CPF que podem ser mostrados.
   */
  readonly documento?: string
  /**
   * Unidade da federação.
   */
  readonly estado?: string
  /**
   * Passos a partir do centro.
   */
  readonly profundidade: number
  /**
   * Arestas que tem ao todo.
   */
  readonly conexoes: number
}
export interface NetworkEdge {
  readonly id: string
  readonly tipo_aresta: NetworkEdgeType
  /**
   * Em `socio_de`: o sócio.
   */
  readonly de: string
  readonly para: string
  /**
   * Registros por trás dela.
   */
  readonly peso: number
  /**
   * BRL; ausente quando a aresta não tem valor.
   */
  readonly valor_total?: number
  readonly primeira_data?: string
  readonly ultima_data?: string
  /**
   * Quão certo é que as duas pontas são quem se supõe, de 0 a 1.
   */
  readonly confianca: number
  /**
   * Identificadores públicos dos primeiros registros por trás dela.
   */
  readonly fontes: readonly string[]
}
export interface NetworkTruncation {
  /**
   * Entidades alcançadas que não são mostradas.
   */
  readonly nos_omitidos: number
  readonly arestas_omitidas: number
  /**
   * Identificadores de entidades com tantas conexões que nada foi procurado além delas.
   */
  readonly nao_atravessadas: readonly string[]
}
export interface NetworkNeighbourhoodQuery {
  readonly profundidade?: number
  /**
   * Máximo de nós mostrados.
   */
  readonly limite?: number
}
export interface NetworkNeighbourhood {
  readonly id_entidade_central: string
  readonly profundidade: number
  readonly nos: readonly NetworkNodeView[]
  readonly arestas: readonly NetworkEdge[]
  readonly total_nos: number
  readonly total_arestas: number
  readonly corte: NetworkTruncation
  /**
   * Versão dos registros em que a resposta se baseia.
   */
  readonly versao_conjunto_dados: number
}
export interface NetworkPathQuery {
  /**
   * Identificador de uma entidade.
   */
  readonly de: string
  /**
   * Identificador de uma entidade.
   */
  readonly para: string
}
export interface NetworkHop {
  readonly de: string
  readonly para: string
  /**
   * Tudo o que liga as duas.
   */
  readonly arestas: readonly NetworkEdge[]
}
/**
 * O que foi examinado.
 */
export interface NetworkSearched {
  /**
   * Entidades alcançadas a partir de qualquer das pontas.
   */
  readonly nos: number
  /**
   * Passos do caminho, ou o máximo de passos até o qual não há nenhum.
   */
  readonly passos: number
  /**
   * Entidades com conexões demais, que não foram atravessadas.
   */
  readonly supernos: number
  readonly termino: NetworkSearchEnd
}
export interface NetworkPath {
  readonly de: string
  readonly para: string
  readonly encontrado: boolean
  /**
   * De ponta a ponta; vazia quando não há caminho.
   */
  readonly entidades: readonly NetworkEntity[]
  readonly passos: readonly NetworkHop[]
  readonly busca: NetworkSearched
  /**
   * Versão dos registros em que a resposta se baseia.
   */
  readonly versao_conjunto_dados: number
}
export interface SuspiciousNetworksQuery {
  readonly tipo_rede?: NetworkType
  readonly severidade?: Severity
  readonly limite?: number
}
/**
 * Empresas em cujos registros algo se destaca. É um indício, e não diz de ninguém que cometeu irregularidade.
 */
export interface SuspiciousNetwork {
  readonly id: string
  readonly tipo_rede: NetworkType
  readonly motivo: NetworkGroupReason
  /**
   * O que foi contado, em palavras.
   */
  readonly motivo_deteccao: string
  readonly severidade: Severity
  readonly entidades: readonly NetworkEntity[]
  readonly total_entidades: number
  /**
   * Sócios ou endereços que têm em comum.
   */
  readonly em_comum: readonly NetworkEntity[]
  /**
   * Licitações conjuntas, ou vitórias repetidas.
   */
  readonly observado: number
  /**
   * O mesmo por acaso.
   */
  readonly esperado: number
  readonly valor_p: number
  /**
   * Depois de todos os exames (Benjamini e Hochberg).
   */
  readonly valor_p_ajustado: number
  /**
   * Testes dos quais este é um.
   */
  readonly exames: number
  readonly tamanho_amostra: number
  /**
   * 0 a 1.
   */
  readonly pontuacao_confianca: number
  /**
   * BRL, dos atos por trás dela.
   */
  readonly valor_total_contratos: number
  /**
   * Identificadores públicos dos primeiros atos por trás dela.
   */
  readonly registros: readonly string[]
  readonly total_registros: number
}
export interface SuspiciousNetworks {
  /**
   * Primeiro as menos prováveis por acaso.
   */
  readonly redes: readonly SuspiciousNetwork[]
  readonly total: number
  /**
   * Versão dos registros em que a resposta se baseia.
   */
  readonly versao_conjunto_dados: number
}
export interface NetworkRanked {
  readonly entidade: NetworkEntity
  readonly pontuacao: number
}
export interface NetworkParts {
  readonly contagem: number
  /**
   * Entidades nas maiores.
   */
  readonly maiores: readonly number[]
}
export interface NetworkStatistics {
  readonly entidades: number
  readonly arestas: number
  readonly entidades_por_tipo: {
    readonly [k: string]: number
  }
  readonly arestas_por_tipo: {
    readonly [k: string]: number
  }
  readonly componentes: NetworkParts
  readonly comunidades: NetworkParts
  /**
   * Por PageRank.
   */
  readonly mais_centrais: readonly NetworkRanked[]
  /**
   * Entradas que não nomeiam ninguém que empresas pudessem ter em comum.
   */
  readonly socios_omitidos: number
  /**
   * Atos com mais licitantes do que são ligados em pares.
   */
  readonly atos_concorridos: number
  /**
   * Memória da rede em bytes.
   */
  readonly bytes: number
  /**
   * Versão dos registros em que a resposta se baseia.
   */
  readonly versao_conjunto_dados: number
}
export interface NetworkInvestigation {
  readonly id_investigacao: string
  readonly consulta: string
  readonly criado_em: string
  /**
   * Indícios sobre a entidade.
   */
  readonly achados: number
  readonly ids_anomalias: readonly string[]
}
export interface NetworkInvestigations {
  /**
   * Primeiro as mais recentes.
   */
  readonly investigacoes: readonly NetworkInvestigation[]
  /**
   * Investigações que quem chama pode ler e que foram examinadas: as mais recentes.
   */
  readonly examinados: number
}
export interface NetworkExportQuery {
  readonly profundidade?: number
}
/**
 * O que aconteceu com a conta, e de onde.
 */
export interface NotificationSecurity {
  readonly atividade: SecurityActivity
  readonly endereco_ip?: string
  readonly dispositivo?: string
}
export interface Notification {
  readonly id: string
  readonly tipo: NotificationType
  readonly nivel: NotificationLevel
  readonly titulo: string
  readonly mensagem: string
  /**
   * Quando aconteceu.
   */
  readonly timestamp: string
  readonly lida: boolean
  /**
   * Por quais meios foi enviada.
   */
  readonly canais_enviados: readonly ('no_servico' | 'correio_eletronico')[]
  readonly metadados: OwnerEventData
  readonly seguranca?: NotificationSecurity
}
/**
 * O que aconteceu; quais campos existem depende do evento.
 */
export interface OwnerEventData {
  readonly id_investigacao?: string
  /**
   * De uma investigação que terminou.
   */
  readonly anomalias_encontradas?: number
  readonly id_anomalia?: string
  readonly tipo?: EventSubjectType
  /**
   * Da anomalia, ou a mais alta de uma investigação, ou do que é novo ou mudou em uma vigilância; nulo quando não há nenhuma.
   */
  readonly severidade?: Severity | null
  readonly confianca?: number
  /**
   * Por que uma investigação ou uma tarefa falhou.
   */
  readonly codigo?: string
  /**
   * De um webhook cujo destino falha ou foi abandonado.
   */
  readonly id_webhook?: string
  readonly sem_sucesso_desde?: string
  /**
   * Quando o destino será abandonado, se até lá não receber nada.
   */
  readonly desativado_em?: string
  /**
   * Por que um webhook foi desativado: respondeu 410 ou não recebeu nada durante cinco dias.
   */
  readonly motivo?: 'nao_existe_mais' | 'sem_sucesso'
  /**
   * Enviado para experimentar um webhook; nada aconteceu.
   */
  readonly teste?: boolean
  readonly id_vigilancia?: string
  /**
   * De uma vigilância.
   */
  readonly id_execucao?: string
  /**
   * Quantas a execução anterior não listou.
   */
  readonly anomalias_novas?: number
  /**
   * Quantas a execução anterior listou e esta não.
   */
  readonly anomalias_desaparecidas?: number
  /**
   * Quantas têm outra severidade ou uma confiança claramente diferente.
   */
  readonly anomalias_alteradas?: number
  readonly id_fluxo?: string
  readonly id_etapa?: string
  readonly funcao?: Role
  readonly vence_em?: string
  readonly id_tarefa?: string
  readonly especie?: TaskKindName
  /**
   * De uma tarefa que não tinha terminado até então.
   */
  readonly prazo?: string
  readonly partes_concluidas?: number
  readonly partes_falhadas?: number
  readonly id_analise?: string
  readonly status?: AnalysisStatus
  readonly quantidade_insights?: number
  /**
   * De uma análise: 0 quando não tem resultados.
   */
  readonly pontuacao_confianca?: number
  readonly id_relatorio?: string
  readonly titulo?: string
  readonly formato?: ReportFormat
  readonly investigacoes?: readonly string[]
  readonly url_download?: string
}
export interface NotificationsQuery {
  readonly pagina?: PageNumber
  /**
   * Itens por página; também como pagina[tamanho].
   */
  readonly limite?: number
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
  readonly apenas_nao_lidas?: boolean
  readonly tipo?: NotificationType
  readonly nivel?: NotificationLevel
}
export interface NotificationList {
  readonly dados: readonly Notification[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface UnreadCount {
  readonly quantidade_nao_lidas: number
}
export interface MarkedAllRead {
  /**
   * Quantas não tinham sido lidas.
   */
  readonly marcadas_lidas: number
}
/**
 * Falso: desse tipo nada é anotado; o que não for informado é anotado. Segurança e testes não podem ser desligados.
 */
export interface NotificationTypePreferences {
  readonly investigacao_concluida?: boolean
  readonly investigacao_falhou?: boolean
  readonly analise_finalizada?: boolean
  readonly relatorio_gerado?: boolean
  readonly vigilancia_alterada?: boolean
  readonly webhook_falhando?: boolean
  readonly webhook_desativado?: boolean
  readonly aprovacao_solicitada?: boolean
  readonly tarefa_concluida?: boolean
  readonly tarefa_falhou?: boolean
  readonly tarefa_atrasada?: boolean
  readonly conta_aguardando?: boolean
}
/**
 * O que não for informado fica no padrão.
 */
export interface NotificationPreferences {
  /**
   * Falso: nada é anotado além do que diz respeito à segurança da conta.
   */
  readonly ativado?: boolean
  /**
   * Pede as notificações também por e-mail; nada é enviado enquanto o serviço não tem servidor de correio.
   */
  readonly email_ativado?: boolean
  /**
   * Do e-mail: na hora, ou uma vez por dia às oito da manhã.
   */
  readonly frequencia?: 'imediata' | 'diaria'
  /**
   * A partir de quando o e-mail espera; junto com o fim. Por exemplo, 22:00.
   */
  readonly inicio_silencio?: string
  /**
   * Quando o que esperou é enviado.
   */
  readonly fim_silencio?: string
  /**
   * Fuso horário IANA das horas de silêncio e do e-mail diário.
   */
  readonly fuso_horario?: string
  /**
   * Do e-mail; o que se lê aqui vem no idioma de quem lê.
   */
  readonly idioma?: 'en' | 'pt'
  readonly preferencias_tipo?: NotificationTypePreferences
}
export interface OAuthProviders {
  readonly provedores: readonly OAuthProvider[]
}
export interface OAuthProvider {
  /**
   * Como os caminhos o nomeiam.
   */
  readonly nome: string
  readonly nome_exibicao: string
  readonly escopos: readonly OAuthScope[]
}
export interface OAuthScope {
  readonly nome: string
  readonly descricao: string
  readonly obrigatorio: boolean
}
export interface OAuthAuthorizeQuery {
  /**
   * Uma página deste serviço para a qual o navegador segue, com `state` e `provider`; sem ela, o próprio callback responde.
   */
  readonly url_retorno?: string
}
export interface OAuthAuthorization {
  /**
   * A página do provedor. A resposta define um cookie, sem o qual o callback recusa.
   */
  readonly url_autorizacao: string
  readonly estado: string
  readonly provedor: string
}
/**
 * Como o OAuth 2.0 os nomeia; o desconhecido é ignorado.
 */
export interface OAuthCallbackQuery {
  readonly state: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
  readonly error_description?: string
  readonly [k: string]: unknown
}
export interface OAuthCallbackRequest {
  /**
   * Sozinho, ou com o código do segundo fator: o resultado de uma entrada que voltou do provedor.
   */
  readonly state: string
  readonly code?: string
  readonly iss?: string
  readonly error?: string
  readonly error_description?: string
  readonly codigo_totp?: string
  readonly [k: string]: unknown
}
export interface OAuthLoginResponse {
  readonly token_acesso: string
  readonly token_renovacao: string
  readonly tipo_token: 'Bearer'
  /**
   * Segundos.
   */
  readonly expira_em: number
  readonly usuario: User
  /**
   * A conta foi criada por esta entrada.
   */
  readonly novo_usuario: boolean
}
export interface OAuthOutcome {
  /**
   * A conta aguarda um administrador; o provedor foi vinculado a uma conta; um teste voltou, e o resultado pode ser lido.
   */
  readonly status: 'aguardando_aprovacao' | 'vinculada' | 'testada'
  readonly usuario_id?: string
  readonly estado?: string
}
export interface PendingUsers {
  readonly usuarios_pendentes: readonly PendingUser[]
}
export interface PendingUser {
  readonly id: string
  readonly email: string
  /**
   * Como o provedor o informa.
   */
  readonly nome: string | null
  readonly funcao: Role
  readonly provedor: string
  readonly criado_em: string
}
export interface OAuthApproval {
  readonly funcao?: Role
  /**
   * @maxItems 50
   */
  readonly ids_equipes?: readonly string[]
}
export interface OAuthRules {
  /**
   * Se a primeira entrada cria uma conta.
   */
  readonly cadastro_automatico: boolean
  /**
   * De uma conta nova à qual nenhuma regra dá outra.
   */
  readonly funcao_padrao: 'visualizador' | 'analista'
  /**
   * Se uma conta nova aguarda um administrador, salvo quando seu domínio está aprovado de antemão.
   */
  readonly exige_aprovacao: boolean
  /**
   * @maxItems 50
   */
  readonly provedores: readonly ProviderRules[]
  /**
   * @maxItems 100
   */
  readonly regras_atributos: readonly ClaimRule[]
}
export interface ProviderRules {
  readonly provedor: string
  readonly ativado: boolean
  /**
   * Domínios de endereços comprovados que podem entrar; vazio: todos.
   *
   * @maxItems 100
   */
  readonly dominios_permitidos: readonly MailDomain[]
  /**
   * Domínios cujas contas novas dispensam aprovação quando este provedor comprova o endereço.
   *
   * @maxItems 100
   */
  readonly dominios_aprovados: readonly MailDomain[]
}
/**
 * Quem tem o valor no atributo recebe a função e as equipes.
 */
export interface ClaimRule {
  readonly provedor: string
  /**
   * O nome, ou um caminho como `realm_access.roles`.
   */
  readonly atributo: string
  /**
   * Do atributo, ou de um de seus itens.
   */
  readonly valor: string
  readonly funcao?: Role
  /**
   * @maxItems 50
   */
  readonly ids_equipes?: readonly string[]
}
export interface OAuthTrialQuery {
  readonly estado: string
}
export interface OAuthTrial {
  readonly provedor: string
  /**
   * O que uma entrada resultaria.
   */
  readonly resultado: 'entraria' | 'aguardaria_aprovacao' | 'recusada'
  readonly codigo?: ErrorCodeName
  readonly motivo?: ReasonCode
  /**
   * O endereço comprovado; nulo: o provedor não comprovou nenhum.
   */
  readonly email: string | null
  readonly funcao: RoleName | null
  readonly ids_equipes: readonly string[]
  readonly regras_aplicadas: readonly ClaimRule[]
  /**
   * Como o provedor os informou, cortados e com números de CPF mascarados.
   */
  readonly atributos: readonly TriedClaim[]
}
export interface TriedClaim {
  readonly nome: string
  readonly valor: string
}
export interface OAuthSignOut {
  /**
   * A página em que a sessão no provedor é encerrada; nulo quando não há ou quando ele está inacessível.
   */
  readonly url_saida: string | null
}
export interface BackChannelLogout {
  readonly logout_token: string
  readonly [k: string]: unknown
}
export interface ActiveRequestsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ProfileQuery {
  /**
   * Por quanto tempo `cpu` e `actors` são acompanhados; o retrato do heap é de um instante.
   */
  readonly segundos?: number
  /**
   * De quem é o `cpu` ou o `heap`: `main`, ou um trabalhador como `thread-3`; para um nome que não existe, a recusa indica os que existem. `actors` é de todas as threads.
   */
  readonly thread?: string
}
export interface ActiveRequest {
  /**
   * Como X-Request-ID da resposta.
   */
  readonly id_requisicao: string
  /**
   * `fluxo` é uma resposta escrita à medida que surge: eventos, linhas ou um arquivo.
   */
  readonly especie: 'requisicao' | 'fluxo' | 'websocket'
  /**
   * O `operationId`; ausente, como `metodo` e `caminho`, quando não se encontrou operação.
   */
  readonly operacao?: string
  readonly metodo?: string
  /**
   * O caminho da operação, com os nomes dos parâmetros e não seus valores.
   */
  readonly caminho?: string
  readonly iniciado_em: string
  /**
   * Milissegundos desde então.
   */
  readonly idade_ms: number
  /**
   * A conta que faz a requisição, por si ou por uma chave; ausente quando não se conhece.
   */
  readonly usuario_id?: string
  /**
   * A chave enviada com ela.
   */
  readonly id_chave_api?: string
  /**
   * X-Client-Version, se a requisição o trazia.
   */
  readonly versao_cliente?: string
  /**
   * De onde vem.
   */
  readonly endereco_ip?: string
}
export interface ActiveRequestList {
  readonly dados: readonly ActiveRequest[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ParkedWorkQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ParkedWorkItem {
  readonly id_suspenso: string
  /**
   * Uma `mensagem` em que um ator falhou todas as vezes, ou uma `parte` de um trabalho que falhou todas as vezes.
   */
  readonly especie: 'mensagem' | 'parte'
  /**
   * O tipo da mensagem, ou a parte pelo seu id.
   */
  readonly nome: string
  /**
   * De que o trabalho faz parte.
   */
  readonly assunto: 'investigacao' | 'fluxo' | 'tarefa'
  /**
   * A investigação, o fluxo ou a tarefa.
   */
  readonly id_assunto: string
  /**
   * De quem é; ausente quando é do próprio serviço.
   */
  readonly usuario_id?: string
  /**
   * O endereço do ator que falhou em uma mensagem.
   */
  readonly ator?: string
  readonly tentativas: number
  readonly suspenso_em: string
  readonly erro: InvestigationFailure
}
export interface ParkedWorkItemList {
  readonly dados: readonly ParkedWorkItem[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ParkedWorkRetry {
  /**
   * De que o trabalho faz parte.
   */
  readonly assunto: 'investigacao' | 'fluxo' | 'tarefa'
  /**
   * O que faz o trabalho agora: de uma investigação, uma nova.
   */
  readonly id_assunto: string
}
export interface PerformanceQuery {
  /**
   * Minutos a olhar para trás, incluído o atual.
   */
  readonly janela_minutos?: number
}
export interface OperationPerformance {
  /**
   * O `operationId`; `none` para o que não correspondeu a nenhuma operação.
   */
  readonly operacao: string
  /**
   * As que terminaram; um fluxo conta pelo tempo em que esteve aberto.
   */
  readonly requisicoes: number
  /**
   * Respondidas com um status de 400 a 499.
   */
  readonly erros_cliente: number
  /**
   * Respondidas com um status de 500 ou mais.
   */
  readonly erros_servidor: number
  /**
   * Cujo cliente saiu antes da resposta.
   */
  readonly abandonadas: number
  /**
   * Média do cabeçalho da requisição ao fim da resposta.
   */
  readonly media_ms: number
  /**
   * Quantis pelas faixas da métrica, lineares dentro de uma faixa.
   */
  readonly p50_ms: number
  readonly p95_ms: number
  readonly p99_ms: number
  readonly maximo_ms: number
}
export interface PerformanceSummary {
  readonly janela_minutos: number
  /**
   * Início do minuto, ou do processo, a partir do qual se conta.
   */
  readonly desde: string
  readonly requisicoes: number
  readonly erros_servidor: number
  /**
   * As mais lentas no percentil 95 primeiro.
   */
  readonly operacoes: readonly OperationPerformance[]
}
export interface MetricReadings {
  /**
   * As de `/metrics`, como estão neste momento.
   */
  readonly metricas: readonly MetricReading[]
}
export interface MetricReading {
  /**
   * O nome no formato de texto do Prometheus.
   */
  readonly nome: string
  readonly especie: 'contador' | 'medidor' | 'histograma'
  readonly amostras: readonly MetricReadingSample[]
}
export interface MetricReadingSample {
  /**
   * De um histograma: o nome com `_bucket`, `_sum` ou `_count`.
   */
  readonly nome?: string
  /**
   * Como `nome=valor`.
   */
  readonly rotulos?: readonly string[]
  readonly valor: number
}
export interface OwnerEvent {
  /**
   * Do fato: o mesmo em cada entrega, fluxo e página.
   */
  readonly id: string
  readonly evento: OwnerEventType
  readonly dados: OwnerEventData
  /**
   * Quando aconteceu.
   */
  readonly timestamp: string
}
/**
 * O que o serviço conta de si mesmo; não tem lugar no registro de eventos.
 */
export interface SystemNotice {
  readonly codigo: 'parando' | 'somente_leitura' | 'dados_danificados' | 'fonte_com_falha'
  /**
   * Falso quando já passou.
   */
  readonly ativo: boolean
  readonly desde: string
  /**
   * Qual fonte falha.
   */
  readonly fonte?: string
  readonly mensagem: string
}
export interface EventPage {
  readonly eventos: readonly OwnerEvent[]
  /**
   * Onde começa a próxima página: o cursor da próxima requisição, também quando esta está vazia.
   */
  readonly cursor: string
  /**
   * Há mais que pode ser lido já.
   */
  readonly ha_mais: boolean
  /**
   * Eventos entre o cursor informado e o primeiro desta página expiraram.
   */
  readonly lacuna: boolean
  /**
   * O que o serviço tem a avisar no momento. Uma requisição que espera é respondida quando isso muda.
   */
  readonly avisos_do_sistema: readonly SystemNotice[]
}
export interface EventsQuery {
  /**
   * O cursor de uma página anterior; sem ele, o evento mais antigo guardado vem primeiro.
   */
  readonly apos?: string
  /**
   * Tipos, separados por vírgulas; padrão: todos.
   *
   * @maxItems 20
   */
  readonly tipos?: readonly OwnerEventType[]
  readonly limite?: PageSize
}
export interface ListInvestigationsQuery {
  /**
   * Do que quem chama pode ler: as próprias investigações, as de suas equipes, as abertas a todos, ou todas. São examinadas as 10.000 mais recentes de uma lista; data_ate leva às anteriores.
   */
  readonly escopo?: 'proprias' | 'equipe' | 'publicas' | 'todas'
  readonly status?: InvestigationState
  readonly fonte_dados?: DataSource
  /**
   * Primeiro dia de criação.
   */
  readonly data_de?: string
  /**
   * Último dia de criação, incluído.
   */
  readonly data_ate?: string
  readonly min_anomalias?: number
  /**
   * Só as iniciadas ou encerradas depois deste instante e as que ainda não terminaram.
   */
  readonly atualizado_desde?: string
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface PageQuery {
  /**
   * Idioma da página; padrão: o da requisição.
   */
  readonly idioma?: 'en' | 'pt'
}
export interface EndInvestigationQuery {
  /**
   * true: excluir a investigação, que deve ter terminado, com tudo o que se guarda dela; exige deletar:investigacoes.
   */
  readonly expurgar?: boolean
}
export interface StreamQuery {
  /**
   * Retomar depois deste evento; o cabeçalho Last-Event-ID prevalece.
   */
  readonly id_ultimo_evento?: string
  /**
   * Um ticket de POST /auth/stream-ticket, onde não se pode definir cabeçalho.
   */
  readonly ticket?: string
  /**
   * Um token de acesso, onde não se pode definir cabeçalho. Endereços ficam em históricos e em registros de proxies; um ticket é mais seguro.
   */
  readonly token?: string
}
export interface FeedQuery {
  /**
   * Um ticket de POST /auth/stream-ticket, onde não se pode definir cabeçalho.
   */
  readonly ticket?: string
  /**
   * Um token de acesso, onde não se pode definir cabeçalho. Endereços ficam em históricos e em registros de proxies; um ticket é mais seguro.
   */
  readonly token?: string
}
export interface CreateImportQuery {
  readonly fonte: DataSource
  /**
   * Nome do arquivo, sem a pasta.
   */
  readonly nome_arquivo: string
  /**
   * Formato do arquivo; reconhecido pelo conteúdo se ausente.
   */
  readonly formato?: string
  /**
   * JSON de ImportMapping: como ler uma tabela que nenhum formato conhece.
   */
  readonly mapeamento?: string
}
export interface ReconciliationQuery {
  /**
   * Consultas de reconciliação em JSON, por chaves à sua escolha: `{"q0":{"query":"…"}}`; no máximo 50.
   */
  readonly queries?: string
  /**
   * Em vez disso: uma consulta de extensão de dados em JSON, de no máximo 100 entidades: `{"ids":["…"],"properties":[{"id":"…"}]}`.
   */
  readonly extend?: string
}
export interface ReconciliationForm {
  /**
   * Consultas de reconciliação em JSON, por chaves à sua escolha: `{"q0":{"query":"…"}}`; no máximo 50.
   */
  readonly queries?: string
  /**
   * Em vez disso: uma consulta de extensão de dados em JSON, de no máximo 100 entidades: `{"ids":["…"],"properties":[{"id":"…"}]}`.
   */
  readonly extend?: string
}
export interface ReconciliationResults {
  readonly [k: string]: ReconciliationResult
}
export interface ReconciliationResult {
  readonly result: readonly ReconciliationCandidate[]
}
export interface ReconciliationCandidate {
  readonly id: string
  readonly name: string
  readonly description?: string
  /**
   * 0 a 100.
   */
  readonly score: number
  readonly match: boolean
  readonly type: readonly ReconciliationType[]
  readonly features: readonly ReconciliationFeature[]
}
export interface ReconciliationType {
  readonly id: string
  readonly name: string
}
export interface ReconciliationFeature {
  readonly id: string
  /**
   * 0 a 1.
   */
  readonly value: number
}
export interface ReconciliationManifest {
  readonly versions: readonly string[]
  readonly name: string
  readonly identifierSpace: string
  readonly schemaSpace: string
  readonly documentation?: string
  readonly serviceVersion?: string
  readonly defaultTypes: readonly ReconciliationType[]
  readonly view?: {
    readonly url: string
  }
  readonly preview?: {
    readonly url: string
    readonly width: number
    readonly height: number
  }
  readonly suggest: {
    readonly entity: {
      readonly service_url: string
      readonly service_path: string
    }
    readonly type: {
      readonly service_url: string
      readonly service_path: string
    }
    readonly property: {
      readonly service_url: string
      readonly service_path: string
    }
  }
  readonly extend: {
    readonly propose_properties: {
      readonly service_url: string
      readonly service_path: string
    }
    readonly property_settings: readonly {
      readonly [k: string]: unknown
    }[]
  }
  readonly batchSize: number
  readonly authentication: ReconciliationKey
}
export interface ReconciliationKey {
  readonly type: string
  readonly in: string
  readonly name: string
}
export interface ReconciliationExtension {
  readonly meta: readonly ReconciliationType[]
  readonly rows: {
    readonly [k: string]: {
      readonly [k: string]: readonly ReconciliationValue[]
    }
  }
}
/**
 * Um texto, um número, um dia, ou uma entidade com seu nome.
 */
export interface ReconciliationValue {
  readonly id?: string
  readonly name?: string
  readonly str?: string
  readonly float?: number
  readonly int?: number
  readonly date?: string
}
export interface ReconciliationSuggestQuery {
  /**
   * O que foi digitado: o começo de um nome, um CNPJ ou um id.
   */
  readonly prefix?: string
  /**
   * Sugestões a pular.
   */
  readonly cursor?: number
}
export interface ReconciliationSuggestions {
  readonly result: readonly ReconciliationSuggestion[]
}
export interface ReconciliationSuggestion {
  readonly id: string
  readonly name: string
  readonly description?: string
  readonly notable?: readonly ReconciliationType[]
}
export interface ReconciliationProposalQuery {
  /**
   * Id de um tipo.
   */
  readonly type?: string
  readonly limit?: number
}
export interface ReconciliationProposal {
  readonly type?: string
  readonly limit?: number
  readonly properties: readonly ReconciliationType[]
}
export interface ContractsQuery {
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  /**
   * CNPJ, sua raiz de 8 caracteres ou outro identificador fiscal. Um CPF é comparado pelos seis dígitos que podem ser exibidos.
   */
  readonly fornecedor?: string
  readonly estado?: FederativeUnit
  readonly ano?: number
  /**
   * Primeiro dia.
   */
  readonly data_de?: string
  /**
   * Último dia, incluído.
   */
  readonly data_ate?: string
  /**
   * BRL, incluído.
   */
  readonly valor_minimo?: number
  /**
   * BRL, incluído.
   */
  readonly valor_maximo?: number
  readonly atualizado_desde?: UpdatedSince
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ExpensesQuery {
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  /**
   * CNPJ, sua raiz de 8 caracteres ou outro identificador fiscal. Um CPF é comparado pelos seis dígitos que podem ser exibidos.
   */
  readonly fornecedor?: string
  readonly estado?: FederativeUnit
  readonly ano?: number
  /**
   * Primeiro dia.
   */
  readonly data_de?: string
  /**
   * Último dia, incluído.
   */
  readonly data_ate?: string
  /**
   * BRL, incluído.
   */
  readonly valor_minimo?: number
  /**
   * BRL, incluído.
   */
  readonly valor_maximo?: number
  readonly atualizado_desde?: UpdatedSince
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface AgreementsQuery {
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  /**
   * O beneficiário: CNPJ, sua raiz de 8 caracteres ou outro identificador fiscal. Um CPF é comparado pelos seis dígitos que podem ser exibidos.
   */
  readonly fornecedor?: string
  readonly estado?: FederativeUnit
  readonly ano?: number
  /**
   * Primeiro dia.
   */
  readonly data_de?: string
  /**
   * Último dia, incluído.
   */
  readonly data_ate?: string
  /**
   * BRL, incluído.
   */
  readonly valor_minimo?: number
  /**
   * BRL, incluído.
   */
  readonly valor_maximo?: number
  readonly atualizado_desde?: UpdatedSince
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface PncpContractsQuery {
  /**
   * Primeiro dia.
   */
  readonly data_de?: string
  /**
   * Último dia, incluído.
   */
  readonly data_ate?: string
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly organizacao?: string
  readonly estado?: FederativeUnit
  /**
   * Modalidade normalizada, seu nome ou o número de uma modalidade do PNCP.
   */
  readonly modalidade?: string
  readonly atualizado_desde?: UpdatedSince
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface DemographicsQuery {
  /**
   * Código do IBGE de um município.
   */
  readonly codigo_cidade?: string
  readonly estado?: FederativeUnit
  readonly ano?: number
  readonly atualizado_desde?: UpdatedSince
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface HealthMetricsQuery {
  readonly estado?: FederativeUnit
  readonly ano?: number
  readonly atualizado_desde?: UpdatedSince
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface EducationStatsQuery {
  /**
   * Código do IBGE de um município.
   */
  readonly codigo_cidade?: string
  readonly estado?: FederativeUnit
  readonly ano?: number
  readonly atualizado_desde?: UpdatedSince
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ContractTypesQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface SourcesQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
/**
 * De onde veio um registro.
 */
export interface RecordProvenance {
  /**
   * Quem publicou o registro.
   */
  readonly fonte: string
  /**
   * Formato que o leu.
   */
  readonly importador: string
  readonly versao_importador: number
  /**
   * Nome do arquivo, sem a pasta, ou o URL consultado.
   */
  readonly arquivo: string
  /**
   * Dos bytes como vieram, em hexadecimal.
   */
  readonly sha256_arquivo: string
  /**
   * Linha (texto) ou ordem do elemento (JSON), a partir de 1.
   */
  readonly linha: number
  /**
   * O identificador que a própria fonte usa.
   */
  readonly id_original: string
  /**
   * Quando foi obtido.
   */
  readonly obtido_em: string
  /**
   * O endereço público do registro na fonte, quando ela o informa.
   */
  readonly url?: string
  /**
   * O órgão dentro do qual valem os identificadores da fonte, quando são curtos demais para serem únicos nela.
   */
  readonly escopo?: string
  /**
   * O órgão dentro do qual valem os identificadores que outros órgãos também têm: números de um ano, como 7/2024, e números curtos, como 123; os demais são únicos na fonte.
   */
  readonly escopo_ano?: string
  /**
   * Número da correção da fonte que este é, quando ela as conta.
   */
  readonly numero_versao?: number
  /**
   * Quando a fonte disse isto: sua atualização ou publicação, ou o dia do arquivo. Uma data posterior prevalece.
   */
  readonly data_versao?: string
}
/**
 * Uma correção ou uma dúvida sobre um valor.
 */
export interface RecordQualityNote {
  readonly campo: RecordField
  readonly nota: QualityNote
  /**
   * O que estava lá.
   */
  readonly encontrado?: string
}
export interface RecordAmendment {
  readonly data?: RecordDay
  readonly especie?: 'prazo' | 'valor' | 'reajuste' | 'outro'
  /**
   * BRL; negativo para uma redução.
   */
  readonly variacao_valor?: number
  readonly novo_fim?: RecordDay
}
export interface RecordBid {
  /**
   * O identificador de uma pessoa mantém seis dígitos (***.123.456-**).
   */
  readonly id_fornecedor: string
  /**
   * BRL, pelo objeto inteiro.
   */
  readonly valor?: number
  readonly status?: 'valida' | 'desclassificada' | 'retirada'
  readonly data?: RecordDay
}
export interface RecordCommitmentEntry {
  readonly data?: RecordDay
  readonly operacao: 'inclusao' | 'reforco' | 'anulacao'
  readonly quantidade?: number
  /**
   * BRL, em decimais.
   */
  readonly preco_unitario?: number
  /**
   * BRL, nunca negativo: a operação dá o sinal.
   */
  readonly valor: number
}
/**
 * Um contrato, um aviso, uma homologação, ou um item ou aditivo de contrato.
 */
export interface ActDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'contrato' | 'licitacao' | 'homologacao' | 'item_contrato' | 'aditivo'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * Identificador dentro da fonte.
   */
  readonly id_contrato: string
  /**
   * Número de controle da licitação de origem.
   */
  readonly id_licitacao?: string
  /**
   * O contrato a que pertence um item ou um aditivo.
   */
  readonly id_superior?: string
  /**
   * Licitação da ata de registro de preços que este ato utiliza; seu valor é parte do valor da ata.
   */
  readonly id_ata?: string
  /**
   * O que fica no lugar de um contrato, ou junto dele: uma nota que empenha o seu valor.
   */
  readonly instrumento?: 'nota_empenho'
  /**
   * Comprador: código SIAFI ou SIORG, ou CNPJ.
   */
  readonly id_organizacao?: string
  /**
   * Nome do comprador.
   */
  readonly organizacao?: string
  /**
   * Esfera de governo que a fonte atribui ao comprador; `nenhum` é uma entidade fora dela, como um serviço social.
   */
  readonly esfera_organizacao?: 'federal' | 'estadual' | 'municipal' | 'nenhum'
  /**
   * Unidade da federação do comprador, por exemplo SP.
   */
  readonly regiao?: string
  /**
   * Código do IBGE de 7 dígitos.
   */
  readonly codigo_municipio?: string
  /**
   * CNPJ, CPF ou identificador estrangeiro do fornecedor. O identificador de uma pessoa mantém seis dígitos (***.123.456-**).
   */
  readonly id_fornecedor?: string
  /**
   * Nome do fornecedor; pessoas aparecem sem o seu.
   */
  readonly fornecedor?: string
  readonly tipo_pessoa_fornecedor?: 'empresa' | 'pessoa' | 'estrangeiro' | 'desconhecido'
  /**
   * Situação cadastral que a fonte informa para o fornecedor, por exemplo ATIVA, BAIXADA.
   */
  readonly status_fornecedor?: string
  readonly data_status_fornecedor?: RecordDay
  readonly abertura_fornecedor?: RecordDay
  /**
   * Porte que o fornecedor declarou: MEI, ME, EPP ou outro.
   */
  readonly porte_fornecedor?: 'microempreendedor_individual' | 'microempresa' | 'pequeno_porte' | 'outro'
  /**
   * Benefício da LC 123/2006 às pequenas empresas, do item conforme o aviso ou na homologação.
   */
  readonly beneficio_pequena_empresa?: 'exclusivo' | 'subcontratacao' | 'cota' | 'aplicado' | 'nenhum' | 'nao_aplicavel'
  /**
   * Código do item no catálogo da fonte.
   */
  readonly codigo_catalogo?: string
  /**
   * Categoria nas palavras da fonte.
   */
  readonly categoria?: string
  /**
   * O que se compra, nas palavras da fonte.
   */
  readonly descricao?: string
  /**
   * Unidade que `quantidade` conta, nas palavras da fonte.
   */
  readonly unidade?: string
  readonly especie?: 'bens' | 'servico' | 'obras'
  readonly tipo_contrato?: ContractTypeWord
  /**
   * Em `unidade`.
   */
  readonly quantidade?: number
  /**
   * Preço de uma `unidade` em `moeda`.
   */
  readonly preco_unitario?: number
  /**
   * Valor total em `moeda`.
   */
  readonly valor?: number
  /**
   * O que o comprador esperava pagar, em `moeda`.
   */
  readonly valor_estimado?: number
  readonly modalidade?: TenderModality
  /**
   * Normalizada, por exemplo art75_II (Lei 14.133/2021), lei8666_art24_II.
   */
  readonly base_legal?: string
  readonly status?: ActStatus
  readonly data_assinatura?: RecordDay
  readonly data_publicacao?: RecordDay
  readonly data_homologacao?: RecordDay
  readonly data_inicio?: RecordDay
  readonly data_fim?: RecordDay
  readonly data_abertura_propostas?: RecordDay
  readonly data_encerramento_propostas?: RecordDay
  /**
   * ISO 4217; BRL se ausente.
   */
  readonly moeda?: string
  readonly aditivos?: readonly RecordAmendment[]
  readonly propostas?: readonly RecordBid[]
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Um aviso, homologação ou contrato publicado no PNCP.
 */
export interface PncpActDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'contrato' | 'licitacao' | 'homologacao' | 'item_contrato' | 'aditivo'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * Identificador dentro da fonte.
   */
  readonly id_contrato: string
  /**
   * Número de controle da licitação de origem.
   */
  readonly id_licitacao?: string
  /**
   * O contrato a que pertence um item ou um aditivo.
   */
  readonly id_superior?: string
  /**
   * Licitação da ata de registro de preços que este ato utiliza; seu valor é parte do valor da ata.
   */
  readonly id_ata?: string
  /**
   * O que fica no lugar de um contrato, ou junto dele: uma nota que empenha o seu valor.
   */
  readonly instrumento?: 'nota_empenho'
  /**
   * Comprador: código SIAFI ou SIORG, ou CNPJ.
   */
  readonly id_organizacao?: string
  /**
   * Nome do comprador.
   */
  readonly organizacao?: string
  /**
   * Esfera de governo que a fonte atribui ao comprador; `nenhum` é uma entidade fora dela, como um serviço social.
   */
  readonly esfera_organizacao?: 'federal' | 'estadual' | 'municipal' | 'nenhum'
  /**
   * Unidade da federação do comprador, por exemplo SP.
   */
  readonly regiao?: string
  /**
   * Código do IBGE de 7 dígitos.
   */
  readonly codigo_municipio?: string
  /**
   * CNPJ, CPF ou identificador estrangeiro do fornecedor. O identificador de uma pessoa mantém seis dígitos (***.123.456-**).
   */
  readonly id_fornecedor?: string
  /**
   * Nome do fornecedor; pessoas aparecem sem o seu.
   */
  readonly fornecedor?: string
  readonly tipo_pessoa_fornecedor?: 'empresa' | 'pessoa' | 'estrangeiro' | 'desconhecido'
  /**
   * Situação cadastral que a fonte informa para o fornecedor, por exemplo ATIVA, BAIXADA.
   */
  readonly status_fornecedor?: string
  readonly data_status_fornecedor?: RecordDay
  readonly abertura_fornecedor?: RecordDay
  /**
   * Porte que o fornecedor declarou: MEI, ME, EPP ou outro.
   */
  readonly porte_fornecedor?: 'microempreendedor_individual' | 'microempresa' | 'pequeno_porte' | 'outro'
  /**
   * Benefício da LC 123/2006 às pequenas empresas, do item conforme o aviso ou na homologação.
   */
  readonly beneficio_pequena_empresa?: 'exclusivo' | 'subcontratacao' | 'cota' | 'aplicado' | 'nenhum' | 'nao_aplicavel'
  /**
   * Código do item no catálogo da fonte.
   */
  readonly codigo_catalogo?: string
  /**
   * Categoria nas palavras da fonte.
   */
  readonly categoria?: string
  /**
   * O que se compra, nas palavras da fonte.
   */
  readonly descricao?: string
  /**
   * Unidade que `quantidade` conta, nas palavras da fonte.
   */
  readonly unidade?: string
  readonly especie?: 'bens' | 'servico' | 'obras'
  readonly tipo_contrato?: ContractTypeWord
  /**
   * Em `unidade`.
   */
  readonly quantidade?: number
  /**
   * Preço de uma `unidade` em `moeda`.
   */
  readonly preco_unitario?: number
  /**
   * Valor total em `moeda`.
   */
  readonly valor?: number
  /**
   * O que o comprador esperava pagar, em `moeda`.
   */
  readonly valor_estimado?: number
  readonly modalidade?: TenderModality
  /**
   * Normalizada, por exemplo art75_II (Lei 14.133/2021), lei8666_art24_II.
   */
  readonly base_legal?: string
  readonly status?: ActStatus
  readonly data_assinatura?: RecordDay
  readonly data_publicacao?: RecordDay
  readonly data_homologacao?: RecordDay
  readonly data_inicio?: RecordDay
  readonly data_fim?: RecordDay
  readonly data_abertura_propostas?: RecordDay
  readonly data_encerramento_propostas?: RecordDay
  /**
   * ISO 4217; BRL se ausente.
   */
  readonly moeda?: string
  readonly aditivos?: readonly RecordAmendment[]
  readonly propostas?: readonly RecordBid[]
  /**
   * O que se compra: a descrição.
   */
  readonly objeto?: string
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Dinheiro que saiu: um pagamento de contrato ou uma despesa avulsa.
 */
export interface PaymentDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'pagamento' | 'despesa'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * Identificador dentro da fonte.
   */
  readonly id_pagamento: string
  /**
   * Contrato que foi pago.
   */
  readonly id_contrato?: string
  /**
   * Nota de empenho que utiliza.
   */
  readonly id_empenho?: string
  /**
   * Quem recebeu. O identificador de uma pessoa mantém seis dígitos (***.123.456-**).
   */
  readonly id_fornecedor?: string
  /**
   * Nome de quem recebeu; pessoas aparecem sem o seu.
   */
  readonly fornecedor?: string
  /**
   * Quem pagou: código SIAFI ou SIORG, ou CNPJ.
   */
  readonly id_organizacao?: string
  /**
   * Nome de quem pagou.
   */
  readonly organizacao?: string
  readonly data?: RecordDay
  /**
   * BRL pago; negativo para um estorno.
   */
  readonly valor?: number
  /**
   * Número do documento.
   */
  readonly documento?: string
  /**
   * Tipo de despesa nas palavras da fonte.
   */
  readonly categoria?: string
  /**
   * Nas palavras da fonte.
   */
  readonly descricao?: string
  /**
   * Ocupante de cargo público por conta de quem foi gasto.
   */
  readonly ocupante_cargo?: string
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly regiao?: string
  /**
   * BRL empenhado no mês.
   */
  readonly valor_empenhado?: number
  /**
   * BRL liquidado no mês.
   */
  readonly valor_liquidado?: number
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Uma nota de empenho ou um item dela.
 */
export interface CommitmentDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'empenho'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * Identificador dentro da fonte.
   */
  readonly id_empenho: string
  /**
   * Nota de empenho a que pertence um item, um histórico ou um vínculo com licitação; seu valor é parte do valor da nota.
   */
  readonly id_superior?: string
  /**
   * Contrato de origem.
   */
  readonly id_contrato?: string
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly id_organizacao?: string
  /**
   * Nome do órgão.
   */
  readonly organizacao?: string
  /**
   * O identificador de uma pessoa mantém seis dígitos (***.123.456-**).
   */
  readonly id_fornecedor?: string
  /**
   * Nome do fornecedor; pessoas aparecem sem o seu.
   */
  readonly fornecedor?: string
  readonly data?: RecordDay
  /**
   * Nas palavras da fonte.
   */
  readonly categoria?: string
  /**
   * Nas palavras da fonte.
   */
  readonly descricao?: string
  readonly modalidade?: TenderModality
  /**
   * Normalizada, como nos contratos.
   */
  readonly base_legal?: string
  readonly quantidade?: number
  /**
   * BRL, em decimais.
   */
  readonly preco_unitario?: number
  /**
   * BRL, descontadas as anulações.
   */
  readonly valor?: number
  readonly historico?: readonly RecordCommitmentEntry[]
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Um convênio ou transferência semelhante.
 */
export interface AgreementDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'convenio'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * Identificador dentro da fonte.
   */
  readonly id_convenio: string
  /**
   * Concedente: código SIAFI ou SIORG, ou CNPJ.
   */
  readonly id_organizacao?: string
  /**
   * Nome do concedente.
   */
  readonly organizacao?: string
  /**
   * Quem recebe. O identificador de uma pessoa mantém seis dígitos (***.123.456-**).
   */
  readonly id_beneficiario?: string
  /**
   * Nome de quem recebe; pessoas aparecem sem o seu.
   */
  readonly beneficiario?: string
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly regiao?: string
  /**
   * Código do IBGE de 7 dígitos.
   */
  readonly codigo_municipio?: string
  /**
   * Nome do município.
   */
  readonly municipio?: string
  /**
   * Nas palavras da fonte.
   */
  readonly objeto?: string
  /**
   * Nas palavras da fonte.
   */
  readonly status?: string
  readonly data_assinatura?: RecordDay
  readonly data_inicio?: RecordDay
  readonly data_fim?: RecordDay
  readonly data_ultimo_repasse?: RecordDay
  /**
   * BRL, em decimais.
   */
  readonly valor?: number
  /**
   * BRL liberado até agora.
   */
  readonly valor_liberado?: number
  /**
   * BRL que o beneficiário acrescenta.
   */
  readonly valor_contrapartida?: number
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Um fornecedor com seus sócios.
 */
export interface SupplierDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'fornecedor'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * O identificador de uma pessoa mantém seis dígitos (***.123.456-**).
   */
  readonly id_fornecedor: string
  /**
   * Pessoas aparecem sem o seu.
   */
  readonly nome?: string
  readonly abertura?: RecordDay
  /**
   * Apenas de empresas.
   */
  readonly endereco?: string
  /**
   * CNPJ de empresas; pessoas com identificador mascarado.
   */
  readonly socios?: readonly string[]
  /**
   * Os mesmos sócios, quando o cadastro diz desde quando.
   */
  readonly entradas_socios?: readonly {
    /**
     * CNPJ de uma empresa; pessoas com identificador mascarado.
     */
    readonly socio: string
    readonly desde?: RecordDay
  }[]
  /**
   * Atividade principal: subclasse CNAE de 7 dígitos.
   */
  readonly atividade?: string
  /**
   * Em reais (BRL).
   */
  readonly capital?: number
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly regiao?: string
  /**
   * Situação cadastral.
   */
  readonly status?: string
  readonly data_status?: RecordDay
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Uma sanção contra um fornecedor.
 */
export interface SanctionDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'sancao'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * Identificador dentro do cadastro.
   */
  readonly id_sancao: string
  /**
   * O identificador de uma pessoa mantém seis dígitos (***.123.456-**).
   */
  readonly id_fornecedor: string
  /**
   * Pessoas aparecem sem o seu.
   */
  readonly nome?: string
  readonly cadastro: 'CEIS' | 'CNEP' | 'CEPIM' | 'TCU'
  /**
   * Como o cadastro a descreve, em minúsculas; ausente quando todas as linhas do cadastro impedem de contratar.
   */
  readonly tipo_sancao?: string
  readonly inicio?: RecordDay
  readonly fim?: RecordDay
  /**
   * Nas palavras da fonte.
   */
  readonly escopo?: string
  /**
   * Nome do órgão.
   */
  readonly orgao_sancionador?: string
  /**
   * UF do órgão.
   */
  readonly regiao_sancionadora?: string
  /**
   * Esfera de governo do órgão.
   */
  readonly esfera_sancionadora?: 'federal' | 'estadual' | 'municipal' | 'nenhum'
  /**
   * Dia do primeiro cadastro completo que já não a contém; a partir dele, não impede ninguém.
   */
  readonly retirada?: string
  readonly suspensa_de?: RecordDay
  /**
   * Dia a partir do qual as observações dizem que volta a ter efeito, AAAA-MM-DD.
   */
  readonly suspensa_ate?: string
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Um órgão público.
 */
export interface OrganizationDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'organizacao'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * Código SIAFI ou SIORG, ou CNPJ.
   */
  readonly id_organizacao: string
  readonly nome?: string
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly regiao?: string
  /**
   * Código do IBGE de 7 dígitos.
   */
  readonly codigo_municipio?: string
  readonly esfera?: 'federal' | 'estadual' | 'municipal'
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Números de um lugar em um ano, ou de um índice de preços em um mês.
 */
export interface ReferenceDocument {
  /**
   * Identificador público, para /api/v1/records/{record_id}; ausente quando revelaria o identificador de uma pessoa.
   */
  readonly id_registro?: string
  readonly tipo_registro: 'referencia'
  /**
   * Quem o publicou, como em `procedencia`.
   */
  readonly fonte: string
  /**
   * Assunto, lugar e ano; de preços, assunto, índice e mês.
   */
  readonly id_referencia: string
  readonly assunto: 'populacao' | 'saude' | 'educacao' | 'precos'
  readonly ano: number
  /**
   * AAAA-MM; apenas de preços.
   */
  readonly mes?: string
  /**
   * Nome do índice de preços, como IPCA; apenas de preços.
   */
  readonly indice?: string
  /**
   * Quem publica o índice de preços, como diz o arquivo; apenas de preços.
   */
  readonly publicador?: string
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly regiao?: string
  /**
   * Código do IBGE de 7 dígitos; ausente para um estado inteiro.
   */
  readonly codigo_municipio?: string
  /**
   * Nome do município.
   */
  readonly municipio?: string
  /**
   * Pelo nome: populacao (pessoas), area_km2, densidade (pessoas por km2), hospitais, leitos, cobertura, taxa_mortalidade, escolas, alunos, professores, nota_ideb, indice_precos. Um número que nenhuma fonte informou está ausente.
   */
  readonly numeros: {
    readonly [k: string]: number
  }
  readonly procedencia: RecordProvenance
  /**
   * O que foi corrigido ou está em dúvida; valores não citados estão como a fonte os informou.
   */
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Um registro como documento JSON:API, com sua procedência e suas notas de qualidade.
 */
export interface RecordDocument {
  readonly dados: {
    /**
     * Identificador público.
     */
    readonly id: string
    /**
     * Tipo do registro.
     */
    tipo:
      | 'contrato'
      | 'licitacao'
      | 'homologacao'
      | 'item_contrato'
      | 'aditivo'
      | 'pagamento'
      | 'despesa'
      | 'empenho'
      | 'convenio'
      | 'fornecedor'
      | 'sancao'
      | 'organizacao'
      | 'referencia'
    readonly atributos: RecordAttributes
  }
  readonly meta: ResponseMeta
}
/**
 * População de um lugar em um ano (IBGE). Um número que nenhuma fonte informou está ausente.
 */
export interface DemographicsItem {
  /**
   * Identificador público, para /api/v1/records/{record_id}.
   */
  readonly id_registro?: string
  /**
   * Código do IBGE de 7 dígitos; ausente para um estado inteiro.
   */
  readonly codigo_cidade?: string
  /**
   * Nome do município.
   */
  readonly cidade?: string
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly estado?: string
  readonly ano: number
  /**
   * Pessoas.
   */
  readonly populacao?: number
  /**
   * Quilômetros quadrados.
   */
  readonly area_km2?: number
  /**
   * Pessoas por quilômetro quadrado.
   */
  readonly densidade?: number
  readonly procedencia: RecordProvenance
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Números da saúde de um lugar em um ano (DATASUS). Um número que nenhuma fonte informou está ausente.
 */
export interface HealthMetricsItem {
  /**
   * Identificador público, para /api/v1/records/{record_id}.
   */
  readonly id_registro?: string
  /**
   * Código do IBGE de 7 dígitos; ausente para um estado inteiro.
   */
  readonly codigo_cidade?: string
  /**
   * Nome do município.
   */
  readonly cidade?: string
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly estado?: string
  readonly ano: number
  readonly hospitais?: number
  /**
   * Leitos hospitalares.
   */
  readonly leitos?: number
  /**
   * Como a fonte mede.
   */
  readonly cobertura?: number
  /**
   * Como a fonte mede.
   */
  readonly taxa_mortalidade?: number
  readonly procedencia: RecordProvenance
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Números da educação de um lugar em um ano (INEP). Um número que nenhuma fonte informou está ausente.
 */
export interface EducationStatsItem {
  /**
   * Identificador público, para /api/v1/records/{record_id}.
   */
  readonly id_registro?: string
  /**
   * Código do IBGE de 7 dígitos; ausente para um estado inteiro.
   */
  readonly codigo_cidade?: string
  /**
   * Nome do município.
   */
  readonly cidade?: string
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly estado?: string
  readonly ano: number
  readonly escolas?: number
  /**
   * Matrículas.
   */
  readonly alunos?: number
  readonly professores?: number
  /**
   * Ideb, de 0 a 10.
   */
  readonly nota_ideb?: number
  readonly procedencia: RecordProvenance
  readonly qualidade?: readonly RecordQualityNote[]
  /**
   * Verdadeiro para dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Em que uma resposta se apoia.
 */
export interface AnswerSource {
  /**
   * Quem publicou os registros.
   */
  readonly fonte: string
  /**
   * Norma pela qual a fonte abre seus dados.
   */
  readonly licenca?: string
  /**
   * Quando foi obtido o registro que entrou por último.
   */
  readonly consultado_em?: string
  /**
   * Registros desta fonte em todas as páginas.
   */
  readonly registros: number
  /**
   * Verdadeiro quando algum deles é gerado; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
/**
 * Uma fonte que não pôde ser consultada; a resposta traz o que há sem ela.
 */
export interface AnswerError {
  readonly fonte: string
  readonly codigo: ErrorCodeName
  /**
   * Verdadeiro quando consultar de novo pode ajudar.
   */
  readonly recuperavel: boolean
}
export interface RemovedRecord {
  readonly id_registro: string
  readonly removido_em: string
}
export interface RecordListMeta {
  readonly total: number
  readonly pagina: number
  readonly limite: number
  readonly paginas: number
  readonly fontes: readonly AnswerSource[]
  readonly erros: readonly AnswerError[]
  /**
   * Quando os registros mudaram pela última vez: o atualizado_desde com que se pede o que vier depois.
   */
  readonly atualizado_ate?: string
  /**
   * Com atualizado_desde: registros que não existem mais, do mais antigo ao mais novo, no máximo 1.000; os mesmos em cada página.
   */
  readonly removidos?: readonly RemovedRecord[]
  /**
   * Quantos foram removidos desde então. Acima de 1.000, é melhor refazer a cópia.
   */
  readonly total_removidos?: number
  /**
   * Versão dos registros que responderam.
   */
  readonly versao_conjunto_dados?: number
  /**
   * Verdadeiro quando a resposta se apoia em dados gerados; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
export interface ActList {
  readonly dados: readonly ActDocument[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface PncpActList {
  readonly dados: readonly PncpActDocument[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface PaymentList {
  readonly dados: readonly PaymentDocument[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface AgreementList {
  readonly dados: readonly AgreementDocument[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface DemographicsList {
  readonly dados: readonly DemographicsItem[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface HealthMetricsList {
  readonly dados: readonly HealthMetricsItem[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface EducationStatsList {
  readonly dados: readonly EducationStatsItem[]
  readonly meta: RecordListMeta
  readonly links?: ListLinks
}
export interface ContractTypeItem {
  readonly codigo: ContractTypeWord
  /**
   * No idioma da resposta.
   */
  readonly nome: string
  readonly origem: 'tipo_contrato' | 'modalidade_pncp'
}
export interface ContractTypeList {
  readonly dados: readonly ContractTypeItem[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface StateCoverage {
  /**
   * Unidade da federação, por exemplo SP.
   */
  readonly estado: string
  readonly registros: number
  readonly primeira_data?: string
  readonly ultima_data?: string
}
/**
 * O que os registros contêm de uma fonte.
 */
export interface SourceCoverage {
  readonly fonte: DataSource
  /**
   * Norma pela qual a fonte abre seus dados.
   */
  readonly licenca?: string
  readonly registros: number
  /**
   * Registros por tipo.
   */
  readonly por_tipo_registro: {
    readonly [k: string]: number
  }
  /**
   * Primeiro dia que um registro tem.
   */
  readonly primeira_data?: string
  /**
   * Último dia que um registro tem.
   */
  readonly ultima_data?: string
  /**
   * Quando foi obtido o registro que entrou por último.
   */
  readonly ultima_obtencao_em?: string
  /**
   * Atual quando a última obtenção tem no máximo 7 dias; vazia sem registros.
   */
  readonly atualidade: 'atual' | 'desatualizada' | 'vazia'
  readonly estados: readonly StateCoverage[]
  /**
   * Registros que não informam UF.
   */
  readonly sem_estado: number
  /**
   * Registros gerados entre eles.
   */
  readonly registros_sinteticos: number
  /**
   * Verdadeiro quando algum deles é gerado; ausente nos demais casos.
   */
  readonly sintetico?: boolean
}
export interface SourceCoverageList {
  readonly dados: readonly SourceCoverage[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ReportRequest {
  readonly tipo_relatorio: ReportType
  /**
   * Ausente: o nome do tipo.
   */
  readonly titulo?: string
  /**
   * Investigações concluídas que quem pede pode ler, na ordem em que são relatadas.
   *
   * @maxItems 20
   */
  readonly ids_investigacoes?: readonly string[]
  /**
   * Análises concluídas, na ordem.
   *
   * @maxItems 20
   */
  readonly ids_analises?: readonly string[]
  /**
   * De um dossiê: um CNPJ ou seus oito primeiros caracteres, o código de um órgão ou o id de uma entidade da rede.
   */
  readonly entidade?: string
  readonly formato_saida?: ReportFormat
  readonly publico_alvo?: ReportAudience
  readonly incluir_visualizacoes?: boolean
  /**
   * Todas as medidas por trás de todos os achados, em tabela no fim.
   */
  readonly incluir_dados_brutos?: boolean
}
export interface ReportStarted {
  readonly id_relatorio: string
  readonly status: ReportState
  readonly mensagem: string
}
export interface ReportHead {
  readonly id: string
  readonly titulo: string
  readonly tipo_relatorio: ReportType
  readonly formato: ReportFormat
  readonly publico_alvo: ReportAudience
  readonly idioma: 'en' | 'pt'
  readonly investigacoes: readonly string[]
  readonly analises: readonly string[]
  readonly status: ReportState
  readonly progresso: number
  readonly quantidade_palavras?: number
  readonly usuario_id: string
  readonly criado_em: string
  readonly concluido_em?: string
  /**
   * Caminho do arquivo.
   */
  readonly url_download?: string
}
export interface Report {
  readonly id: string
  readonly titulo: string
  /**
   * O relatório em seu formato; de pdf e xlsx, os bytes em base64, como diz codificacao_conteudo.
   */
  readonly conteudo: string
  readonly codificacao_conteudo?: 'base64'
  readonly formato: ReportFormat
  readonly investigacoes: readonly string[]
  readonly gerado_em: string
  readonly tipo_relatorio: ReportType
  readonly publico_alvo: ReportAudience
  readonly idioma: 'en' | 'pt'
  readonly analises: readonly string[]
  readonly status: ReportState
  readonly quantidade_palavras: number
  readonly usuario_id?: string
  readonly metadados: ReportMetadata
  /**
   * Caminho do arquivo.
   */
  readonly url_download?: string
}
export interface ReportMetadata {
  readonly secoes_geradas: readonly ReportSection[]
  readonly fontes_dados_usadas: readonly DataSource[]
  readonly achados: number
  /**
   * Dos registros que as investigações leram.
   */
  readonly versoes_registros?: readonly number[]
  readonly sintetico?: boolean
  /**
   * SHA-256 do arquivo, em dígitos hexadecimais.
   */
  readonly sha256_conteudo: string
}
export interface ReportStatus {
  readonly id_relatorio: string
  readonly status: ReportState
  readonly progresso: number
  readonly fase_atual: ReportPhase
  readonly criado_em?: string
  readonly concluido_em?: string
  readonly erro?: InvestigationFailure
}
export interface ReportList {
  readonly dados: readonly ReportHead[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ReportsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ReportTemplate {
  readonly tipo: ReportType
  readonly nome: string
  readonly descricao: string
  readonly publico_alvo: readonly ReportAudience[]
  readonly secoes: readonly ReportSection[]
  readonly paginas_estimadas: number
}
export interface ReportTemplateList {
  readonly dados: readonly ReportTemplate[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface ReportTemplatesQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface ReportDownloadQuery {
  readonly formato?: ReportFormat
}
export interface ReportGenerateQuery {
  readonly id_investigacao: string
  readonly formato?: ReportFormat
  readonly tipo_relatorio?: ReportType
  readonly publico_alvo?: ReportAudience
}
export interface ChangeTotals {
  /**
   * Achados que antes não existiam.
   */
  readonly surgiram: number
  /**
   * Achados que não existem mais.
   */
  readonly sumiram: number
  /**
   * Mais severos, ou igualmente severos e mais certos.
   */
  readonly subiram: number
  /**
   * Menos severos, ou igualmente severos e menos certos.
   */
  readonly cairam: number
  readonly inalterados: number
}
/**
 * Quantas das mudanças cada causa pode explicar; uma mudança pode ter várias.
 */
export interface ChangeCauses {
  /**
   * Código dos detectores e da avaliação.
   */
  readonly versao_motor: number
  /**
   * O que as leis dizem, e a partir de quando.
   */
  readonly tabelas_legais: number
  /**
   * Como a confiança própria de um detector é ajustada.
   */
  readonly calibracao: number
  /**
   * A floresta cultivada de antemão, ou não haver nenhuma.
   */
  readonly modelo?: number
  /**
   * Registros que chegaram, saíram ou mudaram.
   */
  readonly registros: number
}
export interface TaskDiffQuery {
  /**
   * JSON vem página por página; um arquivo vem inteiro.
   */
  readonly formato?: 'json' | 'csv' | 'html'
  /**
   * O cursor de uma página anterior.
   */
  readonly apos?: string
  /**
   * Máximo de mudanças de uma página.
   */
  readonly limite?: number
}
export interface TaskDiff {
  readonly id_tarefa: string
  readonly comparado: ComparedRuns
  readonly totais: ChangeTotals
  readonly causas: ChangeCauses
  readonly surgiram: readonly FindingChange[]
  readonly sumiram: readonly FindingChange[]
  readonly subiram: readonly FindingChange[]
  readonly cairam: readonly FindingChange[]
  /**
   * Partições que falharam ou não foram executadas.
   */
  readonly nao_comparadas: readonly string[]
  /**
   * Valor de apos para a próxima página.
   */
  readonly cursor: string
  /**
   * Há outra página.
   */
  readonly ha_mais: boolean
}
export interface ComparedRuns {
  readonly base: RescoreBaseline
  readonly de?: ComparedRun
  readonly para: ComparedRun
}
export interface ComparedRun {
  readonly id_tarefa: string
  readonly versao_motor?: string
  readonly versao_conjunto_dados?: number
  readonly concluido_em?: string
}
export interface FindingChange {
  readonly id_anomalia: string
  readonly tipo: AnomalyType
  /**
   * Indicadores de docs/indicators.md.
   */
  readonly detectores: readonly string[]
  readonly fonte_dados: DataSource
  readonly id_particao: string
  /**
   * Ids de seus registros, primeiro aquele de que trata.
   */
  readonly ids_registros: readonly string[]
  readonly de?: AnomalyWeight
  readonly para?: AnomalyWeight
  /**
   * O que difere entre as duas execuções e pode ser a causa; uma sozinha é a causa. Vazio quando não houve execução anterior.
   */
  readonly causas: readonly ChangeCause[]
  /**
   * Quando registros estão entre as causas e isso pode ser provado: mudaram registros do próprio achado, ou apenas outros com que é comparado.
   */
  readonly registros_alterados?: 'proprios' | 'outros'
}
export interface AnomalyWeight {
  readonly severidade: Severity
  readonly confianca: number
}
export interface CircuitBreakersQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface CircuitBreaker {
  /**
   * Único neste servidor, como `source:pncp`.
   */
  readonly nome: string
  /**
   * O que é consultado: uma fonte pública, um provedor de identidade, o modelo de texto ou o endereço de um webhook, que é listado enquanto falha.
   */
  readonly especie: 'fonte' | 'provedor_identidade' | 'modelo_texto' | 'webhook'
  /**
   * `fechado`: as requisições são enviadas; `aberto`: nenhuma é; `meio_aberto`: uma por vez, como teste.
   */
  readonly estado: 'fechado' | 'aberto' | 'meio_aberto'
  /**
   * Segundos até que uma seja enviada como teste; ausente quando não está aberto.
   */
  readonly retry_after?: number
  readonly configuracao: CircuitBreakerConfig
  readonly estatisticas?: CircuitBreakerStats
}
export interface CircuitBreakerConfig {
  /**
   * Falhas seguidas que o abrem.
   */
  readonly limite_falhas: number
  /**
   * Segundos em que fica ou ficaria aberto: mais depois de um teste que falha.
   */
  readonly tempo_recuperacao: number
  /**
   * Testes que o fecham.
   */
  readonly limite_sucessos: number
  /**
   * Segundos que uma requisição pode levar.
   */
  readonly tempo_limite: number
}
/**
 * Ausente para webhooks, cujas tentativas o dono tem uma a uma.
 */
export interface CircuitBreakerStats {
  /**
   * Das que se sabe como terminaram, e das que não foram enviadas; a contagem começa com o processo.
   */
  readonly total_requisicoes: number
  readonly requisicoes_bem_sucedidas: number
  readonly requisicoes_com_falha: number
  /**
   * Não enviadas, porque estava aberto.
   */
  readonly requisicoes_recusadas: number
  /**
   * Das que foram enviadas; nulo antes da primeira.
   */
  readonly taxa_sucesso: number | null
  readonly mudancas_estado: number
  readonly falhas_consecutivas_atuais: number
  readonly sucessos_consecutivos_atuais: number
  readonly ultima_falha_em?: string
  readonly ultimo_sucesso_em?: string
}
export interface CircuitBreakerList {
  readonly dados: readonly CircuitBreaker[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface CircuitBreakerResets {
  /**
   * Os disjuntores que não estavam fechados e agora estão.
   */
  readonly redefinidos: readonly string[]
}
export interface BulkheadsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface Bulkhead {
  /**
   * Único neste servidor, como `report_threads`.
   */
  readonly nome: string
  /**
   * Threads, vagas do processo, ou vagas diante das quais espera uma fila armazenada.
   */
  readonly tipo_anteparo: 'thread_pool' | 'semaphore' | 'queue'
  readonly configuracao: BulkheadConfig
  readonly estatisticas: BulkheadStats
  /**
   * Parcela das vagas que está ocupada.
   */
  readonly utilizacao: number
}
export interface BulkheadConfig {
  readonly maximo_simultaneo: number
  /**
   * Quantos podem esperar; ausente quando o limite é por usuário.
   */
  readonly tamanho_fila?: number
  /**
   * Segundos depois dos quais o trabalho é interrompido; ausente quando não é.
   */
  readonly tempo_limite?: number
}
export interface BulkheadStats {
  readonly ativos_atuais: number
  readonly na_fila_atuais?: number
  /**
   * Desde o início do processo, como tudo o que segue; o que falta não é contado para este.
   */
  readonly maximo_ativo_atingido?: number
  readonly requisicoes_concluidas?: number
  /**
   * Não acharam vaga, nem onde esperar.
   */
  readonly requisicoes_recusadas?: number
  /**
   * Interrompidas.
   */
  readonly requisicoes_expiradas?: number
  /**
   * Média das que começaram.
   */
  readonly espera_media_ms?: number
  /**
   * Média das que terminaram.
   */
  readonly execucao_media_ms?: number
}
export interface BulkheadList {
  readonly dados: readonly Bulkhead[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface BulkheadGroup {
  readonly tipo_anteparo: 'thread_pool' | 'semaphore' | 'queue'
  readonly anteparos: readonly Bulkhead[]
  /**
   * Vagas de todos.
   */
  readonly capacidade_total: number
  /**
   * Parcela das que estão ocupadas.
   */
  readonly utilizacao_geral: number
}
export interface ResilienceHealth {
  /**
   * `saudavel`: todos os disjuntores fechados e nenhum anteparo cheio; `critico`: mais da metade dos disjuntores aberta; senão `degradado`.
   */
  readonly saude_geral: 'saudavel' | 'degradado' | 'critico'
  /**
   * Disjuntores fechados e anteparos com vaga livre, pelos nomes.
   */
  readonly servicos_saudaveis: readonly string[]
  /**
   * Disjuntores que tentam de novo e anteparos cheios.
   */
  readonly servicos_degradados: readonly string[]
  /**
   * Disjuntores abertos.
   */
  readonly servicos_com_falha: readonly string[]
  /**
   * Parcela de todos que está saudável.
   */
  readonly indice_saude: number
}
export interface ResilienceMetrics {
  readonly disjuntores: CircuitBreakerTotals
  readonly anteparos: BulkheadTotals
}
export interface CircuitBreakerTotals {
  readonly total: number
  readonly fechados: number
  readonly abertos: number
  readonly meio_abertos: number
  /**
   * Dos disjuntores que as contam.
   */
  readonly total_requisicoes: number
  readonly requisicoes_com_falha: number
  readonly requisicoes_recusadas: number
  /**
   * Das que foram enviadas; nulo antes da primeira.
   */
  readonly taxa_sucesso: number | null
}
export interface BulkheadTotals {
  readonly total: number
  readonly ativos_atuais: number
  readonly na_fila_atuais: number
  readonly requisicoes_recusadas: number
  /**
   * Vagas de todos.
   */
  readonly capacidade_total: number
  /**
   * Parcela das que estão ocupadas.
   */
  readonly utilizacao_geral: number
}
export interface InvestigationResponse {
  readonly id_investigacao: string
  readonly metadados: ResultsMetadata
  readonly anomalias: readonly AnomalyResult[]
  readonly resumo: ResultsSummary
  readonly insights: readonly AgentInsight[]
  readonly recomendacoes: readonly string[]
  readonly explicacoes?: {
    readonly metodologia?: string
    /**
     * Limites inferior e superior, pelo nome.
     */
    readonly intervalos_confianca?: {
      /**
       * @minItems 2
       * @maxItems 2
       */
      readonly [k: string]: readonly [number, number]
    }
    /**
     * Parte da evidência, pelo nome.
     */
    readonly importancia_caracteristicas?: {
      readonly [k: string]: number
    }
  }
}
export interface ResultsMetadata {
  readonly consulta: string
  readonly fonte_dados: DataSource
  readonly tempo_execucao_ms: number
  readonly total_registros_analisados: number
  /**
   * Verdadeiro quando a investigação terminou antes, ou uma fonte não pôde ser consultada, e mais poderia ter sido encontrado.
   */
  readonly parcial?: boolean
  /**
   * Fontes que não puderam ser consultadas por registros mais novos; ausente quando não há.
   */
  readonly erros?: readonly AnswerError[]
  /**
   * Versão dos registros que foram lidos.
   */
  readonly versao_conjunto_dados?: number
  /**
   * Versão do motor que avaliou os registros, com os modelos; ausente se foi uma versão anterior do serviço.
   */
  readonly versao_motor?: string
  /**
   * O modelo de cada espécie que a investigação usou: fornecido, ou treinado, com seu id e sua versão.
   */
  readonly modelos?: readonly ModelInUse[]
  /**
   * Verdadeiro quando a resposta se apoia em registros gerados.
   */
  readonly sintetico?: boolean
  readonly consulta_entendida?: QueryUnderstood
  readonly consulta_filtros?: QueryFilters
  readonly consulta_ignorada?: QueryIgnored
  readonly consulta_observacoes?: QueryNotes
  /**
   * Verdadeiro quando max_resultados deixou anomalias de fora.
   */
  readonly truncado?: boolean
  /**
   * Quantos registros cada detector não pôde julgar.
   */
  readonly dados_insuficientes?: {
    readonly [k: string]: number
  }
}
export interface AgentInsight {
  readonly agente: AgentName
  readonly insight: string
  readonly confianca: number
  /**
   * Identificadores de anomalias.
   */
  readonly evidencia_suporte: readonly string[]
}
export interface Settings {
  readonly idioma_padrao: LanguageSetting
  readonly sessoes: {
    readonly maximo_sessoes: MaxSessionsSetting
    readonly minutos_inatividade: IdleTimeoutSetting
  }
  readonly senhas: {
    readonly comprimento_minimo: PasswordLengthSetting
  }
  /**
   * Por nível. Não contam quando o serviço foi iniciado sem limites.
   */
  readonly limites_taxa: {
    readonly anonimo: RateLimitSetting
    readonly autenticado: RateLimitSetting
    readonly premium: RateLimitSetting
  }
  readonly auditoria: {
    readonly dias_retencao: RetentionSetting
  }
  readonly tarefas: {
    readonly agendas: SchedulesSetting
  }
  /**
   * Ausente quando nada foi alterado.
   */
  readonly atualizado_em?: string
}
export interface RateLimitSetting {
  readonly requisicoes_por_hora: number
  readonly rajada: number
  readonly simultaneas: number
}
export interface SettingsPatch {
  readonly idioma_padrao?: LanguageSetting
  readonly sessoes?: {
    readonly maximo_sessoes?: MaxSessionsSetting
    readonly minutos_inatividade?: IdleTimeoutSetting
  }
  readonly senhas?: {
    readonly comprimento_minimo?: PasswordLengthSetting
  }
  readonly limites_taxa?: {
    readonly anonimo?: RateLimitPatch
    readonly autenticado?: RateLimitPatch
    readonly premium?: RateLimitPatch
  }
  readonly auditoria?: {
    readonly dias_retencao?: RetentionSetting
  }
  readonly tarefas?: {
    readonly agendas?: SchedulesSetting
  }
}
export interface RateLimitPatch {
  /**
   * Nunca tão poucos que ninguém pudesse entrar.
   */
  readonly requisicoes_por_hora?: number
  readonly rajada?: number
  readonly simultaneas?: number
}
/**
 * O que o servidor envia. O tipo diz qual esquema os dados têm.
 */
export interface SocketMessage {
  readonly tipo: string
  readonly dados: {}
  /**
   * Quando aconteceu, se tem cursor; senão, quando foi enviada.
   */
  readonly timestamp: string
  /**
   * De uma investigação: o número de sequência, igual ao id do evento do fluxo. De outro evento: o do fato. De uma resposta: o do pedido, se houver.
   */
  readonly id?: string
  /**
   * De eventos de uma investigação acompanhada; um `erro` que o traz é a falha da execução.
   */
  readonly id_investigacao?: string
  readonly sequencia?: number
  /**
   * De onde continuar depois deste evento: `apos` de uma assinatura ou de GET /events.
   */
  readonly cursor?: string
}
/**
 * O que um cliente envia.
 */
export interface SocketRequest {
  readonly tipo: 'assinar' | 'cancelar' | 'ping'
  readonly dados?: SocketSubscription
  readonly timestamp?: string
  /**
   * Volta com a resposta.
   */
  readonly id?: string
}
/**
 * Um destes: uma investigação, eventos, avisos do sistema.
 */
export interface SocketSubscription {
  readonly id_investigacao?: string
  /**
   * Tipos do que acontece ao que é próprio; uma lista vazia: todos.
   *
   * @maxItems 20
   */
  readonly eventos?: readonly OwnerEventType[]
  /**
   * O que o serviço conta de si mesmo: o que vale no momento e cada mudança.
   */
  readonly avisos_do_sistema?: true
  /**
   * O último id da investigação, ou o último cursor dos eventos, já lido. Sem ele, a investigação vem desde o início e os eventos, a partir de agora.
   */
  readonly apos?: string
}
export interface SubscribedMessage {
  readonly id_investigacao?: string
  readonly avisos_do_sistema?: boolean
  readonly eventos?: readonly OwnerEventType[]
}
export interface UnsubscribedMessage {
  readonly id_investigacao?: string
  readonly avisos_do_sistema?: boolean
  readonly eventos?: readonly OwnerEventType[]
  readonly motivo: 'pedido' | 'fim' | 'acesso_perdido'
}
/**
 * Eventos entre o cursor informado e a próxima mensagem expiraram.
 */
export interface GapMessage {
  readonly apos: string
}
export interface EmptyMessage {}
/**
 * O que a tarefa deve fazer; quais campos pode haver depende da espécie.
 */
export interface TaskParameters {
  /**
   * De atualizar: a fonte consultada; se ausente, todas as que o serviço consulta para investigações.
   */
  readonly fonte?: 'portal_transparencia' | 'pncp' | 'compras_gov' | 'tcu' | 'cgu' | 'ibge' | 'datasus' | 'inep'
  /**
   * De atualizar com uma fonte: qual de suas espécies de registros, como contracts.
   */
  readonly tipo_registro?: string
  /**
   * De atualizar: o primeiro dia, incluído; os últimos 30 dias se ambos faltam.
   */
  readonly data_de?: string
  /**
   * De atualizar: o último dia, incluído.
   */
  readonly data_ate?: string
  readonly estado?: FederativeUnit
  /**
   * De retenção: de onde sai o que expirou, ou (execucoes_paradas) onde se retoma o que ninguém executa; de tudo, se ausente.
   *
   * @maxItems 20
   */
  readonly areas?: readonly (
    | 'trilha_auditoria'
    | 'eventos'
    | 'respostas_guardadas'
    | 'conversas'
    | 'entregas'
    | 'arquivos_tarefas'
    | 'execucoes_paradas'
  )[]
  /**
   * De reindexar: o que é calculado de novo; tudo, se ausente.
   *
   * @maxItems 20
   */
  readonly indices?: readonly (
    | 'usuarios'
    | 'equipes'
    | 'chaves_api'
    | 'investigacoes'
    | 'vigilancias'
    | 'webhooks'
    | 'trilha_auditoria'
    | 'desvio_modelos'
  )[]
  /**
   * De treinar e calibrar: versão dos registros com que aprender; a mais nova, se ausente.
   */
  readonly versao_conjunto_dados?: number
  /**
   * De treinar e calibrar: registros e sementes iguais dão o mesmo modelo; 1 se ausente.
   */
  readonly semente?: number
  /**
   * Planeja as partes e não executa nenhuma.
   */
  readonly simular?: boolean
  /**
   * De reavaliar: todos os registros de uma fonte, ou de todas. Informa-se no máximo um escopo: conjunto_dados, fonte_dados, investigacoes ou ids_investigacoes; sem nenhum, todos os registros.
   */
  readonly conjunto_dados?: 'todos' | 'portal_transparencia' | 'tcu' | 'cgu' | 'compras_gov'
  readonly fonte_dados?: DataSource
  readonly filtros?: InvestigationFilters
  /**
   * De reavaliar: toda investigação concluída, as 10.000 mais recentes, sobre os registros de agora; comparada com o que encontrou então.
   */
  readonly investigacoes?: 'concluidas'
  /**
   * De reavaliar: estas investigações concluídas, do mesmo modo.
   *
   * @maxItems 100
   */
  readonly ids_investigacoes?: readonly string[]
  /**
   * De reavaliar: tipos a procurar; todos se ausente ou vazio. Investigações procuram o que procuraram então.
   *
   * @maxItems 5
   */
  readonly tipos_anomalia?: readonly AnomalyType[]
  /**
   * De reavaliar: quão fraco pode ser o sinal examinado, de 0,0 a 1,0; 0,7 se ausente. Investigações têm a sua própria.
   */
  readonly sensibilidade?: number
  /**
   * De reavaliar: menor confiança guardada, de 0,0 a 1,0; 0,8 se ausente. Investigações têm a sua própria.
   */
  readonly limite_confianca?: number
  /**
   * De reavaliar: executa apenas as partições cujos achados podem ser outros que os da execução anterior.
   */
  readonly desatualizadas?: boolean
  /**
   * De reavaliar: tarefa concluída sobre o mesmo escopo com a qual comparar; padrão: a última. Investigações são comparadas com os próprios resultados.
   */
  readonly comparar_com?: string
  /**
   * De correspondência: linhas da lista.
   */
  readonly linhas?: number
  readonly linhas_ilegiveis?: number
  /**
   * De correspondência: candidatos guardados de cada linha.
   */
  readonly candidatos?: number
  /**
   * De exportar: os arquivos do pacote.
   *
   * @maxItems 50
   */
  readonly exportacoes?: readonly BulkExportPart[]
  /**
   * De exportar: se os arquivos vão comprimidos no pacote; verdadeiro se ausente.
   */
  readonly comprimir?: boolean
  readonly relatorio?: ReportRequest
  /**
   * De exportar e relatório: o idioma dos nomes e das palavras; o do pedido, se ausente.
   */
  readonly idioma?: 'en' | 'pt'
}
export interface TaskWindow {
  /**
   * Nada começa antes.
   */
  readonly nao_antes?: string
  /**
   * Nada começa a partir de então: as partes que ainda não começaram falharam e podem ser executadas de novo.
   */
  readonly nao_depois?: string
}
export interface TaskTimes {
  /**
   * Minuto, hora, dia, mês e dia da semana, como no cron: 0 2 * * 0 é às duas dos domingos. No máximo a cada 15 minutos.
   */
  readonly cron: string
  /**
   * Fuso horário IANA dos horários; padrão: America/Sao_Paulo.
   */
  readonly fuso_horario?: string
}
export interface TaskTimesPatch {
  readonly cron?: string
  readonly fuso_horario?: string
}
export interface TaskRequest {
  readonly especie: TaskKindName
  readonly parametros?: TaskParameters
  readonly agenda?: TaskTimes
  readonly prioridade?: TaskPriority
  readonly periodo_execucao?: TaskWindow
  /**
   * Quando deve ter terminado: um evento avisa se não terminou, mesmo que nunca tenha começado.
   */
  readonly prazo?: string
  /**
   * Partes ao mesmo tempo, no máximo; 1 se ausente.
   */
  readonly quantidade_threads?: number
}
export interface TaskPatch {
  readonly prioridade: TaskPriority
}
export interface TaskPartitionCounts {
  readonly aguardando: number
  readonly concluidas: number
  readonly falhadas: number
  /**
   * Não precisam executar.
   */
  readonly dispensadas: number
}
/**
 * O que a tarefa, ou uma parte dela, fez; quais campos existem depende da espécie.
 */
export interface TaskResult {
  readonly simular?: boolean
  readonly partes_aguardando?: number
  readonly partes_concluidas?: number
  readonly partes_falhadas?: number
  readonly partes_dispensadas?: number
  /**
   * De atualizar: páginas e arquivos importados.
   */
  readonly paginas?: number
  readonly paginas_sem_mudanca?: number
  readonly registros_lidos?: number
  readonly registros_aceitos?: number
  /**
   * De retenção.
   */
  readonly entradas_removidas?: number
  /**
   * De reindexar.
   */
  readonly entradas_verificadas?: number
  readonly entradas_reparadas?: number
  readonly base?: RescoreBaseline
  /**
   * Tarefa da execução anterior.
   */
  readonly comparada_com?: string
  readonly versao_motor?: string
  readonly versao_mais_antiga_conjunto_dados?: number
  readonly versao_conjunto_dados?: number
  /**
   * De reavaliar: registros avaliados. De treinar e calibrar: registros com que se aprendeu.
   */
  readonly registros?: number
  /**
   * De treinar e calibrar: o modelo feito.
   */
  readonly id_modelo?: string
  readonly versao_modelo?: number
  /**
   * De reindexar: modelos em uso cujo desvio foi medido.
   */
  readonly modelos_medidos?: number
  readonly achados?: number
  readonly totais?: ChangeTotals
  readonly causas?: ChangeCauses
  /**
   * De uma simulação: as partições que seriam executadas.
   */
  readonly particoes_a_executar?: number
  /**
   * De uma simulação: os registros delas.
   */
  readonly registros_a_avaliar?: number
  /**
   * De retenção: execuções, fluxos e tarefas retomados.
   */
  readonly execucoes_retomadas?: number
  /**
   * De correspondência: linhas das quais um candidato é o indicado.
   */
  readonly linhas_correspondidas?: number
  /**
   * De exportar e relatório: o nome do arquivo.
   */
  readonly nome_arquivo?: string
  /**
   * De exportar e relatório: bytes dos arquivos, antes de comprimidos.
   */
  readonly bytes_arquivo?: number
  /**
   * De exportar: linhas dos arquivos que têm linhas.
   */
  readonly linhas_arquivo?: number
  /**
   * De um arquivo: SHA-256, em dígitos hexadecimais.
   */
  readonly sha256_conteudo?: string
  /**
   * De exportar e relatório: onde quem pediu leva o arquivo.
   */
  readonly url_arquivo?: string
  /**
   * De exportar e relatório: até quando o arquivo fica guardado.
   */
  readonly valida_ate?: string
}
export interface Task {
  readonly id_tarefa: string
  readonly especie: TaskKindName
  readonly parametros: TaskParameters
  readonly prioridade: TaskPriority
  readonly status: TaskStatus
  readonly progresso: TaskProgress
  readonly particoes: TaskPartitionCounts
  readonly quantidade_threads: number
  /**
   * O prazo passou antes de ela terminar.
   */
  readonly esta_atrasada: boolean
  readonly periodo_execucao?: TaskWindow
  readonly prazo?: string
  readonly resultado?: TaskResult
  readonly erro?: InvestigationFailure
  /**
   * Da agenda a que a tarefa pertence.
   */
  readonly id_agenda?: string
  /**
   * Ausente quando o próprio serviço a iniciou.
   */
  readonly usuario_id?: string
  readonly criado_em: string
  readonly iniciado_em?: string
  readonly concluido_em?: string
}
export interface TasksQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface TaskList {
  readonly dados: readonly Task[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface TaskPartition {
  readonly id_particao: string
  readonly rotulo: string
  readonly status: TaskPartitionStatus
  readonly registros: number
  readonly tentativas: number
  readonly segundos?: number
  readonly resultado?: TaskResult
  readonly erro?: InvestigationFailure
  readonly porque?: TaskPartitionWhy
}
export interface TaskPartitionsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface TaskPartitionList {
  readonly dados: readonly TaskPartition[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface TaskLogEntry {
  readonly sequencia: number
  readonly evento: 'status' | 'particao' | 'atraso' | 'concluida' | 'falhada' | 'cancelada'
  readonly em: string
  /**
   * Da tarefa, ou da parte quando há uma.
   */
  status?:
    | 'na_fila'
    | 'em_execucao'
    | 'pausada'
    | 'concluida'
    | 'falhada'
    | 'cancelada'
    | 'aguardando'
    | 'feita'
    | 'dispensada'
  readonly id_particao?: string
  readonly rotulo?: string
  readonly tentativas?: number
  readonly segundos?: number
  readonly progresso?: TaskProgress
  readonly prazo?: string
  readonly resultado?: TaskResult
  readonly erro?: InvestigationFailure
  readonly porque?: TaskPartitionWhy
}
export interface TaskLogQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface TaskLogEntryList {
  readonly dados: readonly TaskLogEntry[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface TaskRetryRequest {
  /**
   * As partes a executar de novo; se ausente, todas as que falharam ou não começaram.
   *
   * @maxItems 1000
   */
  readonly particoes?: readonly string[]
}
export interface TasksActionRequest {
  readonly filtro: {
    readonly especie?: TaskKindName
    readonly status?: TaskStatus
    readonly prioridade?: TaskPriority
    /**
     * @maxItems 100
     */
    readonly ids_tarefas?: readonly string[]
  }
  readonly acao: 'pausar' | 'retomar' | 'cancelar' | 'repetir'
  /**
   * Diz quais tarefas são e não altera nenhuma.
   */
  readonly simular?: boolean
}
export interface TasksActionReply {
  /**
   * Tarefas que o filtro indica; uma requisição altera no máximo 100, das mais antigas em diante.
   */
  readonly correspondentes: number
  readonly simular: boolean
  readonly resultados: readonly {
    readonly id_tarefa: string
    readonly status: TaskStatus
    readonly erro?: InvestigationFailure
  }[]
}
export interface TaskSchedule {
  readonly id_agenda: string
  /**
   * Qual das que o próprio serviço tem; ausente nas demais.
   */
  readonly do_servico?: 'novos_registros' | 'execucoes_paradas' | 'analise_semanal' | 'retencao' | 'desvio_modelos'
  readonly especie: TaskKindName
  readonly parametros: TaskParameters
  readonly prioridade: TaskPriority
  readonly agenda: TaskTimes
  readonly ativada: boolean
  /**
   * Todas as agendas estão pausadas pelas configurações.
   */
  readonly em_pausa: boolean
  /**
   * A tarefa que espera sua hora ou está em andamento.
   */
  readonly id_tarefa?: string
  readonly proxima_execucao_em?: string
  readonly usuario_id?: string
  readonly criado_em: string
}
export interface TaskSchedulesQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface TaskScheduleList {
  readonly dados: readonly TaskSchedule[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface TaskSchedulePatch {
  readonly ativada?: boolean
  readonly prioridade?: TaskPriority
  readonly agenda?: TaskTimesPatch
}
export interface TaskStatusEvent {
  readonly status: TaskStatus
}
export interface TaskPartitionEvent {
  readonly id_particao: string
  readonly rotulo: string
  readonly status: TaskPartitionStatus
  readonly tentativas: number
  readonly segundos?: number
  readonly progresso: TaskProgress
  readonly erro?: InvestigationFailure
  readonly porque?: TaskPartitionWhy
}
export interface TaskLateEvent {
  readonly prazo: string
  readonly status: TaskStatus
}
export interface TaskCompleteEvent {
  readonly status: TaskStatus
  readonly resultado: TaskResult
}
export interface Usage {
  /**
   * Requisições da hora corrente.
   */
  readonly requisicoes: {
    /**
     * A primeira requisição da hora.
     */
    readonly desde: string
    /**
     * Quando a hora termina.
     */
    readonly reinicia_em: string
    /**
     * Da conta, incluídas as chaves de API; da chave, quando é ela que consulta.
     */
    readonly requisicoes: number
    /**
     * Dessas, as recusadas por um limite.
     */
    readonly recusadas: number
    /**
     * De cada chave de API da conta; quando é uma chave que consulta, só dela.
     */
    readonly por_chave: readonly KeyRequests[]
  }
  /**
   * O que vale para quem consulta; sem números quando não há limite.
   */
  readonly limites: {
    /**
     * `proprio` é uma chave de API com limites próprios.
     */
    readonly nivel: 'padrao' | 'premium' | 'admin' | 'proprio'
    readonly requisicoes_por_hora?: number
    readonly rajada?: number
    readonly simultaneas?: number
    /**
     * Requisições que restam até `reinicia_em`.
     */
    readonly restantes?: number
    /**
     * Requisições que podem ser feitas de uma vez.
     */
    readonly rajada_restante?: number
    /**
     * Requisições que não terminaram, incluídas esta e os fluxos abertos.
     */
    readonly abertas?: number
    readonly reinicia_em?: string
  }
  /**
   * O que está em execução. A uma chave de API não se mostram importações, entregas nem vigilâncias.
   */
  readonly em_andamento: {
    /**
     * Em processamento.
     */
    readonly investigacoes: number
    /**
     * À espera de um lugar.
     */
    readonly investigacoes_na_fila: number
    /**
     * Fluxos de eventos abertos da conta.
     */
    readonly fluxos: number
    /**
     * WebSockets abertos da conta.
     */
    readonly websockets: number
    /**
     * Envios que estão sendo recebidos ou lidos.
     */
    readonly importacoes?: number
    /**
     * Eventos que esperam para ser enviados a webhooks.
     */
    readonly entregas_em_espera?: number
    readonly vigilancias_ativas?: number
  }
  /**
   * O que se guarda da conta, e por quanto tempo; investigações são guardadas até serem excluídas. Não se mostra a chaves de API.
   */
  readonly guardado?: {
    readonly chaves_api: KeptCount
    readonly webhooks: KeptCount
    readonly vigilancias: KeptCount
    /**
     * Dias durante os quais os eventos podem ser lidos.
     */
    readonly dias_eventos: number
    /**
     * Dias durante os quais as entregas de webhooks podem ser lidas.
     */
    readonly dias_entregas: number
    /**
     * Horas durante as quais a resposta a uma Idempotency-Key é repetida.
     */
    readonly horas_idempotencia: number
  }
}
export interface KeyRequests {
  readonly id_chave_api: string
  readonly nome: string
  readonly requisicoes: number
  readonly recusadas: number
}
export interface KeptCount {
  readonly contagem: number
  readonly maximo: number
}
export interface ChartDataRequest {
  readonly tipo_registro?: AnalysedRecords
  readonly fonte_dados?: DataSource
  readonly tipo_grafico?: VisualChartType
  /**
   * Por que os registros são agrupados; cada gráfico recebe certo número.
   *
   * @maxItems 8
   */
  readonly dimensoes?: readonly VisualDimension[]
  readonly metrica?: VisualMetric
  readonly agregacao?: VisualAggregation
  /**
   * Da `agregacao` percentil.
   */
  readonly percentil?: number
  readonly granularidade?: VisualGranularity
  readonly filtros?: InvestigationFilters
  /**
   * Máximo de grupos do gráfico: os maiores; de períodos, os últimos. Um mapa tem sempre os 27 estados.
   */
  readonly limite?: number
  readonly formato?: VisualFormat
}
export interface RegionalMapRequest {
  readonly tipo_registro?: AnalysedRecords
  readonly fonte_dados?: DataSource
  readonly tipo_regiao?: VisualRegionType
  readonly metrica?: VisualMetric
  readonly agregacao?: VisualAggregation
  /**
   * Da `agregacao` percentil.
   */
  readonly percentil?: number
  /**
   * Por habitantes: números de registros por 100.000 deles.
   */
  readonly normalizar?: boolean
  readonly filtros?: InvestigationFilters
  /**
   * Máximo de municípios: os maiores. Os 27 estados e as cinco macrorregiões estão sempre todos.
   */
  readonly limite?: number
  readonly formato?: VisualFormat
}
export interface TimeSeriesRequest {
  readonly tipo_registro?: AnalysedRecords
  readonly fonte_dados?: DataSource
  /**
   * Código SIAFI ou SIORG ou CNPJ de um órgão, senão o identificador fiscal de um fornecedor; ou o id que redes e correspondências dão a uma empresa, um órgão ou um fornecedor estrangeiro, como company.11222333. Uma empresa vale por todas as suas filiais.
   */
  readonly id_entidade?: string
  /**
   * Primeiro dia; no lugar do de `filtros`.
   */
  readonly data_inicio?: string
  /**
   * Último dia, incluído; no lugar do de `filtros`.
   */
  readonly data_fim?: string
  readonly metrica?: VisualMetric
  readonly agregacao?: VisualAggregation
  /**
   * Da `agregacao` percentil.
   */
  readonly percentil?: number
  readonly granularidade?: VisualGranularity
  /**
   * Ao lado de cada período, o mesmo do ano anterior.
   */
  readonly periodo_comparacao?: 'ano_anterior'
  /**
   * Os próximos três meses, se tendência e sazonalidade continuassem: só somas mensais de valores.
   */
  readonly incluir_previsao?: boolean
  readonly filtros?: InvestigationFilters
  readonly formato?: VisualFormat
}
export interface DashboardQuery {
  readonly formato?: VisualFormat
}
export interface VisualPoint {
  /**
   * Da primeira dimensão: um período, sigla de estado, código IBGE, número ou código; o número de uma pessoa é mascarado.
   */
  readonly id: string
  readonly rotulo: string
  readonly id_serie?: string
  readonly serie?: string
  /**
   * Ausente quando não é conhecido.
   */
  readonly valor?: number
  readonly registros: number
  /**
   * Valor do mesmo período do ano anterior; ausente quando não é conhecido.
   */
  readonly ano_anterior?: number
  readonly populacao?: number
  readonly intervalo?: FigureInterval
  /**
   * O que seria se tendência e sazonalidade continuassem, com o intervalo de 95%: não aconteceu.
   */
  readonly projetado?: boolean
}
export interface VisualMetadata {
  readonly tipo_registro: AnalysedRecords
  readonly fonte_dados?: DataSource
  readonly dimensoes: readonly VisualDimension[]
  readonly metrica: VisualMetric
  readonly agregacao?: VisualAggregation
  readonly unidade: VisualUnit
  readonly granularidade?: VisualGranularity
  readonly versao_conjunto_dados: number
  /**
   * O que os filtros deixaram.
   */
  readonly registros: number
  /**
   * Registros que não dizem aquilo pelo que seriam agrupados: não estão em nenhum ponto.
   */
  readonly registros_desconhecidos: readonly VisualUnknown[]
  /**
   * Registros dos grupos além do limite.
   */
  readonly registros_nao_exibidos: number
  readonly grupos_encontrados: number
  readonly deixados_de_fora: AnalysisLeftOut
  readonly primeira_data?: string
  readonly ultima_data?: string
  readonly populacao?: VisualPopulation
  readonly sintetico: boolean
}
export interface VisualUnknown {
  readonly dimensao: VisualDimension
  readonly registros: number
}
export interface VisualPopulation {
  readonly fonte: string
  readonly data_referencia: string
}
export interface Visualization {
  /**
   * Igual para perguntas iguais a uma mesma versão dos registros.
   */
  readonly id_visualizacao: string
  readonly titulo: string
  readonly subtitulo: string
  /**
   * O que é mostrado, para quem não o vê.
   */
  readonly descricao: string
  readonly tipo_grafico: VisualChartType
  readonly dados: readonly VisualPoint[]
  readonly metadados: VisualMetadata
  /**
   * Quando foi calculado: vale até os registros mudarem.
   */
  readonly calculado_em: string
}
export interface DashboardRecords {
  readonly tipo_registro: AnalysedRecords
  readonly registros: number
  /**
   * BRL; ausente quando nenhum registro informa um que conte.
   */
  readonly valor?: number
  readonly primeira_data?: string
  readonly ultima_data?: string
  readonly deixados_de_fora: AnalysisLeftOut
  readonly sintetico: boolean
}
export interface DashboardSummary {
  readonly versao_conjunto_dados: number
  /**
   * Espécies de que há registros.
   */
  readonly registros: readonly DashboardRecords[]
  /**
   * Valores de contratos nos últimos meses que os têm.
   */
  readonly por_mes: readonly VisualPoint[]
  /**
   * Valores de contratos por estado; sem valor onde não há registro.
   */
  readonly por_estado: readonly VisualPoint[]
  /**
   * Órgãos com os maiores valores de contratos.
   */
  readonly maiores_organizacoes: readonly VisualPoint[]
  /**
   * Fornecedores com os maiores valores de contratos; pessoas são mascaradas.
   */
  readonly maiores_fornecedores: readonly VisualPoint[]
  /**
   * Contratos que não o informam.
   */
  readonly registros_desconhecidos: readonly VisualUnknown[]
  readonly calculado_em: string
}
export interface SupportedChart {
  readonly tipo_grafico: VisualChartType
  readonly descricao: string
  readonly dimensoes_min: number
  readonly dimensoes_max: number
  readonly primeira_dimensao?: VisualDimension
  readonly formatos: readonly VisualFormat[]
}
export interface SupportedDimension {
  readonly dimensao: VisualDimension
  readonly tipos_registro: readonly AnalysedRecords[]
}
export interface SupportedCharts {
  readonly graficos: readonly SupportedChart[]
  readonly dimensoes: readonly SupportedDimension[]
  readonly metricas: readonly VisualMetric[]
  readonly agregacoes: readonly VisualAggregation[]
  readonly granularidades: readonly VisualGranularity[]
  readonly tipos_regiao: readonly VisualRegionType[]
}
export interface WatchRequest {
  readonly nome: string
  readonly requisicao: InvestigationRequest
  readonly agenda: WatchSchedule
  /**
   * Webhooks para o que esta vigilância encontra, além dos que a assinam.
   *
   * @maxItems 20
   */
  readonly ids_webhook?: readonly string[]
}
/**
 * Quando a vigilância executa: em horários ou sempre que chegam novos registros.
 */
export interface WatchSchedule {
  /**
   * Minuto, hora, dia, mês e dia da semana, como no cron: 0 8 * * 1-5 é às oito nos dias úteis. No máximo a cada 15 minutos.
   */
  readonly cron?: string
  /**
   * Fuso horário IANA dos horários; padrão: America/Sao_Paulo.
   */
  readonly fuso_horario?: string
  /**
   * Em vez de horários: depois que chegaram novos registros e há um minuto não chegam outros.
   */
  readonly quando?: 'novos_registros'
}
export interface WatchPatch {
  readonly nome?: string
  readonly requisicao?: InvestigationRequest
  readonly agenda?: WatchSchedulePatch
  readonly ids_webhook?: readonly string[] | null
}
/**
 * O que é informado muda; null volta ao padrão. Horários em lugar de novos registros, ou o contrário, substituem o que havia.
 */
export interface WatchSchedulePatch {
  readonly cron?: string | null
  readonly fuso_horario?: string | null
  readonly quando?: 'novos_registros' | null
}
export interface Watch {
  readonly id: string
  readonly usuario_id: string
  readonly nome: string
  readonly requisicao: InvestigationRequest
  readonly agenda: WatchSchedule
  readonly status: 'ativa' | 'pausada'
  /**
   * Webhooks para o que esta vigilância encontra, além dos que a assinam.
   */
  readonly ids_webhook: readonly string[]
  /**
   * Ausente enquanto pausada e enquanto não chegam novos registros.
   */
  readonly proxima_execucao_em?: string
  readonly ultima_execucao?: WatchRunHead
  readonly nao_iniciada?: WatchObstacle
  readonly criado_em: string
  readonly atualizado_em: string
}
export interface WatchRunHead {
  readonly id_execucao: string
  readonly id_investigacao: string
  readonly status: InvestigationState
  readonly iniciado_em: string
  readonly concluido_em?: string
}
/**
 * Por que a última execução prevista não foi iniciada; ausente depois que uma foi.
 */
export interface WatchObstacle {
  readonly em: string
  readonly falha: InvestigationFailure
}
export interface WatchRun {
  readonly id_execucao: string
  readonly id_investigacao: string
  readonly status: InvestigationState
  readonly iniciado_em: string
  readonly concluido_em?: string
  /**
   * Investigação da última execução concluída antes, com a qual esta foi comparada; ausente na primeira, em que tudo é novo.
   */
  readonly comparada_com?: string
  readonly novas: readonly WatchedAnomaly[]
  /**
   * Como a execução anterior as listou.
   */
  readonly desaparecidas: readonly WatchedAnomaly[]
  readonly alteradas: readonly ChangedAnomaly[]
}
export interface WatchedAnomaly {
  readonly id_anomalia: string
  readonly tipo: AnomalyType
  readonly severidade: Severity
  readonly confianca: number
}
export interface ChangedAnomaly {
  readonly id_anomalia: string
  readonly tipo: AnomalyType
  readonly de: AnomalyWeight
  readonly para: AnomalyWeight
}
export interface WatchesQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface WatchList {
  readonly dados: readonly Watch[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface WatchRunsQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface WatchRunList {
  readonly dados: readonly WatchRun[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface WebhookRequest {
  /**
   * Endereço que recebe eventos por POST: https e, no modo de desenvolvimento, também http.
   */
  readonly url: string
  /**
   * Nomes de eventos, todos no mesmo idioma, que passa a ser o do conteúdo enviado. Padrão: todos os eventos.
   *
   * @maxItems 20
   */
  readonly eventos?: readonly WebhookEventName[]
  /**
   * Aquilo com que se assina: 24 bytes ou mais. Se faltar, é criado um.
   */
  readonly segredo?: string
  readonly ativo?: boolean
  readonly filtro?: InvestigationFilters
  readonly excluir?: ExcludedActs
  readonly severidade_minima?: Severity
  /**
   * São enviadas as anomalias com esta confiança ou mais.
   */
  readonly confianca_minima?: number
  /**
   * São enviados só os eventos desta vigilância.
   */
  readonly id_vigilancia?: string
  /**
   * Cabeçalhos que cada requisição ao endereço leva além dos nossos, como X-Api-Key: no máximo 10, de 4.096 bytes ao todo.
   */
  readonly cabecalhos?: {
    readonly [k: string]: string
  }
}
export interface WebhookFilterPatch {
  readonly intervalo_data?: DateRangePatch | null
  readonly organizacoes?: OrganizationIds | null
  readonly tipos_contrato?: ContractTypes | null
  readonly valor_minimo?: number | null
  readonly valor_maximo?: number | null
  readonly regioes?: Regions | null
  readonly fornecedores?: SupplierIds | null
  readonly modalidades?: Modalities | null
  readonly objeto?: ObjectPhrases | null
  readonly excluir?: ExcludedActsPatch | null
}
/**
 * Dias, ambos incluídos; no máximo 10 anos. Null retira um deles.
 */
export interface DateRangePatch {
  readonly inicio?: string | null
  readonly fim?: string | null
}
/**
 * O que fica de fora: um campo informado substitui o anterior, e null o retira.
 */
export interface ExcludedActsPatch {
  readonly organizacoes?: OrganizationIds | null
  readonly tipos_contrato?: ContractTypes | null
  readonly regioes?: Regions | null
  readonly fornecedores?: SupplierIds | null
  readonly modalidades?: Modalities | null
  readonly objeto?: ObjectPhrases | null
  readonly tipos_anomalia?: readonly AnomalyType[] | null
  readonly intervalos_data?: readonly DateRange[] | null
}
export interface WebhookPatch {
  /**
   * Endereço que recebe eventos por POST: https e, no modo de desenvolvimento, também http.
   */
  readonly url?: string
  readonly eventos?: readonly WebhookEventName[] | null
  readonly ativo?: boolean | null
  readonly filtro?: WebhookFilterPatch | null
  readonly excluir?: ExcludedActsPatch | null
  readonly severidade_minima?: Severity | null
  readonly confianca_minima?: number | null
  readonly id_vigilancia?: string | null
  readonly cabecalhos?: {
    readonly [k: string]: string | null
  } | null
}
export interface Webhook {
  readonly id: string
  readonly url: string
  readonly eventos: readonly OwnerEventType[]
  /**
   * Do conteúdo enviado, cujos campos e nomes de eventos estão nele.
   */
  readonly idioma: 'en' | 'pt'
  readonly ativo: boolean
  readonly status: 'ativo' | 'desativado'
  /**
   * Por que nada é enviado: o dono quis assim, o destino respondeu 410 ou não recebeu nada durante cinco dias.
   */
  readonly motivo_desativacao?: 'pelo_dono' | 'nao_existe_mais' | 'sem_sucesso'
  readonly desativado_em?: string
  readonly tem_segredo: boolean
  /**
   * Cabeçalhos que cada requisição ao endereço leva além dos nossos; *** está no lugar de um valor cujo nome indica que é secreto.
   */
  readonly cabecalhos?: {
    readonly [k: string]: string
  }
  readonly filtro?: InvestigationFilters
  readonly excluir?: ExcludedActs
  readonly severidade_minima?: Severity
  /**
   * São enviadas as anomalias com esta confiança ou mais.
   */
  readonly confianca_minima?: number
  /**
   * São enviados só os eventos desta vigilância.
   */
  readonly id_vigilancia?: string
  /**
   * Até quando também se assina com o segredo anterior à troca.
   */
  readonly segredo_anterior_valido_ate?: string
  readonly criado_em: string
  readonly atualizado_em: string
  readonly numeros?: WebhookFigures
}
/**
 * Das tentativas das últimas 24 horas, entre as 1.000 entregas mais recentes, e do que aguarda envio.
 */
export interface WebhookFigures {
  readonly tentativas_24h: number
  /**
   * Parcela das tentativas bem-sucedidas; null se não houve nenhuma.
   */
  readonly taxa_sucesso_24h: number | null
  /**
   * Tempo que 95 % das tentativas não ultrapassaram; null se não houve nenhuma.
   */
  readonly p95_duracao_ms_24h: number | null
  readonly aguardando: number
  /**
   * Quando ocorreu o evento mais antigo que aguarda envio.
   */
  readonly mais_antigo_aguardando_em?: string
  readonly proxima_tentativa_em?: string
  readonly sem_sucesso_desde?: string
}
export interface IssuedWebhook {
  readonly id: string
  readonly url: string
  readonly eventos: readonly OwnerEventType[]
  /**
   * Do conteúdo enviado, cujos campos e nomes de eventos estão nele.
   */
  readonly idioma: 'en' | 'pt'
  readonly ativo: boolean
  readonly status: 'ativo' | 'desativado'
  /**
   * Por que nada é enviado: o dono quis assim, o destino respondeu 410 ou não recebeu nada durante cinco dias.
   */
  readonly motivo_desativacao?: 'pelo_dono' | 'nao_existe_mais' | 'sem_sucesso'
  readonly desativado_em?: string
  readonly tem_segredo: boolean
  /**
   * Cabeçalhos que cada requisição ao endereço leva além dos nossos; *** está no lugar de um valor cujo nome indica que é secreto.
   */
  readonly cabecalhos?: {
    readonly [k: string]: string
  }
  readonly filtro?: InvestigationFilters
  readonly excluir?: ExcludedActs
  readonly severidade_minima?: Severity
  /**
   * São enviadas as anomalias com esta confiança ou mais.
   */
  readonly confianca_minima?: number
  /**
   * São enviados só os eventos desta vigilância.
   */
  readonly id_vigilancia?: string
  /**
   * Até quando também se assina com o segredo anterior à troca.
   */
  readonly segredo_anterior_valido_ate?: string
  readonly criado_em: string
  readonly atualizado_em: string
  readonly numeros?: WebhookFigures
  /**
   * Aquilo com que se assina; é mostrado só desta vez.
   */
  readonly segredo: string
}
export interface WebhooksQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface WebhookList {
  readonly dados: readonly Webhook[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface WebhookDelivery {
  readonly id: string
  readonly id_webhook: string
  /**
   * Enviado como webhook-id, o mesmo em cada tentativa.
   */
  readonly id_evento: string
  readonly evento: OwnerEventType
  /**
   * Quando o evento ocorreu.
   */
  readonly timestamp: string
  readonly status: 'aguardando' | 'entregue' | 'falhou'
  /**
   * Por que não há mais tentativas.
   */
  readonly motivo?: 'tentativas_esgotadas' | 'webhook_desativado' | 'dono_sem_acesso' | 'evento_expirado'
  readonly entregue_em?: string
  readonly proxima_tentativa_em?: string
  /**
   * As 20 mais recentes, a mais antiga primeiro.
   */
  readonly tentativas: readonly WebhookAttempt[]
}
export interface WebhookAttempt {
  readonly em: string
  readonly duracao_ms: number
  readonly codigo_status?: number
  /**
   * Por que uma tentativa falhou.
   */
  erro?:
    | 'tempo_esgotado'
    | 'conexao_falhou'
    | 'tls_falhou'
    | 'nome_nao_resolvido'
    | 'endereco_nao_publico'
    | 'redirecionado'
    | 'status_recusado'
  /**
   * Os primeiros 1.024 bytes da resposta.
   */
  readonly resposta?: string
}
export interface WebhookDeliveriesQuery {
  readonly pagina?: PageNumber
  readonly limite?: PageSize
  readonly cursor?: PageCursor
  readonly ordenacao?: Sort
  readonly campos?: SparseFields
  readonly incluir?: Inclusion
  readonly filtro?: FieldFilter
}
export interface WebhookDeliveryList {
  readonly dados: readonly WebhookDelivery[]
  readonly meta: ListMeta
  readonly links?: ListLinks
}
export interface WebhookTest {
  /**
   * Um evento do seu registro; sem ele, é criado um que se diz de teste.
   */
  readonly id_evento?: string
  readonly evento?: WebhookEventName
  readonly assunto?: WebhookSubject
  /**
   * Se o evento também é enviado, corresponda ou não.
   */
  readonly enviar?: boolean
}
/**
 * Fatos de um evento com que as condições são comparadas.
 */
export interface WebhookSubject {
  readonly organizacao?: string
  readonly fornecedor?: string
  readonly tipo_contrato?: ContractType
  readonly modalidade?: Modality
  /**
   * Unidade da federação.
   */
  readonly regiao?: string
  /**
   * Código do IBGE.
   */
  readonly municipio?: string
  readonly data?: string
  /**
   * Em reais.
   */
  readonly valor?: number
  readonly objeto?: string
  readonly tipo_anomalia?: AnomalyType
  readonly severidade?: Severity
  readonly confianca?: number
  readonly id_investigacao?: string
  readonly id_vigilancia?: string
}
export interface WebhookTestResult {
  readonly url: string
  /**
   * Um evento assim é enviado ao webhook.
   */
  readonly corresponde: boolean
  readonly condicoes: readonly WebhookCondition[]
  /**
   * O destino respondeu com status de 200 a 299.
   */
  readonly sucesso?: boolean
  readonly codigo_status?: number
  /**
   * Os primeiros 1.024 bytes da resposta.
   */
  readonly resposta?: string
  /**
   * Por que uma tentativa falhou.
   */
  erro?:
    | 'tempo_esgotado'
    | 'conexao_falhou'
    | 'tls_falhou'
    | 'nome_nao_resolvido'
    | 'endereco_nao_publico'
    | 'redirecionado'
    | 'status_recusado'
  readonly duracao_ms?: number
}
export interface WebhookCondition {
  condicao:
    | 'eventos'
    | 'outro_webhook'
    | 'id_vigilancia'
    | 'severidade_minima'
    | 'confianca_minima'
    | 'filtro.intervalo_data'
    | 'filtro.organizacoes'
    | 'filtro.tipos_contrato'
    | 'filtro.valor_minimo'
    | 'filtro.valor_maximo'
    | 'filtro.regioes'
    | 'filtro.fornecedores'
    | 'filtro.modalidades'
    | 'filtro.objeto'
    | 'excluir.organizacoes'
    | 'excluir.tipos_contrato'
    | 'excluir.regioes'
    | 'excluir.fornecedores'
    | 'excluir.modalidades'
    | 'excluir.objeto'
    | 'excluir.tipos_anomalia'
    | 'excluir.intervalos_data'
  readonly vale: boolean
}
export interface WebhookUrlTest {
  /**
   * Endereço que recebe eventos por POST: https e, no modo de desenvolvimento, também http.
   */
  readonly url: string
  /**
   * Aquilo com que se assina: 24 bytes ou mais.
   */
  readonly segredo?: string
}
export interface WebhookUrlTestResult {
  readonly url: string
  /**
   * O destino respondeu com status de 200 a 299.
   */
  readonly sucesso: boolean
  readonly codigo_status?: number
  /**
   * Os primeiros 1.024 bytes da resposta.
   */
  readonly resposta?: string
  /**
   * Por que uma tentativa falhou.
   */
  erro?:
    | 'tempo_esgotado'
    | 'conexao_falhou'
    | 'tls_falhou'
    | 'nome_nao_resolvido'
    | 'endereco_nao_publico'
    | 'redirecionado'
    | 'status_recusado'
  readonly duracao_ms: number
}
export interface WebhookRecovery {
  /**
   * São percorridos os eventos a partir desse momento.
   */
  readonly desde: string
}
export interface WebhookRecoveryResult {
  readonly id_webhook: string
  readonly desde: string
  /**
   * Eventos que são percorridos; são enviados os que cabem ao webhook e ele não recebeu.
   */
  readonly eventos: number
}
export interface WebhookUrlQuery {
  readonly url: string
}
export interface UnregisteredWebhook {
  readonly status: 'removido'
  readonly url: string
}
export interface RegisteredWebhooks {
  readonly webhooks: readonly Webhook[]
  readonly total: number
}
export interface WebhookHistoryQuery {
  readonly evento?: WebhookEventName
  readonly url?: string
  readonly sucesso?: boolean
  readonly limite?: PageSize
}
export interface WebhookHistoryItem {
  readonly url_webhook: string
  readonly evento: OwnerEventType
  readonly timestamp: string
  readonly sucesso: boolean
  readonly codigo_status?: number
  /**
   * Por que uma tentativa falhou.
   */
  erro?:
    | 'tempo_esgotado'
    | 'conexao_falhou'
    | 'tls_falhou'
    | 'nome_nao_resolvido'
    | 'endereco_nao_publico'
    | 'redirecionado'
    | 'status_recusado'
  readonly tentativas: number
  readonly duracao_ms?: number
}
export interface WebhookHistory {
  readonly entregas: readonly WebhookHistoryItem[]
  readonly total: number
}
