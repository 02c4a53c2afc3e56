// Who took part in which item of a tender (`ParticipantesLicitação`), without what they bid. The rows of one item make one
// tender record of that lot, with a bid of each participant; it names the tender and does not replace its record.

import { joinedList, least, onlyOne } from '../../../domain/joined-list.ts'
import { toPlainText } from '../../../domain/object-nature.ts'
import { readModality } from '../../forms/act-fields.ts'
import { defineCsvImporter } from '../../forms/define-csv-importer.ts'
import { groupByKey } from '../../forms/group-by-key.ts'
import { withoutNumber } from '../../forms/source-row.ts'
import { portalTenderId, readObject, tenderColumns } from './portal-acts.ts'

export const portalTenderParticipants = defineCsvImporter(
  {
    id: 'portal_tender_participants',
    source: 'portal_transparencia',
    columns: {
      ...tenderColumns,
      bodyName: ['nome orgao'],
      item: ['codigo item compra'],
      object: ['descricao item compra', 'descricao'],
      participant: ['codigo participante', 'cnpj participante', 'cpf/cnpj participante'],
      name: ['nome participante'],
      won: ['flag vencedor'],
    },
    required: ['number', 'unit', 'participant', 'won'],
  },
  groupByKey({
    factOf: ({ fields, cell, missing }) => {
      const number = fields.code('number', 'tender_id')
      const unit = fields.code('unit', 'organization_id')
      if (number === undefined) return missing('number')
      if (unit === undefined) return missing('unit')
      const { id, person_type } = fields.payee('participant', 'bids')
      if (id === undefined) return withoutNumber(cell('participant')) ?? missing('participant')
      const item = fields.code('item', 'contract_id') ?? 'lote'
      return {
        key: `${portalTenderId(unit, cell('modality')?.trim(), number)}-${item}`,
        fact: {
          id,
          person_type,
          name: fields.text('name', 'supplier'),
          won: /^(s|sim|1|true)$/.test(flag(cell('won'))),
        },
      }
    },
    headOf: ({ fields, cell }) => {
      const unit = fields.code('unit', 'organization_id') ?? ''
      const number = fields.code('number', 'tender_id') ?? ''
      return {
        number,
        body: {
          record_kind: 'tender',
          tender_id: portalTenderId(unit, cell('modality')?.trim(), number),
          organization_id: unit,
          organization: fields.text('unitName', 'organization') ?? fields.text('bodyName', 'organization'),
          description: readObject(fields, 'object'),
          modality: readModality(fields, 'modality'),
        } as const,
      }
    },
    build: ({ key, head, facts }) => {
      const winners = facts.filter(({ won }) => won)
      const winner = onlyOne(winners, ({ id }) => id)
      return {
        original_id: head.number,
        body: {
          ...head.body,
          contract_id: key,
          supplier_id: winner?.id,
          supplier: winner && least(winners.map(({ name }) => name)),
          supplier_person_type: winner?.person_type,
          status: winners.length > 0 ? 'awarded' : undefined,
          bids: joinedList(facts.map(({ id }) => ({ supplier_id: id }))),
        },
      }
    },
  }),
)

function flag(text: string | undefined): string {
  return toPlainText((text ?? '').trim())
}
