import type { InvestigationRequest } from '../../src/domain/generated/wire-types.ts'
import { validate } from '../../src/wire/validate.ts'

/** A request as the service gets it after validation, with every default. */
export function requestOf(body: Partial<InvestigationRequest>): InvestigationRequest {
  const request = { ...body }
  validate('InvestigationRequest', request)
  return request as InvestigationRequest
}
