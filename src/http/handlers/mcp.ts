// The door for assistants of others: messages of the Model Context Protocol, one a request, without a session.

import type { McpMessage } from '../../domain/generated/wire-types.ts'
import { AppError, findAppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Reason } from '../../reasons.ts'
import { type FormContext, renderFailure } from '../../wire/failure-forms.ts'
import { describeTools } from '../../wire/mcp/described-tools.ts'
import { findingsPage } from '../../wire/mcp/findings-page.ts'
import { problemFailure, problemSentence, type RpcId, rpcFailure } from '../../wire/mcp/json-rpc.ts'
import { resourceTemplates, toResourceRequest } from '../../wire/mcp/resources.ts'
import { mcpInstructions, mcpRevisions, negotiateRevision } from '../../wire/mcp/revisions.ts'
import { findingIdOf, type ToolArguments, toToolRequest } from '../../wire/mcp/tool-request.ts'
import { findingIn, type ToolResult, toFailedResult, toToolResult } from '../../wire/mcp/tool-result.ts'
import { findTool, type ToolRow } from '../../wire/mcp/tools.ts'
import { getOperation } from '../../wire/operations.ts'
import type { Handler, HandlerRequest } from '../handler.ts'
import type { InnerRequest } from '../inner-exchange.ts'
import type { InnerAnswer } from '../serve-within.ts'
import { objectionTo } from '../steps/authorise.ts'

interface McpParts {
  readonly version: string
  readonly clock: Clock
  /** Address of the service, without a slash at the end. */
  readonly publicUrl: () => string
  readonly corsOrigins: readonly string[]
  /** Carries an operation out for the caller of a request, by the steps of any other request. */
  readonly carryOut: (outer: HandlerRequest<'mcp'>, request: InnerRequest) => Promise<InnerAnswer>
}

/** What the answer to a message is made from. */
interface Asked {
  readonly request: HandlerRequest<'mcp'>
  readonly params: Readonly<Record<string, unknown>>
  readonly id: RpcId
  readonly parts: McpParts
}

type Method = (asked: Asked) => object | Promise<object>

/** The handler of the operation. */
export function mcpHandler(parts: McpParts): Handler<'mcp'> {
  return async (request) => {
    const message = request.body
    checkOrigin(request, parts)
    if (message.method !== 'initialize') checkRevision(request)
    if (!isRequest(message)) return { status: 202 }
    const asked = { request, params: message.params ?? {}, id: idOf(message), parts }
    return { json: Buffer.from(JSON.stringify(await answerTo(message.method, asked))) }
  }
}

/**
 * The answer to a message of JSON-RPC. Its failures are answers too, unless they are bugs.
 */
async function answerTo(name: string, asked: Asked): Promise<unknown> {
  try {
    const method = methods.get(name)
    if (method === undefined) throw invalid('method', 'unknown_method')
    const said = await method(asked)
    return 'error' in said ? said : { jsonrpc: '2.0', id: asked.id, result: said }
  } catch (cause) {
    const error = findAppError(cause)
    if (error === undefined) throw cause
    return rpcFailure(error, asked.id, formOf(asked, 'mcp')).body
  }
}

const methods: ReadonlyMap<string, Method> = new Map<string, Method>([
  ['initialize', initialize],
  ['ping', () => ({})],
  ['tools/list', listTools],
  ['tools/call', callTool],
  ['resources/list', (asked) => ({ resources: onePage(asked, []) })],
  ['resources/templates/list', listTemplates],
  ['resources/read', readResource],
])

function initialize({ request: { language }, params, parts }: Asked): object {
  return {
    protocolVersion: negotiateRevision(textIn(params, 'protocolVersion')),
    capabilities: { tools: {}, resources: {} },
    serverInfo: { name: 'prumo', title: 'Prumo', version: parts.version },
    instructions: mcpInstructions[language],
  }
}

/** What the caller may not do is not listed. */
function listTools(asked: Asked): object {
  const { language, caller } = asked.request
  const isOffered = ({ operation }: ToolRow) => objectionTo(getOperation(operation), caller, '') === null
  return { tools: onePage(asked, describeTools(language, isOffered)) }
}

async function callTool(asked: Asked): Promise<ToolResult> {
  const { params } = asked
  const tool = findTool(textIn(params, 'name'))
  if (tool === undefined) throw invalid('params.name', 'unknown_tool')
  const { arguments: given = {} } = params
  if (!isObject(given)) throw invalid('params.arguments', 'wrong_type', { expected: 'object' })
  try {
    return await carryOut(tool, given, asked)
  } catch (cause) {
    const error = findAppError(cause)
    if (error === undefined) throw cause
    const form = formOf(asked, tool.operation)
    return failed(renderFailure(error, 'application/problem+json', form).body, asked)
  }
}

async function carryOut(tool: ToolRow, given: ToolArguments, asked: Asked): Promise<ToolResult> {
  const { request, parts } = asked
  const { language } = request
  const findingId = tool.result === 'finding' ? findingIdOf(tool, given, language) : undefined
  const { idempotencyKey, ...operation } = toToolRequest(tool, given, language)
  const headers = { ...accepted, 'idempotency-key': idempotencyKey }
  const { status, body } = await parts.carryOut(request, { ...operation, headers })
  if (status >= 400) return failed(body, asked)
  const whole = tool.result === 'findings' ? findingsPage(body, given, language) : body
  const shown = findingId === undefined ? whole : findingIn(whole, findingId, language)
  return toToolResult(tool, shown, { language, publicUrl: parts.publicUrl() })
}

// Failures as problems, for these point at what is wrong.
const accepted = { accept: 'application/json, application/problem+json' }

function failed(problem: unknown, { request: { language } }: Asked): ToolResult {
  return toFailedResult(problemSentence(problem, language), problem)
}

function listTemplates(asked: Asked): object {
  const { request, parts } = asked
  return { resourceTemplates: onePage(asked, resourceTemplates(parts.publicUrl(), request.language)) }
}

async function readResource({ request, params, id, parts }: Asked): Promise<object> {
  const uri = textIn(params, 'uri')
  const { language } = request
  const place = toResourceRequest(uri, parts.publicUrl(), language)
  const { status, body } = await parts.carryOut(request, { method: 'GET', ...place, body: null, headers: accepted })
  if (status >= 400) return problemFailure(body, id, { status, language })
  return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(body) }] }
}

/** Every list has one page, so that no cursor is one of it. */
function onePage<Item>({ params }: Asked, items: readonly Item[]): readonly Item[] {
  if (params.cursor !== undefined) throw invalid('params.cursor', 'bad_cursor')
  return items
}

/** A page of another origin could reach a service that only this machine or network should (DNS rebinding). */
function checkOrigin({ headers }: HandlerRequest<'mcp'>, { corsOrigins, publicUrl }: McpParts): void {
  const origin = headers('origin')
  if (origin === undefined || corsOrigins.includes(origin)) return
  const own = publicUrl()
  if (own === '' || origin !== new URL(own).origin)
    throw new AppError('INSUFFICIENT_PERMISSIONS', { reason: 'origin_not_allowed' })
}

function checkRevision({ headers }: HandlerRequest<'mcp'>): void {
  const revision = headers('mcp-protocol-version')
  if (revision !== undefined && !mcpRevisions.includes(revision))
    throw invalid('MCP-Protocol-Version', 'not_allowed', { allowed: mcpRevisions })
}

/** False for what wants no answer: a notification, or a response to a request that the service never makes. */
function isRequest(message: McpMessage): message is McpMessage & { readonly method: string } {
  if (message.method !== undefined) return 'id' in message
  if (message.result === undefined && message.error === undefined) throw invalid('method', 'required')
  return false
}

function idOf({ id }: McpMessage): RpcId {
  const isText = typeof id === 'string' && id.length <= limits.mcpIdCharactersMax
  if (!isText && !Number.isSafeInteger(id)) throw invalid('id', 'bad_message_id', { limit: limits.mcpIdCharactersMax })
  return id as RpcId
}

function textIn(params: Asked['params'], name: string): string {
  const value = params[name]
  const field = `params.${name}`
  if (value === undefined) throw invalid(field, 'required')
  if (typeof value !== 'string') throw invalid(field, 'wrong_type', { expected: 'string' })
  return value
}

function formOf({ request, parts }: Asked, id: ToolRow['operation'] | 'mcp') {
  const { requestId, language } = request
  const { body, query } = getOperation(id)
  const about: FormContext = {
    ...{ requestId, publicUrl: parts.publicUrl() },
    nowMs: parts.clock.now(),
    operation: { body, query },
  }
  return { ...about, language }
}

function isObject(value: unknown): value is ToolArguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function invalid(field: string, reason: Reason, facts: Readonly<Record<string, unknown>> = {}): AppError {
  return new AppError('VALIDATION_ERROR', { field, reason, ...facts })
}
