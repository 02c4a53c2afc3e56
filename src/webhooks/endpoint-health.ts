// Endpoint health: since when an endpoint fails, when its owner is warned, and when it is given up. Pure.

import { limits } from '../limits.ts'

/** Absent while the last attempt succeeded. */
export interface EndpointHealth {
  /** First failure since the last success, in ms since 1970. */
  readonly failing_since: number
  /** The highest share of limits.webhookFailingMs, in per cent, of which the owner was warned; 0: of none. */
  readonly warned: number
}

export interface HealthStep {
  /** Null where the endpoint is well. */
  readonly health: EndpointHealth | null
  /** A share of the way that was passed with this attempt, in per cent. */
  readonly warning?: number
  readonly disabled?: 'gone' | 'failing'
}

/** What an attempt at `atMs` means for an endpoint. */
export function afterAttempt(
  before: EndpointHealth | null,
  { atMs, succeeded, status }: { readonly atMs: number; readonly succeeded: boolean; readonly status?: number },
): HealthStep {
  if (succeeded) return { health: null }
  const health = before ?? { failing_since: atMs, warned: 0 }
  if (status === 410) return { health, disabled: 'gone' }
  const percent = ((atMs - health.failing_since) / limits.webhookFailingMs) * 100
  if (percent >= 100) return { health, disabled: 'failing' }
  const warning = limits.webhookWarningPercents.findLast((step) => percent >= step && step > health.warned)
  return warning === undefined ? { health } : { health: { ...health, warned: warning }, warning }
}
