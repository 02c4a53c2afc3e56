import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isCallOff } from '../../src/domain/call-off.ts'

const orders = [
  'Contrato decorrente do SRP 10/2023 - cadeiras',
  'Pregão S.R.P. 10/2023',
  'PREGÃO ELETRÔNICO RP 10/2023',
  'Sistema de Registro de Preços',
  'REGISTRO PREÇO 9',
  'Contratação decorrente da Ata nº 12/2023, pedido 1',
  'ATA N. 12/2023 - cadeiras',
  'Ata 12/2023',
  'Atas números 3 e 4',
  'ATA RP 7',
  'Ata de SRP 12',
  'Cadeiras, saldo da ata',
  'Contratos oriundos da ata do pregão',
  'A.R.P. 12/2023',
  'Adesão à ata, carona',
  'AF nº 1 - Pregão',
  'A.F. 12/2024',
  'AFM 9568/20 - TORNIQUETE',
  'NAF: 15 - cadeiras',
  'cadeiras (AF 3)',
  'OF 12/2024 - cadeiras',
  'OS nº 7',
  'O.C. 33',
  'Ordem de fornecimento nº 2',
  'ORDENS DE SERVIÇO 3 e 4',
  'Ordem de entrega 5',
  'Ordem p/ fornecimento 5',
  'Autorização para fornecimento 6',
  'Aut. de Forn. 6/2024',
  'Autorizações de compra 7',
  'Pedido de compra 1, Ata SRP 12/2023',
  'PEDIDO DE FORNECIMENTO 8',
  'Requisição de fornecimento 9',
  'Call-off 3 under framework agreement 9',
  'Purchase order 44',
  'Orden de compra 12',
]
const others = [
  'Aquisição de cadeiras',
  'Serviço de lavratura de ata de reunião',
  'Publicação da ata da sessão',
  'Os 12 veículos da frota',
  'Amplificador, AF: 50 a 16.000 Hz',
  'Produtos da agricultura familiar - AF',
  'Conforme Of. 123 do gabinete',
  'Café of 12 months',
  'Prata 12/2023',
  'Autorização de uso de imagem',
  'Solicitação de compra 12',
  'Transporte por ordem judicial',
  'Registro de marca',
]

const describedAs = (description: string) => isCallOff({ record_kind: 'contract', description })

describe('an order under a framework', () => {
  it('is known by the framework or by the order, in full, in short or by letters', () => {
    assert.deepEqual(
      orders.filter((text) => !describedAs(text)),
      [],
    )
  })

  it('is not known by words that only look like them', () => {
    assert.deepEqual(others.filter(describedAs), [])
  })
})
