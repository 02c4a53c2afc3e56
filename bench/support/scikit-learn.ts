// scikit-learn as a peer: a Python process with the same data that times itself.

import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { FeatureColumns } from '../../src/detect/forest/forest.ts'
import { findProgram } from './peers.ts'
import type { Given } from './suite.ts'

export interface ScikitLearn {
  /** ms of training anew, or of scoring every row. */
  ask(what: 'fit' | 'score'): Promise<number>
}

const program = `
import sys, time
import numpy as np
from sklearn.ensemble import IsolationForest
path, rows, columns = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
data = np.ascontiguousarray(np.fromfile(path).reshape(columns, rows).T)
make = lambda: IsolationForest(n_estimators=100, max_samples=min(256, rows), random_state=1)
forest = make().fit(data)
for line in sys.stdin:
    begin = time.perf_counter()
    if line.strip() == 'fit':
        make().fit(data)
    else:
        forest.score_samples(data)
    print((time.perf_counter() - begin) * 1000, flush=True)
`

/** Starts Python; undefined without scikit-learn. */
export function startScikitLearn(given: Given, columns: FeatureColumns): ScikitLearn | undefined {
  const found = findProgram(['python3', '/usr/bin/python3'], ['-c', 'import sklearn.ensemble'])
  if (found === undefined) return undefined
  const path = join(given.folder(), 'columns.bin')
  writeFileSync(path, Buffer.concat(columns.map((column) => Buffer.from(column.buffer))))
  const size = [String(columns[0]?.length ?? 0), String(columns.length)]
  const child = spawn(found, ['-c', program, path, ...size], { stdio: ['pipe', 'pipe', 'inherit'] })
  given.after(() => child.stdin.end())
  const answers = readAnswers(child)
  return {
    ask(what) {
      child.stdin.write(`${what}\n`)
      return answers()
    },
  }
}

/** A reader of the process's output; each call resolves with the next line. */
function readAnswers(child: ChildProcess): () => Promise<number> {
  if (!child.stdout) throw new Error('the process has no output')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return async () => {
    const { value, done } = await lines.next()
    if (done) throw new Error('Python ended early')
    return Number(value)
  }
}
