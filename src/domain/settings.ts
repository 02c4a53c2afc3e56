// Settings that an admin may change at run time: no secrets, and none that could lock out every account.

import type { Settings, SettingsPatch } from './generated/wire-types.ts'
import type { RateTier, RateTierName, RateTiers } from './rate-tiers.ts'

/** All settings with their values. */
export type SettingValues = Omit<Settings, 'updated_at'>

/** Applies a change to the settings: groups are merged, values replaced. */
export function withChange(values: SettingValues, change: SettingsPatch): SettingValues {
  const rates = change.rate_limits ?? {}
  return {
    default_language: change.default_language ?? values.default_language,
    sessions: { ...values.sessions, ...change.sessions },
    passwords: { ...values.passwords, ...change.passwords },
    audit: { ...values.audit, ...change.audit },
    tasks: { ...values.tasks, ...change.tasks },
    rate_limits: {
      anonymous: { ...values.rate_limits.anonymous, ...rates.anonymous },
      authenticated: { ...values.rate_limits.authenticated, ...rates.authenticated },
      premium: { ...values.rate_limits.premium, ...rates.premium },
    },
  }
}

/**
 * Flattens nested settings: each value under its dotted path.
 * @example flatten({ sessions: { max_sessions: 3 } }) // { 'sessions.max_sessions': 3 }
 */
export function flatten(values: object, at = ''): Record<string, string | number> {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(flatten(value, `${at}${name}.`))
      : [[`${at}${name}`, value] as const],
  )
  return Object.fromEntries(entries)
}

type RateSettings = SettingValues['rate_limits']
const settingOf: Readonly<Record<RateTierName, keyof RateSettings>> = {
  anonymous: 'anonymous',
  standard: 'authenticated',
  premium: 'premium',
}

/** Converts rate tiers to the form of the settings. */
export function toRateSettings(tiers: RateTiers): RateSettings {
  const setting = ({ requestsPerHour, burst, concurrent }: RateTier) => ({
    requests_per_hour: requestsPerHour,
    burst,
    concurrent,
  })
  return {
    anonymous: setting(tiers.anonymous),
    authenticated: setting(tiers.standard),
    premium: setting(tiers.premium),
  }
}

/** Converts rate settings to rate tiers. */
export function toRateTiers(settings: RateSettings): RateTiers {
  const tier = (name: RateTierName): RateTier => {
    const { requests_per_hour: requestsPerHour, burst, concurrent } = settings[settingOf[name]]
    return { requestsPerHour, burst, concurrent }
  }
  return { anonymous: tier('anonymous'), standard: tier('standard'), premium: tier('premium') }
}
