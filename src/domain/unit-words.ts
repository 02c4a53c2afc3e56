// Units of supply: the many spellings of one unit, so that prices are compared whatever word a body types.

import { toPlainText } from './object-nature.ts'

/** What a unit measures, and how much of the base (piece, kg, L, m) one of it is. */
export interface UnitMeasure {
  readonly dimension: 'count' | 'mass' | 'volume' | 'length'
  readonly size: number
}

interface Unit {
  readonly words: readonly string[]
  readonly measure?: UnitMeasure
}

const one = (dimension: UnitMeasure['dimension'], size = 1): UnitMeasure => ({ dimension, size })

/** Words in plain text without dots. A spelling of two units, such as LT (litro, lata) and ML as a thousand, stands in neither. */
const units: Readonly<Record<string, Unit>> = {
  UNIDADE: {
    words: 'un|und|uni|unid|unids|unidade|unidades|unitario|pc|pcs|pca|pcas|peca|pecas|each|ea'.split('|'),
    measure: one('count'),
  },
  COMPRIMIDO: { words: 'comprimido|comprimidos|comp|comps|cpr|cprs|cp|cps'.split('|'), measure: one('count') },
  CAPSULA: { words: 'capsula|capsulas|cap|caps'.split('|'), measure: one('count') },
  AMPOLA: { words: 'ampola|ampolas|amp|amps'.split('|'), measure: one('count') },
  FRASCO: { words: 'frasco|frascos|fr|frs|fco|frc'.split('|'), measure: one('count') },
  FOLHA: { words: 'folha|folhas|fl|fls|fol'.split('|'), measure: one('count') },
  ROLO: { words: 'rolo|rolos|rl|rls'.split('|'), measure: one('count') },
  TUBO: { words: 'tubo|tubos|tb|tbs'.split('|'), measure: one('count') },
  PAR: { words: 'par|pares|pr'.split('|'), measure: one('count', 2) },
  DUZIA: { words: 'duzia|duzias|dz|dzs|dza'.split('|'), measure: one('count', 12) },
  CENTO: { words: 'cento|centos|cto|ct'.split('|'), measure: one('count', 100) },
  MILHEIRO: { words: 'milheiro|milheiros|mil|milh|mlh'.split('|'), measure: one('count', 1000) },
  QUILOGRAMA: {
    words: 'kg|kgs|kilo|kilos|quilo|quilos|quilograma|quilogramas|kilograma|kilogramas'.split('|'),
    measure: one('mass'),
  },
  GRAMA: { words: 'g|gr|grs|grama|gramas'.split('|'), measure: one('mass', 0.001) },
  TONELADA: { words: 'tonelada|toneladas|ton|t'.split('|'), measure: one('mass', 1000) },
  LITRO: { words: 'l|lts|ltr|ltrs|litro|litros'.split('|'), measure: one('volume') },
  MILILITRO: { words: 'mililitro|mililitros|ml'.split('|'), measure: one('volume', 0.001) },
  METRO: { words: 'm|mt|mts|mtr|metro|metros'.split('|'), measure: one('length') },
  'METRO QUADRADO': { words: 'm2|m²|mt2|mts2|metro quadrado|metros quadrados'.split('|') },
  'METRO CUBICO': { words: 'm3|m³|mt3|mts3|metro cubico|metros cubicos'.split('|') },
  CAIXA: { words: 'caixa|caixas|cx|cxs'.split('|') },
  PACOTE: { words: 'pacote|pacotes|pct|pcts|pcte|pac|pt'.split('|') },
  FARDO: { words: 'fardo|fardos|fd|fdo|frd'.split('|') },
  SACO: { words: 'saco|sacos|sc|scs|saca|sacas'.split('|') },
  EMBALAGEM: { words: 'embalagem|embalagens|emb|embal'.split('|') },
  GALAO: { words: 'galao|galoes|gl|gls|gal'.split('|') },
  RESMA: { words: 'resma|resmas|rm|rsm'.split('|') },
  KIT: { words: 'kit|kits'.split('|') },
  JOGO: { words: 'jogo|jogos|jg|jgs'.split('|') },
  HORA: { words: 'h|hr|hrs|hora|horas'.split('|') },
  DIA: { words: 'dia|dias|diaria|diarias'.split('|') },
  MES: { words: 'mes|meses|mensal'.split('|') },
  ANO: { words: 'ano|anos|anual'.split('|') },
  QUILOMETRO: { words: 'km|kms|quilometro|quilometros'.split('|') },
  SERVICO: { words: 'sv|svc|sr|serv|servs|servico|servicos'.split('|') },
}

const nameOf = new Map(Object.entries(units).flatMap(([name, { words }]) => words.map((word) => [word, name] as const)))

/**
 * One name for all spellings of a unit; what is in no table is its own text in capitals, without accents, dots and doubled spaces.
 * @example toUnitName('Unid.') // 'UNIDADE'
 */
export function toUnitName(text: string): string {
  const plain = plainUnit(text)
  return nameOf.get(plain) ?? plain.toUpperCase()
}

/** The name of a unit that is in the table. */
export function findUnitName(text: string): string | undefined {
  return nameOf.get(plainUnit(text))
}

function plainUnit(text: string): string {
  return toPlainText(text).replace(/\./g, '').replace(/\s+/g, ' ').trim()
}

/** What a unit measures; undefined for packs, times and words that are in no table. */
export function findMeasure(text: string): UnitMeasure | undefined {
  return units[toUnitName(text)]?.measure
}
