// Sign-in flows: what a sign-in at a provider began with, in the store, so that a restart and another node find it.
// F1. A flow is found by its state and by the secret of the browser that began it, of which the store has digests alone.
// F2. What a flow began with serves once: the commit that takes it is its use, on any node.
// F3. What must be read again (nonce, PKCE verifier, a proof) is sealed.

import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Condition, Store, Write } from '../../store/port.ts'
import type { SecretBox } from '../secret-box.ts'
import { sameDigest, tokenDigest } from '../tokens.ts'
import type { Proof } from './provider.ts'
import { refusal } from './refusals.ts'

/** What a flow is for. A link is of an account and ends with the session that asked for it; a trial opens no session. */
export type FlowPurpose =
  | { readonly type: 'sign_in' }
  | { readonly type: 'link'; readonly user_id: string; readonly session_id: string }
  | { readonly type: 'trial'; readonly user_id: string }

export interface FlowBeginning {
  readonly provider: string
  readonly purpose: FlowPurpose
  /** Path of ours that the browser goes on to; null: the callback answers itself. */
  readonly goesOnTo: string | null
}

/** `begun`: at the provider. `used`: back, and nothing is left to do. `proved`: its outcome waits for who began it. */
type FlowStep =
  | { readonly type: 'begun'; readonly sealed: string }
  | { readonly type: 'used' }
  | { readonly type: 'proved'; readonly sealed: string }

interface StoredFlow extends FlowBeginning {
  readonly browser_digest: string
  readonly step: FlowStep
}

/** The secrets of a flow. */
export interface FlowSecrets {
  readonly nonce: string
  readonly verifier: string
}

/** A flow that is found, as it was read. */
export interface FoundFlow extends FlowBeginning {
  readonly state: string
  readonly step: FlowStep
  readonly condition: Condition
}

export interface BegunFlow extends FlowSecrets {
  readonly state: string
  /** For the browser that begins it, as a cookie. */
  readonly browser: string
}

export interface SignInFlows {
  begin(beginning: FlowBeginning): Promise<BegunFlow>
  /** Throws SIGN_IN_REFUSED where the state is unknown or over, or another browser began it. */
  find(state: string, browserSecrets: readonly string[]): Promise<FoundFlow>
  /** Takes a begun flow. Throws SIGN_IN_REFUSED where it is taken already. */
  take(flow: FoundFlow): Promise<FlowSecrets>
  /** Keeps what a provider proved of a taken flow until its outcome is settled: the flow as it then is. */
  keep(flow: FoundFlow, proof: Proof): Promise<FoundFlow>
  /** The proof that was kept. Throws SIGN_IN_REFUSED where there is none. */
  proofOf(flow: FoundFlow): Proof
  /** The write that uses a kept proof up, and the condition that nobody has. */
  ending(flow: FoundFlow): { readonly write: Write; readonly condition: Condition }
}

const prefix = 'sign-in-flow/'
const timeKey = (ms: number) => `${prefix}${String(ms).padStart(15, '0')}/`
const shape = /^(\d{1,15})\.[\w-]{43}$/
const encoder = new TextEncoder()
const toBytes = (flow: StoredFlow) => encoder.encode(JSON.stringify(flow))

interface FlowParts {
  readonly store: Store
  readonly clock: Clock
  readonly ids: Ids
  readonly box: SecretBox
}

export function createSignInFlows({ store, clock, ids, box }: FlowParts): SignInFlows {
  const flowOf = (flow: FoundFlow): StoredFlow => parseStored<StoredFlow>(bytesOf(flow.condition))
  const stepped = async (flow: FoundFlow, step: FlowStep) =>
    store.commit([{ key: flow.condition.key, value: toBytes({ ...flowOf(flow), step }) }], [flow.condition])
  const open = <Value>(flow: FoundFlow, sealed: string) => JSON.parse(box.open(sealed, flow.condition.key)) as Value
  return {
    async begin(beginning) {
      const endsAtMs = clock.now() + limits.signInFlowMs
      const [state, browser] = [`${endsAtMs}.${ids.secret(32)}`, ids.secret(32)]
      const secrets: FlowSecrets = { nonce: ids.secret(32), verifier: ids.secret(32) }
      const key = keyOf(state, endsAtMs)
      const step = { type: 'begun', sealed: box.seal(JSON.stringify(secrets), key) } as const
      const value = toBytes({ ...beginning, browser_digest: tokenDigest(browser), step })
      const writes: Write[] = [{ key, value }]
      const over = { prefix, to: timeKey(clock.now()), limit: limits.expiredEntriesDroppedMax }
      for await (const { key } of store.range(over)) writes.push({ key, value: null })
      await store.commit(writes)
      return { ...secrets, state, browser }
    },
    async find(state, browserSecrets) {
      const endsAtMs = Number(shape.exec(state)?.[1] ?? 0)
      const key = keyOf(state, endsAtMs)
      const bytes = endsAtMs < clock.now() ? undefined : await store.get(key)
      if (bytes === undefined) throw refusal('flow_unknown')
      const { browser_digest, ...flow } = parseStored<StoredFlow>(bytes)
      // Else the address of a callback could sign somebody in as somebody else (RFC 6749, 10.12).
      if (!browserSecrets.some((secret) => sameDigest(tokenDigest(secret), browser_digest)))
        throw refusal('other_browser')
      return { ...flow, state, condition: { key, expected: bytes } }
    },
    async take(flow) {
      const { step } = flow
      if (step.type !== 'begun' || !(await stepped(flow, { type: 'used' }))) throw refusal('flow_used')
      return open<FlowSecrets>(flow, step.sealed)
    },
    async keep(flow, proof) {
      const sealed = box.seal(JSON.stringify(proof), flow.condition.key)
      const used = toBytes({ ...flowOf(flow), step: { type: 'used' } })
      const step = { type: 'proved', sealed } as const
      const value = toBytes({ ...flowOf(flow), step })
      const key = flow.condition.key
      if (!(await store.commit([{ key, value }], [{ key, expected: used }]))) throw refusal('flow_used')
      return { ...flow, step, condition: { key, expected: value } }
    },
    proofOf(flow) {
      if (flow.step.type !== 'proved') throw refusal(flow.step.type === 'used' ? 'flow_used' : 'flow_unfinished')
      return open<Proof>(flow, flow.step.sealed)
    },
    ending(flow) {
      const { condition } = flow
      const value = toBytes({ ...flowOf(flow), step: { type: 'used' } })
      return { write: { key: condition.key, value }, condition }
    },
  }
}

const keyOf = (state: string, endsAtMs: number) => timeKey(endsAtMs) + tokenDigest(state)

function bytesOf({ expected }: Condition): Uint8Array {
  if (!(expected instanceof Uint8Array)) throw new Error('a flow that was found has its bytes')
  return expected
}
