// Rows of the operations table: conversations. Each belongs to the account that began it, and to nobody else.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Chat', permission: 'read:investigations' } as const
const posts = { ...reads, method: 'POST' } as const
const asks = ['RESOURCE_NOT_FOUND', 'CONFLICT'] as const
const session = shared('/api/v1/chat/sessions/{chat_session_id}')

export const chatOperations = [
  {
    ...posts,
    ...shared('/api/v1/chat/stream'),
    id: 'chat_stream',
    creates: null,
    summary: { en: 'Ask, and follow the answer', pt: 'Perguntar e acompanhar a resposta' },
    body: 'ChatStreamRequest',
    reply: 'ChatAnswer',
    media: 'sse',
    stream: 'chat',
    errors: asks,
  },
  {
    ...posts,
    ...shared('/api/v1/chat/message'),
    id: 'chat_message',
    status: 201,
    creates: 'in_commit',
    summary: { en: 'Ask, and get the whole answer', pt: 'Perguntar e receber a resposta inteira' },
    body: 'ChatMessageRequest',
    reply: 'ChatAnswer',
    errors: asks,
  },
  {
    ...reads,
    ...shared('/api/v1/chat/history'),
    id: 'chat_history',
    summary: { en: 'List the messages of own conversations', pt: 'Listar as mensagens das próprias conversas' },
    query: 'ChatHistoryQuery',
    reply: 'ChatHistoryList',
  },
  {
    ...reads,
    ...shared('/api/v1/chat/sessions'),
    id: 'list_chat_sessions',
    summary: { en: 'List own conversations', pt: 'Listar as próprias conversas' },
    query: 'ChatSessionsQuery',
    reply: 'ChatSessionList',
  },
  {
    ...reads,
    ...session,
    id: 'get_chat_session',
    summary: { en: 'Read a conversation', pt: 'Ler uma conversa' },
    reply: 'ChatSession',
  },
  {
    ...reads,
    ...session,
    method: 'PATCH',
    id: 'update_chat_session',
    summary: { en: 'Rename a conversation', pt: 'Renomear uma conversa' },
    body: 'ChatSessionPatch',
    reply: 'ChatSession',
    errors: ['PRECONDITION_FAILED'],
  },
  {
    ...reads,
    ...session,
    method: 'DELETE',
    status: 204,
    id: 'delete_chat_session',
    summary: { en: 'Delete a conversation with all its messages', pt: 'Excluir uma conversa com todas as mensagens' },
    reply: null,
    errors: ['PRECONDITION_FAILED'],
  },
  {
    ...reads,
    ...shared('/api/v1/chat/messages/{message_id}'),
    id: 'get_chat_answer',
    summary: { en: 'Read an answer, as far as it has come', pt: 'Ler uma resposta, até onde chegou' },
    reply: 'ChatAnswer',
  },
  {
    ...reads,
    ...shared('/api/v1/chat/messages/{message_id}/stream'),
    id: 'chat_answer_stream',
    summary: { en: 'Follow an answer again', pt: 'Acompanhar de novo uma resposta' },
    query: 'StreamQuery',
    reply: null,
    media: 'sse',
    stream: 'chat',
  },
  {
    ...posts,
    ...shared('/api/v1/chat/messages/{message_id}/cancel'),
    id: 'cancel_chat_answer',
    creates: null,
    summary: { en: 'Cancel an answer; what was sent stays', pt: 'Cancelar uma resposta; o que foi enviado fica' },
    reply: 'ChatAnswer',
    errors: ['CONFLICT'],
  },
  {
    ...posts,
    ...shared('/api/v1/chat/messages/{message_id}/feedback'),
    id: 'rate_chat_answer',
    creates: null,
    summary: { en: 'Say whether an answer was good', pt: 'Dizer se uma resposta foi boa' },
    body: 'ChatFeedbackRequest',
    reply: 'ChatFeedback',
    errors: ['CONFLICT'],
  },
  {
    ...reads,
    ...shared('/api/v1/chat/messages/{message_id}/evidence/{evidence_id}'),
    id: 'get_chat_evidence',
    summary: {
      en: 'Open a figure of an answer: its query and the records behind it',
      pt: 'Abrir um número de uma resposta: sua consulta e os registros por trás dele',
    },
    query: 'ChatEvidenceQuery',
    reply: 'ChatEvidenceDocument',
  },
] as const satisfies readonly Operation[]
