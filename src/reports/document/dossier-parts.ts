// Parts of a dossier: what the records say of one supplier or one body.

import type { Block, Fact, TableCell } from '../../documents/document.ts'
import { formatPercent } from '../../domain/format.ts'
import type { NetworkEdge } from '../../domain/generated/wire-types.ts'
import { limits } from '../../limits.ts'
import { punctuated } from '../labels.ts'
import { number, text } from '../template.ts'
import { brl, dateIn, linkTo, type PartContext, paragraphs, type SectionPart } from './part.ts'
import type { ReportedDossier } from './report-sources.ts'
import { fact } from './summary-parts.ts'

type Teller = (reported: ReportedDossier, context: PartContext) => readonly Block[]

/** A part that only a dossier has. */
function ofDossier(tell: Teller): SectionPart {
  return (context) => (context.sources.dossier === undefined ? [] : tell(context.sources.dossier, context))
}

/** Who it is, what is known of it in registers, and how much it has to do with the state. */
export const dossierIdentityPart = ofDossier(({ entity, examined, day }, context) => {
  const { say, sources } = context
  const { first_date, last_date } = entity
  const period = first_date !== undefined && last_date !== undefined
  const facts: (Fact | undefined)[] = [
    fact(say('term_name'), entity.name),
    known(say('term_document_id'), entity.document && punctuated(entity.document)),
    fact(say('term_kind'), say(`kind_${entity.kind}`)),
    known(say('term_state'), entity.state),
    ...registerFacts(context),
    fact(
      say('term_contracts'),
      say('contracts_of', {
        count: number(entity.total_contracts),
        sum: text(brl(entity.total_contract_value, sources)),
      }),
    ),
    period
      ? fact(say('term_period'), say('from_to', { from: shown(first_date, context), to: shown(last_date, context) }))
      : undefined,
    entity.entity_type === 'organization'
      ? undefined
      : fact(
          say('term_sanction_now'),
          say(entity.is_sanctioned ? 'sanction_now' : 'sanction_none_now', { day: shown(day, context) }),
        ),
    fact(
      say('term_found'),
      say('found_about', { count: number(entity.total_findings ?? 0), examined: number(examined) }),
    ),
  ]
  return [
    { type: 'facts', facts: facts.filter((each) => each !== undefined) },
    ...(entity.synthetic ? [{ type: 'note', tone: 'caution', content: [say('synthetic')] } as const] : []),
  ]
})

function known(term: string, value: string | undefined): Fact | undefined {
  return value === undefined ? undefined : fact(term, value)
}

function shown(date: string, { sources }: PartContext) {
  return text(dateIn(date, sources.language))
}

function registerFacts({ sources, say }: PartContext): readonly (Fact | undefined)[] {
  const { status, opened, capital, activity, address } = sources.dossier?.entity.register ?? {}
  return [
    known(say('term_register_status'), status),
    known(say('term_opened'), opened && dateIn(opened, sources.language)),
    known(say('term_capital'), capital === undefined ? undefined : brl(capital, sources)),
    known(say('term_activity'), activity),
    known(say('term_address'), address),
  ]
}

/** Contracts and amounts of each year. */
export const dossierYearsPart = ofDossier(({ entity: { contracts_by_year } }, { say, sources }) => {
  if (contracts_by_year.length === 0) return paragraphs(say('no_contracts'))
  const table: Block = {
    type: 'table',
    caption: say('table_years'),
    columns: [
      { name: say('column_year'), type: 'text' },
      { name: say('column_contracts'), type: 'integer' },
      { name: say('column_sum'), type: 'money' },
    ],
    rows: contracts_by_year.map(({ year, contracts, total_value }): TableCell[] => [
      String(year),
      contracts,
      total_value,
    ]),
    rowHeader: 0,
  }
  if (!sources.charts || contracts_by_year.length < 2) return [table]
  const said = contracts_by_year.map(({ year, total_value }) => `${year}: ${brl(total_value, sources)}`)
  return [
    table,
    {
      type: 'figure',
      caption: say('table_years'),
      alternative: said.join('; '),
      chart: {
        type: 'bars',
        measure: { name: say('column_sum'), type: 'money' },
        categories: contracts_by_year.map(({ year }) => String(year)),
        series: [{ name: say('column_sum'), values: contracts_by_year.map(({ total_value }) => total_value) }],
      },
    },
  ]
})

/** Bodies of a supplier, suppliers of a body, with the share of each in the whole. */
export const dossierCounterpartsPart = ofDossier(({ entity }, { say }) => {
  const { counterparts, counterparts_total, total_contract_value, entity_type } = entity
  if (counterparts.length === 0) return []
  const rows = counterparts.slice(0, limits.dossierRowsMax)
  const of = entity_type === 'organization' ? 'supplier' : 'body'
  const caption = say(`table_counterparts_${of}`, { shown: number(rows.length), all: number(counterparts_total) })
  const columns = [
    { name: say(`column_${of}`), type: 'text' },
    { name: say('column_id'), type: 'text' },
    { name: say('column_contracts'), type: 'integer' },
    { name: say('column_sum'), type: 'money' },
    { name: say('column_share'), type: 'percent' },
    { name: say('column_first'), type: 'date' },
    { name: say('column_last'), type: 'date' },
  ] as const
  return [
    {
      ...{ type: 'table', caption, columns, rowHeader: 0 },
      rows: rows.map(({ entity: { name, document }, contracts, total_value, first_date, last_date }): TableCell[] => {
        const share = total_contract_value > 0 ? total_value / total_contract_value : null
        return [
          name,
          document === undefined ? null : punctuated(document),
          contracts,
          total_value,
          share,
          first_date ?? null,
          last_date ?? null,
        ]
      }),
    },
  ]
})

/** Firms that bid in the same tenders more often than chance would have it: the edges of the network. */
export const dossierCompetitorsPart = ofDossier((reported, context) => {
  const { say } = context
  if (reported.entity.entity_type === 'organization') return []
  const edges = edgesOf(reported, (type) => type === 'bid_together').sort((a, b) => b.weight - a.weight)
  if (edges.length === 0) return paragraphs(say('no_competitors'))
  return [
    ...paragraphs(say('competitors_are')),
    {
      type: 'table',
      caption: say('table_competitors'),
      columns: [
        { name: say('column_supplier'), type: 'text' },
        { name: say('column_id'), type: 'text' },
        { name: say('column_tenders'), type: 'integer' },
        { name: say('column_first'), type: 'date' },
        { name: say('column_last'), type: 'date' },
      ],
      rows: edges.slice(0, limits.dossierRowsMax).map((edge): TableCell[] => {
        const other = otherOf(reported, edge)
        return [
          other.name,
          other.document === undefined ? null : punctuated(other.document),
          edge.weight,
          edge.first_date ?? null,
          edge.last_date ?? null,
        ]
      }),
      rowHeader: 0,
    },
  ]
})

function edgesOf({ near }: ReportedDossier, isWanted: (type: NetworkEdge['edge_type']) => boolean): NetworkEdge[] {
  return near.edges.filter(
    ({ edge_type, from, to }) => isWanted(edge_type) && [from, to].includes(near.center_entity_id),
  )
}

function otherOf(
  { near }: ReportedDossier,
  { from, to }: NetworkEdge,
): { readonly name: string; readonly document?: string } {
  const id = from === near.center_entity_id ? to : from
  return near.nodes.find((node) => node.id === id) ?? { name: id }
}

/** What the registers of sanctions list, in force or not. */
export const dossierSanctionsPart = ofDossier(({ entity: { sanctions } }, { say, sources }) => {
  if (sanctions.length === 0) return paragraphs(say('no_sanctions'))
  return [
    {
      type: 'table',
      caption: say('table_sanctions'),
      columns: [
        { name: say('column_list'), type: 'text' },
        { name: say('column_sanction'), type: 'text' },
        { name: say('column_body'), type: 'text' },
        { name: say('column_start'), type: 'date' },
        { name: say('column_end'), type: 'date' },
        { name: say('column_in_force'), type: 'text' },
        { name: say('column_record'), type: 'link' },
      ],
      rows: sanctions.map((each): TableCell[] => {
        const { list, sanction_type, sanctioning_body, start, end, is_in_force, record_id } = each
        const link = record_id === undefined ? null : linkTo(record_id, `/api/v1/records/${record_id}`, sources)
        const cell = link === null || typeof link === 'string' || link.type === 'link' ? link : null
        return [
          ...[list, sanction_type ?? null, sanctioning_body ?? null, start ?? null, end ?? null],
          ...[say(is_in_force ? 'yes' : 'no'), cell],
        ]
      }),
    },
    ...paragraphs(say('sanctions_care')),
  ]
})

/** Whom the records join it with, but for contracts, which have a table of their own. */
export const dossierNetworkPart = ofDossier((reported, context) => {
  const { say, sources } = context
  const { near } = reported
  const edges = edgesOf(reported, (type) => type !== 'contract' && type !== 'bid_together')
  const shownNodes = nodesToDraw(reported)
  const isShown = new Set(shownNodes.map(({ id }) => id))
  const drawn = near.edges.filter(({ from, to }) => isShown.has(from) && isShown.has(to))
  const isOwn = (edge: NetworkEdge) => [edge.from, edge.to].includes(near.center_entity_id)
  const links = [...drawn.filter(isOwn), ...drawn.filter((edge) => !isOwn(edge))].slice(0, limits.dossierLinksMax)
  const left = near.truncation.nodes_left_out + near.nodes.length - shownNodes.length
  const facts = Object.entries(reported.entity.connections).map(([type, count]) =>
    fact(say(`edge_${type}`), String(count)),
  )
  return [
    ...(facts.length > 0 ? [{ type: 'facts', facts } as const] : []),
    ...(sources.charts && links.length > 0
      ? [
          {
            type: 'figure',
            caption: say('figure_network', { shown: number(shownNodes.length - 1) }),
            alternative: say('figure_network_text', {
              names: text(
                shownNodes
                  .slice(1, 11)
                  .map(({ name }) => name)
                  .join('; '),
              ),
            }),
            chart: {
              type: 'network',
              nodes: shownNodes.map(({ id, name, kind }) => ({
                ...{ id, label: name, kind: say(`kind_${kind}`) },
                ...(id === near.center_entity_id && { flagged: true as const }),
              })),
              links: links.map(({ from, to, edge_type }) => ({ from, to, label: say(`edge_${edge_type}`) })),
            },
          } as const,
        ]
      : []),
    ...(left > 0 ? paragraphs(say('network_left_out', { count: number(left) })) : []),
    ...(edges.length > 0 ? [edgeTable(edges.slice(0, limits.dossierRowsMax), reported, context)] : []),
    ...paragraphs(say('network_is')),
  ]
})

/** The entity, those whom something else than contracts and tenders joins it with, and others in the order of the network. */
function nodesToDraw(reported: ReportedDossier): ReportedDossier['near']['nodes'] {
  const { near } = reported
  const rare = edgesOf(reported, (type) => type === 'partner_of' || type === 'shares_address')
  const early = new Set(rare.flatMap(({ from, to }) => [from, to]))
  const rank = (id: string) => (id === near.center_entity_id ? 0 : early.has(id) ? 1 : 2)
  return [...near.nodes].sort((a, b) => rank(a.id) - rank(b.id)).slice(0, limits.dossierNodesMax)
}

function edgeTable(edges: readonly NetworkEdge[], reported: ReportedDossier, { say, sources }: PartContext): Block {
  return {
    type: 'table',
    caption: say('table_edges'),
    columns: [
      { name: say('column_relation'), type: 'text' },
      { name: say('column_party'), type: 'text' },
      { name: say('column_confidence'), type: 'text' },
      { name: say('column_records'), type: 'text' },
    ],
    rows: edges.map((edge): TableCell[] => [
      say(`edge_${edge.edge_type}`),
      otherOf(reported, edge).name,
      formatPercent(edge.confidence, sources.language),
      edge.sources.join(' '),
    ]),
    rowHeader: 1,
  }
}

/** How its records were put together, and on what the dossier rests. */
export const dossierMethodPart = ofDossier(({ entity, examined, day }, context) => {
  const { say } = context
  const merged = entity.merged.map(({ text: of, reason }) => [`${of}: ${say(`merge_${reason}`)}`])
  return [
    ...paragraphs(say('dossier_is', { examined: number(examined) }), say('dossier_related')),
    ...(merged.length > 0
      ? [...paragraphs(say('merged_are')), { type: 'list', style: 'unordered', items: merged } as const]
      : []),
    {
      type: 'facts',
      facts: [
        { term: say('term_entity_id'), description: [{ type: 'code', text: entity.id }] },
        { term: say('term_dataset_version'), description: [{ type: 'code', text: String(entity.dataset_version) }] },
        fact(say('term_day'), dateIn(day, context.sources.language)),
      ],
    },
    { type: 'code', text: `prumo dossier '${entity.id}'` },
  ]
})
