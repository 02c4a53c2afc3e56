import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { governmentSphere } from '../../src/domain/government-sphere.ts'

const told: readonly (readonly [name: string, sphere: string | undefined])[] = [
  ['MUNICIPIO DE BELO HORIZONTE', 'municipal'],
  ['Câmara de Vereadores de Lages', 'municipal'],
  ['Secretaria de Estado da Saúde', 'state'],
  ['Governo do Distrito Federal', 'state'],
  ['UNIVERSIDADE FEDERAL DO PARANA', 'federal'],
  ['HOSPITAL DA MARINHA', 'federal'],
  ['SUPERINTENDENCIA REGIONAL NO ESTADO DO PA', undefined],
  ['Tribunal de Contas dos Municípios do Estado da Bahia', 'state'],
  ['Hospital Geral', undefined],
]

describe('the sphere of a body', () => {
  for (const [name, sphere] of told)
    it(`is ${sphere ?? 'not told'} by the name ${name}`, () => assert.equal(governmentSphere(name), sphere))
})
