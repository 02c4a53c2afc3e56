// Generated from the operations table and schemas/ by `npm run generate`; do not edit.

import type { WireTypes as English } from './english.ts'
import type { WireTypes as Portuguese } from './portuguese.ts'

interface StreamEvent<Name extends string, Data> {
  readonly event: Name
  readonly data: Data
  /** Where to go on behind it. */
  readonly id: string | undefined
}

/** The events of an investigation's stream by language. */
export interface StreamEvents {
  en:
    | StreamEvent<'progress', English['ProgressEvent']>
    | StreamEvent<'anomaly', English['AnomalyEvent']>
    | StreamEvent<'insight', English['InsightEvent']>
    | StreamEvent<'complete', English['CompleteEvent']>
    | StreamEvent<'error', English['InvestigationFailure']>
    | StreamEvent<'cancelled', English['CancelledEvent']>
    | StreamEvent<'damaged', English['InvestigationFailure']>
    | StreamEvent<'reset', English['ResetEvent']>
  pt:
    | StreamEvent<'progresso', Portuguese['ProgressEvent']>
    | StreamEvent<'anomalia', Portuguese['AnomalyEvent']>
    | StreamEvent<'insight', Portuguese['InsightEvent']>
    | StreamEvent<'completo', Portuguese['CompleteEvent']>
    | StreamEvent<'erro', Portuguese['InvestigationFailure']>
    | StreamEvent<'cancelada', Portuguese['CancelledEvent']>
    | StreamEvent<'danificado', Portuguese['InvestigationFailure']>
    | StreamEvent<'reinicio', Portuguese['ResetEvent']>
}

/** The events of an answer's stream by language. */
export interface ChatEvents {
  en:
    | StreamEvent<'thinking', English['ThinkingEvent']>
    | StreamEvent<'agent_selected', English['AgentSelectedEvent']>
    | StreamEvent<'chunk', English['ChunkEvent']>
    | StreamEvent<'clarification', English['ClarificationEvent']>
    | StreamEvent<'complete', English['ChatCompleteEvent']>
    | StreamEvent<'error', English['ChatErrorEvent']>
  pt:
    | StreamEvent<'thinking', Portuguese['ThinkingEvent']>
    | StreamEvent<'agent_selected', Portuguese['AgentSelectedEvent']>
    | StreamEvent<'chunk', Portuguese['ChunkEvent']>
    | StreamEvent<'clarification', Portuguese['ClarificationEvent']>
    | StreamEvent<'complete', Portuguese['ChatCompleteEvent']>
    | StreamEvent<'error', Portuguese['ChatErrorEvent']>
}

/** The events of a workflow's stream by language. */
export interface WorkflowEvents {
  en:
    | StreamEvent<'step', English['WorkflowStepState']>
    | StreamEvent<'status', English['WorkflowStatusEvent']>
    | StreamEvent<'complete', English['WorkflowStatusEvent']>
    | StreamEvent<'error', English['InvestigationFailure']>
    | StreamEvent<'cancelled', English['WorkflowStatusEvent']>
    | StreamEvent<'reset', English['ResetEvent']>
  pt:
    | StreamEvent<'etapa', Portuguese['WorkflowStepState']>
    | StreamEvent<'status', Portuguese['WorkflowStatusEvent']>
    | StreamEvent<'completo', Portuguese['WorkflowStatusEvent']>
    | StreamEvent<'erro', Portuguese['InvestigationFailure']>
    | StreamEvent<'cancelado', Portuguese['WorkflowStatusEvent']>
    | StreamEvent<'reinicio', Portuguese['ResetEvent']>
}

/** The events of a task's stream by language. */
export interface TaskEvents {
  en:
    | StreamEvent<'status', English['TaskStatusEvent']>
    | StreamEvent<'partition', English['TaskPartitionEvent']>
    | StreamEvent<'late', English['TaskLateEvent']>
    | StreamEvent<'complete', English['TaskCompleteEvent']>
    | StreamEvent<'error', English['InvestigationFailure']>
    | StreamEvent<'cancelled', English['TaskStatusEvent']>
    | StreamEvent<'reset', English['ResetEvent']>
  pt:
    | StreamEvent<'status', Portuguese['TaskStatusEvent']>
    | StreamEvent<'particao', Portuguese['TaskPartitionEvent']>
    | StreamEvent<'atraso', Portuguese['TaskLateEvent']>
    | StreamEvent<'completo', Portuguese['TaskCompleteEvent']>
    | StreamEvent<'erro', Portuguese['InvestigationFailure']>
    | StreamEvent<'cancelado', Portuguese['TaskStatusEvent']>
    | StreamEvent<'reinicio', Portuguese['ResetEvent']>
}

/** The messages of a conversation by language; of the events of an answer each has its place. */
export interface ChatMessages {
  en:
    | (English['ThinkingEvent'] & English['ChatPlace'])
    | (English['AgentSelectedEvent'] & English['ChatPlace'])
    | (English['ChunkEvent'] & English['ChatPlace'])
    | (English['ClarificationEvent'] & English['ChatPlace'])
    | (English['ChatCompleteEvent'] & English['ChatPlace'])
    | (English['ChatErrorEvent'] & English['ChatPlace'])
    | English['ChatCancelled']
    | English['ChatPong']
    | English['ChatHeartbeat']
    | English['ChatAuthenticated']
  pt:
    | (Portuguese['ThinkingEvent'] & Portuguese['ChatPlace'])
    | (Portuguese['AgentSelectedEvent'] & Portuguese['ChatPlace'])
    | (Portuguese['ChunkEvent'] & Portuguese['ChatPlace'])
    | (Portuguese['ClarificationEvent'] & Portuguese['ChatPlace'])
    | (Portuguese['ChatCompleteEvent'] & Portuguese['ChatPlace'])
    | (Portuguese['ChatErrorEvent'] & Portuguese['ChatPlace'])
    | Portuguese['ChatCancelled']
    | Portuguese['ChatPong']
    | Portuguese['ChatHeartbeat']
    | Portuguese['ChatAuthenticated']
}

/** Why a feed was closed: by the service, or by whatever broke the connection. */
export type FeedCloseReason = 'ended' | 'stopping' | 'binary' | 'tooLarge' | 'failed' | 'slow' | 'signedOut' | 'accessLost' | 'tooMany' | 'broken'

/** By the codes of close frames. */
export const closeReasons: Readonly<Record<number, FeedCloseReason>> = {
  1000: 'ended',
  1001: 'stopping',
  1003: 'binary',
  1009: 'tooLarge',
  1011: 'failed',
  1013: 'slow',
  4401: 'signedOut',
  4403: 'accessLost',
  4429: 'tooMany',
}

interface MessageRest {
  readonly en: Omit<English['SocketMessage'], 'type' | 'data'>
  readonly pt: Omit<Portuguese['SocketMessage'], 'tipo' | 'dados'>
}

/** The messages of a WebSocket by language. */
export interface SocketMessages {
  en:
    | (MessageRest['en'] & { readonly type: 'progress'; readonly data: English['ProgressEvent'] })
    | (MessageRest['en'] & { readonly type: 'anomaly'; readonly data: English['AnomalyEvent'] })
    | (MessageRest['en'] & { readonly type: 'insight'; readonly data: English['InsightEvent'] })
    | (MessageRest['en'] & { readonly type: 'complete'; readonly data: English['CompleteEvent'] })
    | (MessageRest['en'] & { readonly type: 'error'; readonly data: English['InvestigationFailure'] })
    | (MessageRest['en'] & { readonly type: 'cancelled'; readonly data: English['CancelledEvent'] })
    | (MessageRest['en'] & { readonly type: 'damaged'; readonly data: English['InvestigationFailure'] })
    | (MessageRest['en'] & { readonly type: 'reset'; readonly data: English['ResetEvent'] })
    | (MessageRest['en'] & { readonly type: 'subscribed'; readonly data: English['SubscribedMessage'] })
    | (MessageRest['en'] & { readonly type: 'unsubscribed'; readonly data: English['UnsubscribedMessage'] })
    | (MessageRest['en'] & { readonly type: 'gap'; readonly data: English['GapMessage'] })
    | (MessageRest['en'] & { readonly type: 'system.notice'; readonly data: English['SystemNotice'] })
    | (MessageRest['en'] & { readonly type: 'pong'; readonly data: English['EmptyMessage'] })
    | (MessageRest['en'] & { readonly type: 'heartbeat'; readonly data: English['EmptyMessage'] })
    | (MessageRest['en'] & { readonly type: 'error'; readonly data: English['ErrorEnvelope'] })
    | (MessageRest['en'] & { readonly type: 'investigation.completed'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'investigation.failed'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'investigation.cancelled'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'anomaly.detected'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'analysis.finished'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'report.generated'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'watch.changed'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'webhook.failing'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'webhook.disabled'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'approval.requested'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'task.completed'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'task.failed'; readonly data: English['OwnerEventData'] })
    | (MessageRest['en'] & { readonly type: 'task.late'; readonly data: English['OwnerEventData'] })
  pt:
    | (MessageRest['pt'] & { readonly tipo: 'progresso'; readonly dados: Portuguese['ProgressEvent'] })
    | (MessageRest['pt'] & { readonly tipo: 'anomalia'; readonly dados: Portuguese['AnomalyEvent'] })
    | (MessageRest['pt'] & { readonly tipo: 'insight'; readonly dados: Portuguese['InsightEvent'] })
    | (MessageRest['pt'] & { readonly tipo: 'completo'; readonly dados: Portuguese['CompleteEvent'] })
    | (MessageRest['pt'] & { readonly tipo: 'erro'; readonly dados: Portuguese['InvestigationFailure'] })
    | (MessageRest['pt'] & { readonly tipo: 'cancelada'; readonly dados: Portuguese['CancelledEvent'] })
    | (MessageRest['pt'] & { readonly tipo: 'danificado'; readonly dados: Portuguese['InvestigationFailure'] })
    | (MessageRest['pt'] & { readonly tipo: 'reinicio'; readonly dados: Portuguese['ResetEvent'] })
    | (MessageRest['pt'] & { readonly tipo: 'assinatura_aberta'; readonly dados: Portuguese['SubscribedMessage'] })
    | (MessageRest['pt'] & { readonly tipo: 'assinatura_encerrada'; readonly dados: Portuguese['UnsubscribedMessage'] })
    | (MessageRest['pt'] & { readonly tipo: 'lacuna'; readonly dados: Portuguese['GapMessage'] })
    | (MessageRest['pt'] & { readonly tipo: 'sistema.aviso'; readonly dados: Portuguese['SystemNotice'] })
    | (MessageRest['pt'] & { readonly tipo: 'pong'; readonly dados: Portuguese['EmptyMessage'] })
    | (MessageRest['pt'] & { readonly tipo: 'batimento'; readonly dados: Portuguese['EmptyMessage'] })
    | (MessageRest['pt'] & { readonly tipo: 'erro'; readonly dados: Portuguese['ErrorEnvelope'] })
    | (MessageRest['pt'] & { readonly tipo: 'investigacao.concluida'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'investigacao.falhou'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'investigacao.cancelada'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'anomalia.detectada'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'analise.finalizada'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'relatorio.gerado'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'vigilancia.alterada'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'webhook.falhando'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'webhook.desativado'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'aprovacao.solicitada'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'tarefa.concluida'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'tarefa.falhou'; readonly dados: Portuguese['OwnerEventData'] })
    | (MessageRest['pt'] & { readonly tipo: 'tarefa.atrasada'; readonly dados: Portuguese['OwnerEventData'] })
}
