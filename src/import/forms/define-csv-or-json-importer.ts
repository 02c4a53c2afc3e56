// Importers of sources that publish the same rows as CSV and as JSON.

import type { FileBeginning, Importer } from '../importer.ts'
import { startsAsJson } from '../text/read-json.ts'
import { type CsvFormat, defineCsvImporter } from './define-csv-importer.ts'
import type { RowReader } from './define-importer.ts'
import { defineJsonImporter, type JsonFormat } from './define-json-importer.ts'
import type { SourceRow } from './source-row.ts'

/** An importer of both layouts; a column has titles of the CSV and paths of the JSON in one list. */
export function defineCsvOrJsonImporter<C extends string>(
  format: CsvFormat<C> & JsonFormat<C>,
  reader: RowReader<SourceRow<C>>,
): Importer {
  const [csv, json] = [defineCsvImporter(format, reader), defineJsonImporter(format, reader)]
  const layoutOf = (sample: FileBeginning): Importer => (startsAsJson(sample) ? json : csv)
  const { id, version, source, deciding } = csv
  return {
    id,
    version,
    source,
    deciding,
    recognise: (sample) => layoutOf(sample).recognise(sample),
    read: (input, context) => layoutOf(context.sample).read(input, context),
  }
}
