// The error table: every failure that a caller can see, in both languages, with its HTTP status.
// Owns: the codes.   Does not own: rendering (wire/envelope.ts) and the HTTP headers that go with a status (http/).

import type { Reason } from './reasons.ts'

/** One row per code: Portuguese twin, HTTP status, whether trying again can help, and the two messages. */
const table = {
  VALIDATION_ERROR: row('ERRO_VALIDACAO', 400, false, 'The request is not valid.', 'A requisição não é válida.'),
  INVALID_DATA_SOURCE: row(
    'FONTE_DADOS_INVALIDA',
    400,
    false,
    'The data source is not known.',
    'A fonte de dados não é conhecida.',
  ),
  DATA_SOURCE_UNAVAILABLE: row(
    'FONTE_DADOS_INVALIDA',
    503,
    true,
    'The data source is not available.',
    'A fonte de dados não está disponível.',
  ),
  UNAUTHORIZED: row('NAO_AUTORIZADO', 401, false, 'Authentication is required.', 'É preciso autenticar-se.'),
  INVALID_CREDENTIALS: row(
    'CREDENCIAIS_INVALIDAS',
    401,
    false,
    'Wrong e-mail or password.',
    'E-mail ou senha incorretos.',
  ),
  TOKEN_EXPIRED: row('TOKEN_EXPIRADO', 401, true, 'The access token has expired.', 'O token de acesso expirou.'),
  TOKEN_INVALID: row('TOKEN_INVALIDO', 401, false, 'The token is not valid.', 'O token não é válido.'),
  INSUFFICIENT_PERMISSIONS: row(
    'PERMISSOES_INSUFICIENTES',
    403,
    false,
    'The caller lacks the permission.',
    'Falta a permissão necessária.',
  ),
  ACCOUNT_PENDING_APPROVAL: row(
    'CONTA_AGUARDA_APROVACAO',
    403,
    true,
    'The account waits for approval.',
    'A conta aguarda aprovação.',
  ),
  ACCOUNT_REJECTED: row('CONTA_REJEITADA', 403, false, 'The account was not approved.', 'A conta não foi aprovada.'),
  SIGN_IN_REFUSED: row('ENTRADA_RECUSADA', 403, false, 'The sign-in was refused.', 'A entrada foi recusada.'),
  RESOURCE_NOT_FOUND: row(
    'RECURSO_NAO_ENCONTRADO',
    404,
    false,
    'The resource does not exist.',
    'O recurso não existe.',
  ),
  INVESTIGATION_NOT_FOUND: row(
    'INVESTIGACAO_NAO_ENCONTRADA',
    404,
    false,
    'The investigation does not exist.',
    'A investigação não existe.',
  ),
  METHOD_NOT_ALLOWED: row(
    'METODO_NAO_PERMITIDO',
    405,
    false,
    'The method is not allowed on this path.',
    'O método não é permitido neste caminho.',
  ),
  NOT_ACCEPTABLE: row(
    'NAO_ACEITAVEL',
    406,
    false,
    'The answer has no form that the request accepts.',
    'A resposta não tem um formato que a requisição aceite.',
  ),
  CONFLICT: row(
    'CONFLITO',
    409,
    true,
    'The request conflicts with the current state.',
    'A requisição conflita com o estado atual.',
  ),
  EMAIL_ALREADY_REGISTERED: row(
    'EMAIL_JA_CADASTRADO',
    409,
    false,
    'The e-mail is registered already.',
    'O e-mail já está cadastrado.',
  ),
  INVESTIGATION_IN_PROGRESS: row(
    'INVESTIGACAO_EM_ANDAMENTO',
    409,
    true,
    'The results are not available yet.',
    'Os resultados ainda não estão disponíveis.',
  ),
  INVESTIGATION_NOT_CANCELLABLE: row(
    'INVESTIGACAO_NAO_CANCELAVEL',
    409,
    false,
    'The investigation has already ended.',
    'A investigação já terminou.',
  ),
  API_SUNSET: row(
    'API_ENCERRADA',
    410,
    false,
    'This part of the interface has ended.',
    'Esta parte da interface foi encerrada.',
  ),
  PRECONDITION_FAILED: row(
    'PRECONDICAO_FALHOU',
    412,
    false,
    'The precondition is not met.',
    'A precondição não foi atendida.',
  ),
  PAYLOAD_TOO_LARGE: row('CONTEUDO_MUITO_GRANDE', 413, false, 'The body is too large.', 'O corpo é grande demais.'),
  UNSUPPORTED_MEDIA_TYPE: row(
    'TIPO_CONTEUDO_NAO_SUPORTADO',
    415,
    false,
    'The content type is not supported.',
    'O tipo de conteúdo não é suportado.',
  ),
  INSUFFICIENT_DATA: row(
    'DADOS_INSUFICIENTES',
    422,
    true,
    'There are too few records.',
    'Não há registros suficientes.',
  ),
  IDEMPOTENCY_KEY_REUSED: row(
    'CHAVE_IDEMPOTENCIA_REUTILIZADA',
    422,
    false,
    'The idempotency key came with another request before.',
    'A chave de idempotência já veio com outra requisição.',
  ),
  ACCOUNT_LOCKED: row(
    'CONTA_BLOQUEADA',
    423,
    true,
    'Too many failed attempts.',
    'Houve tentativas malsucedidas demais.',
  ),
  MFA_REQUIRED: row('MFA_OBRIGATORIO', 428, false, 'A second factor is required.', 'É preciso um segundo fator.'),
  RATE_LIMIT_EXCEEDED: row('LIMITE_TAXA_EXCEDIDO', 429, true, 'The limit has been exceeded.', 'O limite foi excedido.'),
  INVESTIGATION_TIMED_OUT: row(
    'INVESTIGACAO_EXPIRADA',
    500,
    true,
    'The investigation took too long.',
    'A investigação demorou demais.',
  ),
  INTERNAL_ERROR: row('ERRO_INTERNO', 500, true, 'An internal error occurred.', 'Ocorreu um erro interno.'),
  SERVICE_UNAVAILABLE: row(
    'SERVICO_INDISPONIVEL',
    503,
    true,
    'The service is not available.',
    'O serviço não está disponível.',
  ),
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof table

export interface ErrorRow {
  /** Portuguese code. */
  readonly codigo: string
  /** HTTP status. */
  readonly status: number
  /** True when the same request can succeed later. */
  readonly recoverable: boolean
  readonly message: { readonly en: string; readonly pt: string }
}

/** The table's row for a code. */
export function errorRow(code: ErrorCode): ErrorRow {
  return table[code]
}

/** Whether the same work can succeed later; what ends the process every time does so again. */
export function isRecoverable({ code, details }: Failure): boolean {
  return errorRow(code).recoverable && details.reason !== 'resumed_too_often'
}

/** The code as English callers see it: a known source that is down is INVALID_DATA_SOURCE too, with status 503. */
export function wireCode(code: ErrorCode): Exclude<ErrorCode, 'DATA_SOURCE_UNAVAILABLE'> {
  return code === 'DATA_SOURCE_UNAVAILABLE' ? 'INVALID_DATA_SOURCE' : code
}

export const errorCodes = Object.keys(table) as readonly ErrorCode[]

/** Facts about a failure; the reason is a code that has words in both languages. */
export interface FailureDetails {
  readonly reason?: Reason
  readonly [fact: string]: unknown
}

/** A failure that the caller sees. `details` holds facts (English field names); the wire translates the names. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: FailureDetails

  constructor(code: ErrorCode, details: FailureDetails = {}, options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(details)}`, options)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** A failure as a value, so that it can cross a thread, a mailbox or a restart. */
export type Failure = Pick<AppError, 'code' | 'details'>

/** A failure as it is kept of a run: facts that are worded for each reader. */
export interface StoredFailure extends Failure {
  /** Whether the same work can succeed later. */
  readonly recoverable: boolean
}

/** What came of work elsewhere, such as on another thread. */
export type Outcome<Value> =
  | { readonly type: 'completed'; readonly value: Value }
  | { readonly type: 'failed'; readonly failure: Failure }

/** What was thrown, as an AppError; undefined for a bug. A lack of descriptors passes, whatever it stopped. */
export function findAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error
  // Of another thread only the message comes through.
  const isLack = error instanceof Error && /\b(EMFILE|ENFILE|ERR_WORKER_INIT_FAILED)\b/.test(codeAndMessage(error))
  return isLack ? new AppError('SERVICE_UNAVAILABLE', { reason: 'out_of_descriptors' }, { cause: error }) : undefined
}

const lacks = ['not_writable', 'out_of_descriptors'] as const

/** What the process lacks for a while, where that is why the work failed: the same work can succeed later. */
export function findLack(failure: {
  readonly details: { readonly reason?: unknown }
}): (typeof lacks)[number] | undefined {
  const { reason } = failure.details
  return lacks.find((lack) => lack === reason)
}

function codeAndMessage(error: NodeJS.ErrnoException): string {
  return `${error.code} ${error.message}`
}

/** What was thrown, as a value; a bug becomes INTERNAL_ERROR with its message. */
export function toFailure(error: unknown): Failure {
  const known = findAppError(error)
  if (known !== undefined) return { code: known.code, details: known.details }
  return { code: 'INTERNAL_ERROR', details: { message: error instanceof Error ? error.message : String(error) } }
}

/** The outcome of work. Rejects with what is no AppError, which is a bug. */
export async function toOutcome<Value>(work: () => Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { type: 'completed', value: await work() }
  } catch (error) {
    if (findAppError(error) === undefined) throw error
    return { type: 'failed', failure: toFailure(error) }
  }
}

/** The value; throws the failure. */
export function getValue<Value>(outcome: Outcome<Value>): Value {
  if (outcome.type === 'completed') return outcome.value
  throw toError(outcome.failure)
}

/** The failure as it was thrown. */
export function toError({ code, details }: Failure): AppError {
  return new AppError(code, details)
}

function row(codigo: string, status: number, recoverable: boolean, en: string, pt: string): ErrorRow {
  return { codigo, status, recoverable, message: { en, pt } }
}
