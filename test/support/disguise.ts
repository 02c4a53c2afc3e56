// Disguise: the same records in another order and under other names, to show that detectors read neither.

import { createHash } from 'node:crypto'
import { cnpj, cpf } from 'cpf-cnpj-validator'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'

export interface Disguised {
  readonly records: readonly NormalisedRecord[]
  /** The name that an act's id has been given. */
  readonly nameOf: (id: string) => string
}

const idFields = ['contract_id', 'tender_id', 'parent_id', 'payment_id', 'commitment_id', 'sanction_id'] as const
const taxIdFields = ['supplier_id', 'beneficiary_id'] as const
const wordFields = ['organization_id', 'organization', 'supplier', 'name', 'document'] as const
const listFields = ['bids', 'amendments', 'partners'] as const

/**
 * Renames everything that is a name alike wherever it stands and shuffles records, bids, amendments and partners. Amounts, days,
 * item codes and texts stay, check digits keep being right or wrong, branches of one company stay branches of one company, and an
 * address keeps its words: a room of a business centre is one still.
 */
export function disguise(records: readonly NormalisedRecord[], seed: string): Disguised {
  const random = seededRandom(seed)
  const nameOf = (id: string) => nameFor(seed, id)
  const shuffled = <T>(list: readonly T[]): T[] => {
    const items = [...list]
    for (let last = items.length - 1; last > 0; last--) {
      const pick = random.integer(last + 1)
      const kept = items[last]
      items[last] = items[pick]
      items[pick] = kept
    }
    return items
  }
  const elsewhere = otherNumbers(seed)
  const renamed = (record: NormalisedRecord): NormalisedRecord => {
    const fields: Record<string, unknown> = { ...record }
    for (const field of idFields) if (typeof fields[field] === 'string') fields[field] = nameOf(fields[field])
    for (const field of wordFields) if (typeof fields[field] === 'string') fields[field] = nameOf(fields[field])
    for (const field of taxIdFields) if (typeof fields[field] === 'string') fields[field] = taxId(seed, fields[field])
    if (typeof fields.address === 'string') fields.address = elsewhere(fields.address)
    for (const field of listFields)
      if (Array.isArray(fields[field])) fields[field] = shuffled(fields[field]).map((item) => renamedItem(item))
    return fields as unknown as NormalisedRecord
  }
  const renamedItem = (item: unknown): unknown => {
    if (typeof item === 'string') return nameOf(item)
    const { supplier_id: supplier } = item as { readonly supplier_id?: string }
    return supplier === undefined ? item : { ...(item as object), supplier_id: taxId(seed, supplier) }
  }
  return { records: shuffled(records).map(renamed), nameOf }
}

/** Other numbers of as many digits in a text; 0 and 9 stay, since nothing but them is written for no number. */
function otherNumbers(seed: string): (text: string) => string {
  const first = digest(seed, 'numbers') % 7n
  return (text) => text.replace(/[1-8]/g, (digit) => String(((BigInt(digit) + first) % 8n) + 1n))
}

/** Another tax id of the same kind: a company keeps its branch, and check digits stay as far from the right ones as they are. */
function taxId(seed: string, id: string): string {
  const kind = kinds.find(({ length }) => id.length === length && /^\d+$/.test(id))
  if (kind === undefined) return nameFor(seed, id)
  const { length, kept, isValid } = kind
  const stem = digits(seed, id.slice(0, kept), kept) + id.slice(kept, length - 2)
  const distance = Number(id.slice(-2)) - checkOf(id.slice(0, -2), isValid) + 100
  return stem + twoDigits((checkOf(stem, isValid) + distance) % 100)
}

/** Length, leading digits that name the holder, and the rule of CNPJ and CPF. */
const kinds = [
  { length: 14, kept: 8, isValid: (id: string) => cnpj.isValid(id) },
  { length: 11, kept: 9, isValid: (id: string) => cpf.isValid(id) },
]

function checkOf(stem: string, isValid: (id: string) => boolean): number {
  for (let check = 0; check < 100; check++) if (isValid(stem + twoDigits(check))) return check
  return 0
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function nameFor(seed: string, id: string): string {
  return `N${digest(seed, id).toString(36)}`
}

function digits(seed: string, text: string, length: number): string {
  return String(digest(seed, text) % 10n ** BigInt(length)).padStart(length, '1')
}

function digest(seed: string, text: string): bigint {
  return createHash('sha256').update(`${seed} ${text}`).digest().readBigUInt64BE()
}
