// Headers of requests and answers that the interface describes, and which operations have them.

import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { mcpRevisions } from './mcp/revisions.ts'
import { isConditional, isTagged, type Operation } from './operation.ts'

interface HeaderRow {
  readonly name: string
  readonly schema: Readonly<Record<string, unknown>>
  readonly description: { readonly en: string; readonly pt: string }
  /** Whether a request of the operation, or its answer with a status, can have the header. */
  readonly isOf: (operation: Operation, status: number) => boolean
}

const text = { type: 'string' }

/** What is answered as a file with a name, and what as its reader takes it. */
const named: ReadonlySet<Operation['media']> = new Set(['file', 'document', 'table', 'archive', 'json_file'])
const streamed: ReadonlySet<Operation['media']> = new Set(['sse', 'table', 'archive', 'json_file'])

const ofRequests: readonly HeaderRow[] = [
  {
    name: 'X-API-Version',
    schema: { ...text, enum: ['1'] },
    description: {
      en: 'The version that is asked for; another one is refused.',
      pt: 'A versão pedida; outra é recusada.',
    },
    isOf: ({ isUncounted }) => isUncounted !== true,
  },
  {
    name: 'X-Client-Version',
    schema: text,
    description: {
      en: 'The version of the client, or its name and version as in `name/1.4.0`, of up to 64 characters, for the log, the audit trail and the list of active requests; what is neither is left out.',
      pt: 'A versão do cliente, ou seu nome e versão como em `nome/1.4.0`, de até 64 caracteres, para o log, a trilha de auditoria e a lista de requisições em andamento; o que não é nem um nem outro fica de fora.',
    },
    isOf: ({ isUncounted }) => isUncounted !== true,
  },
  {
    name: 'Idempotency-Key',
    schema: { ...text, maxLength: limits.idempotencyKeyCharactersMax },
    description: {
      en: "Makes it safe to send the request again: for 24 hours the same request with the same key gets the first one's answer.",
      pt: 'Permite enviar a requisição de novo sem risco: por 24 horas, a mesma requisição com a mesma chave recebe a resposta da primeira.',
    },
    isOf: ({ creates }) => Boolean(creates),
  },
  {
    name: 'MCP-Protocol-Version',
    schema: { ...text, enum: mcpRevisions },
    description: {
      en: 'The revision of the protocol that was agreed on; without it the messages are taken as those of the older one.',
      pt: 'A revisão do protocolo combinada; sem ela, as mensagens são lidas como as da mais antiga.',
    },
    isOf: ({ id }) => id === 'mcp',
  },
  {
    name: 'Prefer',
    schema: { ...text, example: 'wait=30' },
    description: {
      en: 'wait=N waits up to N seconds for what is not there yet; who leaves ends the wait alone.',
      pt: 'wait=N espera até N segundos pelo que ainda não existe; quem sai encerra só a espera.',
    },
    isOf: ({ waits }) => waits !== undefined,
  },
  {
    name: 'If-None-Match',
    schema: text,
    description: {
      en: 'The ETag of an earlier answer: where nothing has changed since, this one is 304 without a body.',
      pt: 'O ETag de uma resposta anterior: se nada mudou desde então, esta é 304, sem corpo.',
    },
    isOf: isTagged,
  },
  {
    name: 'If-Match',
    schema: text,
    description: {
      en: 'The ETag of what was read, in any language: the change is refused with PRECONDITION_FAILED where another came between.',
      pt: 'O ETag do que foi lido, em qualquer idioma: a alteração é recusada com PRECONDICAO_FALHOU se outra veio antes.',
    },
    isOf: isConditional,
  },
]

/** For browsers, on every answer. */
const safety: readonly HeaderRow[] = (
  [
    ['X-Frame-Options', 'No page of others shows it.', 'Nenhuma página de terceiros a exibe.'],
    ['X-Content-Type-Options', 'The content is of the type that is named.', 'O conteúdo é do tipo indicado.'],
    ['X-XSS-Protection', 'For old browsers.', 'Para navegadores antigos.'],
    ['Strict-Transport-Security', 'Only HTTPS from now on.', 'Só HTTPS daqui em diante.'],
    ['Content-Security-Policy', 'Where content may come from.', 'De onde o conteúdo pode vir.'],
  ] as const
).map(([name, en, pt]) => ({ name, schema: text, description: { en, pt }, isOf: () => true }))

const ofAnswers: readonly HeaderRow[] = [
  {
    name: 'X-API-Version',
    schema: { ...text, enum: ['1'] },
    description: { en: 'The version that answered.', pt: 'A versão que respondeu.' },
    isOf: () => true,
  },
  {
    name: 'Deprecation',
    schema: { ...text, pattern: '^@\\d+$' },
    description: {
      en: 'When the end of the operation was announced, in seconds since 1970 (RFC 9745).',
      pt: 'Quando o fim da operação foi anunciado, em segundos desde 1970 (RFC 9745).',
    },
    isOf: ({ deprecated }) => deprecated !== false,
  },
  {
    name: 'Sunset',
    schema: text,
    description: {
      en: 'When the operation ends (RFC 8594).',
      pt: 'Quando a operação se encerra (RFC 8594).',
    },
    isOf: ({ deprecated }) => deprecated !== false,
  },
  {
    name: 'Link',
    schema: text,
    description: {
      en: 'What explains the end, and what takes the place of the operation.',
      pt: 'O que explica o fim e o que substitui a operação.',
    },
    isOf: ({ deprecated }) => deprecated !== false,
  },
  {
    name: 'X-Request-ID',
    schema: { ...text, format: 'uuid' },
    description: {
      en: 'The id of the request, its own where it came with a UUID.',
      pt: 'O id da requisição: o que ela mesma trouxe, se era um UUID.',
    },
    isOf: () => true,
  },
  {
    name: 'Location',
    schema: { ...text, format: 'uri-reference' },
    description: {
      en: 'Where what was made can be read, absent where it cannot be read again; of a redirect, where the browser goes on to.',
      pt: 'Onde se lê o que foi criado, ausente quando não se pode ler de novo; em um redirecionamento, para onde o navegador segue.',
    },
    isOf: ({ creates }, status) => (Boolean(creates) && isSuccess(status)) || status === 302 || status === 303,
  },
  {
    name: 'Set-Cookie',
    schema: text,
    description: {
      en: 'Binds the sign-in to the browser that begins it; gone after ten minutes.',
      pt: 'Vincula a entrada ao navegador que a começa; some em dez minutos.',
    },
    isOf: ({ reply }, status) => status === 302 || (reply === 'OAuthAuthorization' && isSuccess(status)),
  },
  {
    name: 'Idempotency-Replayed',
    schema: { ...text, enum: ['true'] },
    description: {
      en: 'Set where the answer is that of an earlier request with the same key.',
      pt: 'Presente quando a resposta é a de uma requisição anterior com a mesma chave.',
    },
    isOf: ({ creates }, status) => Boolean(creates) && isSuccess(status),
  },
  {
    name: 'Preference-Applied',
    schema: text,
    description: {
      en: 'How long was waited at most, where Prefer asked for it.',
      pt: 'Quanto se esperou no máximo, quando Prefer pediu.',
    },
    isOf: ({ waits }, status) => waits !== undefined && isSuccess(status),
  },
  {
    name: 'ETag',
    schema: text,
    description: {
      en: 'Names this version in this language; for If-None-Match, and where it can be edited for If-Match.',
      pt: 'Identifica esta versão neste idioma; para If-None-Match e, onde se pode editar, para If-Match.',
    },
    isOf: (operation, status) =>
      status === 304 ||
      (status === 200 && operation.media === 'asset') ||
      (status === 200 && (isTagged(operation) || (isConditional(operation) && operation.reply !== null))),
  },
  {
    name: 'WWW-Authenticate',
    schema: text,
    description: {
      en: 'What credential is wanted, and what is wrong with the one given (RFC 6750).',
      pt: 'Que credencial se espera e o que há de errado com a informada (RFC 6750).',
    },
    isOf: (_, status) => status === 401 || status === 403,
  },
  {
    name: 'Content-Disposition',
    schema: text,
    description: { en: 'The name of the file.', pt: 'O nome do arquivo.' },
    isOf: ({ media, files }, status) => (named.has(media) || files !== undefined) && isSuccess(status),
  },
  {
    name: 'X-Dataset-Version',
    schema: text,
    description: {
      en: 'The version of the records in the file, for `dataset_version` of a request that goes on from it.',
      pt: 'A versão dos registros do arquivo, para `versao_conjunto_dados` de um pedido que continua a partir dele.',
    },
    isOf: ({ media }, status) => media === 'table' && isSuccess(status),
  },
  {
    name: 'X-Accel-Buffering',
    schema: { ...text, enum: ['no'] },
    description: {
      en: 'Keeps a proxy from holding back what is streamed.',
      pt: 'Impede que um proxy retenha o que é transmitido aos poucos.',
    },
    isOf: ({ media, lines, files }, status) =>
      (streamed.has(media) || lines !== undefined || files !== undefined) && isSuccess(status),
  },
  {
    name: 'Cache-Control',
    schema: text,
    description: {
      en: 'Whether the answer may be kept; what has an ETag is asked for again at each use.',
      pt: 'Se a resposta pode ser guardada; o que tem ETag é conferido a cada uso.',
    },
    isOf: () => true,
  },
  {
    name: 'Vary',
    schema: text,
    description: {
      en: 'The headers of the request that the answer depends on.',
      pt: 'Os cabeçalhos da requisição de que a resposta depende.',
    },
    isOf: () => true,
  },
  {
    name: 'Content-Encoding',
    schema: { ...text, enum: ['gzip'] },
    description: { en: 'How the body is packed, where it is.', pt: 'Como o corpo está compactado, se estiver.' },
    isOf: (_, status) => status !== 204 && status !== 304 && status !== 101,
  },
  {
    name: 'X-RateLimit-Limit',
    schema: { ...text, pattern: '^(\\d+|unlimited)$' },
    description: { en: 'Requests an hour.', pt: 'Requisições por hora.' },
    isOf: () => true,
  },
  {
    name: 'X-RateLimit-Remaining',
    schema: { ...text, pattern: '^(\\d+|unlimited)$' },
    description: { en: 'Requests that are left of the hour.', pt: 'Requisições que restam da hora.' },
    isOf: () => true,
  },
  {
    name: 'X-RateLimit-Reset',
    schema: { type: 'integer' },
    description: {
      en: 'When the hour ends, in seconds since 1970.',
      pt: 'Quando a hora termina, em segundos desde 1970.',
    },
    isOf: () => true,
  },
  {
    name: 'X-RateLimit-Retry-After',
    schema: { type: 'integer' },
    description: {
      en: 'Seconds until a request is taken again; 0 where one is taken now.',
      pt: 'Segundos até que uma requisição seja aceita de novo; 0 se uma é aceita agora.',
    },
    isOf: () => true,
  },
  {
    name: 'RateLimit',
    schema: text,
    description: {
      en: 'What is left of each limit, and when it renews; absent where none counts.',
      pt: 'O que resta de cada limite e quando se renova; ausente quando nenhum conta.',
    },
    isOf: () => true,
  },
  {
    name: 'RateLimit-Policy',
    schema: text,
    description: {
      en: 'The limits of the caller; absent where none counts.',
      pt: 'Os limites de quem chama; ausente quando nenhum conta.',
    },
    isOf: () => true,
  },
  ...safety,
  {
    name: 'Retry-After',
    schema: { type: 'integer' },
    description: {
      en: 'Seconds after which to ask again.',
      pt: 'Segundos após os quais perguntar de novo.',
    },
    isOf: (_, status) => repeated.has(status),
  },
]

/** Of what passes by itself. */
const repeated: ReadonlySet<number> = new Set([202, 409, 423, 429, 503])

function isSuccess(status: number): boolean {
  return status < 300
}

/** The headers that requests of an operation may have, as parameters of OpenAPI. */
export function requestHeadersIn(operation: Operation, language: Language): readonly unknown[] {
  return ofRequests
    .filter(({ isOf }) => isOf(operation, 0))
    .map(({ name, schema, description }) => ({ name, in: 'header', description: description[language], schema }))
}

/** The headers of an answer of an operation, as OpenAPI has them. */
export function responseHeadersIn(
  operation: Operation,
  status: number,
  language: Language,
): Readonly<Record<string, unknown>> {
  const rows = ofAnswers.filter(({ isOf }) => isOf(operation, status))
  return Object.fromEntries(
    rows.map(({ name, schema, description }) => [name, { description: description[language], schema }]),
  )
}
