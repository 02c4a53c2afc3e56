// Records of every kind for the lookups: contracts over sources, states, days and values, and persons whose CPF and name
// stand wherever a source may put them.
import { formatDay, parseDay } from '../../src/domain/days.ts'
import type { ActRecord, NormalisedRecord, Provenance } from '../../src/domain/records.ts'
import type { DataSource } from '../../src/domain/vocabulary.ts'
import { cnpjOf } from '../../src/sample/cnpj-digits.ts'

/** CPFs with valid check digits, and the names of the persons behind them. */
export const persons = [
  { cpf: '52998224725', name: 'Maria Aparecida Plantada' },
  { cpf: '11144477735', name: 'José Plantado dos Santos' },
  { cpf: '39053344705', name: 'Ana Plantada Ferreira' },
] as const
const [maria, jose, ana] = persons

/** 529.982.247-25 */
export function punctuated(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

export const suppliers = Array.from({ length: 4 }, (_, index) => cnpjOf(21_000_000 + index * 41))
const states = ['SP', 'RJ', 'BA'] as const
const sources: readonly DataSource[] = ['portal_transparencia', 'compras_gov', 'tcu']
const firstDay = parseDay('2023-11-01') ?? 0

/** 45 contracts in which every field that can be asked for varies, absent and unknown values among them. */
export const contracts: readonly ActRecord[] = Array.from({ length: 45 }, (_, n): ActRecord => {
  const source = sources[n % 3] ?? 'tcu'
  const id = `L/${n}-2024`
  return {
    record_kind: 'contract',
    contract_id: id,
    organization_id: n % 4 === 0 ? '26000' : '39252',
    organization: n % 4 === 0 ? 'Órgão A' : 'Órgão B',
    ...(n % 5 === 0 ? { municipality_code: '2927408' } : { region: states[n % 3] ?? 'SP' }),
    supplier_id: suppliers[n % suppliers.length] ?? '',
    supplier: `Fornecedora ${n % suppliers.length} Ltda`,
    supplier_person_type: 'company',
    description: `Objeto ${n}`,
    ...(n % 7 !== 0 && { value: (100_000 + ((n * 37) % 20) * 25_055) / 100 }),
    modality: n % 2 === 0 ? 'pregao' : 'dispensa',
    ...(n % 9 === 0 ? { signing_date: 'unknown' } : { signing_date: formatDay(firstDay + n * 5) }),
    ...(n % 11 === 0 && { synthetic: true as const }),
    ...(n === 3 && { quality: [{ field: 'value', note: 'sentinel', found: '0' }] }),
    provenance: provenance(source, id, n + 1),
  }
})

/** Contracts, a notice, payments, and registers that name persons. */
export function lookupRecords(): readonly NormalisedRecord[] {
  return [...contracts, ...actsOfPersons(), ...moneyOfPersons(), ...registers(), ...figures()]
}

function actsOfPersons(): NormalisedRecord[] {
  return [
    {
      record_kind: 'contract',
      contract_id: 'P-1',
      supplier_id: maria.cpf,
      supplier: maria.name,
      supplier_person_type: 'person',
      region: 'AC',
      value: 50,
      signing_date: '2024-05-02',
      description: `Locação do imóvel de ${maria.name}, CPF ${punctuated(maria.cpf)} (${maria.cpf}), fiador ${jose.cpf}`,
      bids: [{ supplier_id: jose.cpf, value: 60, status: 'valid' }],
      quality: [{ field: 'supplier_id', note: 'zero_filled', found: maria.cpf }],
      provenance: {
        ...provenance('compras_gov', `P-1-${maria.cpf}`, 1),
        url: `https://example.org/contratos?cpf=${maria.cpf}`,
      },
    },
    {
      record_kind: 'contract',
      contract_id: `P-2-${jose.cpf}`,
      supplier_id: jose.cpf,
      supplier: jose.name,
      region: 'AC',
      provenance: provenance('compras_gov', 'P-2', 2),
    },
    {
      record_kind: 'tender',
      contract_id: '00394460000141-1-000007/2024',
      organization_id: '00394460000141',
      region: 'AC',
      modality: 'pregao',
      estimated_value: 900,
      publication_date: '2024-05-03',
      description: `Credenciamento de ${punctuated(ana.cpf)}`,
      provenance: provenance('compras_gov', '00394460000141-1-000007/2024', 3),
    },
  ]
}

function moneyOfPersons(): NormalisedRecord[] {
  return [
    {
      record_kind: 'payment',
      payment_id: 'PG-1',
      contract_id: 'L/1-2024',
      supplier_id: suppliers[0] ?? '',
      supplier: 'Fornecedora 0 Ltda',
      organization_id: '26000',
      date: '2024-02-10',
      value: 700.1,
      region: 'SP',
      provenance: provenance('portal_transparencia', 'PG-1', 1),
    },
    {
      record_kind: 'expense',
      payment_id: 'EX-1',
      supplier_id: ana.cpf,
      supplier: ana.name,
      date: '2024-03-10',
      value: -12.5,
      document: ana.cpf,
      office_holder: 'Deputada Fulana',
      description: `Reembolso a ${ana.name.toUpperCase()}`,
      region: 'RJ',
      provenance: provenance('tcu', 'EX-1', 2),
    },
    {
      record_kind: 'commitment',
      commitment_id: 'NE-1',
      supplier_id: jose.cpf,
      supplier: jose.name,
      date: '2024-01-10',
      value: 10,
      provenance: provenance('portal_transparencia', 'NE-1', 3),
    },
    {
      record_kind: 'agreement',
      agreement_id: 'CV-1',
      organization_id: '26000',
      beneficiary_id: maria.cpf,
      beneficiary: maria.name,
      region: 'BA',
      object: `Bolsa de ${maria.name}`,
      signing_date: '2024-04-01',
      end_date: '2025-04-01',
      value: 5000,
      provenance: provenance('portal_transparencia', 'CV-1', 4),
    },
    {
      record_kind: 'agreement',
      agreement_id: 'CV-2',
      organization_id: '39252',
      beneficiary_id: suppliers[1] ?? '',
      beneficiary: 'Município de Exemplo',
      region: 'SP',
      signing_date: '2023-04-01',
      value: 9000,
      provenance: provenance('portal_transparencia', 'CV-2', 5),
    },
  ]
}

function registers(): NormalisedRecord[] {
  return [
    {
      record_kind: 'supplier',
      supplier_id: suppliers[0] ?? '',
      name: 'Fornecedora 0 Ltda',
      address: 'Rua A, 1',
      partners: [jose.cpf, ana.name, suppliers[1] ?? ''],
      provenance: provenance('portal_transparencia', 'S-0', 1),
    },
    {
      record_kind: 'supplier',
      supplier_id: maria.cpf,
      name: maria.name,
      address: 'Rua da Maria, 2',
      provenance: provenance('portal_transparencia', 'S-1', 2),
    },
    {
      record_kind: 'sanction',
      sanction_id: 'SA-1',
      supplier_id: ana.cpf,
      name: ana.name,
      list: 'CEIS',
      start: '2024-01-01',
      provenance: provenance('cgu', 'SA-1', 1),
    },
    {
      record_kind: 'organization',
      organization_id: '26000',
      name: 'Órgão A',
      provenance: provenance('portal_transparencia', '26000', 1),
    },
  ]
}

function figures(): NormalisedRecord[] {
  const place = (code: string, name: string, year: number) => ({
    record_kind: 'reference' as const,
    year,
    municipality_code: code,
    municipality: name,
    provenance: provenance('portal_transparencia', `${code}/${year}`, year),
  })
  const population = (code: string, name: string, [year, count]: readonly [number, number]): NormalisedRecord => ({
    ...place(code, name, year),
    reference_id: `population/${code}/${year}`,
    subject: 'population',
    figures: { population: count },
  })
  return [
    population('3550308', 'São Paulo', [2020, 12_325_232]),
    population('3550308', 'São Paulo', [2021, 12_396_372]),
    population('2927408', 'Salvador', [2020, 2_886_698]),
    {
      record_kind: 'reference',
      reference_id: 'health/BA/2020',
      subject: 'health',
      year: 2020,
      region: 'BA',
      figures: { hospitals: 500, beds: 30_000 },
      provenance: provenance('portal_transparencia', 'health/BA/2020', 9),
    },
    {
      ...place('2927408', 'Salvador', 2021),
      reference_id: 'education/2927408/2021',
      subject: 'education',
      figures: { schools: 400, ideb_score: 5.2 },
    },
  ]
}

function provenance(source: DataSource, original_id: string, line: number): Provenance {
  return {
    source,
    importer: 'normalised',
    importer_version: 1,
    file: `${source}.jsonl`,
    file_sha256: 'b'.repeat(64),
    line,
    original_id,
    retrieved_at: '2026-01-01T00:00:00.000Z',
  }
}
