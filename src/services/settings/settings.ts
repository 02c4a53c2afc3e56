// Settings
// Owns: the document of settings in the state store.   Does not own: what the values do.
// S1. Every node reads the document for each request (the store caches it), so that a change counts at once.
// S2. Only what was set is stored; the rest is as the service was configured, and all of it while the document is damaged.
// S3. A change is a compare-and-set, recorded with the values before and after.

import type { Trail } from '../../auth/trail.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { Settings, SettingsPatch } from '../../domain/generated/wire-types.ts'
import { type RateTiers, specTiers } from '../../domain/rate-tiers.ts'
import { flatten, type SettingValues, toRateSettings, toRateTiers, withChange } from '../../domain/settings.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { type Awaitable, andThen } from '../../platform/awaitable.ts'
import type { Clock } from '../../platform/clock.ts'
import { findHeld, orIfDamaged } from '../../platform/damage.ts'
import type { Store } from '../../store/port.ts'
import { assertMatch } from '../entity-tag.ts'
import { type Asker, eventBy } from '../identity/origin.ts'

/** The settings as they are now. */
export interface SettingsNow extends SettingValues {
  readonly tiers: RateTiers
  /** Absent where nothing was ever changed. */
  readonly updated_at?: string
}

export interface SettingsStore {
  read(): Awaitable<SettingsNow>
  /** Throws VALIDATION_ERROR and PRECONDITION_FAILED. */
  change(patch: SettingsPatch, asker: Asker & { readonly ifMatch: string | undefined }): Promise<SettingsNow>
}

/** The stored document: only what was set. */
interface StoredSettings {
  readonly set: SettingsPatch
  readonly updated_at: string
}

/** Key of the document. */
export const settingsKey = 'settings'
const encoder = new TextEncoder()
const decoder = new TextDecoder()

interface SettingsParts {
  readonly store: Store
  readonly trail: Pick<Trail, 'commit'>
  readonly clock: Clock
  /** Limits that the service was started with. */
  readonly tiers?: Partial<RateTiers>
}

/** The settings over a store, with the limits of the configuration as defaults. */
export function createSettings({ store, trail, clock, tiers = {} }: SettingsParts): SettingsStore {
  const defaults: SettingValues = {
    default_language: 'en',
    sessions: { max_sessions: limits.sessionsMax, idle_timeout_minutes: limits.sessionIdleMs / 60_000 },
    passwords: { min_length: limits.passwordCharactersMin },
    rate_limits: toRateSettings({ ...specTiers, ...tiers }),
    audit: { retention_days: 0 },
    tasks: { schedules: 'running' },
  }
  let seen: Uint8Array | undefined
  let now = toNow(defaults, undefined)

  const fromBytes = (bytes: Uint8Array | undefined) => bytes && (JSON.parse(decoder.decode(bytes)) as StoredSettings)

  function read(): Awaitable<SettingsNow> {
    const stored = orIfDamaged(
      () => store.get(settingsKey),
      () => undefined,
    )
    return andThen(stored, (bytes) => {
      if (bytes !== seen) {
        seen = bytes
        now = toNow(defaults, fromBytes(bytes))
      }
      return now
    })
  }

  return {
    read,
    change: (patch, asker) =>
      untilCommitted<SettingsNow>(async () => {
        const expected = await findHeld(store, settingsKey)
        const kept = expected instanceof Uint8Array ? fromBytes(expected) : undefined
        const before = toNow(defaults, kept)
        assertMatch(asker.ifMatch, settingsView(before), settingsKey)
        const after = withChange(before, patch)
        assertSound(after)
        const [from, to] = differences(before, after)
        if (Object.keys(to).length === 0) return before
        const next: StoredSettings = {
          set: merge(kept?.set ?? {}, patch),
          updated_at: new Date(clock.now()).toISOString(),
        }
        const resource = { resource_type: 'settings', resource_id: settingsKey }
        const event = eventBy('admin.settings.changed', asker, { ...resource, details: { from, to } })
        const value = encoder.encode(JSON.stringify(next))
        const done = await trail.commit([{ key: settingsKey, value }], [{ key: settingsKey, expected }], [event])
        return done ? await read() : null
      }),
  }
}

/** The settings as admins see them. */
export function settingsView({ tiers: _, ...settings }: SettingsNow): Settings {
  return settings
}

function toNow(defaults: SettingValues, kept: StoredSettings | undefined): SettingsNow {
  const values = withChange(defaults, kept?.set ?? {})
  return { ...values, ...(kept && { updated_at: kept.updated_at }), tiers: toRateTiers(values.rate_limits) }
}

/** Bounds between values, which a schema cannot express. */
function assertSound({ audit, rate_limits }: SettingValues): void {
  const { retention_days } = audit
  const [least, limit] = [limits.auditRetentionDaysMin, retention_days]
  if (limit > 0 && limit < least)
    throw new AppError('VALIDATION_ERROR', {
      field: 'audit.retention_days',
      reason: 'retention_too_short',
      limit: least,
    })
  for (const [tier, { requests_per_hour, burst }] of Object.entries(rate_limits))
    if (burst > requests_per_hour)
      throw new AppError('VALIDATION_ERROR', {
        field: `rate_limits.${tier}.burst`,
        reason: 'above_maximum',
        limit: requests_per_hour,
      })
}

type FlatSettings = Readonly<Record<string, string | number>>

/** The values that differ, before and after. */
function differences(before: SettingsNow, after: SettingValues): readonly [FlatSettings, FlatSettings] {
  const { tiers: _, updated_at: __, ...values } = before
  const [from, to] = [flatten(values), flatten(after)]
  const changed = Object.keys(to).filter((path) => from[path] !== to[path])
  const pick = (all: FlatSettings) => Object.fromEntries(changed.map((path) => [path, all[path] ?? '']))
  return [pick(from), pick(to)]
}

/** Two changes as one: groups are merged, values replaced. */
function merge<Value extends object>(first: Value, second: Value): Value {
  const entries = Object.entries(second).map(([name, value]) => {
    const known = (first as Readonly<Record<string, unknown>>)[name]
    const areGroups = typeof value === 'object' && typeof known === 'object' && known !== null
    return [name, areGroups ? merge(known, value as object) : value]
  })
  return { ...first, ...Object.fromEntries(entries) }
}
