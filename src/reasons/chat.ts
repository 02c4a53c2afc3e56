// Why a question or an answer of a conversation is refused.

export const chatReasons = {
  too_many_answers: {
    en: 'As many answers of this account are under way as may be: {running} of {maximum}.',
    pt: 'Esta conta já tem em andamento tantas respostas quanto pode: {running} de {maximum}.',
  },
  chats_full: {
    en: 'As many answers wait as may: ask again in a moment.',
    pt: 'Já esperam tantas respostas quanto podem: pergunte de novo em instantes.',
  },
  too_many_sessions: {
    en: 'An account has at most {limit} conversations: delete one first.',
    pt: 'Uma conta tem no máximo {limit} conversas: exclua uma antes.',
  },
  conversation_full: {
    en: 'A conversation has at most {limit} messages: begin another one.',
    pt: 'Uma conversa tem no máximo {limit} mensagens: comece outra.',
  },
  other_account: { en: 'This token is of another account.', pt: 'Este token é de outra conta.' },
  answer_ended: { en: 'This answer has ended before.', pt: 'Esta resposta já terminou.' },
  answer_open: { en: 'This answer is still under way.', pt: 'Esta resposta ainda está em andamento.' },
  nothing_offered: {
    en: 'Nothing is offered for a choice: the last question was answered.',
    pt: 'Não há opções a escolher: a última pergunta já foi respondida.',
  },
  not_offered: {
    en: 'This choice was not offered; what may be chosen: {allowed}.',
    pt: 'Esta opção não foi oferecida; as opções são: {allowed}.',
  },
} as const
