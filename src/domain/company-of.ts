/** The root of a CNPJ, which all branches of a company share; any other id as it is. */
export function companyOf(id: string): string {
  return /^[0-9A-Z]{12}\d{2}$/.test(id) ? id.slice(0, 8) : id
}
