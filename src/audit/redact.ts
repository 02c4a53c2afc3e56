// Redaction: no credential enters the trail, so that its readers cannot sign in with one, and no whole tax id of a person.

import { maskTyped } from '../domain/mask-personal-ids.ts'
import { maskTaxId } from '../domain/tax-id.ts'
import { limits } from '../limits.ts'

const removed = '[removed]'
const secretName =
  /pass(word|phrase)|senha|secret|segredo|token|authorization|cookie|credential|api_?key$|backup_?code|digest|private|otp|^(code|hash|codigo)$|_hash$/i
const secretShapes = [
  // JWT, bearer credentials, PHC strings of passwords, opaque refresh tokens.
  /eyJ[\w-]+\.[\w-]*\.?[\w-]*/g,
  /\b(?:bearer|basic)\s+[\w.~+/=-]{8,}/gi,
  /\$(?:argon2|2[aby]|scrypt|pbkdf2)[^\s"']*/gi,
  /[0-9a-f-]{36}\.[0-9a-f-]{36}\.[\w-]+/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*/g,
]
/** Any eleven digits that stand alone, with right check digits or wrong ones. */
const bareCpf = /(?<![\w.-])\d{11}(?![\w-])/g

/** Our own ids and digests, in whose digits a CPF would be chance: an event is found by them. */
const ownId = /^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{64})$/

/** A text without what looks like a credential, with the tax ids of persons masked, cut to the limit. */
export function redactText(text: string): string {
  if (ownId.test(text)) return text
  // Cut first, so that the cost is bounded; a credential cut short is still recognised.
  const cut = text.slice(0, limits.auditTextCharactersMax)
  const plain = secretShapes.reduce((rest, shape) => rest.replace(shape, removed), cut)
  return maskTyped(plain).replace(bareCpf, (found) => maskTaxId(found, 'person'))
}

/** Details with members named like secrets removed, texts redacted, and everything bounded. */
export function redactDetails(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return redactObject(details, 0)
}

function redactObject(value: object, depth: number): Record<string, unknown> {
  const members = Object.entries(value)
    .filter(([name, member]) => member !== undefined && name !== '__proto__')
    .slice(0, limits.auditDetailsMax)
  return Object.fromEntries(
    members.map(([name, member]) => [
      redactText(name),
      secretName.test(name) && typeof member !== 'number' && typeof member !== 'boolean'
        ? removed
        : redactValue(member, depth + 1),
    ]),
  )
}

function redactValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'boolean' || value === null) return value
  if (typeof value !== 'object') return null
  if (depth >= limits.auditDetailsDepthMax) return '[…]'
  if (Array.isArray(value)) return value.slice(0, limits.auditDetailsMax).map((item) => redactValue(item, depth + 1))
  return redactObject(value, depth)
}
