import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isWithoutEffect, parseStatus } from '../../src/domain/parse-status.ts'

const words = {
  revoked: ['Revogada', 'LICITAÇÃO REVOGADA', 'revoked', 'Revocada'],
  annulled: ['Anulada', 'anulación', 'Annulled', 'Declarada nula', 'Tornada sem efeito', 'Invalidado', 'Void'],
  cancelled: ['Cancelado', 'CANCELLED', 'cancelada', 'Excluído', 'withdrawn', 'Desistência', 'Recusada', 'deleted'],
  suspended: ['Suspensa por decisão judicial', 'suspended', 'Suspendido'],
  deserted: ['Deserta', 'desierto'],
  failed: ['Fracassado', 'unsuccessful', 'Não realizada'],
  pending: [
    'pending',
    'Pendente',
    'pendiente',
    'Aguardando assinatura',
    'Minuta',
    'draft',
    'A assinar',
    'Não homologada',
    'no adjudicado',
    'Não foi publicado',
    'Aguardando publicação',
  ],
}

describe('the status of an act', () => {
  for (const [status, spellings] of Object.entries(words))
    for (const spelling of spellings)
      test(`${spelling} is ${status}, which has no effect`, () => {
        assert.equal(parseStatus(spelling), status)
        assert.equal(isWithoutEffect(spelling), true)
      })

  for (const spelling of [
    'Vigente',
    'active',
    'Homologado',
    'Encerrado',
    'rescindido',
    'awarded',
    'Publicado',
    'qualquer',
    'Parcialmente anulada',
    'Anulação parcial',
    'Suspensão revogada',
    'Não cancelado',
    'Vigente - publicação pendente',
    'Homologada (1 lote deserto)',
    'Divulgada no PNCP',
  ])
    test(`${spelling} does not take an act its effect`, () => assert.equal(isWithoutEffect(spelling), false))
})
