// Builds dist/: compiled JavaScript of src, workers and bench, and beside it the schemas and the files of pages.
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { compileProgram } from './compile-program.mjs'
import { repairUwebsockets } from './repair-uwebsockets.mjs'

repairUwebsockets() // npm may have skipped the postinstall; where it fails, the start says what is needed.
rmSync(fileURLToPath(new URL('../dist', import.meta.url)), { recursive: true, force: true })
compileProgram('tsconfig.build.json', 'dist')
