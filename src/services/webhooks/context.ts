// What the services of webhooks work with.

import type { SecretBox } from '../../auth/secret-box.ts'
import type { Trail } from '../../auth/trail.ts'
import type { StoredUser, Users } from '../../auth/users.ts'
import type { AuditInput, AuditType } from '../../domain/audit-event.ts'
import type { OwnerEventType } from '../../domain/generated/wire-types.ts'
import { rolePermissions } from '../../domain/role-permissions.ts'
import type { Language } from '../../domain/vocabulary.ts'
import { limits } from '../../limits.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Ids } from '../../platform/ids.ts'
import type { PostClient } from '../../platform/post-pinned.ts'
import type { Store } from '../../store/port.ts'
import type { BodySpelling } from '../../webhooks/posting.ts'
import type { StoredWebhook, WebhookSecrets } from '../../webhooks/webhook.ts'
import { type Asker, eventBy } from '../identity/origin.ts'
import type { InTurn } from '../in-turn.ts'

/** The names of events in both languages, which the wire knows. */
export interface EventSpelling extends BodySpelling {
  /** What the names say, all of one language; undefined where they mix two. */
  parse(
    names: readonly string[],
  ): { readonly language: Language; readonly events: readonly OwnerEventType[] } | undefined
  /** Every event, by its name. */
  all(language: Language): readonly string[]
}

export interface WebhooksContext {
  readonly state: Store
  readonly trail: Pick<Trail, 'commit'>
  readonly users: Pick<Users, 'find'>
  readonly box: Pick<SecretBox, 'seal' | 'open'>
  readonly http: PostClient
  /** Of addresses: http only where the operator has chosen the mode for development. */
  readonly schemes: readonly ('https:' | 'http:')[]
  readonly spelling: EventSpelling
  /** Changes of one webhook's queue that its owner asks for come one after the other. */
  readonly inTurn: InTurn
  readonly clock: Clock
  readonly ids: Ids
}

const encoder = new TextEncoder()

export function jsonBytes(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value))
}

/** The secrets of a webhook. */
export function secretsOf({ box }: Pick<WebhooksContext, 'box'>, { id, sealed }: StoredWebhook): WebhookSecrets {
  return JSON.parse(box.open(sealed, boxName(id))) as WebhookSecrets
}

/** The secrets, sealed for a webhook. */
export function sealSecrets({ box }: Pick<WebhooksContext, 'box'>, id: string, secrets: WebhookSecrets): string {
  return box.seal(JSON.stringify(secrets), boxName(id))
}

/** A box that keeps what it opened, for as long as that is what is stored. */
export function rememberOpened<Box extends Pick<SecretBox, 'open'>>(box: Box): Box {
  const opened = new Map<string, string>()
  return {
    ...box,
    open(sealed, owner) {
      const key = `${owner} ${sealed}`
      const secret = opened.get(key) ?? box.open(sealed, owner)
      if (opened.size >= limits.webhookSecretsOpenMax) opened.clear()
      opened.set(key, secret)
      return secret
    },
  }
}

const boxName = (id: string) => `webhook/${id}`

/** Whether an account may read what its webhooks are sent. */
export function mayReceive(user: StoredUser | undefined): boolean {
  return user?.status === 'active' && rolePermissions[user.role].includes('read:investigations')
}

/** The audit event of a change to a webhook; never with its secret. */
export function webhookEvent(
  type: AuditType,
  { webhook, details = {} }: { readonly webhook: StoredWebhook; readonly details?: Readonly<Record<string, unknown>> },
  asker: Asker,
): AuditInput {
  const { session } = asker.caller
  return eventBy(type, asker, {
    ...resourceOf(webhook),
    details: { owner_id: webhook.user_id, ...details },
    ...(session && { session_id: session.id }),
  })
}

/** A webhook as audit events name it: of its address the host alone, since a path may hold a secret. */
export function resourceOf({ id, url }: StoredWebhook) {
  return { resource_type: 'webhook', resource_id: id, resource_name: new URL(url).host }
}
