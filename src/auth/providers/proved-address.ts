// An address as a provider gives it, which is taken under the terms on which a registration takes one.

import formats from 'ajv-formats'
import { limits } from '../../limits.ts'

// ajv-formats is CommonJS: its function is the default of the namespace under Node's types.
const form = formats.default.get('email') as RegExp

/** The address; null for what is none, or is longer than a registration allows. */
export function toAddress(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > limits.providerAddressCharactersMax) return null
  return form.test(given) ? given : null
}
