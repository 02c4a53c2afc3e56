// Construction auctions of the city of Tsuchiura, Japan: a row for each bid. In yen, which the legal rules skip, and with
// bidders that have no tax ids. The file's column on cartels is a verdict of its authors and is not read.

import { joinedList, least, onlyOne } from '../../domain/joined-list.ts'
import type { RecordBid } from '../../domain/records.ts'
import { defineCsvImporter } from '../forms/define-csv-importer.ts'
import { groupByKey } from '../forms/group-by-key.ts'

export const tsuchiuraAuctions = defineCsvImporter(
  {
    id: 'tsuchiura_auctions',
    source: 'compras_gov',
    columns: {
      auction: ['pid'],
      date: ['date'],
      bidder: ['bidder_id'],
      bidders: ['num_bidders'],
      reserve: ['reserveprice'],
      bid: ['bid'],
      winner: ['winner'],
      result: ['bidresult_details'],
    },
    required: ['auction', 'bidder', 'bidders', 'reserve', 'winner', 'result'],
  },
  groupByKey({
    factOf: ({ fields, cell, missing }) => {
      const auction = fields.code('auction', 'contract_id')
      const bidder = fields.code('bidder', 'bids')
      if (auction === undefined) return missing('auction')
      if (bidder === undefined) return missing('bidder')
      const value = fields.amount('bid', 'bids')
      const isWinner = cell('winner')?.trim() === '1'
      const bid: RecordBid = {
        supplier_id: `tsuchiura-${bidder}`,
        ...(value === undefined ? {} : { value }),
        status: isWinner ? 'valid' : statusOf(cell('result') ?? '', value),
      }
      return { key: auction, fact: { bid, isWinner } }
    },
    headOf: ({ fields }) => ({
      date: fields.date('date', 'award_date'),
      reserve: fields.amount('reserve', 'estimated_value'),
    }),
    build: ({ key, head, facts }) => {
      const won = facts.filter(({ isWinner }) => isWinner)
      const winner = onlyOne(won, ({ bid }) => bid.supplier_id)?.bid
      return {
        original_id: key,
        body: {
          record_kind: 'tender',
          contract_id: `tsuchiura-${key}`,
          tender_id: `tsuchiura-${key}`,
          organization_id: 'tsuchiura',
          organization: 'Tsuchiura, Ibaraki',
          supplier_id: winner?.supplier_id,
          supplier_person_type: winner === undefined ? undefined : 'foreign',
          kind: 'works',
          contract_type: 'WORKS_ENGINEERING',
          value: winner && least(won.map(({ bid }) => bid.value)),
          estimated_value: head.reserve,
          currency: 'JPY',
          status: won.length === 0 ? 'failed' : 'awarded',
          award_date: head.date,
          bids: joinedList(facts.map(({ bid }) => bid)),
        },
      }
    },
  }),
)

/** A losing bid is valid unless the file gives a reason against it. */
function statusOf(result: string, value: number | undefined): NonNullable<RecordBid['status']> {
  if (/lottery/i.test(result)) return 'valid'
  return result.trim() !== '' || value === undefined ? 'disqualified' : 'valid'
}
