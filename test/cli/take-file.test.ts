// An archive that lacks some of what was asked for is written all the same, and the exit code says that it does.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FileParts, runExport } from '../../src/cli/take-file.ts'

const partsWith = (parts_failed: number) => {
  const written: string[] = []
  const files = {
    startExports: async () => 'task',
    task: async () => ({ status: 'completed', result: { parts_failed } }),
    taskFile: async () => 'bytes',
  }
  const write = async (bytes: unknown) => written.push(String(bytes))
  return { written, parts: { files, write, stderr: { write: () => true } } as unknown as FileParts }
}

for (const [failed, code] of [
  [0, 0],
  [1, 3],
] as const)
  test(`an archive that lacks ${failed} files is written, and the command ends with ${code}`, async () => {
    const { written, parts } = partsWith(failed)
    const command = { format: 'csv', language: 'en' } as const
    assert.equal(await runExport(['contracts', 'findings'], command, parts), code)
    assert.deepEqual(written, ['bytes'])
  })
