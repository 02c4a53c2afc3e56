// Handlers of record imports.

import { importUpload, readImport, type UploadsContext } from '../../services/imports.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'

/** One handler for each operation of the module. */
export function importHandlers(context: UploadsContext) {
  return {
    async create_import(request) {
      const { source, file_name: fileName, format, mapping } = request.query
      const upload = { fileName, bytes: request.upload }
      const report = await importUpload(context, upload, { source, format, mapping, asker: askerOf(request) })
      return { body: report, headers: { Location: `/api/v1/imports/${report.import_id}` } }
    },
    get_import: async ({ params }) => ({ body: await readImport(context, params.import_id) }),
  } satisfies Partial<Handlers>
}
