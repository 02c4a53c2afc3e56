// What records in Portuguese call goods that questions name in English, or by a word for several of them.

import { singularOf } from '../../domain/phrases.ts'
import { medicineNames } from './medicine-names.ts'

/** Phrases of questions in the singular, and what records may call the same; `|` stands between phrases. */
const rows: readonly (readonly [asked: string, names: string])[] = [
  ['fuel | combustivel', 'combustível | gasolina | diesel | etanol'],
  ['petrol | gasoline', 'gasolina'],
  ['laptop', 'notebook'],
  ['computer | computador', 'computador | microcomputador | notebook'],
  ['printer', 'impressora'],
  ['phone', 'telefone | celular'],
  ['tire | tyre', 'pneu'],
  ['vehicle | car', 'veículo | automóvel'],
  ['truck', 'caminhão'],
  ['bus', 'ônibus'],
  ['ambulance', 'ambulância'],
  ['tractor', 'trator'],
  ['school uniform', 'uniforme escolar'],
  ['uniform', 'uniforme'],
  ['school transport', 'transporte escolar'],
  ['paper', 'papel'],
  ['chair', 'cadeira'],
  ['desk', 'mesa'],
  ['furniture', 'móvel | mobiliário | mesa | cadeira | armário'],
  ['cement', 'cimento'],
  ['paint', 'tinta'],
  ['asphalt', 'asfalto'],
  ['mask', 'máscara'],
  ['glove', 'luva'],
  ['syringe', 'seringa'],
  ['ventilator | respirator | respirador', 'respirador | ventilador pulmonar'],
  ['oxygen', 'oxigênio'],
  ['diaper', 'fralda'],
  ['meat | beef', 'carne'],
  ['rice', 'arroz'],
  ['bean', 'feijão'],
  ['milk', 'leite'],
  ['coffee', 'café'],
  ['sugar', 'açúcar'],
  ['bread', 'pão'],
  ['fruit', 'fruta'],
  ['vegetable', 'verdura | legume'],
  ['book | textbook', 'livro'],
  ['toy', 'brinquedo'],
  ['training', 'treinamento | capacitação'],
  ['insurance', 'seguro'],
  ['air conditioning | air conditioner', 'ar condicionado'],
  ['garbage | trash', 'lixo'],
]

const called = new Map(
  [...rows, ...medicineNames].flatMap(([asked, names]) =>
    // English plurals have not the singular that Portuguese endings give: `tires`, `beans`.
    asked
      .split(' | ')
      .flatMap((name) => ['', 's', 'es'].map((ending) => [singularOf(name + ending), names.split(' | ')] as const)),
  ),
)

/** What records may call a good besides its name in a question; nothing where nothing is known of it. */
export function goodsSynonyms(name: string): readonly string[] {
  const own = singularOf(name)
  return (called.get(own) ?? []).filter((each) => singularOf(each) !== own)
}
