// Server files: reports and exports that commands take from a server, as bytes.

import {
  bundleReport,
  downloadInvestigation,
  downloadReport,
  downloadTaskFile,
  exportAnomalies,
  exportBulk,
  exportContracts,
  generateReport,
  getReportStatus,
  getTask,
  type Types,
} from '../../clients/typescript/src/index.ts'
import type {
  AnomaliesExportRequest,
  BulkExportRequest,
  ContractsExportRequest,
  InvestigationDownloadQuery,
  ReportRequest,
  ReportStarted,
  ReportStatus,
  Task,
} from '../domain/generated/wire-types.ts'
import { toEnglish, toPortuguese } from '../wire/rename.ts'
import type { Server } from './server-client.ts'

export type FileBytes = AsyncIterable<Uint8Array>

export interface ServerFiles {
  /** Has a report made; resolves to its id at once. */
  startReport(request: ReportRequest): Promise<string>
  reportStatus(report_id: string): Promise<ReportStatus>
  report(report_id: string): Promise<FileBytes>
  /** The report with its evidence. */
  bundle(report_id: string): Promise<FileBytes>
  contracts(request: Partial<ContractsExportRequest>): Promise<FileBytes>
  findings(request: Partial<AnomaliesExportRequest>): Promise<FileBytes>
  /** Has an archive made; resolves to the id of its task at once. */
  startExports(request: BulkExportRequest): Promise<string>
  task(task_id: string): Promise<Task>
  taskFile(task_id: string): Promise<FileBytes>
  investigation(investigation_id: string, query: InvestigationDownloadQuery): Promise<FileBytes>
}

/** Each throws ServerFailure where it is not answered as asked. */
export function createServerFiles({ client, language, fail }: Server): ServerFiles {
  const isPt = language === 'pt'
  const toBody = <Value>(schema: string, value: unknown) => (isPt ? toPortuguese(schema, value) : value) as Value
  const said = <Value>(schema: string, value: unknown) => (isPt ? toEnglish(schema, value) : value) as Value
  const paramsOf = (name: 'report_id' | 'investigation_id', id: string) => ({ [name]: id }) as never
  return {
    async startReport(request) {
      const body = toBody<Types['en']['ReportRequest']>('ReportRequest', request)
      return said<ReportStarted>('ReportStarted', (await generateReport(client, { body }).catch(fail)).data).report_id
    },
    async reportStatus(id) {
      const { data } = await getReportStatus(client, { params: paramsOf('report_id', id) }).catch(fail)
      return said('ReportStatus', data)
    },
    async report(id) {
      return (await downloadReport(client, { params: paramsOf('report_id', id) }).catch(fail)).data
    },
    async bundle(id) {
      return (await bundleReport(client, { params: paramsOf('report_id', id) }).catch(fail)).data
    },
    async contracts(request) {
      const body = toBody<Types['en']['ContractsExportRequest']>('ContractsExportRequest', request)
      return (await exportContracts(client, { body }).catch(fail)).data
    },
    async findings(request) {
      const body = toBody<Types['en']['AnomaliesExportRequest']>('AnomaliesExportRequest', request)
      return (await exportAnomalies(client, { body }).catch(fail)).data
    },
    async startExports(request) {
      const body = toBody<Types['en']['BulkExportRequest']>('BulkExportRequest', request)
      return said<Task>('Task', (await exportBulk(client, { body }).catch(fail)).data).task_id
    },
    async task(id) {
      return said('Task', (await getTask(client, { params: { task_id: id } as never }).catch(fail)).data)
    },
    async taskFile(id) {
      return (await downloadTaskFile(client, { params: { task_id: id } as never }).catch(fail)).data
    },
    async investigation(id, query) {
      const spelled = toBody<Types['en']['InvestigationDownloadQuery']>('InvestigationDownloadQuery', query)
      const call = { params: paramsOf('investigation_id', id), query: spelled } as never
      return (await downloadInvestigation(client, call).catch(fail)).data
    },
  }
}
