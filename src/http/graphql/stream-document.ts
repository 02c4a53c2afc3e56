// The results of a document one after the other: of a subscription as many as there are, of any other document one.

import { type ExecutionResult, execute, type GraphQLFieldResolver, OperationTypeNode, subscribe } from 'graphql'
import type { Caller } from '../../domain/caller.ts'
import type { AdmittedRequest } from '../handler.ts'
import { executionOf, type GraphAnswer, type GraphParts, worded } from './answer-document.ts'
import { GraphRun } from './graph-run.ts'
import { type OpenedSource, openSource, type SourceParts } from './open-source.ts'
import { DocumentRefused, type DocumentText, type ReadDocument, readDocument } from './read-document.ts'

export type StreamParts = GraphParts & SourceParts

/** Who asks, and when what is followed is given up. */
export interface StreamAsker {
  readonly request: AdmittedRequest
  readonly caller: Caller
  readonly signal: AbortSignal
}

/** Results one after the other, and whether they may be read still. */
export interface Results {
  readonly results: AsyncIterable<ExecutionResult>
  readonly isReadable?: () => Promise<boolean>
}

/** The results of a document, or why there is none. */
export async function streamDocument(
  wanted: DocumentText,
  asker: StreamAsker,
  parts: StreamParts,
): Promise<Results | GraphAnswer> {
  const { request } = asker
  const context = { requestId: request.requestId, nowMs: parts.clock.now() }
  try {
    const read = readDocument(wanted, request.language, context)
    return await resultsOf(read, wanted, { asker, parts })
  } catch (cause) {
    if (!(cause instanceof DocumentRefused)) throw cause
    return { isCarriedOut: false, result: { errors: cause.errors } }
  }
}

interface Streaming {
  readonly asker: StreamAsker
  readonly parts: StreamParts
}

async function resultsOf(
  read: ReadDocument,
  wanted: DocumentText,
  { asker, parts }: Streaming,
): Promise<Results | GraphAnswer> {
  const { request, caller, signal } = asker
  const newRun = () => new GraphRun({ request, language: read.language, caller, ...parts })
  const run = newRun()
  const toWorded = (result: ExecutionResult) => worded(result, read, { run, parts })
  const execution = executionOf(read, wanted, run)
  if (read.operation.operation !== OperationTypeNode.SUBSCRIPTION) {
    return { results: oneResult(toWorded(await execute(execution))) }
  }
  let isReadable: OpenedSource['isReadable']
  const subscribeFieldResolver: GraphQLFieldResolver<unknown, GraphRun> = async (...[, args, , info]) => {
    const source = await openSource({ field: info.fieldName, args, newRun, caller, signal }, parts)
    isReadable = source.isReadable
    return source.values
  }
  const results = await subscribe({ ...execution, subscribeFieldResolver })
  if (!(Symbol.asyncIterator in results)) return { isCarriedOut: false, result: toWorded(results) }
  return { results: eachWorded(results, toWorded), ...(isReadable !== undefined && { isReadable }) }
}

async function* oneResult(result: ExecutionResult): AsyncGenerator<ExecutionResult> {
  yield result
}

async function* eachWorded(
  results: AsyncIterable<ExecutionResult>,
  toWorded: (result: ExecutionResult) => ExecutionResult,
): AsyncGenerator<ExecutionResult> {
  for await (const result of results) yield toWorded(result)
}

/** Results as events, of a connection for each document (GraphQL over SSE, distinct connections mode). */
export async function* toEvents(results: AsyncIterable<ExecutionResult>) {
  for await (const result of results) yield { bytes: Buffer.from(`event: next\ndata: ${JSON.stringify(result)}\n\n`) }
  yield { bytes: Buffer.from('event: complete\ndata: \n\n') }
}
