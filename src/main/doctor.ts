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
import { type DoctorCommand, type DoctorFinding, printFindings, type SayFinding } from '../cli/doctor.ts'
import type { Config } from '../config.ts'
import { wordReason } from '../domain/trail-problems.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { systemClock as clock } from '../platform/clock.ts'
import { unlessDamaged } from '../platform/damage.ts'
import { checkRecords } from '../records/check-records.ts'
import { largePrefixes } from '../records/layout.ts'
import { checkValues, removeValueFiles, type ValuesReport } from '../store/check-values.ts'
import { countDamagedEntries, findDamagedEntries, nameOf } from '../store/damaged-entries.ts'
import type { Key, Store, Write } from '../store/port.ts'
import { commandFailure } from '../wire/command-texts.ts'
import { wordFinding } from '../wire/doctor-texts.ts'
import { findRepairs } from './derived-entries.ts'
import { lockFolder } from './folder-lock.ts'
import { keysFolder } from './identity.ts'
import { findLostStores } from './lost-stores.ts'
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
  { dataDir = config.dataDir, repair, json, language = 'en' }: DoctorCommand,
  print: (text: string) => void = toStandardOutput,
): Promise<number> {
  const say: SayFinding = (text, facts = {}) => wordFinding(text, facts, language)
  const lost = findLostStores(dataDir)
  if (storePaths(dataDir).length + lost.length === 0) throw commandFailure('no_store', { folder: dataDir })
  const damagedStores = await findDamagedStores(dataDir)
  const lock = repair && damagedStores.length + lost.length === 0 ? await lockFolder(dataDir) : null
  try {
    const why = say('page_damaged')
    const findings: DoctorFinding[] = [
      ...lost.map(
        ({ path, text, facts }) =>
          ({ kind: 'store_lost', subject: path, why: say(text, facts), state: 'damaged' }) as const,
      ),
      ...damagedStores.map((path) => ({ kind: 'store_damaged', subject: path, why, state: 'damaged' }) as const),
    ]
    const isReadable = (path: string) => storePaths(dataDir).includes(path) && !damagedStores.includes(path)
    const how = { repair: lock !== null, say, language }
    if (isReadable(recordsDir(dataDir))) findings.push(...(await checkRecordsFolder(dataDir, how)))
    if (isReadable(stateDir(dataDir))) findings.push(...(await checkState(dataDir, how)))
    return printFindings(findings, { json, say, language }, print)
  } finally {
    await lock?.release()
  }
}

interface How {
  readonly repair: boolean
  readonly say: SayFinding
  readonly language: Language
}

async function checkRecordsFolder(dataDir: string, { repair, say }: How): Promise<readonly DoctorFinding[]> {
  const folder = recordValues(dataDir)
  const findings: DoctorFinding[] = []
  await withStore(openReferences(dataDir), async (store) => {
    findings.push(...(await checkEntries(store, recordsDir(dataDir), { say })))
    const report = await checkValues(store, { folder, prefixes: largePrefixes, nowMs: clock.now() })
    if (repair) await removeValueFiles(folder, [...report.orphans, ...report.drafts])
    findings.push(
      ...valueFindings(report, folder, repair ? 'removed' : 'removable').map(({ why, ...finding }) => ({
        ...finding,
        why: say(why),
      })),
    )
  })
  await withStore(openRecordsStore(dataDir, 'read'), async (store) => {
    // A damaged entry has been named.
    await unlessDamaged(async () => {
      for await (const { text, facts } of checkRecords(store))
        findings.push({
          kind: 'records_damaged',
          subject: recordsDir(dataDir),
          why: say(text, facts),
          state: 'damaged',
        })
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
  { say, except }: { readonly say: SayFinding; readonly except?: ReadonlyMap<Key, Write> },
): Promise<readonly DoctorFinding[]> {
  const names = [...(await damagedKeys(store))].filter((key) => !except?.has(key)).map(nameOf)
  await countDamagedEntries(store, path)
  const named = names.slice(0, limits.damagedEntriesNamedMax).map((entry) => say('entry_damaged', { entry }))
  const count = names.length - named.length
  return [...named, ...(count > 0 ? [say('others_damaged', { count })] : [])].map((why) => ({
    ...{ kind: 'entry_damaged', subject: join(path, 'data.mdb'), state: 'damaged' },
    why,
  }))
}

function valueFindings(report: ValuesReport, folder: string, left: 'removable' | 'removed') {
  const rows = [
    ['damaged', 'value_damaged', 'damaged'],
    ['missing', 'value_missing', 'damaged'],
    ['orphans', 'value_orphan', left],
    ['drafts', 'value_draft', left],
  ] as const
  return rows.flatMap(([list, kind, state]) =>
    report[list].map((name) => ({ kind, why: kind, state, subject: join(folder, name) })),
  )
}

async function checkState(dataDir: string, { repair, say, language }: How): Promise<readonly DoctorFinding[]> {
  const repairs = await withStore(readState(dataDir), async (store) => findRepairs(store, await damagedKeys(store)))
  if (repair && repairs.size > 0)
    await withStore(openExistingState(dataDir), (store) => store.commit([...repairs.values()]))
  const subject = join(stateDir(dataDir), 'data.mdb')
  const derived = [...repairs.keys()].map((key): DoctorFinding => {
    const facts = { entry: nameOf(key) }
    return repair
      ? { kind: 'entry_derived', subject, why: say('entry_written_anew', facts), state: 'rewritten' }
      : { kind: 'entry_derived', subject, why: say('entry_derived', facts), state: 'derived' }
  })
  return withStore(readState(dataDir), async (store) => [
    ...derived,
    ...(await checkAccounts(store, dataDir, say)),
    ...(await checkEntries(store, stateDir(dataDir), { say, except: repairs })),
    ...(await checkAudit(store, dataDir, { say, language })),
    ...(await checkKeys(store, dataDir, say)),
    ...(await checkRuns(store, dataDir, say)),
  ])
}

async function checkAccounts(store: Store, dataDir: string, say: SayFinding): Promise<readonly DoctorFinding[]> {
  const path = recordsDir(dataDir)
  const isNamed = storePaths(dataDir).includes(path) || findLostStores(dataDir).some((lost) => lost.path === path)
  const isLost = !isNamed && !(await createUsers(store, store).isEmpty())
  return isLost ? [{ kind: 'store_lost', subject: path, why: say('records_gone'), state: 'damaged' }] : []
}

async function checkAudit(
  store: Store,
  dataDir: string,
  { say, language }: Pick<How, 'say' | 'language'>,
): Promise<readonly DoctorFinding[]> {
  const key = keyIn(dataDir, 'audit-ed25519.pem')
  const publicKey = await findAuditPublicKey(keysFolder({ dataDir })).catch(() => null)
  if (publicKey === null) return [{ ...key('key_damaged'), why: say('audit_key_damaged') }]
  if (publicKey === undefined) return [{ ...key('key_lost'), why: say('audit_key_lost') }]
  const findings: DoctorFinding[] = []
  const { auditSegmentEvents: segmentEvents } = limits
  for await (const { why } of checkStore(store, { publicKey, segmentEvents, live: true }))
    findings.push({
      kind: 'trail_damaged',
      subject: stateDir(dataDir),
      why: say('trail', { problem: wordReason(why, language) }),
      state: 'damaged',
    })
  return findings
}

async function checkKeys(store: Store, dataDir: string, say: SayFinding): Promise<readonly DoctorFinding[]> {
  const broken = await findBrokenKeys(keysFolder({ dataDir }))
  return [
    ...broken.map((file) => ({
      ...keyIn(dataDir, file)('key_damaged'),
      why: say('signing_key_damaged'),
    })),
    ...(await checkSecrets(store, dataDir, say)),
  ]
}

async function checkSecrets(store: Store, dataDir: string, say: SayFinding): Promise<readonly DoctorFinding[]> {
  const folder = keysFolder({ dataDir })
  const key = keyIn(dataDir, 'secrets.key')
  const users = (await createUsers(store, store).list()).filter(({ second_factor }) => second_factor !== undefined)
  // A box that is not there would be made.
  const box = existsSync(join(folder, 'secrets.key')) ? await loadSecretBox(folder).catch(() => null) : undefined
  const lost = users.filter(
    ({ id, second_factor: factor }) => !box || (factor && findSecret(box, { id, factor }) === undefined),
  )
  const facts = { accounts: lost.length }
  if (box === null) return [{ ...key('key_damaged'), why: say('secret_damaged', facts) }]
  return lost.length === 0 ? [] : [{ ...key('key_lost'), why: say('secret_lost', facts) }]
}

async function checkRuns(store: Store, dataDir: string, say: SayFinding): Promise<readonly DoctorFinding[]> {
  return [...(await findOrphans(store))].map((id) => ({
    kind: 'run_orphan',
    subject: join(dataDir, 'state'),
    why: say('run_orphan', { id }),
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
