// What `prumo chat` says, in both languages.

import type { Language } from '../domain/vocabulary.ts'

type Pair = Readonly<Record<Language, string>>

export const chatTexts = {
  chat_opened: {
    en: 'Ask in your own words. /help says what else there is; Ctrl-C cancels an answer, and once more leaves.',
    pt: 'Pergunte com suas palavras. /help diz o que mais há; Ctrl-C cancela uma resposta e, de novo, sai.',
  },
  chat_help: {
    en: [
      'A number sends the question, or the choice, that has it.',
      '/history       lists your conversations',
      '/history ID    goes on with one of them, by its number or id',
      '/new           begins a new conversation',
      '/help          shows this',
      '/quit          leaves; what is being answered goes on at the server',
    ].join('\n'),
    pt: [
      'Um número envia a pergunta, ou a opção, que o tem.',
      '/history       lista suas conversas',
      '/history ID    continua uma delas, pelo número ou id',
      '/new           começa uma nova conversa',
      '/help          mostra isto',
      '/quit          sai; o que está sendo respondido continua no servidor',
    ].join('\n'),
  },
  chat_new: { en: 'A new conversation.', pt: 'Uma nova conversa.' },
  chat_none: { en: 'There is no conversation yet.', pt: 'Ainda não há conversas.' },
  chat_unknown_command: {
    en: '{command} is no command: /help lists them.',
    pt: '{command} não é um comando: /help lista os que há.',
  },
  chat_unknown_number: {
    en: 'No conversation has the number {number}.',
    pt: 'Nenhuma conversa tem o número {number}.',
  },
  chat_sources: { en: 'Sources', pt: 'Fontes' },
  chat_next: { en: 'Ask next', pt: 'Pergunte em seguida' },
  chat_ignored: { en: 'Not understood: {words}', pt: 'Não entendido: {words}' },
  chat_notes: { en: 'How it was read', pt: 'Como foi lido' },
  chat_choices: { en: 'Choose, or write something else', pt: 'Escolha ou escreva outra coisa' },
  chat_records: { en: '{count} records', pt: '{count} registros' },
  chat_cancelled: { en: 'The answer was cancelled.', pt: 'A resposta foi cancelada.' },
  chat_left: {
    en: 'The answer goes on at the server: prumo chat --session {session}',
    pt: 'A resposta continua no servidor: prumo chat --session {session}',
  },
  chat_broken: {
    en: 'The connection broke before the server was known to have the question: ask it again.',
    pt: 'A conexão caiu antes de se saber se o servidor recebeu a pergunta: pergunte de novo.',
  },
  chat_prompt: { en: '> ', pt: '> ' },
} as const satisfies Readonly<Record<string, Pair>>
