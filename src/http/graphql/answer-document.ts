// The answer to a document: what was asked for, and what of it could not be had.

import { type ExecutionArgs, type ExecutionResult, execute, GraphQLError, OperationTypeNode } from 'graphql'
import { AppError, findAppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Log } from '../../platform/log.ts'
import { errorEnvelope } from '../../wire/envelope.ts'
import { toGraphFailure } from '../../wire/graphql/graph-failure.ts'
import type { AdmittedRequest } from '../handler.ts'
import { type CarryOut, GraphRun } from './graph-run.ts'
import { DocumentRefused, type DocumentText, placed, type ReadDocument, readDocument } from './read-document.ts'
import { resolveField } from './resolve-field.ts'

export interface GraphParts {
  readonly clock: Clock
  readonly log: Log
  /** Carries an operation out for the caller of a request, by the steps of any other request. */
  readonly carryOut: CarryOut
}

/** An answer, and whether its document was carried out. */
export interface GraphAnswer {
  readonly isCarriedOut: boolean
  readonly result: ExecutionResult
}

/** Answers a query or a mutation, which GET may not send. Throws AppError for what another way of asking would answer. */
export async function answerDocument(
  wanted: DocumentText,
  request: AdmittedRequest,
  parts: GraphParts,
): Promise<GraphAnswer> {
  const context = { requestId: request.requestId, nowMs: parts.clock.now() }
  try {
    const read = readDocument(wanted, request.language, context)
    checkKind(read, request)
    const run = new GraphRun({ request, language: read.language, ...parts })
    const result = await execute(executionOf(read, wanted, run))
    return { isCarriedOut: 'data' in result, result: worded(result, read, { run, parts }) }
  } catch (cause) {
    if (!(cause instanceof DocumentRefused)) throw cause
    return { isCarriedOut: false, result: { errors: cause.errors } }
  }
}

/** What the library carries out. */
export function executionOf(
  { document, schema }: ReadDocument,
  { operationName, variables }: DocumentText,
  run: GraphRun,
): ExecutionArgs {
  return {
    ...{ schema, document, operationName, variableValues: variables },
    contextValue: run,
    fieldResolver: resolveField,
  }
}

function checkKind({ operation }: ReadDocument, request: AdmittedRequest): void {
  if (operation.operation === OperationTypeNode.SUBSCRIPTION)
    throw new AppError('VALIDATION_ERROR', { field: 'query', reason: 'graph_not_streamed' })
  if (operation.operation === OperationTypeNode.MUTATION && request.operation.method === 'GET')
    throw new AppError('METHOD_NOT_ALLOWED', { allowed: ['POST'], reason: 'graph_not_by_get' })
}

interface Wording {
  readonly run: GraphRun
  readonly parts: GraphParts
}

/** An answer with the code of each failure and what it cost. What is no AppError is a bug, which is logged and not shown. */
export function worded(result: ExecutionResult, { measure }: ReadDocument, { run, parts }: Wording): ExecutionResult {
  const { errors, ...rest } = result
  const cost = { requested: measure.cost, maximum: limits.graphCostMax }
  const all = errors?.map((error) => wordedError(error, { run, parts }))
  return { ...rest, ...(all !== undefined && { errors: all }), extensions: { cost } }
}

function wordedError(error: GraphQLError, { run, parts }: Wording): GraphQLError {
  const { originalError } = error
  if (error.extensions.code !== undefined) return error
  const { language, request } = run
  // Of a field, the library refuses arguments at their nodes; any other failure is of the value that was found.
  const isOfDocument =
    error.path === undefined || (originalError instanceof GraphQLError && originalError.nodes !== undefined)
  const known = isOfDocument ? mismatch : findAppError(originalError)
  if (known === undefined) parts.log.error({ err: originalError, request_id: request.requestId }, 'a field failed')
  const context = { requestId: request.requestId, nowMs: parts.clock.now() }
  const { message, extensions } = toGraphFailure(errorEnvelope(known, language, context).body, language)
  const sentence = isOfDocument ? ` ${error.message.slice(0, limits.graphFaultCharactersMax)}` : ''
  return new GraphQLError(message + sentence, placed(error, extensions))
}

/** Of variables, which are held to the schema when the document is carried out. */
const mismatch = new AppError('VALIDATION_ERROR', { field: 'variables', reason: 'graph_mismatch' })
