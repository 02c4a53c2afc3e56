// Builds dist/: the programs of src and workers, and beside them the schemas and the files of pages.
import { compileService } from './compile-program.mjs'
import { repairUwebsockets } from './repair-uwebsockets.mjs'

repairUwebsockets() // npm may have skipped the postinstall; where it fails, the start says what is needed.
compileService()
