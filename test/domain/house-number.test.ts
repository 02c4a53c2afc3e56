import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hasHouseNumber } from '../../src/domain/house-number.ts'
import { toPlainText } from '../../src/domain/object-nature.ts'

const isHouse = (address: string) => hasHouseNumber(toPlainText(address))

/** Addresses that firms may have in common by chance, by what they name instead of a house. */
const places: Readonly<Record<string, readonly string[]>> = {
  'a street without a number': [
    'RUA D, SN, CENTRO, CEP 13300-001',
    'RUA D S.N. CENTRO 13300-003',
    'Rua D s/nº, Centro',
    'RUA D, S/N°, CENTRO',
    'Rua D, S. N., Centro',
    'RUA D S-N CENTRO',
    'RUA D, S/NUMERO',
    'Rua D, sem n°, Centro',
    'RUA D, sem num., Centro',
    'RUA D, NAO TEM NUMERO, 13300001',
    'RUA D, Nº: NAO INFORMADO',
    'RUA D, 0, CENTRO',
    'RUA D, 00000',
    'RUA J 9999',
    'RUA D, LOJA 3',
    'RUA D, GALPAO 2, CENTRO',
    'RUA D, TELEFONE 11 5555-0000',
  ],
  'the name of a street': [
    'RUA 15 DE NOVEMBRO, CENTRO',
    'AV. 9 DE JULHO, SAO PAULO, 01313-000',
    'Rua 1º de Maio, Centro',
    'RUA 7, CENTRO',
    'R. 24, JARDIM A',
    'PRACA DOS 3 PODERES, BRASILIA',
    '3ª TRAVESSA DO MEIO, CENTRO',
    'RUA PROJETADA 3, CENTRO',
    'AVENIDA 5A, SETOR 2',
  ],
  'a stretch of a road': [
    'FAZENDA BOA VISTA KM 0',
    'ROD BR 101, 0, ITU',
    'RODOVIA SP 75 KM 12, ITU',
    'ROD. SP-330, KM 98,5',
    'BR-116, km 23 + 500',
    'ESTRADA MUNICIPAL ITU 050, KM12',
  ],
  'a place without a street': [
    'ZONA RURAL, ITU SP, CEP 13300-000',
    'ZONA RURAL, ITU SP, CEP: 13.300-000',
    'CENTRO - 13300002',
    'CENTRO',
    'DISTRITO INDUSTRIAL QUADRA 5, ITU',
    'DISTRITO INDUSTRIAL II, 3',
    'PARQUE TECNOLOGICO 100',
    'LOTEAMENTO 3, QD. 7',
    'SITIO SANTA RITA 12',
    'LINHA 45, GLEBA 2, ZONA RURAL',
    'QUADRA 5, SETOR 3',
    'BAIRRO CIDADE 2000',
  ],
}

const houses = [
  'Av. das Flores, nº 120 - Centro',
  'AVENIDA DAS FLORES 120 CENTRO',
  'RUA C 30, CENTRO, SANTOS',
  'Rua 15 de Novembro, 120, Centro, CEP 13300-000',
  'RUA 7, 120, CENTRO',
  'RUA 7 N 120',
  'AV 9 DE JULHO 1500',
  'ROD BR 101, 3500, ITU',
  'RODOVIA SP 75 KM 12, Nº 800',
  'RUA DO PARQUE INDUSTRIAL, 45',
  'RUA JARDIM BOTANICO 120',
  'Distrito Industrial, quadra 5, lote 12',
  'R. SANTOS N 120',
  'RUA G 70 GALPAO 1, SANTOS',
  'PRACA DOS 3 PODERES, 15',
  'DAS FLORES, 120, CENTRO, CAMPINAS',
  'RUA TEL AVIV, 120',
  'RUA C, 120, MACEIO AL',
  'RUA C 120 - AL',
  '12, MAIN STREET',
]

describe('the number of a house', () => {
  for (const [name, addresses] of Object.entries(places))
    it(`does not stand in ${name}`, () => {
      assert.deepEqual(addresses.filter(isHouse), [])
    })

  it('stands in an address with one, or with a lot of a quarter, whatever its street is called', () => {
    assert.deepEqual(
      houses.filter((address) => !isHouse(address)),
      [],
    )
  })
})
