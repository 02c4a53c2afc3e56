// The door of the graph: documents of GraphQL over HTTP, each field of which is an operation of the table.

import { AppError } from '../../errors.ts'
import type { GraphArguments } from '../../wire/graphql/field-request.ts'
import { graphType, isGraphTypeWanted } from '../../wire/media-types.ts'
import type { GraphParts } from '../graphql/answer-document.ts'
import type { AdmittedRequest, DirectReply, Handler } from '../handler.ts'
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
export function graphHandlers(parts: GraphParts): GraphHandlers {
  const modules = loadOnce()
  const answer = async (
    wanted: GraphRequest,
    request: AdmittedRequest,
  ): Promise<DirectReply & { json: Uint8Array }> => {
    const { answerDocument, documents } = await modules()
    const { query, extensions, operationName, variables } = wanted
    const text = documents.textOf(query, extensions)
    const document = { text, operationName: operationName ?? undefined, variables: variables ?? {} }
    const { result, isCarriedOut } = await answerDocument(document, request, parts)
    const isOwnType = isGraphTypeWanted(request.headers('accept'))
    return {
      json: Buffer.from(JSON.stringify(result)),
      contentType: `${isOwnType ? graphType : 'application/json'}; charset=utf-8`,
      // The older type says nothing by its status (GraphQL over HTTP, 6.4.1).
      ...(isOwnType && !isCarriedOut && { status: 400 }),
    }
  }
  return {
    graphql: (request) => answer(request.body as GraphRequest, request),
    query_graphql: (request) => answer(toGraphRequest(request.query), request),
  }
}

/** The library is loaded with the first document, because few processes see one. */
function loadOnce() {
  const load = async () => {
    const [{ answerDocument }, { PersistedDocuments }] = await Promise.all([
      import('../graphql/answer-document.ts'),
      import('../graphql/persisted-documents.ts'),
    ])
    return { answerDocument, documents: new PersistedDocuments() }
  }
  let loaded: ReturnType<typeof load> | undefined
  return () => (loaded ??= load())
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
