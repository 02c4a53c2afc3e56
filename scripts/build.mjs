// Builds dist/: compiled JavaScript of src, workers and bench, and beside it the schemas and the files of pages.
import { compileProgram } from './compile-program.mjs'
import { repairUwebsockets } from './repair-uwebsockets.mjs'

repairUwebsockets() // npm may have skipped the postinstall; where it fails, the start says what is needed.
compileProgram('tsconfig.build.json', 'dist')
