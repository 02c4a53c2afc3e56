// Records over three sources in which a handful of acts lean: for tests that need an investigation to find something.
// compras_gov has the anomalies, portal_transparencia is ordinary, tcu has too few acts to judge, cgu has none.
import { formatDay, parseDay } from '../../src/domain/days.ts'
import type { ActRecord, NormalisedRecord, Provenance } from '../../src/domain/records.ts'
import type { ContractType, DataSource } from '../../src/domain/vocabulary.ts'
import { cnpjOf, withWrongDigit } from '../../src/sample/cnpj-digits.ts'
import { seededRandom } from '../../src/stats/seeded-random.ts'

export const organizations = ['150001', '150002', '150003', '150004'] as const
export const acts = { compras_gov: 400, portal_transparencia: 160, tcu: 5 } as const

const names = ['Prefeitura de Aurora', 'Tribunal do Vale', 'Universidade das Pedras', 'Hospital Central'] as const
const regions = ['SP', 'RJ', 'BA', 'RS'] as const
const items: readonly { code: string; name: string; type: ContractType; price: number }[] = [
  { code: '1001', name: 'Papel A4', type: 'GOODS_PURCHASE', price: 25 },
  { code: '1002', name: 'Toner preto', type: 'GOODS_PURCHASE', price: 310 },
  { code: '1003', name: 'Arroz tipo 1', type: 'FOOD', price: 22 },
  { code: '1004', name: 'Luva de procedimento', type: 'HEALTH_SUPPLIES', price: 38 },
  { code: '1005', name: 'Suporte de informática', type: 'IT_SERVICES', price: 900 },
]
const suppliers = Array.from({ length: 24 }, (_, index) => cnpjOf(11_000_000 + index * 37))
const firstDay = parseDay('2024-02-01') ?? 0

/** The same records every time. */
export function serviceRecords(): readonly NormalisedRecord[] {
  const contracts = Object.entries(acts).flatMap(([source, count]) => ordinaryActs(source as DataSource, count))
  return [...contracts, ...plantedActs(), ...plantedFacts()]
}

function ordinaryActs(source: DataSource, count: number): ActRecord[] {
  const random = seededRandom(source)
  return Array.from({ length: count }, (_, index) => {
    const quantity = 10 + random.integer(90)
    const price = (items[index % items.length]?.price ?? 1) * (0.94 + random.next() * 0.12)
    return act(source, `${source}-${index}`, {
      index,
      supplier: random.integer(suppliers.length),
      day: firstDay + workday(random.integer(290)),
      quantity,
      price,
    })
  })
}

/** The nearest working day at or before `offset` days after a Thursday. */
function workday(offset: number): number {
  const weekday = (offset + 4) % 7
  return weekday === 0 ? offset - 2 : weekday === 6 ? offset - 1 : offset
}

interface Draft {
  readonly index: number
  readonly supplier: number
  readonly day: number
  readonly quantity: number
  readonly price: number
}

function act(source: DataSource, id: string, { index, supplier, day, quantity, price }: Draft): ActRecord {
  const item = items[index % items.length] ?? items[0]
  const place = index % organizations.length
  const unit_price = Math.round(price * 100) / 100
  return {
    record_kind: 'contract',
    contract_id: id,
    organization_id: organizations[place] ?? '',
    organization: names[place] ?? '',
    region: regions[place] ?? 'SP',
    supplier_id: suppliers[supplier % suppliers.length] ?? '',
    supplier: `Empresa ${supplier % suppliers.length} Ltda`,
    supplier_person_type: 'company',
    catalog_code: item?.code ?? '',
    category: item?.name ?? '',
    contract_type: item?.type ?? 'OTHER',
    kind: item?.type === 'IT_SERVICES' ? 'service' : 'goods',
    unit: 'un',
    quantity,
    unit_price,
    value: Math.round(unit_price * quantity * 100) / 100,
    modality: 'pregao',
    legal_basis: 'art28_I',
    signing_date: formatDay(day),
    publication_date: formatDay(day + 4),
    start_date: formatDay(day + 6),
    end_date: formatDay(day + 300),
    provenance: provenance(source, id, index + 1),
  }
}

/** Ids of the acts that lean, by what they show. */
export const planted = {
  prices: ['lean-price-1', 'lean-price-2', 'lean-price-3'],
  limit: ['lean-limit-1', 'lean-limit-2'],
  sanction: ['lean-sanction'],
  taxId: ['lean-tax-id'],
  dates: ['lean-dates-1', 'lean-dates-2', 'lean-dates-3'],
  duplicates: ['lean-twice-a', 'lean-twice-b'],
} as const

function plantedActs(): ActRecord[] {
  const plain = { supplier: 3, quantity: 40 }
  const lean = (id: string, index: number, price: number, day: number, changes: Partial<ActRecord>): ActRecord => ({
    ...act('compras_gov', id, { ...plain, index, price, day: firstDay + workday(day) }),
    ...changes,
  })
  const direct = { modality: 'dispensa', legal_basis: 'art75_II' }
  return [
    ...planted.prices.map((id, n) => lean(id, n, (items[n]?.price ?? 1) * (5 + n), 100 + n, { quantity: 40 })),
    lean('lean-limit-1', 1, 310, 120, { ...direct, quantity: 400, value: 124_000 }),
    lean('lean-limit-2', 1, 310, 130, { ...direct, quantity: 1000, value: 310_000 }),
    lean('lean-sanction', 2, 22, 200, { supplier_id: suppliers[5] ?? '', supplier: 'Empresa 5 Ltda' }),
    lean('lean-tax-id', 3, 38, 90, { supplier_id: withWrongDigit(suppliers[7] ?? ''), supplier: 'Empresa 7 Ltda' }),
    ...planted.dates.map((id, n) => lean(id, 4, 900, 60 + n, { start_date: formatDay(firstDay + 60 - 40 * (n + 1)) })),
    ...planted.duplicates.map((id, n) => lean(id, 1, 311.07, 180 + n, { quantity: 77, value: 23_952.39 })),
    // Round amounts that duplicates explain.
    ...['lean-again-a', 'lean-again-b'].map((id, n) => lean(id, 4, 875, 210 + n, { quantity: 32, value: 28_000 })),
    ...['lean-third-a', 'lean-third-b'].map((id, n) => lean(id, 0, 25, 225 + n, { quantity: 1040, value: 26_000 })),
  ]
}

function plantedFacts(): NormalisedRecord[] {
  return [
    {
      record_kind: 'sanction',
      sanction_id: 'S1',
      supplier_id: suppliers[5] ?? '',
      list: 'CEIS',
      sanction_type: 'declaração de inidoneidade sem prazo determinado',
      start: '2024-06-01',
      end: '2030-06-01',
      provenance: provenance('cgu', 'S1', 1),
    },
    ...organizations.map((organization_id, index) => ({
      record_kind: 'organization' as const,
      organization_id,
      name: names[index] ?? '',
      region: regions[index] ?? 'SP',
      provenance: provenance('compras_gov', organization_id, index + 1),
    })),
  ]
}

function provenance(source: DataSource, original_id: string, line: number): Provenance {
  return {
    source,
    importer: 'normalised',
    importer_version: 1,
    file: `${source}.jsonl`,
    file_sha256: 'a'.repeat(64),
    line,
    original_id,
    retrieved_at: '2026-01-01T00:00:00.000Z',
  }
}
