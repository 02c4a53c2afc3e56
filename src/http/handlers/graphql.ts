// The door of the graph: documents of GraphQL over HTTP, each field of which is an operation of the table.

import { AppError } from '../../errors.ts'
import type { GraphArguments } from '../../wire/graphql/field-request.ts'
import { graphType, isGraphTypeWanted, isStreamWanted } from '../../wire/media-types.ts'
import type { GraphAnswer } from '../graphql/answer-document.ts'
import type { StreamParts } from '../graphql/stream-document.ts'
import type { AdmittedRequest, Handler, HandlerRequest } from '../handler.ts'
import { parseJson } from '../parse-json.ts'

/** A request, whichever way it came. */
interface GraphRequest {
  readonly query?: string | null
  readonly operationName?: string | null
  readonly variables?: GraphArguments | null
  readonly extensions?: GraphArguments | null
}

export interface GraphHandlers {
  readonly graphql: Handler<'graphql'>
  readonly query_graphql: Handler<'query_graphql'>
}

/** The handlers of the two methods. */
export function graphHandlers(parts: StreamParts): GraphHandlers {
  const modules = loadOnce()
  const read = async ({ query, extensions, operationName, variables }: GraphRequest) => {
    const { documents, ...library } = await modules()
    const text = documents.textOf(query, extensions)
    return { library, document: { text, operationName: operationName ?? undefined, variables: variables ?? {} } }
  }
  const answer = async (wanted: GraphRequest, request: AdmittedRequest) => {
    const { library, document } = await read(wanted)
    return toReply(await library.answerDocument(document, request, parts), request)
  }
  const stream = async (wanted: GraphRequest, request: HandlerRequest<'graphql'>) => {
    const { library, document } = await read(wanted)
    const { caller, aborted: signal } = request
    const found = await library.streamDocument(document, { request, caller, signal }, parts)
    if ('result' in found) return toReply(found, request)
    const { results, ...access } = found
    return { texts: library.toEvents(results), ...access }
  }
  return {
    graphql(request) {
      const wanted = request.body as GraphRequest
      return isStreamWanted(request.headers('accept')) ? stream(wanted, request) : answer(wanted, request)
    },
    query_graphql: (request) => answer(toGraphRequest(request.query), request),
  }
}

function toReply({ result, isCarriedOut }: GraphAnswer, { headers, operation }: AdmittedRequest) {
  const accept = headers('accept')
  const isOwnType = isGraphTypeWanted(accept)
  // The older type says nothing by its status (GraphQL over HTTP, 6.4.1).
  const isStatus = isOwnType || (operation.streams === true && isStreamWanted(accept))
  return {
    json: Buffer.from(JSON.stringify(result)),
    contentType: `${isOwnType ? graphType : 'application/json'}; charset=utf-8`,
    ...(isStatus && !isCarriedOut && { status: 400 }),
  }
}

/** The library is loaded with the first document, because few processes see one. */
function loadOnce() {
  const load = async () => {
    const [{ answerDocument }, { streamDocument, toEvents }, { PersistedDocuments }] = await Promise.all([
      import('../graphql/answer-document.ts'),
      import('../graphql/stream-document.ts'),
      import('../graphql/persisted-documents.ts'),
    ])
    return { answerDocument, streamDocument, toEvents, documents: new PersistedDocuments() }
  }
  let loaded: ReturnType<typeof load> | undefined
  return () => {
    loaded ??= load()
    return loaded
  }
}

interface GraphParameters {
  readonly query?: string
  readonly operationName?: string
  readonly variables?: string
  readonly extensions?: string
}

function toGraphRequest({ query, operationName, variables, extensions }: GraphParameters): GraphRequest {
  return {
    ...(query !== undefined && { query }),
    ...(operationName !== undefined && { operationName }),
    ...(variables !== undefined && { variables: objectIn('variables', variables) }),
    ...(extensions !== undefined && { extensions: objectIn('extensions', extensions) }),
  }
}

function objectIn(field: string, text: string): GraphArguments {
  const value = parseJson(Buffer.from(text))
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as GraphArguments
  throw new AppError('VALIDATION_ERROR', { field, reason: 'wrong_type', expected: 'object' })
}
