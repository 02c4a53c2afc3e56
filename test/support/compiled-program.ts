import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Compiles the sources and test support into a folder beside what they need, for tests that start many processes: loading
 * them through tsx costs each of them, and each of its threads, seconds. Returns the folder; paths in it are as in the repository.
 */
export function compileProgram(folder: string): string {
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  // Types are judged by the lint, so that a fault in another file does not fail this test.
  const options = ['-p', join(root, 'tsconfig.json'), '--noEmit', 'false', '--noCheck', '--outDir', folder]
  const run = spawnSync(process.execPath, [compiler, ...options], { encoding: 'utf8' })
  assert.equal(run.status, 0, run.stdout)
  cpSync(join(root, 'schemas'), join(folder, 'schemas'), { recursive: true })
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}
