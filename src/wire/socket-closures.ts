// Closes of the WebSocket feeds: their codes and the reasons that stand in the close frame, which holds 123 bytes of them.

import { limits } from '../limits.ts'

/** Why a socket is closed (RFC 6455 §7.4.1; from 4000 on our own), as it goes into the close frame. */
export const socketClosures = {
  ended: { code: 1000, en: 'the feed has ended', pt: 'o fluxo terminou' },
  stopping: { code: 1001, en: 'the server is stopping', pt: 'o servidor está parando' },
  binary: { code: 1003, en: 'messages are text', pt: 'as mensagens são texto' },
  tooLarge: {
    code: 1009,
    en: `a message has at most ${limits.socketMessageBytesMax} bytes`,
    pt: `uma mensagem tem no máximo ${limits.socketMessageBytesMax} bytes`,
  },
  failed: { code: 1011, en: 'the feed has failed', pt: 'o fluxo falhou' },
  slow: { code: 1013, en: 'too much waits to be read', pt: 'há mensagens demais à espera de leitura' },
  signedOut: {
    code: 4401,
    en: 'the session or key has ended',
    pt: 'a sessão ou a chave foi encerrada',
  },
  accessLost: {
    code: 4403,
    en: 'the feed may not be read any more',
    pt: 'o fluxo não pode mais ser lido',
  },
  tooMany: {
    code: 4429,
    en: 'too many messages or connections',
    pt: 'mensagens ou conexões demais',
  },
} as const

export type SocketClosure = keyof typeof socketClosures
