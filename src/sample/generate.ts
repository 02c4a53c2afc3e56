// Generator of the records of a sample, contract by contract.

import { createHash } from 'node:crypto'
import { formatDay } from '../domain/days.ts'
import type { ActRecord, NormalisedRecord, PaymentRecord, Provenance } from '../domain/records.ts'
import { type AnomalyType, anomalyTypes, type DataSource } from '../domain/vocabulary.ts'
import { draftContract } from './draft-contract.ts'
import { drawWhole } from './draws.ts'
import { type Act, type Episode, episodes } from './episodes.ts'
import { contractRecord, isRepeat, paymentRecords } from './sample-contract.ts'
import { type Company, createWorld, firstDay, type PublicBody, retrievedDay, type World } from './world.ts'

export interface SampleOptions {
  readonly contracts?: number
  readonly seed?: string
}

/** The label of a planted anomaly: the contract, and the type that a detector should report. */
export interface SampleLabel {
  readonly contract_id: string
  readonly type: AnomalyType
  readonly subtype: string
}

const contractsDefault = 20_000
const seedDefault = 'prumo'
/** Share of contracts that are planted anomalies. */
const plantedShare = 0.045
/** Version of the generator, part of the hash in the provenance. */
const version = 2

/**
 * A realistic set of records over the four sources: bodies, companies, sanctions, then contracts with their payments,
 * about 4.5 % of them planted anomalies of all types. Deterministic, lazy, every record marked synthetic.
 */
export function* generateSample(options: SampleOptions = {}): Generator<NormalisedRecord> {
  for (const step of generateSteps(options)) if ('record' in step) yield step.record
}

/** The planted anomalies of the same sample, in the order of its contracts. */
export function* generateSampleLabels(options: SampleOptions = {}): Generator<SampleLabel> {
  for (const step of generateSteps(options)) if ('label' in step) yield step.label
}

type SampleStep = { readonly record: NormalisedRecord } | { readonly label: SampleLabel }

function* generateSteps({ contracts = contractsDefault, seed = seedDefault }: SampleOptions): Generator<SampleStep> {
  const world = createWorld(contracts, seed)
  const stamp = createStamp(JSON.stringify({ sample: version, contracts, seed }))
  for (const body of world.bodies) yield { record: bodyRecord(body, stamp) }
  for (const company of world.companies) yield { record: companyRecord(company, stamp) }
  yield* harmlessSanctions(world, stamp)
  const plan = createPlan(world)
  for (let written = 0; written < contracts; ) {
    const { acts, episode } = plan(written, contracts - written)
    for (const act of acts) yield* writeAct(world, { act, episode, stamp })
    written += acts.length
  }
}

interface Planned {
  readonly acts: readonly Act[]
  readonly episode?: Episode
}

/** Plans honest contracts until the planted share falls behind, then an episode of the least planted kind. */
function createPlan(world: World): (written: number, room: number) => Planned {
  const byType = new Map<AnomalyType, number>(anomalyTypes.map((type) => [type, 0]))
  const byKind = new Map<Episode, number>(episodes.map((episode) => [episode, 0]))
  let total = 0
  const honest = (): Planned => ({ acts: [{ draft: draftContract(world), planted: false }] })
  return (written, room) => {
    // A random draw spreads the episodes, so that their positions carry no information.
    if (total >= written * plantedShare || world.random.next() > 0.2) return honest()
    const type = least([...byType])
    const episode = least([...byKind].filter(([one]) => one.type === type))
    const acts = episode.plant(world)
    if (acts.length === 0 || acts.length > room) return honest()
    const count = acts.filter((act) => act.planted).length
    total += count
    byType.set(episode.type, (byType.get(episode.type) ?? 0) + count)
    byKind.set(episode, (byKind.get(episode) ?? 0) + count)
    return { acts, episode }
  }
}

/** The key of the smallest count; of equals the first. */
function least<T>(counts: readonly (readonly [T, number])[]): T {
  return counts.reduce((best, one) => (one[1] < best[1] ? one : best))[0]
}

type Stamp = (source: DataSource, originalId: string) => Provenance

/** Provenance of generated records: the file is the sample, and its hash that of the settings. */
function createStamp(settings: string): Stamp {
  const file_sha256 = createHash('sha256').update(settings).digest('hex')
  let line = 0
  return (source, original_id) => ({
    source,
    importer: 'sample',
    importer_version: version,
    file: 'sample',
    file_sha256,
    line: ++line,
    original_id,
    retrieved_at: `${formatDay(retrievedDay)}T00:00:00.000Z`,
  })
}

function* writeAct(
  world: World,
  of: { readonly act: Act; readonly episode: Episode | undefined; readonly stamp: Stamp },
): Generator<SampleStep> {
  const { act, episode, stamp } = of
  for (const company of act.newCompanies ?? []) yield { record: companyRecord(company, stamp) }
  if (act.sanction) yield { record: sanctionRecord(act.sanction, stamp) }
  const id = contractId(act.draft.body, formatDay(act.draft.signingDay).slice(0, 4))
  const { source } = act.draft.body
  const draft = { ...act.draft, amendments: act.draft.amendments.filter(({ day }) => day <= retrievedDay) }
  const contract: ActRecord = contractRecord(draft, { id, provenance: stamp(source, id) })
  yield { record: contract }
  const retrieved = formatDay(retrievedDay)
  const payments = [...paymentRecords(world.random, { draft, id, oddity: act.payments })]
  const made = payments.filter(({ date = '' }) => date <= retrieved)
  for (const payment of made)
    yield { record: { ...payment, provenance: stamp(source, payment.payment_id) } satisfies PaymentRecord }
  // What is planted in later amendments or payments cannot be seen yet.
  const isAmended = act.amendments === undefined || draft.amendments.length === act.draft.amendments.length
  const isPaid = act.payments !== 'repeated' || made.some(({ payment_id }) => isRepeat(payment_id))
  if (act.planted && episode && isAmended && isPaid)
    yield { label: { contract_id: id, type: episode.type, subtype: episode.subtype } }
}

/** Numbers ascend within a body, as in the federal systems. */
function contractId(body: PublicBody, year: string): string {
  body.contracts++
  return `${body.id}-${String(body.contracts).padStart(5, '0')}-${year}`
}

/** Sanctions that bar none of the sample's contracts: expired before the first one, or fines. */
function* harmlessSanctions(world: World, stamp: Stamp): Generator<SampleStep> {
  const { random } = world
  for (const company of world.companies) {
    const draw = random.next()
    const base = { supplier_id: company.id, name: company.name }
    if (draw < 0.02) {
      const end = firstDay - drawWhole(random, 30, 400)
      const list = random.next() < 0.2 ? 'TCU' : 'CEIS'
      const sanction_type = list === 'TCU' ? 'declaração de inidoneidade' : 'suspensão'
      const start = formatDay(end - drawWhole(random, 180, 700))
      yield { record: sanctionRecord({ ...base, list, sanction_type, start, end: formatDay(end) }, stamp) }
    } else if (draw < 0.035) {
      const start = formatDay(firstDay + random.integer(900))
      yield { record: sanctionRecord({ ...base, list: 'CNEP', sanction_type: 'multa - lei 12.846/13', start }, stamp) }
    }
  }
}

function sanctionRecord(sanction: NonNullable<Act['sanction']>, stamp: Stamp): NormalisedRecord {
  const sanction_id = `${sanction.list}-${sanction.supplier_id}-${sanction.start}`
  return {
    record_kind: 'sanction',
    sanction_id,
    ...sanction,
    synthetic: true,
    provenance: stamp(sanction.list === 'TCU' ? 'tcu' : 'cgu', sanction_id),
  }
}

function bodyRecord(body: PublicBody, stamp: Stamp): NormalisedRecord {
  return {
    record_kind: 'organization',
    organization_id: body.id,
    name: body.name,
    region: body.region,
    municipality_code: body.municipality,
    sphere: 'federal',
    synthetic: true,
    provenance: stamp(body.source, body.id),
  }
}

function companyRecord(company: Company, stamp: Stamp): NormalisedRecord {
  return {
    record_kind: 'supplier',
    supplier_id: company.id,
    name: company.name,
    opened: formatDay(company.openedDay),
    address: company.address,
    partners: company.partners,
    capital: company.capital,
    region: company.region,
    status: 'ATIVA',
    synthetic: true,
    provenance: stamp('portal_transparencia', company.id),
  }
}
