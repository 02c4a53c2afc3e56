// Schema compiler
// Owns: ajv and what it has been given.   Does not own: the schemas, what is made of its errors.
// L1. A schema is handed over at its first use, with those that it refers to: a process compiles few of them.
// L2. The schemas are held to their meta-schema by test/wire/names.test.ts, and not here.

import { Ajv, type Options, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { defaultOf, getSchema, referenceName, type Schema } from './schemas.ts'

export class SchemaCompiler {
  readonly #options: Options
  readonly #added = new Set<string>()
  readonly #words = new Set<string>()
  #ajv: Ajv | undefined

  constructor(options: Options = {}) {
    this.#options = options
  }

  /** The check of a schema by its name, compiled once. */
  compiled(name: string): ValidateFunction {
    const ajv = this.#made()
    this.#add(name, ajv)
    return ajv.getSchema(name) as ValidateFunction
  }

  #made(): Ajv {
    if (this.#ajv !== undefined) return this.#ajv
    const own = { strict: true, verbose: true, ownProperties: true, useDefaults: true } as const
    const ajv = new Ajv({ ...own, meta: false, validateSchema: false, addUsedSchema: false, ...this.#options })
    // ajv-formats is CommonJS: its function is the default of the namespace under Node's types.
    formats.default(ajv)
    this.#ajv = ajv
    return ajv
  }

  #add(name: string, ajv: Ajv): void {
    if (this.#added.has(name)) return
    this.#added.add(name)
    const { default: _, ...schema } = getSchema(name)
    ajv.addSchema(this.#toLocal(schema, ajv) as object, name)
  }

  /** With references by name, each added too. Ajv takes the default of a property from beside its reference. */
  #toLocal(value: unknown, ajv: Ajv): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#toLocal(item, ajv))
    if (typeof value !== 'object' || value === null) return value
    const local: Record<string, unknown> = {}
    for (const [key, child] of Object.entries(value)) {
      const isOwn = key.startsWith('x-')
      if (isOwn) this.#addWord(key, ajv)
      local[key] = isOwn ? child : this.#toLocal(child, ajv)
    }
    const { $ref, 'x-clearable': isClearable } = value as Schema
    if ($ref !== undefined) {
      local.$ref = referenceName($ref)
      local.default = defaultOf(value)
      this.#add(referenceName($ref), ajv)
    }
    // Of alternatives that all fail the first says what is wrong.
    return isClearable ? { anyOf: [local, { type: 'null' }] } : local
  }

  #addWord(word: string, ajv: Ajv): void {
    if (this.#words.has(word)) return
    this.#words.add(word)
    ajv.addKeyword(word)
  }
}
