import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type BodyRegime, findBodyRegime } from '../../src/domain/body-regime.ts'

const names: Readonly<Partial<Record<BodyRegime, readonly string[]>>> = {
  state_company: [
    'COMPANHIA NACIONAL DE ABASTECIMENTO',
    'COMPANHIA DOCAS DO CEARA',
    'CASA DA MOEDA DO BRASIL',
    'Indústria de Material Bélico do Brasil',
    'HOSPITAL DE CLÍNICAS DE PORTO ALEGRE',
    'COHAB CAMPINAS',
    'Furnas Centrais Elétricas',
    'BANCO DO NORDESTE',
    'Empresa Brasileira de Serviços',
  ],
  own_rules: [
    'SESC',
    'Departamento Regional do SENAI',
    'Instituto de Saúde (OS)',
    'AGÊNCIA BRASILEIRA DE DESENVOLVIMENTO INDUSTRIAL',
  ],
  public: [
    '14ª COMPANHIA DE COMUNICAÇÕES MECANIZADA',
    '1ª COMPANHIA DE GUARDAS',
    'Secretaria da Micro e Pequena Empresa de Goiás',
    'Prefeitura Municipal de Cooperativa',
    'Secretaria Municipal de Serviço Social do Município',
    'Fundo Municipal de Saúde',
  ],
}

describe('the law that binds a body follows from its name', () => {
  for (const [regime, bodies] of Object.entries(names))
    for (const name of bodies) test(`${name}: ${regime}`, () => assert.equal(findBodyRegime(name, undefined), regime))
})
