import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findSuspension } from '../../src/domain/sanction-scope.ts'

const from = (suspended_from: string, suspended_until?: string) => ({
  suspended_from,
  ...(suspended_until && { suspended_until }),
})

/** Remarks of registers, and when they say that the sanction had no effect. */
const remarks: Readonly<Record<string, ReturnType<typeof from> | undefined>> = {
  'SANÇÃO SUSPENSA POR DECISÃO JUDICIAL DE 15/02/2024': from('2024-02-15'),
  'SANÇÃO SUSPENSA POR DECISÃO JUDICIAL NO PROCESSO 5001234-56.2024.4.03.6100 DE 15/02/2024': from('2024-02-15'),
  'SANÇÃO SUSPENSA POR DECISÃO JUDICIAL NO PROCESSO 0001234-56.2023.5.02.0001': from('unknown'),
  'EM 02/13/2024 SUSPENSA A SANÇÃO': from('unknown'),
  'Mandado de Segurança nº 123 concedeu a ordem para suspender os efeitos da penalidade': from('unknown'),
  'Agravo de Instrumento: deferido efeito suspensivo em 03/03/2024': from('2024-03-03'),
  'Decisão judicial suspendeu a sanção em 01/02/2024': from('2024-02-01'),
  'Processo 123, TRF1 suspendeu os efeitos': from('unknown'),
  'SUSPENSA A EXIGIBILIDADE': from('unknown'),
  'Sanção sustada pelo TJSP': from('unknown'),
  'Penalidade cancelada em 03/04/2024': from('2024-04-03'),
  'Penalidade extinta': from('unknown'),
  'Efeitos suspensos até 31/12/2023': from('unknown', '2023-12-31'),
  'Sanção publicada em 10/01/2022. Suspensa por decisão judicial': from('unknown'),
  'Empresa reabilitada em 01/06/2024': from('2024-06-01'),
  'Por liminar, a penalidade foi revogada': from('unknown'),
  'LIMINAR QUE SUSPENDIA A SANÇÃO FOI CASSADA EM 01/02/2024': from('unknown', '2024-02-01'),
  'Sanção mantida, liminar cassada em 03/05/2024': from('unknown', '2024-05-03'),
  'Suspensa por liminar de 10/01/2023 e restabelecida em 20/03/2023': from('2023-01-10', '2023-03-20'),
  'Tutela de urgência deferida em 02/02/2022. Agravo provido, liminar cassada em 05/05/2022.': from(
    '2022-02-02',
    '2022-05-05',
  ),
  'PEDIDO DE SUSPENSÃO DA SANÇÃO INDEFERIDO': undefined,
  'LIMINAR INDEFERIDA': undefined,
  'Sem liminar': undefined,
  'Penalidade mantida; recurso recebido sem efeito suspensivo': undefined,
  'PENALIDADE: EMPRESA SUSPENSA DE LICITAR POR 2 ANOS, DECISÃO DO SECRETÁRIO': undefined,
  'Suspensão temporária de participação em licitação e impedimento de contratar': undefined,
  'Impedimento de licitar e contratar por 2 anos': undefined,
}

describe('remarks of a register', () => {
  for (const [text, expected] of Object.entries(remarks))
    test(`${expected ? 'suspend' : 'leave'} the sanction: ${text}`, () =>
      assert.deepEqual(findSuspension(text), expected))
})
