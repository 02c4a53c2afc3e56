// Dataset: the columns that detectors read. Pure types and codes; records/ builds it, in memory or from stored segments.
// Row numbers are positions in the pinned version; they are stable for one version and mean nothing outside it.

/** Missing whole-number code or dictionary entry. */
export const ABSENT_CODE = -1
/** The source gave no date. */
export const DAY_ABSENT = -2_147_483_648
/** The source gave an impossible date. */
export const DAY_UNKNOWN = -2_147_483_647

/** True for a day that is a real date. */
export function isDay(day: number): boolean {
  return day > DAY_UNKNOWN
}

/** How a column is stored: whole-number code, day since 1970-01-01, BRL cents, plain number, or the hash of an id. */
export type ColumnType = 'code' | 'day' | 'cents' | 'number' | 'hash'

/** Which dictionary a code column points into; `enum` columns carry their fixed list. */
export interface ColumnDefinition {
  readonly type: ColumnType
  readonly dictionary?: DictionaryName
  readonly values?: readonly string[]
}

export const dictionaryNames = [
  'organization',
  'organization_name',
  'supplier',
  'foreign_firm',
  'catalog',
  'category',
  'unit',
  'region',
  'municipality',
  'modality',
  'legal_basis',
  'status',
  'address',
  'partner',
  'activity',
  'sanction_type',
  'tender',
  'currency',
] as const
export type DictionaryName = (typeof dictionaryNames)[number]

const code = (dictionary: DictionaryName) => ({ type: 'code', dictionary }) as const
const oneOf = (...values: readonly string[]) => ({ type: 'code', values }) as const
const day = { type: 'day' } as const
const cents = { type: 'cents' } as const
const number = { type: 'number' } as const
const hash = { type: 'hash' } as const

export const recordKindCodes = ['contract', 'tender', 'award', 'contract_item', 'amendment'] as const
export const paymentKindCodes = ['payment', 'expense'] as const
export const referenceSubjectCodes = ['population', 'health', 'education', 'prices'] as const
export const kindCodes = ['goods', 'service', 'works'] as const
export const personTypeCodes = ['company', 'person', 'foreign', 'unknown'] as const
/** Spheres of government; `none` is a body outside of it, such as a social service. */
export const sphereCodes = ['federal', 'state', 'municipal', 'none'] as const
/** Whom a bar binds: the body that applied it, the powers of its sphere or place, or all. */
export const sanctionScopeCodes = ['body', 'entity', 'all'] as const
export const sanctionListCodes = ['CEIS', 'CNEP', 'CEPIM', 'TCU'] as const
export const amendmentKindCodes = ['term', 'value', 'readjustment', 'other'] as const
export const bidStatusCodes = ['valid', 'disqualified', 'withdrawn'] as const
export const supplierSizeCodes = ['micro_individual', 'micro', 'small', 'other'] as const
export const smallFirmBenefitCodes = [
  'exclusive',
  'subcontracting',
  'quota',
  'applied',
  'none',
  'not_applicable',
] as const
export const instrumentCodes = ['commitment_note'] as const
export const commitmentOperationCodes = ['inclusion', 'reinforcement', 'annulment'] as const
export const sourceCodes = ['portal_transparencia', 'tcu', 'cgu', 'compras_gov'] as const

/** Columns of every main table: the source of the records, and 1 where they are generated. */
const origin = { source: oneOf(...sourceCodes), synthetic: number } as const

/** Figures of a place and a year, one number column for each. */
export const figureNames = [
  'population',
  'area_km2',
  'density',
  'hospitals',
  'beds',
  'coverage',
  'mortality_rate',
  'schools',
  'students',
  'teachers',
  'ideb_score',
] as const
type FigureName = (typeof figureNames)[number]
const figures = Object.fromEntries(figureNames.map((name) => [name, number])) as Record<FigureName, typeof number>

/** The tables and their columns. A child table (bids, amendments, partners) points at its parent row. */
export const tables = {
  acts: {
    ...origin,
    id: hash,
    record_kind: oneOf(...recordKindCodes),
    organization: code('organization'),
    organization_name: code('organization_name'),
    organization_sphere: oneOf(...sphereCodes),
    supplier: code('supplier'),
    /** The name of a supplier with a foreign number, for comparing. */
    foreign_firm: code('foreign_firm'),
    person_type: oneOf(...personTypeCodes),
    /** Check digits of the supplier's tax id: 1 valid, 0 wrong, -1 cannot be judged (masked, foreign, absent). */
    supplier_id_valid: number,
    supplier_status: code('status'),
    supplier_status_day: day,
    supplier_opened_day: day,
    supplier_size: oneOf(...supplierSizeCodes),
    small_firm_benefit: oneOf(...smallFirmBenefitCodes),
    tender: code('tender'),
    framework: code('tender'),
    instrument: oneOf(...instrumentCodes),
    catalog: code('catalog'),
    category: code('category'),
    unit: code('unit'),
    kind: oneOf(...kindCodes),
    contract_type: code('category'),
    region: code('region'),
    municipality: code('municipality'),
    modality: code('modality'),
    legal_basis: code('legal_basis'),
    status: code('status'),
    currency: code('currency'),
    quantity: number,
    unit_price: number,
    /** Content of the pack that the description states, in the unit of the price; NaN where it states none. */
    pack_size: number,
    /** 1 for an order under a framework. */
    call_off: number,
    /** Of what the act is for, in the words of the source. */
    description: hash,
    value: cents,
    estimated_value: cents,
    signing_day: day,
    publication_day: day,
    award_day: day,
    start_day: day,
    end_day: day,
    proposals_open_day: day,
    proposals_close_day: day,
    /** Values that notes of the import call into question, a bit each (src/domain/doubts.ts); 0 for none. */
    doubts: number,
  },
  bids: { parent: number, supplier: code('supplier'), value: cents, status: oneOf(...bidStatusCodes), day },
  amendments: { parent: number, day, kind: oneOf(...amendmentKindCodes), value_delta: cents, new_end_day: day },
  payments: {
    ...origin,
    contract: hash,
    supplier: code('supplier'),
    foreign_firm: code('foreign_firm'),
    organization: code('organization'),
    day,
    value: cents,
    /** A hash, since nearly every payment has its own number and a dictionary would grow without bound. */
    document: hash,
    id: hash,
    record_kind: oneOf(...paymentKindCodes),
    region: code('region'),
    /** 1 for a tax kept back from a bill, paid to a treasury. */
    withheld: number,
    /** As in `acts`. */
    doubts: number,
  },
  commitments: {
    ...origin,
    id: hash,
    /** The note that an item, a history or a link to a contract belongs to. */
    note: hash,
    contract: hash,
    supplier: code('supplier'),
    foreign_firm: code('foreign_firm'),
    organization: code('organization'),
    day,
    value: cents,
  },
  commitment_entries: { parent: number, day, operation: oneOf(...commitmentOperationCodes), value: cents },
  agreements: {
    ...origin,
    id: hash,
    organization: code('organization'),
    beneficiary: code('supplier'),
    region: code('region'),
    municipality: code('municipality'),
    day,
    end_day: day,
    value: cents,
  },
  references: {
    ...origin,
    subject: oneOf(...referenceSubjectCodes),
    year: number,
    region: code('region'),
    municipality: code('municipality'),
    ...figures,
  },
  suppliers: {
    ...origin,
    supplier: code('supplier'),
    opened_day: day,
    address: code('address'),
    capital: cents,
    region: code('region'),
    status: code('status'),
    status_day: day,
    activity: code('activity'),
  },
  partners: { parent: number, partner: code('partner'), since_day: day },
  sanctions: {
    ...origin,
    supplier: code('supplier'),
    list: oneOf(...sanctionListCodes),
    sanction_type: code('sanction_type'),
    start_day: day,
    end_day: day,
    /** From this day on a court or the body has suspended it, until it has effect again. */
    suspended_day: day,
    resumed_day: day,
    /** From this day on its register does not hold it. */
    withdrawn_day: day,
    scope: oneOf(...sanctionScopeCodes),
    body: code('organization_name'),
    body_region: code('region'),
    body_sphere: oneOf(...sphereCodes),
  },
  organizations: {
    ...origin,
    organization: code('organization'),
    region: code('region'),
    municipality: code('municipality'),
  },
} as const satisfies Record<string, Record<string, ColumnDefinition>>

export type TableName = keyof typeof tables
export type ColumnName<T extends TableName> = keyof (typeof tables)[T] & string

/** Days and codes are Int32Array, everything else Float64Array; a missing number is NaN, a missing hash 0. */
type ColumnArray<D> = D extends { readonly type: 'code' | 'day' } ? Int32Array : Float64Array

/** One table's columns, all of `length` rows. */
export type Table<T extends TableName> = { readonly length: number } & {
  readonly [C in ColumnName<T>]: ColumnArray<(typeof tables)[T][C]>
}

/** How `acts` rows are partitioned: into intervals, by a key, or as one partition. */
export type PartitionKey = 'row' | 'catalog' | 'organization' | 'supplier' | 'whole'

/** Everything a detector may read, pinned to one version. */
export interface Dataset {
  readonly version: number
  readonly acts: Table<'acts'>
  readonly bids: Table<'bids'>
  readonly amendments: Table<'amendments'>
  readonly payments: Table<'payments'>
  readonly commitments: Table<'commitments'>
  readonly commitment_entries: Table<'commitment_entries'>
  readonly agreements: Table<'agreements'>
  readonly references: Table<'references'>
  readonly suppliers: Table<'suppliers'>
  readonly partners: Table<'partners'>
  readonly sanctions: Table<'sanctions'>
  readonly organizations: Table<'organizations'>
  /** The text behind a code; '' for ABSENT_CODE. */
  text(dictionary: DictionaryName, code: number): string
  /** The code of a text; ABSENT_CODE when the version has none. */
  code(dictionary: DictionaryName, text: string): number
  /** Number of codes of a dictionary (codes are 0 … size − 1). */
  size(dictionary: DictionaryName): number
  /**
   * Returns the value that a thread computed under a name, or computes it; other callers wait meanwhile. The value depends on the
   * dataset alone and survives cloning; its large arrays lie in shared memory.
   */
  share<T>(name: string, make: () => T): T
}
