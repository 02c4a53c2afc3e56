// The records of one OCDS process: its tender, its contracts with items and payments, its awards.

import { inferContractType } from '../../../domain/infer-contract-type.ts'
import { normaliseLegalBasis } from '../../../domain/normalise-legal-basis.ts'
import { parseModality } from '../../../domain/parse-modality.ts'
import { isWithoutEffect, parseStatus } from '../../../domain/parse-status.ts'
import type {
  ActRecord,
  PaymentRecord,
  RecordAmendment,
  RecordBid,
  RecordQualityNote,
} from '../../../domain/records.ts'
import { federativeUnits } from '../../../domain/vocabulary.ts'
import { limits } from '../../../limits.ts'
import type { KeptRelease } from '../../../records/processes.ts'
import { type Loose, RowFields, withoutUndefined } from '../../forms/row-fields.ts'
import type { ImportRun } from '../../forms/source-row.ts'
import { provenanceOf, type RowResult } from '../../importer.ts'
import { isObject, listAt, numberSignAt, scalarAt } from '../../text/read-json.ts'
import { amendedBy } from './compile-releases.ts'
import { apart, apartParts, awardParts, haveSameSuppliers, lotsOf } from './distinguish-parts.ts'
import { findParty, type OcdsParty, type OcdsRelease } from './ocds-release.ts'

type Row = Readonly<Record<string, unknown>>

/** The newest release that names a part of a process, and how many of the file that is read do. */
export interface Naming {
  /** Line of the file that is read. */
  readonly line: number
  readonly place: KeptRelease['place']
  readonly release: string
  /** When it was released; empty where it does not say. */
  readonly date: string
  readonly rows: number
}

/** Where the parts of a process stand in its file, and its importer. */
export interface ProcessPlace {
  readonly notes: readonly RecordQualityNote[]
  readonly run: ImportRun
  readonly namingOf: (name: string) => Naming | undefined
  /** That of the part that is named first. */
  readonly first: Naming
}

/** The name of a part of a process: its section and id, with its lots and what distinguishes it from others of its id. */
export function partNameOf(section: 'awards' | 'contracts', part: Row): string {
  return [section, scalarAt(part, 'id') ?? '', ...lotsOf(part), ...apartParts(part)].join('/')
}

const tenderStatuses: Readonly<Record<string, string>> = {
  planning: 'planned',
  planned: 'planned',
  active: 'published',
  complete: 'awarded',
  cancelled: 'cancelled',
  unsuccessful: 'failed',
  withdrawn: 'revoked',
}
const awardStatuses: Readonly<Record<string, string>> = {
  pending: 'pending',
  active: 'awarded',
  cancelled: 'cancelled',
  unsuccessful: 'failed',
}
const contractStatuses: Readonly<Record<string, string>> = {
  pending: 'pending',
  active: 'active',
  terminated: 'terminated',
  cancelled: 'cancelled',
}
const bidStatuses: Readonly<Record<string, RecordBid['status']>> = {
  valid: 'valid',
  disqualified: 'disqualified',
  withdrawn: 'withdrawn',
}
const kinds: Readonly<Record<string, ActRecord['kind']>> = { goods: 'goods', services: 'service', works: 'works' }
const regions: ReadonlySet<string> = new Set(federativeUnits)

/** The rows of one process: tender, contracts with items and payments, and awards without a contract. */
export function* releaseRows(release: OcdsRelease, place: ProcessPlace): Generator<RowResult> {
  const reader = new ReleaseReader(release, place)
  const tender = isObject(release.tender) ? release.tender : undefined
  if (tender !== undefined) {
    reader.reads('tender')
    yield reader.tender(tender)
  }
  const awards = listAt(release, 'awards').filter(isObject)
  const contracted = new Set<Row>()
  for (const contract of listAt(release, 'contracts').filter(isObject)) {
    const award = awardOf(contract, awards)
    if (award !== undefined) contracted.add(award)
    reader.reads(partNameOf('contracts', contract))
    yield* reader.contract(contract, award)
  }
  for (const award of awards)
    if (!contracted.has(award)) {
      reader.reads(partNameOf('awards', award))
      yield reader.award(award)
    }
}

/** The award of a contract; of several with one id, the one of its lots or suppliers. */
function awardOf(contract: Row, awards: readonly Row[]): Row | undefined {
  const id = scalarAt(contract, 'awardID')
  const own = awards.filter((award) => id !== undefined && scalarAt(award, 'id') === id)
  const lots = lotsOf(contract)
  return (
    own.find((award) => lotsOf(award).some((lot) => lots.includes(lot))) ??
    own.find((award) => haveSameSuppliers(award, contract)) ??
    own[0]
  )
}

/** A status by the standard's word, else by a publisher's own; the first of several without effect counts. */
function statusOf(
  part: Row,
  table: Readonly<Record<string, string>>,
  around: readonly (string | undefined)[] = [],
): string | undefined {
  const word = scalarAt(part, 'status') ?? ''
  const own = table[word] ?? parseStatus(word)
  return [own, ...around].find((status) => status !== undefined && isWithoutEffect(status)) ?? own
}

// ReleaseReader
// Owns: the reading of one release into records.   Does not own: which releases are read.
// O1. Ids are the ocid with the id inside it, since the standard's ids are unique within one process only.
// O2. An amount keeps its currency; one without a currency is absent with a note, never BRL.
class ReleaseReader {
  readonly #release: OcdsRelease
  readonly #place: ProcessPlace
  readonly #ocid: string
  readonly #buyer: OcdsParty | undefined
  /** Status of the tender, which a contract of it shares where the tender has no effect. */
  readonly #tenderStatus: string | undefined
  #naming: Naming

  constructor(release: OcdsRelease, place: ProcessPlace) {
    this.#release = release
    this.#place = place
    this.#naming = place.first
    this.#tenderStatus = isObject(release.tender) ? statusOf(release.tender, tenderStatuses) : undefined
    this.#ocid = scalarAt(release, 'ocid') ?? ''
    this.#buyer =
      findParty(release, release.buyer) ??
      findParty(release, isObject(release.tender) ? release.tender.procuringEntity : undefined)
  }

  /** Begins the reading of a part: what follows is of the releases that name it. */
  reads(name: string): void {
    this.#naming = this.#place.namingOf(name) ?? this.#naming
  }

  tender(tender: Row): RowResult {
    const fields = this.#fields(tender, 'tender')
    const { amount, currency } = money(tender.value, 'estimated_value', fields)
    const period = isObject(tender.tenderPeriod) ? tender.tenderPeriod : {}
    return this.#act(fields, {
      record_kind: 'tender',
      contract_id: this.#id('tender'),
      estimated_value: amount,
      currency,
      status: this.#tenderStatus,
      proposals_open_date: inside(period, fields, 'period').date('startDate', 'proposals_open_date'),
      proposals_close_date: inside(period, fields, 'period').date('endDate', 'proposals_close_date'),
      bids: this.#bids(tender, currency, fields),
    })
  }

  /** An award; publishers number the awards of each lot anew, so that its lots are part of its name. */
  award(award: Row): RowResult {
    const id = scalarAt(award, 'id')
    if (id === undefined) return this.#reject('awards.id')
    const fields = this.#fieldsOf(award, 'awards')
    const { amount, currency } = money(award.value, 'value', fields)
    return this.#act(fields, {
      record_kind: 'award',
      contract_id: this.#id('award', id, ...awardParts(award)),
      ...this.#supplier(listAt(award, 'suppliers'), fields),
      ...this.#onlyItem(award, currency, fields),
      value: amount,
      currency,
      status: statusOf(award, awardStatuses, [this.#tenderStatus]),
      award_date: fields.date('date', 'award_date'),
    })
  }

  *contract(contract: Row, award: Row | undefined): Generator<RowResult> {
    const id = scalarAt(contract, 'id')
    if (id === undefined) return yield this.#reject('contracts.id')
    const own = [id, ...apartParts(contract)]
    const fields = this.#fieldsOf(contract, 'contracts')
    const { amount, currency } = money(contract.value, 'value', fields)
    const period = isObject(contract.period)
      ? contract.period
      : isObject(award?.contractPeriod)
        ? award.contractPeriod
        : {}
    const suppliers = listAt(contract, 'suppliers')
    const supplier = this.#supplier(suppliers.length > 0 ? suppliers : listAt(award ?? {}, 'suppliers'), fields)
    const itemised = listAt(contract, 'items').length > 0 ? contract : (award ?? contract)
    const common = { ...supplier, currency, signing_date: fields.date('dateSigned', 'signing_date') }
    yield this.#act(fields, {
      record_kind: 'contract',
      contract_id: this.#id('contract', ...own),
      framework_id: frameworkOf(contract) ?? frameworkOf(this.#release),
      ...this.#onlyItem(itemised, currency, fields),
      ...common,
      value: amount,
      status: statusOf(contract, contractStatuses, [award && statusOf(award, awardStatuses), this.#tenderStatus]),
      award_date: award === undefined ? undefined : inside(award, fields, 'award').date('date', 'award_date'),
      start_date: inside(period, fields, 'period').date('startDate', 'start_date'),
      end_date: inside(period, fields, 'period').date('endDate', 'end_date'),
      amendments: amendments(contract, fields),
    })
    const items = listAt(itemised, 'items').filter(isObject)
    if (items.length > 1) for (const item of items) yield this.#contractItem(item, own, common)
    for (const transaction of listAt(isObject(contract.implementation) ? contract.implementation : {}, 'transactions'))
      if (isObject(transaction)) yield this.#payment(transaction, own, supplier)
  }

  #contractItem(item: Row, contract: readonly string[], common: Partial<Loose<ActRecord>>): RowResult {
    const id = scalarAt(item, 'id')
    if (id === undefined) return this.#reject('contracts.items.id')
    const fields = this.#fields(item, 'items')
    const priced = itemOf(item, common.currency, fields)
    return this.#act(fields, {
      ...common,
      ...priced,
      record_kind: 'contract_item',
      contract_id: this.#id('contract', ...contract, 'item', id),
      parent_id: this.#id('contract', ...contract),
    })
  }

  /** A payment; one in another currency is rejected, since the record has no currency. */
  #payment(
    transaction: Row,
    contract: readonly string[],
    supplier: { readonly supplier_id?: string | undefined; readonly supplier?: string | undefined },
  ): RowResult {
    const id = scalarAt(transaction, 'id')
    if (id === undefined) return this.#reject('contracts.implementation.transactions.id')
    const fields = this.#fields(transaction, 'transactions')
    // 1.0 named the amount `amount`, 1.1 `value`.
    const paid = money(transaction.value ?? transaction.amount, 'value', fields)
    if (paid.amount === undefined) return this.#reject('contracts.implementation.transactions.value')
    if (paid.currency !== 'BRL')
      return {
        ...this.#row(),
        rejection: { reason: 'payment_in_foreign_currency', field: 'currency', found: paid.currency ?? '' },
      }
    const record = withoutUndefined<PaymentRecord>({
      record_kind: 'payment',
      payment_id: this.#id('contract', ...contract, 'transaction', id),
      contract_id: this.#id('contract', ...contract),
      supplier_id: supplier.supplier_id,
      supplier: supplier.supplier,
      organization_id: this.#buyer?.id,
      organization: this.#buyer?.name,
      date: fields.date('date', 'date'),
      value: paid.amount,
      document: fields.code('id', 'document'),
      ...this.#origin(fields),
    })
    return { ...this.#row(), record }
  }

  /** The fields that all acts of a release share. */
  #act(fields: RowFields, own: Partial<Loose<ActRecord>> & Pick<ActRecord, 'record_kind' | 'contract_id'>): RowResult {
    const tender = isObject(this.#release.tender) ? this.#release.tender : {}
    const about = this.#fields(tender, 'tender')
    const description =
      fields.text('description', 'description') ??
      fields.text('title', 'description') ??
      about.text('description', 'description') ??
      about.text('title', 'description')
    const kind = kinds[scalarAt(tender, 'mainProcurementCategory') ?? '']
    const details = about.text('procurementMethodDetails', 'modality')
    const rationale = about.text('procurementMethodRationale', 'legal_basis')
    const region = this.#buyer?.region?.replace(/^BR-/i, '').toUpperCase()
    if (this.#buyer?.local) fields.note('organization_id', 'local_identifier')
    if (own.contract_id.length > limits.recordIdCharactersMax) return this.#reject('id')
    const record = withoutUndefined<ActRecord>({
      tender_id: this.#ocid,
      organization_id: this.#buyer?.id,
      organization: this.#buyer?.name,
      region:
        region !== undefined && this.#buyer?.person_type === 'company' && regions.has(region) ? region : undefined,
      description,
      kind,
      contract_type: inferContractType({ kind, text: description }),
      modality: details === undefined ? undefined : parseModality(details),
      legal_basis:
        (rationale === undefined ? undefined : normaliseLegalBasis(rationale)) ??
        (details === undefined ? undefined : normaliseLegalBasis(details)),
      ...own,
      ...this.#origin(fields),
    })
    return { ...this.#row(), record }
  }

  #origin(
    fields: RowFields,
  ): Pick<ActRecord, 'provenance'> & { readonly quality: readonly RecordQualityNote[] | undefined } {
    const { run, notes: own } = this.#place
    const { place, release, date } = this.#naming
    const notes = [...own, ...fields.notes].slice(0, limits.recordListItemsMax)
    const original_id = `${this.#ocid}/${release}`.slice(0, limits.recordTermCharactersMax)
    const state = date === '' ? {} : { state_date: date }
    return {
      provenance: provenanceOf(
        run.importer,
        { ...place, source: run.context.source },
        { line: place.line, original_id, ...state },
      ),
      quality: notes.length === 0 ? undefined : notes,
    }
  }

  #bids(tender: Row, currency: string | undefined, fields: RowFields): readonly RecordBid[] | undefined {
    const details = isObject(this.#release.bids) ? listAt(this.#release.bids, 'details').filter(isObject) : []
    const perLot = listAt(tender, 'lots').length > 1
    if (perLot && details.length > 0) fields.note('bids', 'values_are_per_lot', String(listAt(tender, 'lots').length))
    const bids = details.flatMap((bid): readonly RecordBid[] => {
      const bidders = listAt(bid, 'tenderers')
      if (bidders.length > 1) fields.note('bids', 'consortium_bid_left_out')
      const supplier = bidders.length === 1 ? findParty(this.#release, bidders[0])?.id : undefined
      if (supplier === undefined) return []
      const { amount, currency: own } = money(bid.value, 'bids', fields)
      const comparable = !perLot && amount !== undefined && (currency === undefined || own === currency)
      return [
        withoutUndefined<RecordBid>({
          supplier_id: supplier,
          value: comparable ? amount : undefined,
          status: bidStatuses[scalarAt(bid, 'status') ?? ''],
          date: inside(bid, fields, 'bids').date('date', 'bids'),
        }),
      ]
    })
    const named = new Set(bids.map(({ supplier_id }) => supplier_id))
    const participants = listAt(tender, 'tenderers').flatMap((each): readonly RecordBid[] => {
      const supplier = findParty(this.#release, each)?.id
      return supplier === undefined || named.has(supplier) ? [] : [{ supplier_id: supplier }]
    })
    const all = [...bids, ...participants]
    if (all.length > limits.recordListItemsMax) fields.note('bids', 'cut', String(all.length))
    return all.length === 0 ? undefined : all.slice(0, limits.recordListItemsMax)
  }

  #supplier(
    list: readonly unknown[],
    fields: RowFields,
  ): Partial<Loose<Pick<ActRecord, 'supplier_id' | 'supplier' | 'supplier_person_type'>>> {
    // Several suppliers of one award are a consortium or an award of many lots: no single one is the supplier.
    if (list.length > 1) fields.note('supplier_id', 'several_suppliers', String(list.length))
    const party = list.length === 1 ? findParty(this.#release, list[0]) : undefined
    if (party === undefined) return {}
    if (party.local) fields.note('supplier_id', 'local_identifier')
    if (party.id === undefined) fields.note('supplier_id', 'named_without_identifier')
    return {
      supplier_id: party.id,
      supplier: party.name,
      supplier_person_type: party.id === undefined ? undefined : party.person_type,
    }
  }

  #onlyItem(source: Row, currency: string | undefined, fields: RowFields): ReturnType<typeof itemOf> {
    const items = listAt(source, 'items')
    return items.length === 1 && isObject(items[0]) ? itemOf(items[0], currency, fields) : {}
  }

  /** The fields of an award or contract, with a note where it was joined with others. */
  #fieldsOf(part: Row, section: string): RowFields {
    const fields = this.#fields(part, section)
    if (part[apart.joined] === true) fields.note('contract_id', 'one_id_for_several', scalarAt(part, 'id'))
    return fields
  }

  #fields(source: Row, within: string): RowFields {
    const { facts } = this.#place.run.context
    return new RowFields((path) => scalarAt(source, path), {
      decimal: 'point',
      facts,
      within,
      statedSign: (path) => numberSignAt(source, path),
    })
  }

  #id(...parts: readonly string[]): string {
    return [this.#ocid, ...parts].join('/')
  }

  #row(): { readonly line: number; readonly rows: number } {
    const { line, rows } = this.#naming
    return { line, rows }
  }

  #reject(field: string): RowResult {
    return { ...this.#row(), rejection: { reason: 'missing_field', field } }
  }
}

/** The fields of an object inside another; its notes are the other's. */
function inside(source: Row, fields: RowFields, part: string): RowFields {
  return fields.inside(
    (path) => scalarAt(source, path),
    (path) => numberSignAt(source, path),
    part,
  )
}

/** An amount with its currency; one that is there and cannot be used leaves a note. */
function money(
  value: unknown,
  field: string,
  fields: RowFields,
): { readonly amount?: number; readonly currency?: string } {
  if (value === undefined || value === null) return {}
  const written = isObject(value) ? value : { amount: value }
  const given = written.amount
  if (given === undefined || given === null) return {}
  if (typeof given === 'object') fields.note(field, 'unreadable_number', Array.isArray(given) ? '[…]' : '{…}')
  const own = inside(written, fields, field)
  const amount = own.amount('amount', field)
  if (amount === undefined) return {}
  const told = own.code('currency', 'currency')?.toUpperCase() ?? ''
  const currency = told === 'R$' ? 'BRL' : told
  if (/^[A-Z]{3}$/.test(currency)) return { amount, currency }
  fields.note(field, 'currency_not_told')
  return {}
}

/** Quantity, unit, catalogue code and price of one item; a price in another currency than its contract is left out. */
function itemOf(
  item: Row,
  currency: string | undefined,
  fields: RowFields,
): Partial<Loose<Pick<ActRecord, 'quantity' | 'unit' | 'unit_price' | 'catalog_code'>>> {
  const own = inside(item, fields, 'items')
  const price = isObject(item.unit) ? money(item.unit.value, 'unit_price', own) : {}
  if (price.currency !== undefined && currency !== undefined && price.currency !== currency)
    own.note('unit_price', 'other_currency', price.currency)
  return {
    quantity: own.amount('quantity', 'quantity'),
    unit: own.text('unit.name', 'unit')?.toUpperCase(),
    unit_price: currency === undefined || price.currency === currency ? price.amount : undefined,
    catalog_code: own.code('classification.id', 'catalog_code'),
  }
}

/** The process whose framework agreement a contract, or its whole process, calls off from. */
function frameworkOf(part: Row): string | undefined {
  const related = listAt(part, 'relatedProcesses').filter(isObject)
  const framework = related.find((each) => listAt(each, 'relationship').includes('framework'))
  return framework === undefined ? undefined : scalarAt(framework, 'identifier')
}

/** Amendments: a day, and what the releases show that they changed. */
function amendments(contract: Row, fields: RowFields): readonly RecordAmendment[] | undefined {
  const list = listAt(contract, 'amendments').filter(isObject).slice(0, limits.recordListItemsMax)
  const read = list.map((amendment) =>
    withoutUndefined<RecordAmendment>({
      date: inside(amendment, fields, 'amendments').date('date', 'amendments'),
      kind: 'other',
      value_delta: amendment[amendedBy.delta] as number | undefined,
      new_end: inside(amendment, fields, 'amendments').date(amendedBy.end, 'amendments'),
    }),
  )
  return read.length === 0 ? undefined : read
}
