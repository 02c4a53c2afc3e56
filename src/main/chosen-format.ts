import { readFileSync } from 'node:fs'
import type { ImportCommand } from '../cli/import.ts'
import { createMappedImporter } from '../import/formats/normalised/mapped.ts'
import type { Importer } from '../import/importer.ts'
import { getImporter } from '../import/importers.ts'
import { type CheckedMapping, parseMapping } from '../import/run/import-mapping.ts'

/** How all files are read: by a mapping, by a format, or by the importer that recognises each content. */
export interface ChosenFormat {
  readonly mapping?: CheckedMapping
  readonly importer?: Importer
}

/** The importer that `--mapping` or `--format` name. VALIDATION_ERROR for an unknown format or a wrong mapping. */
export function readChosenFormat({ mapping: path, format }: ImportCommand): ChosenFormat {
  if (path !== undefined) {
    const mapping = parseMapping(readFileSync(path, 'utf8'))
    return { mapping, importer: createMappedImporter(mapping) }
  }
  return format === undefined ? {} : { importer: getImporter(format) }
}
