// Kept pages: equal lookups of one version of the records are looked up and decoded once.
// Owns: the pages of late.   Does not own: the thread that looks up.
// K1. A page is found under the manifest that was current before it was looked up. Manifests only grow, so that nobody finds
//     a page that a newer one gave.
// K2. Pages are read and never changed, since several requests share one.

import { limits } from '../limits.ts'
import type { Store } from '../store/port.ts'
import { readManifest } from './chunks.ts'
import type { LookupAnswers, LookupTask } from './lookup-task.ts'
import { Recent } from './recent.ts'

type Answer = LookupAnswers[keyof LookupAnswers]

export class KeptPages {
  readonly #store: Store
  readonly #run: (task: LookupTask) => Promise<Answer>
  readonly #kept = new Recent<Answer>(limits.lookupPagesKeptMax)

  constructor(store: Store, run: (task: LookupTask) => Promise<Answer>) {
    this.#store = store
    this.#run = run
  }

  async run(task: LookupTask): Promise<Answer> {
    if (!isKept(task)) return this.#run(task)
    const { version, restatements } = await readManifest(this.#store)
    return this.#kept.get(JSON.stringify([version, restatements, task]), () => this.#run(task))
  }
}

/** A record alone is soon found, and a page of a whole list is large and read once. */
function isKept(task: LookupTask): boolean {
  return task.type === 'cover' || (task.type === 'list' && task.lookup.limit <= limits.lookupPageRowsKeptMax)
}
