// Server investigations: runs that commands start and follow on a server. What it says is kept as it says it, beside English names.

import {
  cancelInvestigation,
  investigationResults,
  investigationStream,
  startInvestigation,
  type Types,
} from '../../clients/typescript/src/index.ts'
import type { InvestigationRequest, InvestigationResponse } from '../domain/generated/wire-types.ts'
import { type EventName, events } from '../wire/events.ts'
import { toEnglish, toPortuguese } from '../wire/rename.ts'
import type { Server } from './server-client.ts'

/** An answer in the language of the server, and in English names. */
export interface Said<Value> {
  readonly spelled: unknown
  readonly value: Value
}

export interface RunEvent extends Said<unknown> {
  readonly name: EventName
  readonly spelledName: string
}

export interface ServerInvestigations {
  /** Sent again where no answer comes; it is started once. */
  start(
    request: Pick<InvestigationRequest, 'query' | 'data_source'>,
  ): Promise<Said<{ readonly investigation_id: string }>>
  /** To its end, over as many connections as it takes; or until the signal, with the failure of the client. */
  follow(investigation_id: string, signal: AbortSignal): AsyncIterable<RunEvent>
  results(investigation_id: string): Promise<Said<InvestigationResponse>>
  cancel(investigation_id: string): Promise<void>
}

/** Each throws ServerFailure where it is not answered as asked. */
export function createServerInvestigations({ client, language, fail }: Server): ServerInvestigations {
  const spell = <Wire>(schema: string, value: unknown) =>
    (language === 'pt' ? toPortuguese(schema, value) : value) as Wire
  const said = <Value>(schema: string, spelled: unknown): Said<Value> => ({
    spelled,
    value: (language === 'pt' ? toEnglish(schema, spelled) : spelled) as Value,
  })
  const paramsOf = (id: string) => (language === 'pt' ? { id_investigacao: id } : { investigation_id: id }) as never
  return {
    async start(request) {
      const body = spell<Types['en']['InvestigationRequest']>('InvestigationRequest', request)
      return said('InvestigationStarted', (await startInvestigation(client, { body }).catch(fail)).data)
    },
    async *follow(id, signal) {
      try {
        for await (const { event, data } of investigationStream(client, { params: paramsOf(id), signal })) {
          const row = events.find(({ name, namePt }) => (language === 'pt' ? namePt : name) === event)
          if (row !== undefined) yield { name: row.name, spelledName: event, ...said(row.schema, data) }
        }
      } catch (error) {
        fail(error)
      }
    },
    async results(id) {
      return said(
        'InvestigationResponse',
        (await investigationResults(client, { params: paramsOf(id) }).catch(fail)).data,
      )
    },
    async cancel(id) {
      await cancelInvestigation(client, { params: paramsOf(id) }).catch(fail)
    },
  }
}
