// Security notices: what the commits of the audit trail mean to the account that they are about, in the same commits.
// S1. A notice is there if and only if what it says happened: it joins the commit of the change, under a new id at each.
// S2. The first sign-in makes its place known; one from another place is noticed, and its place is known from then on.

import type { Trail } from '../../auth/trail.ts'
import type { Users } from '../../auth/users.ts'
import type { AuditInput, AuditType } from '../../domain/audit-event.ts'
import type { NotificationLevel, SecurityActivity } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { addressNetwork } from '../../platform/addresses.ts'
import type { Clock } from '../../platform/clock.ts'
import { type Ids, timedUuid } from '../../platform/ids.ts'
import type { Store, Write } from '../../store/port.ts'
import type { SecurityFact, StoredNotification } from '../../webhooks/notification.ts'
import { signInPlacesKey } from '../../webhooks/notification-keys.ts'
import { deviceOf } from '../identity/device-of.ts'
import { findStored } from '../investigations/documents.ts'
import { jsonBytes } from '../webhooks/context.ts'
import { notificationWrites } from './stored-notifications.ts'

interface NoticeParts {
  readonly state: Store
  readonly users: Pick<Users, 'list'>
  readonly clock: Clock
  readonly ids: Ids
}

/** The trail, whose commits also notify the accounts that they are about. */
export function noticingTrail(parts: NoticeParts & { readonly trail: Trail }): Trail {
  const { trail } = parts
  return {
    record: (event) => trail.record(event),
    commit: async (writes, conditions, events) =>
      trail.commit([...writes, ...(await noticeWrites(parts, events))], conditions, events),
  }
}

type NoticeRow = readonly [SecurityActivity, NotificationLevel]

/** What an account is notified of, by the event of the trail. */
const noticed: Readonly<Partial<Record<AuditType, NoticeRow>>> = {
  'auth.password.change': ['password_changed', 'warning'],
  'auth.account.locked': ['account_locked', 'warning'],
  'auth.token.replay': ['token_reused', 'critical'],
  'auth.session.ended': ['sessions_ended', 'info'],
  'auth.mfa.enabled': ['second_factor_enabled', 'info'],
  'auth.mfa.disabled': ['second_factor_disabled', 'critical'],
  'auth.mfa.backup_codes': ['backup_codes_made', 'warning'],
  'auth.mfa.backup_code_used': ['backup_code_used', 'warning'],
  'api_key.created': ['api_key_created', 'warning'],
  'api_key.rotated': ['api_key_rotated', 'info'],
  'oauth.user.linked': ['provider_linked', 'warning'],
  'oauth.user.unlinked': ['provider_unlinked', 'info'],
  'user.role.changed': ['role_changed', 'warning'],
}

const signIns: ReadonlySet<AuditType> = new Set(['auth.login.success', 'oauth.login.success'])

async function noticeWrites(parts: NoticeParts, events: readonly AuditInput[]): Promise<readonly Write[]> {
  const byAccount = new Map<string, StoredNotification[]>()
  const note = (owner: string, notice: StoredNotification) =>
    byAccount.set(owner, [...(byAccount.get(owner) ?? []), notice])
  const seen = new Set<string>()
  const places: Write[] = []
  for (const event of events) {
    const owner = accountOf(event)
    const [activity, level] = noticed[event.event_type] ?? []
    if (owner !== undefined && activity && level && !seen.has(`${owner} ${activity}`)) {
      seen.add(`${owner} ${activity}`)
      note(owner, securityNotice(parts, { owner, level, fact: factOf(activity, event) }))
    }
    if (owner !== undefined && signIns.has(event.event_type)) {
      const signedIn = await placeOf(parts, owner, event)
      places.push(signedIn.write)
      if (signedIn.isNew)
        note(owner, securityNotice(parts, { owner, level: 'warning', fact: factOf('sign_in_new_place', event) }))
    }
    if (event.event_type === 'oauth.user.created' && event.details?.status === 'pending')
      for (const admin of await adminsOf(parts)) note(admin, waitingNotice(parts, admin))
  }
  const gone = new Set(events.flatMap((event) => (event.event_type === 'user.deleted' ? [accountOf(event)] : [])))
  const writes = [...places]
  for (const [owner, made] of byAccount)
    if (!gone.has(owner)) writes.push(...(await notificationWrites(parts.state, owner, made)))
  return writes
}

/** The account that an event is about, which for what an admin does is not that of its maker. */
function accountOf({ details, resource_type, resource_id, user_id }: AuditInput): string | undefined {
  if (typeof details?.owner_id === 'string') return details.owner_id
  return (resource_type === 'user' ? resource_id : user_id) ?? undefined
}

function factOf(activity: SecurityActivity, { context, user_id, ...event }: AuditInput): SecurityFact {
  // From where an admin works, or a provider sends, is not for the account.
  const isByProvider = activity === 'sessions_ended' && event.details?.provider !== undefined
  const isOwn = accountOf({ user_id, ...event }) === user_id && !isByProvider
  return {
    activity,
    ...(isOwn && context?.ip_address && { ip_address: context.ip_address }),
    ...(isOwn && context?.user_agent && { user_agent: context.user_agent }),
  }
}

function securityNotice(
  parts: NoticeParts,
  { owner, level, fact }: { readonly owner: string; readonly level: NotificationLevel; readonly fact: SecurityFact },
): StoredNotification {
  return { ...newNotice(parts, owner), type: 'security', level, data: {}, security: fact }
}

function waitingNotice(parts: NoticeParts, owner: string): StoredNotification {
  return { ...newNotice(parts, owner), type: 'account_waiting', level: 'info', data: {} }
}

function newNotice({ clock, ids }: NoticeParts, owner: string): Pick<StoredNotification, 'id' | 'timestamp'> {
  const nowMs = clock.now()
  return { id: timedUuid(nowMs, 'notification', owner, ids.uuid()), timestamp: new Date(nowMs).toISOString() }
}

async function adminsOf({ users }: NoticeParts): Promise<readonly string[]> {
  return (await users.list()).flatMap(({ id, role, status }) => (role === 'admin' && status === 'active' ? [id] : []))
}

/** From where an account signs in: a network and a device. */
export interface SignInPlace {
  readonly network: string
  readonly device: string
  /** ISO time of the last sign-in from there. */
  readonly last_at: string
}

/** Whether a sign-in is from another place than those before, and what makes its place known. */
async function placeOf({ state, clock }: NoticeParts, owner: string, { context }: AuditInput) {
  const { browser, system } = deviceOf(context?.user_agent ?? '')
  const place: SignInPlace = {
    network: addressNetwork(context?.ip_address ?? ''),
    device: [browser, system].join(' / '),
    last_at: new Date(clock.now()).toISOString(),
  }
  const known = (await findStored<readonly SignInPlace[]>(state, signInPlacesKey(owner)))?.value ?? []
  const others = known.filter(({ network, device }) => network !== place.network || device !== place.device)
  const kept = [place, ...others].slice(0, limits.signInPlacesMax)
  return {
    isNew: known.length > 0 && others.length === known.length,
    write: { key: signInPlacesKey(owner), value: jsonBytes(kept) },
  }
}
