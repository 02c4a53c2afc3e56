import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type BuyerClass, findBuyerClass } from '../../src/domain/buyer-class.ts'

const names: Readonly<Record<BuyerClass, readonly string[]>> = {
  consortium_or_agency: [
    'CONSÓRCIO INTERMUNICIPAL DE SAÚDE DO VALE',
    'CISVALE - CONSORCIO',
    'CONS. INTERM. DE SAUDE',
    'Agência Executiva de Gestão de Águas',
    'INMETRO',
  ],
  ordinary: ['Prefeitura Municipal de Exemplo', 'Conselho Intermunicipal', 'Agência Nacional de Águas', ''],
}

describe('which buyers have twice the limits of direct awards follows from their names', () => {
  for (const [buyer, own] of Object.entries(names))
    for (const name of own) test(`${name || 'none'}: ${buyer}`, () => assert.equal(findBuyerClass(name), buyer))
})
