// What an answer of the fuzzing must be. Wrong is: an answer of 500 or above but a stated 503, one that the document does not
// allow, a success of a body that it does not allow, one that takes longer than send.ts says, or none.

import { type Language, languages } from '../../src/domain/vocabulary.ts'
import { toPortugueseMembers } from '../../src/wire/body-document.ts'
import { jsonApiType, linesType } from '../../src/wire/media-types.ts'
import { checkerOf } from '../support/client.ts'
import type { FuzzRequest } from './requests.ts'
import { answerMsMax, type FuzzAnswer } from './send.ts'

/** Of the HTTP library, before an operation is known; blanks fill it up (SECURITY.md). */
const headTooLong = 'The head of the request is too long.'

/** Their items are answered one by one, each with what is wrong with it. */
const answersEach: ReadonlySet<string> = new Set(['start_investigations'])

/** Throws what is wrong with an answer. */
export function judge(request: FuzzRequest, answer: FuzzAnswer): void {
  const { status, text, ms } = answer
  if (ms > answerMsMax) throw new Error(`answered after ${Math.round(ms)} ms`)
  if (status >= 500 && !isStatedUnavailability(status, text))
    throw new Error(`answered ${status}: ${text.slice(0, 500)}`)
  if (status === 431 && text.trimEnd() === headTooLong) return
  judgeAccepted(request, status)
  const [first, second] = request.language === 'pt' ? languages.toReversed() : languages
  try {
    checkIn(first, request, answer)
  } catch (cause) {
    // An odd path, header or body may have decided for the other language.
    try {
      checkIn(second, request, answer)
    } catch {
      throw cause
    }
  }
}

/** What has been done must have been asked for in a body that the document of a language allows. */
function judgeAccepted({ operation, method, body, language, headers }: FuzzRequest, status: number): void {
  const isOther = checkerOf(language).find(operation).method !== method
  if (status >= 300 || body === null || body === '' || isOther || answersEach.has(operation)) return
  const isSent = (each: Language) => checkerOf(each).findBodyProblem(operation, undefined) !== null
  if (!languages.some(isSent)) return
  const value: unknown = JSON.parse(
    Buffer.from(body, 'base64')
      .toString()
      .replace(/^\ufeff/, ''),
  )
  const isJsonApi = headers.some(([name, type]) => name === 'Content-Type' && type === jsonApiType)
  // In Portuguese the members of a document have the names of the standard or ours.
  const problems = languages.map((each) =>
    checkerOf(each).findBodyProblem(operation, each === 'pt' && isJsonApi ? toPortugueseMembers(value) : value),
  )
  if (!problems.includes(null)) throw new Error(`answered ${status} to an invalid body: ${problems.join(' / ')}`)
}

function checkIn(language: Language | undefined, request: FuzzRequest, answer: FuzzAnswer): void {
  if (language === undefined) throw new Error('each language has a document')
  const check = checkerOf(language)
  const { operation, method, target } = request
  const { method: documented } = check.find(operation)
  const isHead = method === 'HEAD' && documented === 'GET'
  // Of another method, or a path that an odd value made another one, the document says nothing of this operation.
  const isOther = documented !== method && !isHead
  if (isOther || answer.status === 404 || answer.status === 405) checkEnvelope(answer.status, answer.text)
  else if (isHead || isCutOff(answer)) check.checkHead(operation, answer)
  else check.check(operation, answer, { isSparse: /[?&](fields|campos)=/.test(target) })
}

/** Streams, and lines of a list that is long, are not read to their end. */
function isCutOff({ headers, text }: FuzzAnswer): boolean {
  const type = headers.get('content-type') ?? ''
  return type.startsWith('text/event-stream') || (type.startsWith(linesType) && text === '')
}

/** A failure as an envelope, as a problem, or as a document of JSON:API. */
interface Failure {
  readonly code?: unknown
  readonly codigo?: unknown
  readonly details?: object
  readonly detalhes?: object
  readonly meta?: object
}

/** Also what no operation answers is an envelope, where it is a failure with a body. */
function checkEnvelope(status: number, text: string): void {
  if (status < 400 || text === '') return
  const { code, codigo } = failureIn(text)
  if (typeof (code ?? codigo) !== 'string') throw new Error(`no envelope: ${text.slice(0, 500)}`)
}

function isStatedUnavailability(status: number, text: string): boolean {
  if (status !== 503) return false
  const { details, detalhes, meta } = failureIn(text)
  return Object.keys(details ?? detalhes ?? meta ?? {}).length > 0
}

function failureIn(text: string): Failure {
  const whole = JSON.parse(text) as Failure & {
    readonly error?: Failure
    readonly erro?: Failure
    readonly errors?: readonly Failure[]
  }
  // A problem may have errors too, which name fields.
  if ((whole.code ?? whole.codigo) !== undefined) return whole
  return whole.error ?? whole.erro ?? whole.errors?.[0] ?? {}
}
