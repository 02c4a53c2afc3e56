// Lost stores: what is left of a used data folder says which of its stores are gone.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { wordFinding } from '../wire/doctor-texts.ts'
import { keysFolder } from './identity.ts'
import { recordsDir, recordValues, stateDir } from './stores.ts'

export interface LostStore {
  /** Its folder. */
  readonly path: string
  /** What shows that it was there, and what helps: a code and its facts. */
  readonly text: 'state_lost' | 'records_lost'
  readonly facts: { readonly remains: string }
}

/** Stores of a data folder that are gone although what belongs to them is there. */
export function findLostStores(dataDir: string): readonly LostStore[] {
  const keys = keysFolder({ dataDir })
  const lost: readonly (Pick<LostStore, 'path' | 'text'> & { readonly remains: string | false })[] = [
    {
      path: stateDir(dataDir),
      remains: namesIn(keys).some((name) => name.endsWith('.pem') || name.endsWith('.key')) && keys,
      text: 'state_lost',
    },
    {
      path: recordsDir(dataDir),
      remains: namesIn(recordValues(dataDir)).length > 0 && recordValues(dataDir),
      text: 'records_lost',
    },
  ]
  return lost.flatMap(({ path, text, remains }) =>
    remains && !existsSync(join(path, 'data.mdb')) ? [{ path, text, facts: { remains } }] : [],
  )
}

/** Of a folder with accounts, which are made once there is a store for records, and without that store. */
export const lostRecords = wordFinding('records_gone', {}, 'en')

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
