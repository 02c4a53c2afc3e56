// Columns: turns normalised records into the typed arrays of dataset/dataset.ts. One place knows which field feeds which column.
// Owns: the mapping record → columns.   Does not own: where columns live (segments) or who reads them.

import {
  ABSENT_CODE,
  type ColumnDefinition,
  type ColumnName,
  DAY_ABSENT,
  DAY_UNKNOWN,
  type DictionaryName,
  figureNames,
  type Table,
  type TableName,
  tables,
} from '../dataset/dataset.ts'
import { parseDay } from '../domain/days.ts'
import { idHash } from '../domain/id-hash.ts'
import type {
  ActRecord,
  AgreementRecord,
  CommitmentRecord,
  NormalisedRecord,
  OrganizationRecord,
  PartnerEntry,
  PaymentRecord,
  ReferenceRecord,
  SanctionRecord,
  SupplierRecord,
} from '../domain/records.ts'
import { checkTaxId } from '../domain/tax-id.ts'
import { limits } from '../limits.ts'
import { columnsOf, createColumn, type MainTable } from './layout.ts'

/** Gives each text of a dictionary its code, adding what is new. */
export type Coder = (dictionary: DictionaryName, text: string) => number

/** All tables. */
export type Columns = { readonly [T in TableName]: Table<T> }

export interface ColumnBuilder {
  /** Adds one record's rows to its table and child tables; returns its row in the main table. */
  add(record: NormalisedRecord): number
  /** Rows so far of a table. */
  length(table: TableName): number
  /** The columns as typed arrays of exact length; parents of child tables count from 0 in this builder. */
  finish(): Columns
}

/** The table that a record's main row goes to. */
export function tableOf(kind: NormalisedRecord['record_kind']): MainTable {
  switch (kind) {
    case 'contract':
    case 'tender':
    case 'award':
    case 'contract_item':
    case 'amendment':
      return 'acts'
    case 'payment':
    case 'expense':
      return 'payments'
    case 'commitment':
      return 'commitments'
    case 'agreement':
      return 'agreements'
    case 'reference':
      return 'references'
    case 'supplier':
      return 'suppliers'
    case 'sanction':
      return 'sanctions'
    case 'organization':
      return 'organizations'
  }
}

/** A builder that codes texts through `code`. */
export function createColumnBuilder(code: Coder): ColumnBuilder {
  const built = Object.fromEntries((Object.keys(tables) as TableName[]).map((name) => [name, new Rows(name)])) as {
    readonly [T in TableName]: Rows<T>
  }
  const text = (dictionary: DictionaryName, value: string | undefined): number =>
    value === undefined || value === '' ? ABSENT_CODE : code(dictionary, value)

  function addAct(record: ActRecord): number {
    const parent = built.acts.add()
    const to = built.acts.columns
    setOrigin(to, parent, record)
    to.id[parent] = idHash(record.contract_id)
    to.record_kind[parent] = listCode('acts', 'record_kind', record.record_kind)
    to.organization[parent] = text('organization', record.organization_id)
    to.organization_name[parent] = text('organization_name', record.organization)
    to.supplier[parent] = text('supplier', record.supplier_id)
    to.person_type[parent] = listCode('acts', 'person_type', record.supplier_person_type)
    to.supplier_id_valid[parent] = supplierIdCheck(record)
    to.supplier_status[parent] = text('status', record.supplier_status)
    to.supplier_status_day[parent] = toDay(record.supplier_status_date)
    to.supplier_opened_day[parent] = toDay(record.supplier_opened)
    to.supplier_size[parent] = listCode('acts', 'supplier_size', record.supplier_size)
    to.small_firm_benefit[parent] = listCode('acts', 'small_firm_benefit', record.small_firm_benefit)
    to.tender[parent] = text('tender', record.tender_id)
    to.catalog[parent] = text('catalog', record.catalog_code)
    to.category[parent] = text('category', record.category)
    to.unit[parent] = text('unit', record.unit)
    to.kind[parent] = listCode('acts', 'kind', record.kind)
    to.contract_type[parent] = text('category', record.contract_type)
    to.region[parent] = text('region', record.region)
    to.municipality[parent] = text('municipality', record.municipality_code)
    to.modality[parent] = text('modality', record.modality)
    to.legal_basis[parent] = text('legal_basis', record.legal_basis)
    to.status[parent] = text('status', record.status)
    to.currency[parent] = text('currency', record.currency ?? 'BRL')
    to.quantity[parent] = record.quantity ?? Number.NaN
    to.unit_price[parent] = record.unit_price ?? Number.NaN
    to.value[parent] = toCents(record.value)
    to.estimated_value[parent] = toCents(record.estimated_value)
    to.signing_day[parent] = toDay(record.signing_date)
    to.publication_day[parent] = toDay(record.publication_date)
    to.award_day[parent] = toDay(record.award_date)
    to.start_day[parent] = toDay(record.start_date)
    to.end_day[parent] = toDay(record.end_date)
    to.proposals_open_day[parent] = toDay(record.proposals_open_date)
    to.proposals_close_day[parent] = toDay(record.proposals_close_date)
    for (const bid of record.bids ?? []) {
      const row = built.bids.add()
      const cells = built.bids.columns
      cells.parent[row] = parent
      cells.supplier[row] = text('supplier', bid.supplier_id)
      cells.value[row] = toCents(bid.value)
      cells.status[row] = listCode('bids', 'status', bid.status ?? 'valid')
      cells.day[row] = toDay(bid.date)
    }
    for (const amendment of record.amendments ?? []) {
      const row = built.amendments.add()
      const cells = built.amendments.columns
      cells.parent[row] = parent
      cells.day[row] = toDay(amendment.date)
      cells.kind[row] = listCode('amendments', 'kind', amendment.kind)
      cells.value_delta[row] = toCents(amendment.value_delta)
      cells.new_end_day[row] = toDay(amendment.new_end)
    }
    return parent
  }

  function addPayment(record: PaymentRecord): number {
    const row = built.payments.add()
    const to = built.payments.columns
    setOrigin(to, row, record)
    to.contract[row] = record.contract_id === undefined ? 0 : idHash(record.contract_id)
    to.supplier[row] = text('supplier', record.supplier_id)
    to.day[row] = toDay(record.date)
    to.value[row] = toCents(record.value)
    to.document[row] = record.document === undefined ? 0 : idHash(record.document)
    to.id[row] = idHash(record.payment_id)
    to.organization[row] = text('organization', record.organization_id)
    to.record_kind[row] = listCode('payments', 'record_kind', record.record_kind)
    to.region[row] = text('region', record.region)
    return row
  }

  function addCommitment(record: CommitmentRecord): number {
    const row = built.commitments.add()
    const to = built.commitments.columns
    setOrigin(to, row, record)
    to.id[row] = idHash(record.commitment_id)
    to.note[row] = record.parent_id === undefined ? 0 : idHash(record.parent_id)
    to.contract[row] = record.contract_id === undefined ? 0 : idHash(record.contract_id)
    to.supplier[row] = text('supplier', record.supplier_id)
    to.organization[row] = text('organization', record.organization_id)
    to.day[row] = toDay(record.date)
    to.value[row] = toCents(record.value)
    for (const entry of record.history ?? []) {
      const child = built.commitment_entries.add()
      const cells = built.commitment_entries.columns
      cells.parent[child] = row
      cells.day[child] = toDay(entry.date)
      cells.operation[child] = listCode('commitment_entries', 'operation', entry.operation)
      cells.value[child] = toCents(entry.value)
    }
    return row
  }

  function addAgreement(record: AgreementRecord): number {
    const row = built.agreements.add()
    const to = built.agreements.columns
    setOrigin(to, row, record)
    to.id[row] = idHash(record.agreement_id)
    to.organization[row] = text('organization', record.organization_id)
    to.beneficiary[row] = text('supplier', record.beneficiary_id)
    to.region[row] = text('region', record.region)
    to.municipality[row] = text('municipality', record.municipality_code)
    to.day[row] = toDay(record.signing_date ?? record.start_date)
    to.end_day[row] = toDay(record.end_date)
    to.value[row] = toCents(record.value)
    return row
  }

  function addReference(record: ReferenceRecord): number {
    const row = built.references.add()
    const to = built.references.columns
    setOrigin(to, row, record)
    to.subject[row] = listCode('references', 'subject', record.subject)
    to.year[row] = record.year
    to.region[row] = text('region', record.region)
    to.municipality[row] = text('municipality', record.municipality_code)
    for (const name of figureNames) to[name][row] = record.figures[name] ?? Number.NaN
    return row
  }

  function addSupplier(record: SupplierRecord): number {
    const parent = built.suppliers.add()
    const to = built.suppliers.columns
    setOrigin(to, parent, record)
    to.supplier[parent] = text('supplier', record.supplier_id)
    to.opened_day[parent] = toDay(record.opened)
    to.address[parent] = text('address', record.address)
    to.capital[parent] = toCents(record.capital)
    to.region[parent] = text('region', record.region)
    to.status[parent] = text('status', record.status)
    to.status_day[parent] = toDay(record.status_date)
    to.activity[parent] = text('activity', record.activity)
    for (const { partner, since } of partnersOf(record)) {
      const row = built.partners.add()
      const cells = built.partners.columns
      cells.parent[row] = parent
      cells.partner[row] = text('partner', partner)
      cells.since_day[row] = toDay(since)
    }
    return parent
  }

  function addSanction(record: SanctionRecord): number {
    const row = built.sanctions.add()
    const to = built.sanctions.columns
    setOrigin(to, row, record)
    to.supplier[row] = text('supplier', record.supplier_id)
    to.list[row] = listCode('sanctions', 'list', record.list)
    to.sanction_type[row] = text('sanction_type', record.sanction_type)
    to.start_day[row] = toDay(record.start)
    to.end_day[row] = toDay(record.end)
    return row
  }

  function addOrganization(record: OrganizationRecord): number {
    const row = built.organizations.add()
    const to = built.organizations.columns
    setOrigin(to, row, record)
    to.organization[row] = text('organization', record.organization_id)
    to.region[row] = text('region', record.region)
    to.municipality[row] = text('municipality', record.municipality_code)
    return row
  }

  return {
    add(record) {
      switch (record.record_kind) {
        case 'contract':
        case 'tender':
        case 'award':
        case 'contract_item':
        case 'amendment':
          return addAct(record)
        case 'payment':
        case 'expense':
          return addPayment(record)
        case 'commitment':
          return addCommitment(record)
        case 'agreement':
          return addAgreement(record)
        case 'reference':
          return addReference(record)
        case 'supplier':
          return addSupplier(record)
        case 'sanction':
          return addSanction(record)
        case 'organization':
          return addOrganization(record)
      }
    },
    length: (table) => built[table].length,
    finish: () =>
      Object.fromEntries(Object.entries(built).map(([name, rows]) => [name, rows.toTable()])) as {
        [T in TableName]: Table<T>
      },
  }
}

/** Growing typed arrays, one a column, written in place: a record's row needs no object of its own. */
class Rows<T extends TableName> {
  length = 0
  /** The arrays by column; read anew after each `add`, which may replace them. */
  readonly columns: Record<ColumnName<T>, Int32Array | Float64Array>
  readonly #definitions: readonly (readonly [ColumnName<T>, ColumnDefinition])[]
  #capacity = 0

  constructor(table: T) {
    this.#definitions = columnsOf(table) as readonly (readonly [ColumnName<T>, ColumnDefinition])[]
    this.columns = Object.fromEntries(
      this.#definitions.map(([name, definition]) => [name, createColumn(definition, 0)]),
    ) as Record<ColumnName<T>, Int32Array | Float64Array>
  }

  /** A new row, whose cells the caller fills, every one. */
  add(): number {
    if (this.length === this.#capacity) this.#grow()
    return this.length++
  }

  #grow(): void {
    this.#capacity = Math.max(64, this.#capacity * 2)
    for (const [name, definition] of this.#definitions) {
      const grown = createColumn(definition, this.#capacity)
      grown.set(this.columns[name])
      this.columns[name] = grown
    }
  }

  toTable(): object {
    const columns = this.#definitions.map(([name]) => [name, this.columns[name].slice(0, this.length)])
    return { length: this.length, ...Object.fromEntries(columns) }
  }
}

/** Each partner once, with the day of joining where it is known. */
function partnersOf({ partners = [], partner_entries = [] }: SupplierRecord): readonly PartnerEntry[] {
  const dated = new Set(partner_entries.map(({ partner }) => partner))
  return [...partner_entries, ...partners.filter((partner) => !dated.has(partner)).map((partner) => ({ partner }))]
}

interface OriginColumns {
  readonly source: Int32Array | Float64Array
  readonly synthetic: Int32Array | Float64Array
}

function setOrigin(to: OriginColumns, row: number, { provenance, synthetic }: NormalisedRecord): void {
  to.source[row] = listCode('acts', 'source', provenance.source)
  to.synthetic[row] = synthetic ? 1 : 0
}

function listCode<T extends TableName>(table: T, column: ColumnName<T>, value: string | undefined): number {
  const definition = tables[table][column] as { readonly values?: readonly string[] }
  return value === undefined ? ABSENT_CODE : (definition.values?.indexOf(value) ?? ABSENT_CODE)
}

const days = new Map<string, number>()

/** Remembers days, since parsing eight of them is most of the work of an act and a file has few. */
function toDay(date: string | undefined): number {
  if (date === undefined) return DAY_ABSENT
  const known = days.get(date)
  if (known !== undefined) return known
  const day = parseDay(date) ?? DAY_UNKNOWN
  if (days.size < limits.dayTextsCachedMax) days.set(date, day)
  return day
}

function toCents(value: number | undefined): number {
  return value === undefined ? Number.NaN : Math.round(value * 100)
}

function supplierIdCheck(record: ActRecord): number {
  if (record.supplier_id === undefined || record.supplier_person_type === 'foreign') return -1
  return checkTaxId(record.supplier_id)
}
