// `prumo doctor`: checks the stores of a data folder from the outside in, and stops where going on would end the process.

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findOrphans } from '../agents/orphans.ts'
import { findAuditPublicKey } from '../audit/signing.ts'
import { checkStore } from '../audit/verify.ts'
import { findSecret } from '../auth/second-factor.ts'
import { loadSecretBox } from '../auth/secret-box.ts'
import { findBrokenKeys } from '../auth/signing-keys.ts'
import { createUsers } from '../auth/users.ts'
import { type DoctorCommand, type DoctorFinding, printFindings } from '../cli/doctor.ts'
import type { Config } from '../config.ts'
import { wordReason } from '../domain/trail-problems.ts'
import { limits } from '../limits.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { unlessDamaged } from '../platform/damage.ts'
import { checkRecords } from '../records/check-records.ts'
import { largePrefixes } from '../records/layout.ts'
import { checkValues, removeValueFiles, type ValuesReport } from '../store/check-values.ts'
import { countDamagedEntries, findDamagedEntries, nameOf } from '../store/damaged-entries.ts'
import type { Key, Store, Write } from '../store/port.ts'
import { findRepairs } from './derived-entries.ts'
import { lockFolder } from './folder-lock.ts'
import { keysFolder } from './identity.ts'
import { findLostStores, lostRecords } from './lost-stores.ts'
import { findDamagedStores } from './probe-stores.ts'
import {
  openExistingState,
  openRecordsStore,
  openReferences,
  readState,
  recordsDir,
  recordValues,
  stateDir,
  storePaths,
} from './stores.ts'

const toStandardOutput = (text: string) => void process.stdout.write(text)

/**
 * `prumo doctor`: prints what is damaged or left over in a data folder; resolves to the exit code. With `repair` it removes
 * what nothing needs, writes anew what follows from other entries, and is refused where a server has the folder.
 */
export async function doctor(
  config: Pick<Config, 'dataDir'>,
  { dataDir = config.dataDir, repair, json }: DoctorCommand,
  print = toStandardOutput,
): Promise<number> {
  const lost = findLostStores(dataDir)
  if (storePaths(dataDir).length + lost.length === 0) throw new Error(`there is no store in ${dataDir}`)
  const damagedStores = await findDamagedStores(dataDir)
  const lock = repair && damagedStores.length + lost.length === 0 ? await lockFolder(dataDir) : null
  try {
    const why = 'a page of its file is damaged: restore the data folder from a backup'
    const findings: DoctorFinding[] = [
      ...lost.map(({ path, why }) => ({ kind: 'store_lost', subject: path, why, state: 'damaged' }) as const),
      ...damagedStores.map((path) => ({ kind: 'store_damaged', subject: path, why, state: 'damaged' }) as const),
    ]
    const isReadable = (path: string) => storePaths(dataDir).includes(path) && !damagedStores.includes(path)
    if (isReadable(recordsDir(dataDir)))
      findings.push(...(await checkRecordsFolder(dataDir, { repair: lock !== null })))
    if (isReadable(stateDir(dataDir))) findings.push(...(await checkState(dataDir, { repair: lock !== null })))
    return printFindings(findings, json, print)
  } finally {
    await lock?.release()
  }
}

async function checkRecordsFolder(
  dataDir: string,
  { repair }: { readonly repair: boolean },
): Promise<readonly DoctorFinding[]> {
  const folder = recordValues(dataDir)
  const findings: DoctorFinding[] = []
  await withStore(openReferences(dataDir), async (store) => {
    findings.push(...(await checkEntries(store, recordsDir(dataDir))))
    const report = await checkValues(store, { folder, prefixes: largePrefixes, nowMs: clock.now() })
    if (repair) await removeValueFiles(folder, [...report.orphans, ...report.drafts])
    findings.push(...valueFindings(report, folder, repair ? 'removed' : 'removable'))
  })
  await withStore(openRecordsStore(dataDir, 'read'), async (store) => {
    // A damaged entry has been named.
    await unlessDamaged(async () => {
      for await (const { why } of checkRecords(store))
        findings.push({ kind: 'records_damaged', subject: recordsDir(dataDir), why, state: 'damaged' })
    })
  })
  return findings
}

async function damagedKeys(store: Store): Promise<ReadonlySet<Key>> {
  const keys = new Set<Key>()
  for await (const key of findDamagedEntries(store)) keys.add(key)
  return keys
}

/** Entries that are not what their checksums say, but for some; the first limits.damagedEntriesNamedMax of them by name. */
async function checkEntries(
  store: Store,
  path: string,
  except?: ReadonlyMap<Key, Write>,
): Promise<readonly DoctorFinding[]> {
  const names = [...(await damagedKeys(store))].filter((key) => !except?.has(key)).map(nameOf)
  await countDamagedEntries(store, path)
  const entries = names.slice(0, limits.damagedEntriesNamedMax).map((name) => `the entry ${name} is`)
  const others = names.length - entries.length
  return [...entries, ...(others > 0 ? [`${others} other entries are`] : [])].map((subject) => ({
    ...{ kind: 'entry_damaged', subject: join(path, 'data.mdb'), state: 'damaged' },
    why: `${subject} not as written: restore the data folder from a backup`,
  }))
}

const backup = 'put it back from a backup'

function valueFindings(report: ValuesReport, folder: string, left: 'removable' | 'removed'): DoctorFinding[] {
  const rows: readonly (readonly [keyof ValuesReport, Omit<DoctorFinding, 'subject'>])[] = [
    ['damaged', { kind: 'value_damaged', why: `it is not what its name says: ${backup}`, state: 'damaged' }],
    ['missing', { kind: 'value_missing', why: `it is not there: ${backup}`, state: 'damaged' }],
    ['orphans', { kind: 'value_orphan', why: 'nothing names it: a commit was lost', state: left }],
    ['drafts', { kind: 'value_draft', why: 'a killed import had begun to write it', state: left }],
  ]
  return rows.flatMap(([list, finding]) => report[list].map((name) => ({ ...finding, subject: join(folder, name) })))
}

async function checkState(
  dataDir: string,
  { repair }: { readonly repair: boolean },
): Promise<readonly DoctorFinding[]> {
  const repairs = await withStore(readState(dataDir), async (store) => findRepairs(store, await damagedKeys(store)))
  if (repair && repairs.size > 0)
    await withStore(openExistingState(dataDir), (store) => store.commit([...repairs.values()]))
  const subject = join(stateDir(dataDir), 'data.mdb')
  const derived = [...repairs.keys()].map((key): DoctorFinding => {
    const entry = `the entry ${nameOf(key)} was not as written, and follows from others`
    return repair
      ? { kind: 'entry_derived', subject, why: `${entry}: written anew`, state: 'rewritten' }
      : { kind: 'entry_derived', subject, why: `${entry}: --repair writes it anew`, state: 'derived' }
  })
  return withStore(readState(dataDir), async (store) => [
    ...derived,
    ...(await checkAccounts(store, dataDir)),
    ...(await checkEntries(store, stateDir(dataDir), repairs)),
    ...(await checkAudit(store, dataDir)),
    ...(await checkKeys(store, dataDir)),
    ...(await checkRuns(store, dataDir)),
  ])
}

async function checkAccounts(store: Store, dataDir: string): Promise<readonly DoctorFinding[]> {
  const path = recordsDir(dataDir)
  const isNamed = storePaths(dataDir).includes(path) || findLostStores(dataDir).some((lost) => lost.path === path)
  const isLost = !isNamed && !(await createUsers(store, store).isEmpty())
  return isLost ? [{ kind: 'store_lost', subject: path, why: lostRecords, state: 'damaged' }] : []
}

async function checkAudit(store: Store, dataDir: string): Promise<readonly DoctorFinding[]> {
  const key = keyIn(dataDir, 'audit-ed25519.pem')
  const why = `the audit trail cannot be checked: ${backup}`
  const publicKey = await findAuditPublicKey(keysFolder({ dataDir })).catch(() => null)
  if (publicKey === null) return [{ ...key('key_damaged'), why: `it holds no key that can be read, and ${why}` }]
  if (publicKey === undefined) return [{ ...key('key_lost'), why }]
  const findings: DoctorFinding[] = []
  const { auditSegmentEvents: segmentEvents } = limits
  for await (const { why } of checkStore(store, { publicKey, segmentEvents, live: true }))
    findings.push({
      kind: 'trail_damaged',
      subject: stateDir(dataDir),
      why: `audit trail: ${wordReason(why, 'en')}`,
      state: 'damaged',
    })
  return findings
}

async function checkKeys(store: Store, dataDir: string): Promise<readonly DoctorFinding[]> {
  const broken = await findBrokenKeys(keysFolder({ dataDir }))
  const remove = 'remove it, which ends the sessions whose tokens it signed'
  return [
    ...broken.map((file) => ({
      ...keyIn(dataDir, file)('key_damaged'),
      why: `it holds no signing key that can be read, and no server starts: ${backup}, or ${remove}`,
    })),
    ...(await checkSecrets(store, dataDir)),
  ]
}

async function checkSecrets(store: Store, dataDir: string): Promise<readonly DoctorFinding[]> {
  const folder = keysFolder({ dataDir })
  const key = keyIn(dataDir, 'secrets.key')
  const users = (await createUsers(store, store).list()).filter(({ second_factor }) => second_factor !== undefined)
  // A box that is not there would be made.
  const box = existsSync(join(folder, 'secrets.key')) ? await loadSecretBox(folder).catch(() => null) : undefined
  const lost = users.filter(
    ({ id, second_factor: factor }) => !box || (factor && findSecret(box, { id, factor }) === undefined),
  )
  const drop = 'drop them with prumo user set EMAIL --drop-mfa'
  if (box === null)
    return [
      {
        ...key('key_damaged'),
        why: `it holds no key that can be read, and no server starts: ${backup}, or remove it, which loses the second factors of ${lost.length} accounts: ${drop}`,
      },
    ]
  const why = `it did not seal the second factors of ${lost.length} accounts: ${backup}, or ${drop}`
  return lost.length === 0 ? [] : [{ ...key('key_lost'), why }]
}

async function checkRuns(store: Store, dataDir: string): Promise<readonly DoctorFinding[]> {
  return [...(await findOrphans(store))].map((id) => ({
    kind: 'run_orphan',
    subject: join(dataDir, 'state'),
    why: `the investigation ${id} has entries and no record: restore the data folder from a backup where it is needed`,
    state: 'damaged',
  }))
}

function keyIn(dataDir: string, file: string) {
  const subject = join(keysFolder({ dataDir }), file)
  return (kind: 'key_lost' | 'key_damaged') => ({ kind, subject, state: 'damaged' }) as const
}

async function withStore<Result>(store: Store, work: (store: Store) => Promise<Result>): Promise<Result> {
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
