// UASG, the code of a buying unit in the open data of Compras.gov.br.

import type { RowFields } from '../../forms/row-fields.ts'

/** UASG as six digits: one endpoint gives it as a number, another as text with its zeros. */
export function readUasg<C extends string>(fields: RowFields<C>, column: C): string | undefined {
  const code = fields.code(column, 'organization_id')
  return code !== undefined && /^\d{1,6}$/.test(code) ? code.padStart(6, '0') : code
}
