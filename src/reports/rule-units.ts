// Rule units: the unit of a limit of law, and of a limit in days which days it counts.

import type { Rule } from '../domain/finding.ts'

type Unit = Exclude<NonNullable<Rule['limit_unit']>, 'business_days'>
type UnitFields<Name extends string> = { readonly [N in `${Name}_unit`]?: Unit } & {
  readonly [N in `${Name}_days`]?: 'business' | 'calendar'
}

/**
 * `NAME_unit`, and `NAME_days` for a limit in days.
 * @example unitFields('limit', 'business_days') // { limit_unit: 'days', limit_days: 'business' }
 */
export function unitFields<Name extends string>(name: Name, unit: Rule['limit_unit']): UnitFields<Name> {
  if (unit === undefined) return {} as UnitFields<Name>
  const isBusiness = unit === 'business_days'
  return {
    [`${name}_unit`]: isBusiness ? 'days' : unit,
    ...((isBusiness || unit === 'days') && { [`${name}_days`]: isBusiness ? 'business' : 'calendar' }),
  } as UnitFields<Name>
}
