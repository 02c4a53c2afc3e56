// Firms by their companies: branches share the first eight characters of a CNPJ.

/** The root of a CNPJ; another id stands for itself. */
export function companyOf(id: string): string {
  return id.length === 14 ? id.slice(0, 8) : id
}

/** Ids in lists, one a company, in their order. */
export function companiesOf(ids: readonly string[]): readonly (readonly string[])[] {
  const found = new Map<string, string[]>()
  for (const id of ids) {
    const company = companyOf(id)
    const known = found.get(company)
    if (known === undefined) found.set(company, [id])
    else known.push(id)
  }
  return [...found.values()]
}
