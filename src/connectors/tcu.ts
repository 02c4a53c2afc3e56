// TCU, the federal court of accounts, as a source.

import { fieldOf } from './page-shapes.ts'
import { refuse } from './question.ts'
import type { PagedKind, Source } from './source.ts'

/** Maximum page size of ORDS. */
const pageItems = 500

/** Lists of the Tribunal de Contas da União (Oracle REST Data Services). Closed for maintenance from 20h to 21h. */
export const tcu: Source = {
  id: 'tcu',
  baseUrl: 'https://contas.tcu.gov.br/ords/condenacao/consulta',
  hosts: [],
  requestsPerMinute: () => 60,
  kinds: { unfit_bidders: list('/inidoneos', 'cpf_cnpj'), barred_from_office: list('/inabilitados', 'cpf') },
}

function list(path: string, idField: string): PagedKind {
  return {
    type: 'pages',
    data_source: 'tcu',
    windows: ({ ids }) =>
      (ids ?? [undefined]).map((id) => ({
        path,
        parameters: id === undefined ? {} : { q: JSON.stringify({ [idField]: formattedId(id) }) },
      })),
    paging: ({ items }) => ({ offset: String(items), limit: String(pageItems) }),
    read(value) {
      const items = fieldOf(value, 'items')
      return Array.isArray(items) ? { items, last: fieldOf(value, 'hasMore') !== true } : undefined
    },
  }
}

/** A formatted tax id, since the source compares texts. */
function formattedId(id: string): string {
  const plain = id.replace(/[./-]/g, '')
  if (plain.length === 11) return plain.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4')
  if (plain.length === 14) return plain.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
  return refuse('ids', 'invalid')
}
