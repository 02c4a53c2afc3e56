// Handlers of the network module.

import type { Caller } from '../../domain/caller.ts'
import type { NetworkContext } from '../../services/network/context.ts'
import { exportEntity } from '../../services/network/export-entity.ts'
import { askedBy, listEntityInvestigations, readEntity } from '../../services/network/read-entity.ts'
import type { NetworkFormat } from '../../services/network/task.ts'
import { askerOf } from '../asker-of.ts'
import type { AdmittedRequest, Handlers } from '../handler.ts'

const fileTypes: Readonly<Record<NetworkFormat, { readonly type: string; readonly ending: string }>> = {
  cytoscape: { type: 'application/json', ending: 'cyjs' },
  d3: { type: 'application/json', ending: 'json' },
  graphml: { type: 'application/graphml+xml', ending: 'graphml' },
  ftm: { type: 'application/x-ndjson', ending: 'ftm.jsonl' },
}

/** One handler for each operation of the module. */
export function networkHandlers(context: NetworkContext) {
  const exportAs = (format: NetworkFormat) => async (request: ExportRequest) => {
    const wanted = { id: request.params.entity_id, format, depth: request.query.depth ?? 1 }
    const { language, aborted } = request
    const text = await exportEntity(context, wanted, { ...askerOf(request), language, aborted })
    const { type, ending } = fileTypes[format]
    return {
      ...{ text, contentType: type },
      headers: { 'Content-Disposition': `attachment; filename="network.${ending}"` },
    }
  }
  return {
    async search_network(request) {
      const task = { ...askedBy(context, request), type: 'search', query: request.query } as const
      return { body: await context.run(task, request.aborted) }
    },
    get_network_entity: async (request) => ({ body: await readEntity(context, request.params.entity_id, request) }),
    async get_entity_network(request) {
      const { params, query } = request
      const task = { ...askedBy(context, request), type: 'neighbourhood', id: params.entity_id, query } as const
      return { body: await context.run(task, request.aborted) }
    },
    async list_entity_investigations(request) {
      return { body: await listEntityInvestigations(context, request.params.entity_id, request) }
    },
    async find_network_path(request) {
      const task = { ...askedBy(context, request), type: 'path', query: request.query } as const
      return { body: await context.run(task, request.aborted) }
    },
    async list_suspicious_networks(request) {
      const task = { ...askedBy(context, request), type: 'groups', query: request.query } as const
      return { body: await context.run(task, request.aborted) }
    },
    async network_statistics(request) {
      return { body: await context.run({ ...askedBy(context, request), type: 'statistics' }, request.aborted) }
    },
    export_network_cytoscape: exportAs('cytoscape'),
    export_network_d3: exportAs('d3'),
    export_network_graphml: exportAs('graphml'),
    export_network_ftm: exportAs('ftm'),
  } satisfies Partial<Handlers>
}

interface ExportRequest extends AdmittedRequest {
  readonly caller: Caller
  readonly params: { readonly entity_id: string }
  readonly query: { readonly depth?: number }
}
