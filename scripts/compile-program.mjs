// Compiles the program of a tsconfig into a folder, and copies beside it the schemas and the files of pages.
import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Ends this process where the compiler finds a fault. */
export function compileProgram(project, folder) {
  const compiler = `${root}node_modules/typescript/bin/tsc`
  const { status } = spawnSync(process.execPath, [compiler, '-p', project, '--outDir', folder], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  for (const name of ['schemas', 'pages']) cpSync(`${root}${name}`, `${root}${folder}/${name}`, { recursive: true })
}
