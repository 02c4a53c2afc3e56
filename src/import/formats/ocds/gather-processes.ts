// The releases of a file by their process, wherever in the file they stand, in bounded memory.

import type { RecordQualityNote } from '../../../domain/records.ts'
import { limits } from '../../../limits.ts'
import { createRowSpill, type RowSpill } from '../../forms/spill-rows.ts'

/** One release where it stands, as JSON. */
export interface HeldRelease {
  readonly ocid: string
  readonly line: number
  readonly text: string
  readonly notes: readonly RecordQualityNote[]
}

// ReleaseGathering
// Owns: the releases of one file until they are read.   Does not own: what is made of them.
// G1. Beyond limits.importGroupedBytesMax they lie in temporary files, each of which is read alone.
export class ReleaseGathering {
  #held: HeldRelease[] = []
  #heldBytes = 0
  #spill: RowSpill<HeldRelease> | undefined

  async add(release: HeldRelease): Promise<void> {
    if (this.#spill !== undefined) return this.#spill.add(release.ocid, release)
    this.#held.push(release)
    this.#heldBytes += release.text.length
    if (this.#heldBytes <= limits.importGroupedBytesMax) return
    this.#spill = await createRowSpill()
    for (const each of this.#held) await this.#spill.add(each.ocid, each)
    this.#held = []
  }

  /** The releases of each process, in the order in which the processes first appear, within each temporary file where there are such. */
  async *processes(): AsyncGenerator<readonly HeldRelease[]> {
    if (this.#spill === undefined) return yield* byProcess(this.#held).values()
    for await (const part of this.#spill.parts()) {
      const releases: HeldRelease[] = []
      for await (const release of part) releases.push(release)
      yield* byProcess(releases).values()
    }
  }

  async remove(): Promise<void> {
    await this.#spill?.remove()
  }
}

function byProcess(releases: readonly HeldRelease[]): ReadonlyMap<string, readonly HeldRelease[]> {
  const processes = new Map<string, HeldRelease[]>()
  for (const release of releases) {
    const own = processes.get(release.ocid)
    if (own === undefined) processes.set(release.ocid, [release])
    else own.push(release)
  }
  return processes
}
