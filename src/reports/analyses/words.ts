// Words of analyses, in both languages: what a figure says where it says something, and what a reader can do with it.

import type { FigureName } from '../../domain/generated/wire-types.ts'
import type { Bilingual } from '../template.ts'

/** When a figure is worth a sentence: its test holds, it can be judged, or its value is above something. */
type Worth = 'significant' | 'judged'

export interface FigureWords {
  readonly worth: Worth
  readonly text: Bilingual
  /** What a reader can do. */
  readonly step?: Bilingual
}

const across: Bilingual = {
  en: 'Compare the procedures of these bodies for the same objects: size, urgency and exclusive suppliers can explain the share.',
  pt: 'Compare os processos desses órgãos para os mesmos objetos: porte, urgência e fornecedores exclusivos podem explicar a participação.',
}
const months: Bilingual = {
  en: 'List the largest contracts of the months named before drawing conclusions: one large act can make a month.',
  pt: 'Liste os maiores contratos dos meses citados antes de tirar conclusões: um único ato grande pode fazer um mês.',
}
const suppliers: Bilingual = {
  en: 'Check in how many procedures the largest suppliers had competitors: concentration has causes that are in order, such as few firms in a market.',
  pt: 'Verifique em quantos processos os maiores fornecedores tiveram concorrentes: a concentração pode ter causas regulares, como poucas empresas no mercado.',
}

/** By figure; figures without words say what they say in the list of figures alone. */
export const figureWords: Readonly<Partial<Record<FigureName, FigureWords>>> = {
  spending_trend: {
    worth: 'significant',
    text: {
      en: 'Monthly amounts {rose|fell} by {size} a year ({terms} terms; 95 % interval {low} to {high}; {n} months; corrected p {p}).',
      pt: 'Os valores mensais {subiram|caíram} {size} ao ano (termos {terms}; intervalo de 95%: {low} a {high}; {n} meses; p corrigido {p}).',
    },
  },
  change_point: {
    worth: 'significant',
    text: {
      en: 'From {period} on, the monthly level was {value} times that before ({terms} terms; 95 % interval {low} to {high}; corrected p {p}).',
      pt: 'A partir de {period}, o nível mensal foi {value} vezes o anterior (termos {terms}; intervalo de 95%: {low} a {high}; p corrigido {p}).',
    },
    step: months,
  },
  unusual_month: {
    worth: 'significant',
    text: {
      en: 'In {period} the amounts were {value} times what trend and season lead to expect ({terms} terms; {n} records; p {p}).',
      pt: 'Em {period} os valores foram {value} vezes o que tendência e sazonalidade indicam (termos {terms}; {n} registros; p {p}).',
    },
    step: months,
  },
  hhi: {
    worth: 'judged',
    text: {
      en: 'Concentration of suppliers (Herfindahl–Hirschman index, 0 to 10,000): {value}, as among {equal} suppliers of one size ({terms} terms; 95 % interval {low} to {high}; {n} records).',
      pt: 'Concentração de fornecedores (índice Herfindahl–Hirschman, 0 a 10.000): {value}, como entre {equal} fornecedores de mesmo tamanho (termos {terms}; intervalo de 95%: {low} a {high}; {n} registros).',
    },
    step: suppliers,
  },
  top_4_share: {
    worth: 'judged',
    text: {
      en: 'The four largest suppliers have {value} of the amounts ({terms} terms; 95 % interval {low} to {high}).',
      pt: 'Os quatro maiores fornecedores têm {value} dos valores (termos {terms}; intervalo de 95%: {low} a {high}).',
    },
    step: suppliers,
  },
  hhi_change: {
    worth: 'significant',
    text: {
      en: 'Concentration in the later half of the period is {value} times that of the earlier half ({terms} terms; corrected p {p}).',
      pt: 'A concentração na segunda metade do período é {value} vezes a da primeira (termos {terms}; p corrigido {p}).',
    },
    step: suppliers,
  },
  new_suppliers_share: {
    worth: 'judged',
    text: {
      en: 'Of the {n} suppliers of the last twelve months, {value} were not there before.',
      pt: 'Dos {n} fornecedores dos últimos doze meses, {value} não apareciam antes.',
    },
  },
  direct_award_share: {
    worth: 'significant',
    text: {
      en: '{subject} awarded {value} of its {n} records without competition, {more|less} than bodies with about as many records, of which the median is {expected} (corrected p {p}, effect h {effect}).',
      pt: '{subject} contratou sem competição {value} de seus {n} registros, {mais|menos} do que órgãos com número parecido de registros, cuja mediana é {expected} (p corrigido {p}, efeito h {effect}).',
    },
    step: across,
  },
  year_end_share: {
    worth: 'significant',
    text: {
      en: '{subject} has {value} of its {n} records in December, {more|less} than bodies with about as many records, of which the median is {expected} (corrected p {p}, effect h {effect}).',
      pt: '{subject} tem {value} de seus {n} registros em dezembro, {mais|menos} do que órgãos com número parecido de registros, cuja mediana é {expected} (p corrigido {p}, efeito h {effect}).',
    },
    step: across,
  },
  single_bid_share: {
    worth: 'significant',
    text: {
      en: 'Of {n} competitive records{of_subject}, {value} had one bid ({interval_or_p}).',
      pt: 'De {n} registros com competição{of_subject}, {value} tiveram uma única proposta ({interval_or_p}).',
    },
    step: {
      en: 'Read the notices of records with one bid: a narrow market, urgency or demanding terms can explain it.',
      pt: 'Leia os editais dos registros com proposta única: mercado restrito, urgência ou exigências altas podem explicá-la.',
    },
  },
  direct_award_share_of_bodies: {
    worth: 'judged',
    text: {
      en: 'Half of the {n} bodies with enough records awarded at most {value} of them without competition (95 % interval {low} to {high}).',
      pt: 'Metade dos {n} órgãos com registros suficientes contratou sem competição no máximo {value} deles (intervalo de 95%: {low} a {high}).',
    },
  },
  year_end_share_of_bodies: {
    worth: 'judged',
    text: {
      en: 'Half of the {n} bodies with enough records have at most {value} of them in December (95 % interval {low} to {high}).',
      pt: 'Metade dos {n} órgãos com registros suficientes tem no máximo {value} deles em dezembro (intervalo de 95%: {low} a {high}).',
    },
  },
  single_bid_share_of_bodies: {
    worth: 'judged',
    text: {
      en: 'Of half of the {n} bodies with enough competitive records, at most {value} of these had one bid (95 % interval {low} to {high}).',
      pt: 'Em metade dos {n} órgãos com registros suficientes de competição, no máximo {value} deles tiveram uma única proposta (intervalo de 95%: {low} a {high}).',
    },
  },
  place_amount_share: {
    worth: 'judged',
    text: {
      en: '{subject} has {value} of the amounts of records that say where (95 % interval {low} to {high}; {n} records).',
      pt: '{subject} tem {value} dos valores dos registros que dizem onde (intervalo de 95%: {low} a {high}; {n} registros).',
    },
    step: {
      en: 'Set amounts beside how many people live in a place, and whose seat is there: purchases of a seat can be for the whole country.',
      pt: 'Compare os valores com a população do local e com quem tem sede nele: compras de uma sede podem ser para o país inteiro.',
    },
  },
  place_median_amount: {
    worth: 'significant',
    text: {
      en: '{subject}: half of its {n} records are worth at most {value} (95 % interval {low} to {high}), {more|less} than elsewhere, where that is {expected} (corrected p {p}, rank-biserial {effect}).',
      pt: '{subject}: metade de seus {n} registros vale no máximo {value} (intervalo de 95%: {low} a {high}), {mais|menos} do que nos demais locais, onde esse valor é {expected} (p corrigido {p}, bisserial de postos {effect}).',
    },
    step: {
      en: 'Compare the same objects before judging amounts of places: what is bought differs from place to place.',
      pt: 'Compare os mesmos objetos antes de julgar valores de locais: o que se compra varia de um local para outro.',
    },
  },
  place_direct_award_share: {
    worth: 'significant',
    text: {
      en: '{subject}: {value} of its {n} records were awarded without competition, {more|less} than in places with about as many records, of which the median is {expected} (corrected p {p}, effect h {effect}).',
      pt: '{subject}: {value} de seus {n} registros são de contratação sem competição, {mais|menos} do que em locais com número parecido de registros, cuja mediana é {expected} (p corrigido {p}, efeito h {effect}).',
    },
    step: across,
  },
  predicted_spending: {
    worth: 'judged',
    text: {
      en: 'If trend and season went on, {period} would have {value} ({terms} terms; 95 % interval {low} to {high}): no forecast of what will be decided.',
      pt: 'Se tendência e sazonalidade continuassem, {period} teria {value} (termos {terms}; intervalo de 95%: {low} a {high}): não é previsão do que será decidido.',
    },
  },
  seasonality: {
    worth: 'significant',
    text: {
      en: 'Months of the year differ from each other in the same way in each year ({terms} terms; Kendall’s W {value}; corrected p {p}).',
      pt: 'Os meses do ano diferem entre si da mesma forma a cada ano (termos {terms}; W de Kendall {value}; p corrigido {p}).',
    },
  },
  seasonal_index: {
    worth: 'significant',
    text: {
      en: '{subject} has {value} times the amounts of an average month ({terms} terms; corrected p {p}).',
      pt: '{subject} tem {value} vezes os valores de um mês médio (termos {terms}; p corrigido {p}).',
    },
    step: {
      en: 'Look at what is signed in the months named: budgets that expire and yearly renewals are usual reasons.',
      pt: 'Veja o que é assinado nos meses citados: orçamentos que vencem e renovações anuais são motivos comuns.',
    },
  },
  days_to_signature_median: {
    worth: 'judged',
    text: {
      en: 'Half of the records were signed within {value} days of publication (95 % interval {low} to {high}; {n} records).',
      pt: 'Metade dos registros foi assinada em até {value} dias da publicação (intervalo de 95%: {low} a {high}; {n} registros).',
    },
  },
  days_to_signature_trend: {
    worth: 'significant',
    text: {
      en: 'The days from publication to signature {rise|fall} by {size} a year (corrected p {p}).',
      pt: 'Os dias entre publicação e assinatura {aumentam|diminuem} {size} por ano (p corrigido {p}).',
    },
  },
  raised_beyond_quarter_share: {
    worth: 'judged',
    text: {
      en: 'Amendments raised {value} of {n} records by more than a quarter (95 % interval {low} to {high}).',
      pt: 'Aditivos elevaram {value} de {n} registros em mais de um quarto (intervalo de 95%: {low} a {high}).',
    },
  },
  price_to_estimate_median: {
    worth: 'judged',
    text: {
      en: 'Half of the records cost at most {value} times their estimate (95 % interval {low} to {high}; {n} records).',
      pt: 'Metade dos registros custou no máximo {value} vezes a estimativa (intervalo de 95%: {low} a {high}; {n} registros).',
    },
  },
  spearman: {
    worth: 'significant',
    text: {
      en: '{variables} {rise together|move in opposite directions}: rank correlation {value} (95 % interval {low} to {high}; {n} records; corrected p {p}).',
      pt: '{variables} variam {no mesmo sentido|em sentidos opostos}: correlação de postos {value} (intervalo de 95%: {low} a {high}; {n} registros; p corrigido {p}).',
    },
    step: {
      en: 'Read correlations as a start of questions: that two numbers go together does not say that one leads to the other.',
      pt: 'Leia correlações como início de perguntas: dois números variarem juntos não diz que um leva ao outro.',
    },
  },
  partial_spearman: {
    worth: 'judged',
    text: {
      en: 'With {controls} taken into account, the rank correlation of {variables} is {value} (95 % interval {low} to {high}; {n} records).',
      pt: 'Levando em conta {controls}, a correlação de postos entre {variables} é {value} (intervalo de 95%: {low} a {high}; {n} registros).',
    },
  },
}

/** What is compared between places, and why it could not be. */
export const comparedOfPlaces: Readonly<Record<string, Bilingual>> = {
  place_amount_share: { en: 'shares of amounts', pt: 'participações nos valores' },
  place_median_amount: { en: 'typical amounts', pt: 'valores típicos' },
  place_direct_award_share: { en: 'awards without competition', pt: 'contratações sem competição' },
}
export const placeTypeWords: Readonly<Record<string, Bilingual>> = {
  state: { en: 'states', pt: 'estados' },
  municipality: { en: 'municipalities', pt: 'municípios' },
}
export const lackingPlaces = {
  records: {
    en: 'Too little is known to compare {places} by {what}: {found} records say what is needed, {minimum} would do.',
    pt: 'Sabe-se pouco para comparar {places} por {what}: registros que dizem o necessário: {found}; bastariam {minimum}.',
  },
  groups: {
    en: 'Too few {places} have enough records to be compared by {what}: {found}, where {minimum} would do.',
    pt: 'Há poucos {places} com registros suficientes para comparar {what}: {found}; bastariam {minimum}.',
  },
} as const satisfies Readonly<Record<string, Bilingual>>

export const variableWords: Readonly<Record<string, Bilingual>> = {
  value: { en: 'the value', pt: 'o valor' },
  signing_day: { en: 'the date', pt: 'a data' },
  signing_month: { en: 'the month of the year', pt: 'o mês do ano' },
  direct_award: { en: 'the lack of competition', pt: 'a falta de competição' },
  days_to_signature: { en: 'the days to signature', pt: 'os dias até a assinatura' },
  duration_days: { en: 'the duration', pt: 'a duração' },
  bidders: { en: 'the number of bidders', pt: 'o número de licitantes' },
  added_share: { en: 'the share added by amendments', pt: 'a parcela acrescida por aditivos' },
  price_to_estimate: { en: 'the price over the estimate', pt: 'o preço sobre a estimativa' },
  estimated_value: { en: 'the estimated value', pt: 'o valor estimado' },
}

/** From January on. */
export const calendarMonths: readonly Bilingual[] = [
  { en: 'January', pt: 'janeiro' },
  { en: 'February', pt: 'fevereiro' },
  { en: 'March', pt: 'março' },
  { en: 'April', pt: 'abril' },
  { en: 'May', pt: 'maio' },
  { en: 'June', pt: 'junho' },
  { en: 'July', pt: 'julho' },
  { en: 'August', pt: 'agosto' },
  { en: 'September', pt: 'setembro' },
  { en: 'October', pt: 'outubro' },
  { en: 'November', pt: 'novembro' },
  { en: 'December', pt: 'dezembro' },
]

/** Of two variables that are nearly one. */
export const sameVariables: Bilingual = {
  en: '{variables} say nearly the same: rank correlation {value} ({n} records).',
  pt: '{variables} dizem quase o mesmo: correlação de postos {value} ({n} registros).',
}
export const nothingStandsOut: Bilingual = {
  en: 'Of what was tested, no difference beyond chance was found. That does not show that there is none: few records hide what is there.',
  pt: 'Do que foi testado, não se encontrou diferença além do acaso. Isso não mostra que ela não exista: poucos registros escondem o que há.',
}
export const nominalStep: Bilingual = {
  en: 'Amounts of different years are in nominal terms, for no price index was imported: part of a rise can be prices.',
  pt: 'Os valores de anos diferentes estão em termos nominais, pois nenhum índice de preços foi importado: parte de uma alta pode ser de preços.',
}
export const realStep: Bilingual = {
  en: 'Real terms are in the prices of {month}, by {index} ({sources}). Records of months that the index lacks have no part in them: {missing}.',
  pt: 'Os termos reais estão em preços de {month}, pelo índice {index} ({sources}). Registros de meses que o índice não tem ficam de fora deles: {missing}.',
}
export const missingStep: Bilingual = {
  en: 'Figures without a value say what the records lack: import sources that have it before judging by the others alone.',
  pt: 'Números sem valor dizem o que falta nos registros: importe fontes que o tenham antes de julgar só pelos demais.',
}
