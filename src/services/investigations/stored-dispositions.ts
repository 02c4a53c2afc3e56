// What is stored of the dispositions of findings: of each anomaly one entry, the latest disposition first.

import { dispositionsPrefix } from '../../agents/keys.ts'
import type { Disposition } from '../../domain/generated/wire-types.ts'
import { wholeEntries } from '../../platform/damage.ts'
import { parseStored } from '../../platform/stored-json.ts'
import type { Store } from '../../store/port.ts'

/** Of one anomaly, with what the precision of its detectors is counted from. */
export interface StoredDispositions {
  readonly anomaly_id: string
  readonly detectors: readonly string[]
  readonly confidence: number
  /** The latest first. */
  readonly dispositions: readonly Disposition[]
}

/** The latest of each anomaly of an investigation that has one, and the bytes that they follow from. */
export async function readDispositions(state: Pick<Store, 'range'>, id: string) {
  const dispositions = new Map<string, Disposition>()
  const bytes: Uint8Array[] = []
  for await (const { value } of wholeEntries(state.range({ prefix: dispositionsPrefix(id) }))) {
    const { anomaly_id, dispositions: said } = parseStored<StoredDispositions>(value)
    if (said[0]) dispositions.set(anomaly_id, said[0])
    bytes.push(value)
  }
  return { dispositions, bytes }
}
