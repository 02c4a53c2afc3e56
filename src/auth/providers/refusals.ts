// What goes wrong between a provider and us, as failures that a caller can see: a refusal that trying again does not mend, or a
// provider that cannot be reached.

import { AppError } from '../../errors.ts'
import type { Reason } from '../../reasons.ts'

/** A sign-in that is refused for a reason. */
export function refusal(reason: Reason, cause?: unknown): AppError {
  return new AppError('SIGN_IN_REFUSED', { reason }, { cause })
}

export function unreachable(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { reason: 'provider_unreachable' }, { cause })
}
