// Tables of bids, one row each, as courts of accounts and municipalities publish them: a tender, often a lot or an item of it, a
// bidder and what it offered. The rows of one item make one tender record with its bids. A number of a year counts within a body
// and modality, so that both are part of the id where the table has them.

import { joinedList, least, onlyOne } from '../../domain/joined-list.ts'
import { toPlainText } from '../../domain/object-nature.ts'
import type { RecordBid } from '../../domain/records.ts'
import { readModality } from '../forms/act-fields.ts'
import { defineCsvImporter } from '../forms/define-csv-importer.ts'
import { groupByKey } from '../forms/group-by-key.ts'
import { type RowFields, withoutUndefined } from '../forms/row-fields.ts'
import { withoutNumber } from '../forms/source-row.ts'

const columns = {
  body: ['cd_orgao', 'cod_orgao', 'codigo orgao', 'codigo_orgao', 'cd_ugestora', 'codigo ug', 'cod_ug', 'cnpj orgao'],
  bodyName: ['nm_orgao', 'nome orgao', 'nome_orgao', 'orgao', 'de_ugestora', 'nome ug', 'unidade gestora', 'entidade'],
  number: [
    ...['nr_licitacao', 'nu_licitacao', 'num_licitacao', 'numero_licitacao', 'numero licitacao', 'numero da licitacao'],
    ...['id_licitacao', 'licitacao', 'nr_processo', 'numero processo', 'numero do processo'],
  ],
  year: ['ano_licitacao', 'ano licitacao', 'ano da licitacao', 'ano'],
  modality: [
    ...['modalidade', 'modalidade licitacao', 'modalidade da licitacao', 'modalidade_licitacao', 'modalidade compra'],
    ...['de_tipolicitacao', 'ds_modalidade', 'cd_tipo_modalidade'],
  ],
  lot: ['nr_lote', 'numero_lote', 'numero lote', 'lote'],
  item: ['nr_item', 'numero_item', 'numero item', 'codigo item compra', 'cod_item', 'cd_item', 'item'],
  object: ['objeto', 'ds_objeto', 'ds_item', 'descricao item', 'descricao do item', 'descricao_item', 'descricao'],
  bidder: [
    ...['nr_documento_licitante', 'cpf_cnpj_licitante', 'cnpj_cpf_licitante', 'cnpj_licitante', 'cnpj licitante'],
    ...['cpf/cnpj licitante', 'cnpj/cpf licitante', 'cpf/cnpj do licitante', 'cnpj/cpf do licitante', 'nu_cpfcnpj'],
    ...['cpf_cnpj_proponente', 'cnpj_proponente', 'cpf/cnpj proponente', 'cpf_cnpj_participante', 'cnpj participante'],
    ...['cpf/cnpj participante', 'codigo participante', 'cnpj do licitante', 'cnpj_participante'],
  ],
  name: [
    ...['nm_licitante', 'nome_licitante', 'nome licitante', 'licitante', 'no_proponente', 'nome_proponente'],
    ...['proponente', 'nome participante', 'razao social licitante', 'nm_proponente'],
  ],
  value: [
    ...[
      'vl_proposta',
      'valor_proposta',
      'valor proposta',
      'valor da proposta',
      'vl_total_proposta',
      'valor total proposta',
    ],
    ...['vl_ofertado', 'valor_ofertado', 'valor ofertado', 'vl_lance', 'valor_lance', 'valor lance', 'valor do lance'],
    ...['vl_proposta_total', 'valor da proposta (r$)', 'valor proposta (r$)'],
  ],
  date: ['dt_proposta', 'data_proposta', 'data proposta', 'data da proposta', 'data do lance', 'data lance'],
  status: [
    ...[
      'situacao_proposta',
      'situacao proposta',
      'situacao da proposta',
      'de_situacaoproposta',
      'ds_situacao_proposta',
    ],
    ...['situacao do licitante', 'situacao licitante', 'resultado', 'tp_resultado_proposta', 'situacao'],
  ],
  won: ['flag vencedor', 'fl_vencedor', 'vencedor', 'vencedora'],
} as const
type Column = keyof typeof columns

export const bidRows = defineCsvImporter<Column>(
  {
    id: 'bid_rows',
    source: 'portal_transparencia',
    columns,
    required: ['number', 'bidder', 'value'],
  },
  groupByKey({
    factOf: ({ fields, cell, missing }) => {
      const number = fields.code('number', 'tender_id')
      if (number === undefined) return missing('number')
      const { id, person_type } = fields.taxId('bidder', 'bids')
      if (id === undefined) return withoutNumber(cell('bidder')) ?? missing('bidder')
      const status = fields.text('status', 'bids.status')
      const bid = withoutUndefined<RecordBid>({
        supplier_id: id,
        value: fields.amount('value', 'bids.value'),
        date: fields.date('date', 'bids'),
        status: status === undefined ? undefined : bidStatusOf(status),
      })
      const won = isYes(cell('won')) || (status !== undefined && /^vencedor|^adjudicad/.test(toPlainText(status)))
      const name = fields.text('name', 'supplier')
      return { key: idOf(fields, ['lot', 'item']), fact: { bid, person_type, name, won } }
    },
    headOf: ({ fields }) => ({
      number: fields.code('number', 'tender_id') ?? '',
      body: {
        record_kind: 'tender',
        tender_id: idOf(fields, []),
        organization_id: fields.code('body', 'organization_id'),
        organization: fields.text('bodyName', 'organization'),
        description: fields.prose('object', 'description'),
        modality: readModality(fields, 'modality'),
      } as const,
    }),
    build: ({ key, head, facts }) => {
      const winners = facts.filter(({ won }) => won)
      const winner = onlyOne(winners, ({ bid }) => bid.supplier_id)
      return {
        original_id: head.number,
        body: {
          ...head.body,
          contract_id: key,
          supplier_id: winner?.bid.supplier_id,
          supplier: winner && least(winners.map(({ name }) => name)),
          supplier_person_type: winner?.person_type,
          status: winners.length > 0 ? 'awarded' : undefined,
          bids: joinedList(facts.map(({ bid }) => bid)),
        },
      }
    },
  }),
)

/** The tender of a row, or the lot or item of it that `parts` name. */
function idOf(fields: RowFields<Column>, parts: readonly Column[]): string {
  const plain = (column: Column): string => toPlainText(fields.code(column, 'tender_id') ?? '').replace(/\W+/g, '_')
  const number = fields.code('number', 'tender_id') ?? ''
  const year = fields.code('year', 'tender_id') ?? ''
  const own = [
    plain('body') || plain('bodyName'),
    plain('modality'),
    year === '' || number.endsWith(`/${year}`) ? number : `${number}/${year}`,
    ...parts.map((part) => (plain(part) === '' ? '' : `${part}_${plain(part)}`)),
  ]
  return own.filter((part) => part !== '').join('-')
}

const bidStatuses: readonly { readonly pattern: RegExp; readonly status: RecordBid['status'] }[] = [
  {
    pattern: /desclassificad|inabilitad|recusad|rejeitad|nao classificad|nao habilitad|invalid/,
    status: 'disqualified',
  },
  { pattern: /desist|retirad|cancelad/, status: 'withdrawn' },
  { pattern: /classificad|habilitad|vencedor|adjudicad|aceit|valid/, status: 'valid' },
]

/** What became of a bid; undefined for a word that does not say. */
function bidStatusOf(word: string): RecordBid['status'] {
  return bidStatuses.find(({ pattern }) => pattern.test(toPlainText(word)))?.status
}

function isYes(text: string | undefined): boolean {
  return /^(s|sim|1|true)$/.test(toPlainText((text ?? '').trim()))
}
