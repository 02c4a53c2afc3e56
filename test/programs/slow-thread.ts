// A thread that takes a while to load, and marks that it has.

import { workerData } from 'node:worker_threads'

const { loaded } = workerData as { readonly loaded: Int32Array }
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
Atomics.store(loaded, 0, 1)

export default function work(): void {}
