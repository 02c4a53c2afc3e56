// Handlers of record imports.

import type { DataSource } from '../../domain/vocabulary.ts'
import { AppError } from '../../errors.ts'
import { importUpload, readImport, type UploadsContext } from '../../services/imports.ts'
import type { Handler } from '../handler.ts'
import { auditContextOf } from '../request-trail.ts'

type Asked = {
  readonly source: DataSource
  readonly file_name: string
  readonly format?: string
  readonly mapping?: string
}

export function importHandlers(context: UploadsContext): Record<'create_import' | 'get_import', Handler> {
  return {
    async create_import(request) {
      const { query, upload, caller } = request
      if (!caller) throw new AppError('UNAUTHORIZED')
      if (!upload) throw new AppError('VALIDATION_ERROR', { field: 'body', reason: 'required' })
      const { source, file_name, format, mapping } = query as Asked
      const report = await importUpload(
        context,
        { fileName: file_name, bytes: upload },
        {
          source,
          format,
          mapping,
          asker: { caller, context: auditContextOf(request) },
        },
      )
      return { body: report, headers: { Location: `/api/v1/imports/${report.import_id}` } }
    },
    async get_import({ params }) {
      return { body: await readImport(context, params.import_id ?? '') }
    },
  }
}
