// Firms by their companies.

import { companyOf } from '../../domain/company-of.ts'

/** Ids in lists, one a company, in their order. */
export function idsByCompany(ids: readonly string[]): readonly (readonly string[])[] {
  const found = new Map<string, string[]>()
  for (const id of ids) {
    const company = companyOf(id)
    const known = found.get(company)
    if (known === undefined) found.set(company, [id])
    else known.push(id)
  }
  return [...found.values()]
}
