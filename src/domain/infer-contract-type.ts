// Inference of a contract type from the kind or the words of its object.

import { toPlainText } from './object-nature.ts'
import { remember } from './remember.ts'
import type { ContractType } from './vocabulary.ts'

/** Contract type by the words of the object. The first match wins, so narrow patterns come first. */
const words: readonly (readonly [RegExp, ContractType])[] = [
  [/\b(locacao|aluguel)\b/, 'LEASE'],
  [
    /\b(licencas?|licenciamento|subscricao|assinatura) (de |do |da |para )?(uso |direito )?(de )?(software|sistema|programa)|\bsoftwares?\b/,
    'SOFTWARE_LICENSE',
  ],
  [
    /\b(suporte|servicos?) (tecnico )?(de |em )?(ti|tic|informatica|tecnologia da informacao)\b|\blink de internet\b|\bdata ?center\b/,
    'IT_SERVICES',
  ],
  [
    /\b(medicamentos?|insulina|amoxicilina|dipirona|seringas?|vacinas?|farmac\w+|hospitalar(es)?|medico-hospitalar(es)?|luvas? (de procedimento|cirurgica)|mascaras? (cirurgica|n95|descartave)\w*|odontologic\w+)\b/,
    'HEALTH_SUPPLIES',
  ],
  [
    /\b(generos? alimenticios?|alimentos|merenda|hortifruti\w*|carnes?|refeicoes|arroz|feijao|leite|agua mineral)\b/,
    'FOOD',
  ],
  [/\b(consultoria|assessoria)\b/, 'CONSULTING'],
  [
    /(?<!mao de )\bobras?\b|\b(pavimentacao|construcao de|reforma (de|do|da|no|na)|drenagem|recapeamento|engenharia civil)\b/,
    'WORKS_ENGINEERING',
  ],
  [
    /\b(servicos? continuados?|limpeza predial|vigilancia|apoio administrativo|jardinagem|recepcao|portaria|manutencao)\b/,
    'CONTINUOUS_SERVICES',
  ],
  [
    /^(objeto:\s*)?(registro de precos? para )?(eventua(l|is) |futura |a )*(aquisicao|aquisicoes|compra|fornecimento)\b/,
    'GOODS_PURCHASE',
  ],
]

/** The first type whose words an object has, if any. */
const typesNamed = remember((object): readonly ContractType[] => {
  const text = toPlainText(object.slice(0, 300))
  const found = words.find(([pattern]) => pattern.test(text))
  return found === undefined ? [] : [found[1]]
})

/** Contract type implied by the kind or the words of the object; undefined where they imply none. */
export function inferContractType(object: {
  readonly kind?: 'goods' | 'service' | 'works' | undefined
  readonly text?: string | undefined
}): ContractType | undefined {
  if (object.kind === 'works') return 'WORKS_ENGINEERING'
  const [found] = object.text === undefined ? [] : typesNamed(object.text)
  if (found !== undefined) return found
  return object.kind === 'goods' ? 'GOODS_PURCHASE' : undefined
}
