import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toGivenText } from '../../src/domain/mask-personal-ids.ts'

test('a CPF in a given text is masked in every usual spelling', () => {
  for (const typed of [
    '529.982.247-25',
    '529-982-247-25',
    '529/982/247-25',
    '529. 982. 247 - 25',
    '529\n982\n247-25',
    '529\u00a0982\u200b247--25',
    '052998224725',
    '0529.982.247-25',
    '５２９.９８２.２４７-２５',
    '٥٢٩٩٨٢٢٤٧٢٥',
    '529,982,247-25',
    '529,982,247,25',
    '529, 982, 247, 25',
    '5 2 9 9 8 2 2 4 7 2 5',
    '5,2,9,9,8,2,2,4,7,2,5',
    '5. 2. 9. 9. 8. 2. 2. 4. 7 - 2. 5',
    '529_982_247_25',
    '529    982    247    25',
    '52 99 82 24 72 5',
    '5299 8224 725',
    '५२९९८२२४७२५',
    '৫২৯.৯৮২.২৪৭-২৫',
    '𝟓𝟐𝟗𝟗𝟖𝟐𝟐𝟒𝟕𝟐𝟓',
    '⑤②⑨⑨⑧②②④⑦②⑤',
    '⁵²⁹⁹⁸²²⁴⁷²⁵',
  ])
    assert.equal(toGivenText(`contratos de ${typed} em 2024`), 'contratos de ***.982.247-** em 2024', typed)
})

test('what is no CPF stays in a given text as it is', () => {
  for (const other of [
    'CNPJ 12.345.678/0001-95 e 12345678000195, nº 2, 30 m²',
    'CNPJ 00000000000191, 00.000.000/0001-91, 00 000 000 0001 91 e 00-000-000-0001-91',
    'CNPJ ００００００００００００１９１',
    'acima de R$ 529.982.247,25',
    'acima de 529.982.247,25 reais ou US$ 529,982,247.25',
    'lotes 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 e 11 de 2024-01-15',
    'processo 0001234-56.2020.8.26.0100',
    'código 529.982.247-26',
    'telefone 11 98765 4321 e área de ½ ⑩ m²',
  ])
    assert.equal(toGivenText(other.normalize('NFC')), other.replace('529.982.247-26', '***.982.247-**'))
})

test('a CPF beside a CNPJ is masked, and so is one that zeros lead to no CNPJ', () => {
  assert.equal(toGivenText('00000000000191 e 529 982 247 25'), '00000000000191 e ***.982.247-**')
  assert.equal(toGivenText('00052998224725'), '***.982.247-**')
})
