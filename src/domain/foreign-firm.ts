// Firms without a Brazilian number: by which of their names a number that a source gives to several of them is found out.

import { toPlainText } from './object-nature.ts'
import { parseTaxId } from './tax-id.ts'

/** Who is named in a record, and by which number. */
interface NamedSupplier {
  readonly supplier_id?: string
  readonly supplier?: string
  readonly supplier_person_type?: string
}

/**
 * The name of a firm with a foreign number, for comparing: without articles, legal forms and marks. Undefined for other suppliers
 * and without a name.
 * @example findForeignFirm({ supplier_id: 'EX0012345', supplier: 'The Siemens A.G.' }) // 'siemens'
 */
export function findForeignFirm({ supplier_id, supplier, supplier_person_type }: NamedSupplier): string | undefined {
  if (supplier_id === undefined || supplier === undefined) return undefined
  const isForeign = supplier_person_type === 'foreign' || supplier_id.startsWith('EX')
  if (!isForeign || (supplier_person_type !== 'foreign' && parseTaxId(supplier_id).person_type !== 'foreign'))
    return undefined
  const words = toPlainText(supplier)
    .replace(/(?<=\b[a-z])[./](?=[a-z]\b)/g, '')
    .split(/[^\p{L}\d]+/u)
  return words.filter((word) => word !== '' && !emptyWords.has(word)).join(' ') || undefined
}

/** Articles, and what says of a firm only how it is constituted. */
const emptyWords: ReadonlySet<string> = new Set(
  'the a and of e co company corp corporation inc incorporated llc llp lp ltd ltda limited plc ag gmbh kg se sa sas sarl srl spa bv nv ab as aps oy oyj kk pty pte sl slu eireli'.split(
    ' ',
  ),
)

/**
 * Whether all names can stand for one firm: each but the longest begins the next longer one.
 * @example canBeOneFirm(['oracle', 'oracle america']) // true
 */
export function canBeOneFirm(names: readonly string[]): boolean {
  const sorted = [...names].sort((left, right) => left.length - right.length)
  return sorted.every((name, at) => at === 0 || `${name} `.startsWith(`${sorted[at - 1]} `))
}
