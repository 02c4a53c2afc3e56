// Codes of files in which several rows make one record.

import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { NormalisedRecord } from '../../src/domain/records.ts'
import { runImportOf } from '../support/import-run.ts'

const participants =
  'Número Licitação;Código UG;Nome UG;Modalidade Compra;Nome Órgão;Código Item Compra;Descrição Item Compra;Código Participante;Nome Participante;Flag Vencedor\n'
const bids = 'CD_ORGAO;NR_LICITACAO;ANO_LICITACAO;MODALIDADE;NR_LOTE;NR_ITEM;NR_DOCUMENTO_LICITANTE;VL_PROPOSTA\n'

/** A table of which every code has what a spreadsheet adds to it. */
const tables: readonly { readonly name: string; readonly of: (code: (text: string) => string) => string }[] = [
  {
    name: 'the participants of tenders',
    of: (code) =>
      participants +
      ['11444777000161;UM;SIM', '03658507000125;DOIS;NÃO']
        .map((bidder) => `${code('12024')};${code('153030')};UG;Pregão;ORG;${code('15303001')};Caneta;${bidder}\n`)
        .join(''),
  },
  {
    name: 'tables of bids',
    of: (code) =>
      bids +
      ['11444777000161;10,50', '03658507000125;11,50']
        .map((bid) => `${code('51300')};${code('12')};${code('2024')};Pregão;${code('1')};${code('2')};${bid}\n`)
        .join(''),
  },
]

describe('codes that a spreadsheet wrote otherwise', () => {
  for (const { name, of } of tables)
    test(`name the same tenders, lots and bodies in ${name}`, async () => {
      const bare = await runImportOf(of((text) => text))
      assert.equal(bare.records.length, 1)
      for (const written of [(text: string) => `${text}.0`, (text: string) => `'${text}`]) {
        const { records } = await runImportOf(of(written))
        assert.deepEqual(records.map(withoutPlace), bare.records.map(withoutPlace))
      }
    })
})

function withoutPlace({ provenance, quality: _, ...record }: NormalisedRecord) {
  return { ...record, original_id: provenance.original_id }
}
