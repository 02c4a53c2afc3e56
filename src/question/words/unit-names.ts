// What questions in English call the units of records, and what stands for one of any.

/** Words of questions, and how records write the unit; `|` stands between words. */
const rows: readonly (readonly [words: string, unit: string])[] = [
  ['ream | reams', 'resma'],
  ['liter | liters | litre | litres', 'litro'],
  ['box | boxes', 'caixa'],
  ['pack | packs | package | packages | packet | packets', 'pacote'],
  ['bag | bags | sack | sacks', 'saco'],
  ['roll | rolls', 'rolo'],
  ['tube | tubes', 'tubo'],
  ['bottle | bottles | vial | vials', 'frasco'],
  ['pill | pills | tablet | tablets | pilula | pilulas', 'comprimido'],
  ['capsule | capsules', 'capsula'],
  ['sheet | sheets', 'folha'],
  ['unit | units | piece | pieces | item | cada | each | apiece', 'unidade'],
  ['pair | pairs', 'par'],
  ['dozen | dozens', 'duzia'],
  ['gram | grams', 'grama'],
  ['ton | tons | tonne | tonnes', 'tonelada'],
  ['kilogram | kilograms', 'kg'],
  ['meter | meters | metre | metres', 'metro'],
  ['gallon | gallons', 'galao'],
  ['can | cans | lata | latas', 'lata'],
  ['hour | hours', 'hora'],
  ['kilometer | kilometers | kilometre | kilometres', 'km'],
]

/** By a word of a question, the unit as records write it. */
export const askedUnits: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([words, unit]) => words.split(' | ').map((word) => [word, unit] as const)),
)
