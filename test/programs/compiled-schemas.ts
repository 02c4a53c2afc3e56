// node compiled-schemas.js: exit code 0 where no request compiles a schema once those of requests are compiled, else how many did.

import { AppError } from '../../src/errors.ts'
import { requestSchemas } from '../../src/wire/operations.ts'
import { compileForFailures, compileSchemas, validate } from '../../src/wire/validate.ts'

compileSchemas(requestSchemas)
await compileForFailures(requestSchemas)
let compiled = 0
// Ajv makes the code of a schema into a function.
globalThis.Function = new Proxy(Function, {
  construct(target, parameters) {
    compiled++
    return Reflect.construct(target, parameters)
  },
})
for (const name of requestSchemas)
  try {
    validate(name, {})
  } catch (error) {
    // Whether the value is valid does not matter.
    if (!(error instanceof AppError)) throw error
  }
process.exitCode = compiled
