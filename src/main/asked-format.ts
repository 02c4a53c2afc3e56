import { readFileSync } from 'node:fs'
import type { ImportCommand } from '../cli/import.ts'
import { createMappedImporter } from '../import/formats/normalised/mapped.ts'
import type { Importer } from '../import/importer.ts'
import { getImporter } from '../import/importers.ts'
import { type CheckedMapping, parseMapping } from '../import/run/import-mapping.ts'

/** How the caller wants all files read, settled before the first: by a mapping, by a format, or as each content tells. */
export interface AskedFormat {
  readonly mapping?: CheckedMapping
  readonly importer?: Importer
}

/** What `--mapping` or `--format` name. VALIDATION_ERROR for an unknown format or a wrong mapping. */
export function readAskedFormat({ mapping: path, format }: ImportCommand): AskedFormat {
  if (path !== undefined) {
    const mapping = parseMapping(readFileSync(path, 'utf8'))
    return { mapping, importer: createMappedImporter(mapping) }
  }
  return format === undefined ? {} : { importer: getImporter(format) }
}
