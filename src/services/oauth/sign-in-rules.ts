// SignInRules
// Owns: the document of rules for sign-in by identity providers.   Does not own: what the rules do, and the providers' secrets,
// which are in the environment alone.
// R1. Every node reads the document for each use; it is stored once an admin has set it, and until then everybody needs approval.
// R2. A change replaces the whole document, compare-and-set, and is recorded with the names of what changed.

import { isDeepStrictEqual } from 'node:util'
import type { Trail } from '../../auth/trail.ts'
import { untilCommitted } from '../../auth/until-committed.ts'
import type { OAuthRules, ProviderRules } from '../../domain/generated/wire-types.ts'
import { toGivenText } from '../../domain/mask-personal-ids.ts'
import { AppError } from '../../errors.ts'
import { findHeld } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'
import { assertMatch } from '../entity-tag.ts'
import { type Asker, eventBy } from '../identity/origin.ts'

export interface SignInRules {
  read(): Promise<OAuthRules>
  /** Throws VALIDATION_ERROR for a team that is not known, and PRECONDITION_FAILED. */
  replace(rules: OAuthRules, asker: Asker & { readonly ifMatch: string | undefined }): Promise<OAuthRules>
}

const key = 'sign-in-rules'
const untilSet: OAuthRules = {
  auto_register_enabled: true,
  default_role: 'viewer',
  require_admin_approval: true,
  providers: [],
  claim_rules: [],
}

interface RulesParts {
  readonly store: Store
  readonly trail: Pick<Trail, 'commit'>
  readonly hasTeam: (id: string) => Promise<boolean>
}

export function createSignInRules({ store, trail, hasTeam }: RulesParts): SignInRules {
  const read = async () => {
    const bytes = await store.get(key)
    return bytes === undefined ? untilSet : parseStored<OAuthRules>(bytes)
  }
  const assertTeams = async ({ claim_rules }: OAuthRules) => {
    for (const [at, { team_ids = [] }] of claim_rules.entries())
      for (const [index, id] of team_ids.entries())
        if (!(await hasTeam(id)))
          throw new AppError('VALIDATION_ERROR', {
            field: `claim_rules.${at}.team_ids.${index}`,
            reason: 'unknown_team',
          })
  }
  return {
    read,
    async replace(given, asker) {
      await assertTeams(given)
      const rules = withGivenTexts(given)
      return untilCommitted(async () => {
        const expected = await findHeld(store, key)
        const before = expected instanceof Uint8Array ? parseStored<OAuthRules>(expected) : untilSet
        assertMatch(asker.ifMatch, before, key)
        if (isDeepStrictEqual(before, rules)) return rules
        const changed = Object.entries(rules).filter(
          ([name, value]) => !isDeepStrictEqual(value, before[name as never]),
        )
        const event = eventBy('admin.settings.changed', asker, {
          ...{ resource_type: 'settings', resource_id: key },
          details: { changed: changed.map(([name]) => name) },
        })
        const value = new TextEncoder().encode(JSON.stringify(rules))
        return (await trail.commit([{ key, value }], [{ key, expected }], [event])) ? rules : null
      })
    },
  }
}

/** What one admin writes and others read. */
function withGivenTexts({ claim_rules, ...rules }: OAuthRules): OAuthRules {
  const masked = claim_rules.map(({ claim, value, ...rule }) => {
    return { ...rule, claim: toGivenText(claim), value: toGivenText(value) }
  })
  return { ...rules, claim_rules: masked }
}

/** What admins set of one provider; all may sign in where nothing is set. */
export function rulesOf({ providers }: OAuthRules, provider: string): ProviderRules {
  const found = providers.find((one) => one.provider === provider)
  return found ?? { provider, enabled: true, allowed_domains: [], auto_approved_domains: [] }
}
