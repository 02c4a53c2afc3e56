// Rules over the claims of an identity provider: which role and teams a user gets by them. Pure.

import type { ClaimRule } from './generated/wire-types.ts'
import type { Role } from './vocabulary.ts'

/** What the rules give; the role is that of the first rule that gives one. */
export interface ClaimsOutcome {
  readonly role: Role | null
  readonly team_ids: readonly string[]
  /** The rules that matched, in order. */
  readonly matched: readonly ClaimRule[]
}

/** What rules give for the claims of a user at a provider. */
export function applyClaimRules(
  rules: readonly ClaimRule[],
  provider: string,
  claims: Readonly<Record<string, unknown>>,
): ClaimsOutcome {
  const matched = rules.filter((rule) => rule.provider === provider && holds(rule, claims))
  return {
    role: matched.find(({ role }) => role !== undefined)?.role ?? null,
    team_ids: [...new Set(matched.flatMap(({ team_ids = [] }) => team_ids))],
    matched,
  }
}

/** Whether a claim is the value, or is a list that has it. */
function holds({ claim, value }: ClaimRule, claims: Readonly<Record<string, unknown>>): boolean {
  const found = Object.hasOwn(claims, claim) ? claims[claim] : within(claims, claim.split('.'))
  return [found].flat().some((one) => isPlain(one) && String(one) === value)
}

/** A claim within claims, as some directories nest them: `realm_access.roles`. */
function within(claims: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return claims
  if (typeof claims !== 'object' || claims === null || !Object.hasOwn(claims, name)) return undefined
  return within((claims as Readonly<Record<string, unknown>>)[name], rest)
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
