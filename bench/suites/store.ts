// The store beside LMDB, which it stands on.

import { join } from 'node:path'
import { open } from 'lmdb'
import { openLmdbStore } from '../../src/store/lmdb.ts'
import { micro } from '../support/micro.ts'
import type { Given, Suite } from '../support/suite.ts'

const batchEntries = 100
const scanned = 1_000

export const store: Suite = {
  name: 'store',
  purpose:
    'Entries of the size of a session put, read and scanned one store at a time: ours has checksums, conditions and watchers. The floor is bare LMDB through the same package. Both wait until a put is durable. It does not measure a cold disk.',
  minutes: 0.8,
  needs: 'a disk: puts are durable',
  sizes: { entries: 20_000 },
  async open(given) {
    const entries = given.size('entries')
    const value = Buffer.alloc(400, 7)
    const [bare, ours] = await fill(given, value)
    let at = 0
    const next = () => {
      at = (at + 7_919) % entries
      return keyOf(at)
    }
    const batch = () => Array.from({ length: batchEntries }, () => ({ key: next(), value }))
    return [
      micro('get: bare LMDB', () => getBare(bare, next()), { role: 'floor' }),
      micro('get', () => ours.get(next())),
      micro('scan: bare LMDB', () => scanBare(bare), { role: 'floor', operations: scanned }),
      micro('scan', () => scan(ours), { operations: scanned }),
      micro('put of 100: bare LMDB', () => putBare(bare, batch()), { role: 'floor', operations: batchEntries }),
      micro('put of 100', () => ours.commit(batch()), { operations: batchEntries }),
    ]
  },
}

async function fill(given: Given, value: Buffer) {
  const folder = given.folder()
  const bare = open<Buffer, string>(join(folder, 'bare'), { encoding: 'binary', noSubdir: false })
  const ours = openLmdbStore(join(folder, 'ours'))
  given.after(() => Promise.all([bare.close(), ours.close()]))
  const entries = given.size('entries')
  for (let from = 0; from < entries; from += 1_000) {
    const writes = Array.from({ length: 1_000 }, (_, n) => ({ key: keyOf(from + n), value }))
    await Promise.all([putBare(bare, writes), ours.commit(writes)])
  }
  return [bare, ours] as const
}

type Bare = ReturnType<typeof open<Buffer, string>>

function getBare(bare: Bare, key: string): Buffer | undefined {
  bare.resetReadTxn()
  return bare.getBinary(key)
}

function scanBare(bare: Bare): number {
  bare.resetReadTxn()
  let bytes = 0
  for (const { value } of bare.getRange({ start: keyOf(0), limit: scanned })) bytes += value.length
  return bytes
}

async function scan(ours: ReturnType<typeof openLmdbStore>): Promise<number> {
  let bytes = 0
  for await (const { value } of ours.range({ prefix: 'user/', limit: scanned })) bytes += value.length
  return bytes
}

async function putBare(bare: Bare, writes: readonly { readonly key: string; readonly value: Buffer }[]): Promise<void> {
  await bare.transaction(() => {
    for (const { key, value } of writes) bare.put(key, value)
  })
  await bare.flushed
}

function keyOf(at: number): string {
  return `user/${String(at).padStart(8, '0')}`
}
