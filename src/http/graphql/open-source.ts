// What a subscription follows: each of its values is one result of its document.

import type { Caller } from '../../domain/caller.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { toFieldRequest } from '../../wire/graphql/field-request.ts'
import { type FieldRow, subscriptionRows } from '../../wire/graphql/field-rows.ts'
import { getOperation } from '../../wire/operations.ts'
import { parameterNames, pathIn } from '../../wire/router.ts'
import type { Feed } from '../handler.ts'
import type { GraphRun } from './graph-run.ts'

/** Who follows an investigation, and from where on. */
export interface FollowWish {
  readonly investigation_id: string
  readonly after: string | null
  readonly caller: Caller
  readonly language: Language
  readonly signal: AbortSignal
}

export interface SourceParts {
  readonly clock: Clock
  /** The feed that a WebSocket of the operation has. */
  readonly follow: (wish: FollowWish) => Promise<Feed>
}

export interface SourceWish {
  readonly field: string
  readonly args: Readonly<Record<string, unknown>>
  /** The operations of one look, as each is a request of its own. */
  readonly newRun: () => GraphRun
  readonly caller: Caller
  readonly signal: AbortSignal
}

/** The values of a subscription, and whether what they are of may be read still; absent: by the access of the caller alone. */
export interface OpenedSource {
  readonly values: AsyncIterable<unknown>
  readonly isReadable?: () => Promise<boolean>
}

/** What a subscription follows. Throws a GraphQLError for who may not follow. */
export async function openSource(wish: SourceWish, parts: SourceParts): Promise<OpenedSource> {
  const { language } = wish.newRun()
  if (wish.field === subscriptionRows.agent_activity.name[language]) return { values: agentActivity(wish, parts) }
  return investigationUpdates(wish, parts)
}

async function investigationUpdates(wish: SourceWish, { follow }: SourceParts): Promise<OpenedSource> {
  const { args, caller, signal } = wish
  const run = wish.newRun()
  const { language } = run
  const [idName = ''] = parameterNames(pathIn(getOperation('investigation_feed'), language))
  const investigation_id = String(args[idName])
  // The same permission and the same refusals as those of who reads it, written to the audit trail.
  await run.read(toFieldRequest(statusRow, { [idName]: investigation_id }, language))
  const after = args[language === 'pt' ? 'apos' : 'after']
  const feed = await follow({
    ...{ investigation_id, caller, language, signal },
    after: typeof after === 'string' ? after : null,
  })
  return { values: messagesOf(feed), ...(feed.isReadable !== undefined && { isReadable: feed.isReadable }) }
}

const statusRow: FieldRow = { operation: 'investigation_status', name: { en: '', pt: '' }, shape: 'whole' }

async function* messagesOf({ messages, isReadable }: Feed): AsyncGenerator<unknown> {
  for await (const { texts, isFinal } of messages) {
    if (isFinal && (await isReadable?.()) === false) return
    for (const text of texts) yield JSON.parse(Buffer.from(text).toString())
  }
}

/** The agents whenever something of them is other than it was, which is looked at so often. */
async function* agentActivity({ newRun, signal }: SourceWish, { clock }: SourceParts): AsyncGenerator<unknown> {
  let last = ''
  while (!signal.aborted) {
    const run = newRun()
    const { language } = run
    const body = Object(await run.read(toFieldRequest(agentsRow, {}, language)))
    const agents = Object.values(language === 'pt' ? body.agentes : body.agents)
    const text = JSON.stringify(agents)
    if (text !== last) yield agents
    last = text
    await untilNextLook(clock, signal)
  }
}

const agentsRow: FieldRow = { operation: 'agents_status', name: { en: '', pt: '' }, shape: 'agents' }

function untilNextLook(clock: Clock, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      stop()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const stop = clock.timer(limits.graphActivityMs, end)
    signal.addEventListener('abort', end, { once: true })
  })
}
