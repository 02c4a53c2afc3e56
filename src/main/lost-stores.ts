// Lost stores: what is left of a used data folder says which of its stores are gone.

import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { keysFolder } from './identity.ts'
import { recordsDir, recordValues, stateDir } from './stores.ts'

export interface LostStore {
  /** Its folder. */
  readonly path: string
  /** What shows that it was there, and what helps. */
  readonly why: string
}

/** Stores of a data folder that are gone although what belongs to them is there. */
export function findLostStores(dataDir: string): readonly LostStore[] {
  const keys = keysFolder({ dataDir })
  const lost = [
    {
      path: stateDir(dataDir),
      remains: namesIn(keys).some((name) => name.endsWith('.pem') || name.endsWith('.key')) && keys,
      anew: `remove ${keys} to begin without accounts and trail`,
    },
    {
      path: recordsDir(dataDir),
      remains: namesIn(recordValues(dataDir)).length > 0 && recordValues(dataDir),
      anew: 'remove what is left of it and import again',
    },
  ]
  return lost
    .filter(({ path, remains }) => remains && !existsSync(join(path, 'data.mdb')))
    .map(({ path, remains, anew }) => ({
      path,
      why: `it is lost, though ${remains} is there: restore the data folder from a backup, or ${anew}`,
    }))
}

/** Of a folder with accounts, which are made once there is a store for records, and without that store. */
export const lostRecords =
  'records/ is lost, though there are accounts: investigations of before rest on records that are not here: restore the data folder from a backup, or import again'

function namesIn(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
