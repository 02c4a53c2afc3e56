// `prumo audit verify`: the trail of a data folder or of an exported file.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkTrail, type TrailProblem } from '../audit/check-trail.ts'
import { readHead } from '../audit/read-head.ts'
import { findAuditPublicKey } from '../audit/signing.ts'
import { checkStore, readExport } from '../audit/verify.ts'
import { type AuditVerdict, type AuditVerifyCommand, printVerdict } from '../cli/audit.ts'
import type { Config } from '../config.ts'
import { reason } from '../domain/trail-problems.ts'
import { limits } from '../limits.ts'
import { commandFailure } from '../wire/command-texts.ts'
import { assertFile } from './assert-file.ts'
import { assertStoresWhole } from './probe-stores.ts'
import { readState } from './stores.ts'

const segmentEvents = limits.auditSegmentEvents

export interface VerifyOptions extends AuditVerifyCommand {
  readonly print?: (text: string) => void
}

const toStandardOutput = (text: string) => void process.stdout.write(text)

/** `prumo audit verify [file]`: checks the trail of a data folder, or an exported JSON Lines file. Writes nothing. */
export async function verifyAudit(
  config: Pick<Config, 'dataDir'>,
  file: string | undefined,
  { dataDir = config.dataDir, publicKey: given, json, language, print = toStandardOutput }: VerifyOptions,
): Promise<number> {
  const publicKey = given ?? (await findAuditPublicKey(join(dataDir, 'keys')))
  const verdict = file === undefined ? await checkFolder(dataDir, publicKey) : await checkFile(file, publicKey)
  return printVerdict(verdict, { json, language }, print)
}

async function checkFolder(dataDir: string, publicKey: string | undefined): Promise<AuditVerdict> {
  await assertStoresWhole(dataDir)
  const store = readState(dataDir)
  try {
    if (publicKey === undefined) throw commandFailure('no_audit_key', { folder: join(dataDir, 'keys') })
    const before = await readHead(store)
    const cold = await firstProblem(checkStore(store, { publicKey, segmentEvents }))
    const after = await readHead(store)
    if (before?.size === after?.size) return { subject: dataDir, ...cold, notes: [] }
    // A service adds to it meanwhile, so that its end is not where it was.
    const live = await firstProblem(checkStore(store, { publicKey, segmentEvents, live: true }))
    return { subject: dataDir, ...live, notes: ['written_meanwhile'] }
  } finally {
    await store.close()
  }
}

async function checkFile(file: string, known: string | undefined): Promise<AuditVerdict> {
  await assertFile(file)
  const trail = readExport((await readFile(file, 'utf8')).split('\n'))
  const publicKey = known ?? trail.publicKey
  const notes = known === undefined ? (['own_key'] as const) : []
  if (trail.isPartial) {
    const why = reason('partial')
    return { subject: file, events: 0, problem: { sequence: null, id: null, kind: 'partial', why }, notes }
  }
  const { events, problem } = await firstProblem(
    checkTrail(trail.source, { publicKey: publicKey ?? '', segmentEvents }),
  )
  return { subject: file, events, problem, notes }
}

/**
 * The first bad entry, which ends the check; null with the number of entries where there is none. That a key was replaced is
 * said where nothing else is wrong.
 */
async function firstProblem(
  check: AsyncGenerator<TrailProblem, number>,
): Promise<{ readonly events: number; readonly problem: TrailProblem | null }> {
  let replaced: TrailProblem | null = null
  let step = await check.next()
  for (; !step.done && step.value.kind === 'key_replaced'; step = await check.next()) replaced = step.value
  if (step.done) return { events: step.value, problem: replaced }
  await check.return(0)
  return { events: 0, problem: step.value }
}
