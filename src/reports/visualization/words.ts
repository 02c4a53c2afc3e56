// Words of visualizations, in both languages: what is shown, of what, by what.

import type {
  AnalysedRecords,
  VisualAggregation,
  VisualChartType,
  VisualDimension,
  VisualGranularity,
  VisualMetric,
} from '../../domain/generated/wire-types.ts'
import type { Bilingual } from '../template.ts'

export const recordWords: Readonly<Record<AnalysedRecords, Bilingual>> = {
  contracts: { en: 'contracts', pt: 'contratos' },
  biddings: { en: 'tenders', pt: 'licitações' },
  expenses: { en: 'expenses', pt: 'despesas' },
  agreements: { en: 'agreements', pt: 'convênios' },
  servants: { en: 'public servants', pt: 'servidores' },
}

/** Of amounts; each stands before the kind of records. */
export const amountWords: Readonly<Record<VisualAggregation, Bilingual>> = {
  sum: { en: 'Total value of {of}', pt: 'Valor total de {of}' },
  count: { en: 'Number of {of} with a value', pt: 'Número de {of} com valor' },
  average: { en: 'Mean value of {of}', pt: 'Valor médio de {of}' },
  median: { en: 'Median value of {of}', pt: 'Valor mediano de {of}' },
  min: { en: 'Least value of {of}', pt: 'Menor valor de {of}' },
  max: { en: 'Greatest value of {of}', pt: 'Maior valor de {of}' },
  percentile: { en: 'Value that {share}% of {of} do not exceed', pt: 'Valor que {share}% de {of} não superam' },
  stddev: { en: 'Standard deviation of the values of {of}', pt: 'Desvio padrão dos valores de {of}' },
}

export const metricWords: Readonly<Record<Exclude<VisualMetric, 'value'>, Bilingual>> = {
  records: { en: 'Number of {of}', pt: 'Número de {of}' },
  direct_award_share: { en: 'Share of {of} without competition', pt: 'Participação de {of} sem competição' },
}

export const dimensionWords: Readonly<Record<VisualDimension, Bilingual>> = {
  period: { en: 'period', pt: 'período' },
  state: { en: 'state', pt: 'estado' },
  municipality: { en: 'municipality', pt: 'município' },
  macro_region: { en: 'macro-region', pt: 'macrorregião' },
  organization: { en: 'body', pt: 'órgão' },
  supplier: { en: 'supplier', pt: 'fornecedor' },
  modality: { en: 'procedure', pt: 'modalidade' },
  contract_type: { en: 'contract type', pt: 'tipo de contrato' },
}

export const granularityWords: Readonly<Record<VisualGranularity, Bilingual>> = {
  day: { en: 'day', pt: 'dia' },
  week: { en: 'week', pt: 'semana' },
  month: { en: 'month', pt: 'mês' },
  quarter: { en: 'quarter', pt: 'trimestre' },
  year: { en: 'year', pt: 'ano' },
}

export const chartWords: Readonly<Record<VisualChartType, Bilingual>> = {
  line_chart: {
    en: 'A figure over periods, a line for each value of a second dimension.',
    pt: 'Um número ao longo de períodos, uma linha por valor de uma segunda dimensão.',
  },
  bar_chart: {
    en: 'A bar for each group, grouped by a second dimension where there is one.',
    pt: 'Uma barra por grupo, agrupadas por uma segunda dimensão, se houver.',
  },
  pie_chart: {
    en: 'Parts of a whole, drawn as bars with their share, which compare better than slices.',
    pt: 'Partes de um todo, desenhadas como barras com sua participação, que se comparam melhor do que fatias.',
  },
  scatter_plot: {
    en: 'Numbers of records against values, a point for each group.',
    pt: 'Números de registros contra valores, um ponto por grupo.',
  },
  heatmap: { en: 'Shades by two dimensions.', pt: 'Tons por duas dimensões.' },
  treemap: {
    en: 'Areas by size, of one dimension, or of a second within the first.',
    pt: 'Áreas por tamanho, de uma dimensão ou de uma segunda dentro da primeira.',
  },
  sankey: { en: 'What flows from one dimension to another.', pt: 'O que flui de uma dimensão para outra.' },
  gauge: { en: 'One share on a scale from none to all.', pt: 'Uma participação numa escala de nada a tudo.' },
  map: {
    en: 'The 27 states by shade; one of which nothing is known has a pale shade of its own.',
    pt: 'Os 27 estados por tom; aquele de que nada se sabe tem um tom claro próprio.',
  },
  table: { en: 'Rows without a picture.', pt: 'Linhas sem imagem.' },
}

export const visualTexts = {
  by: { en: '{what} by {first}', pt: '{what} por {first}' },
  by_both: { en: '{what} by {first} and {second}', pt: '{what} por {first} e {second}' },
  perInhabitant: { en: '{what} per inhabitant', pt: '{what} por habitante' },
  perHundredThousand: { en: '{what} per 100,000 inhabitants', pt: '{what} por 100.000 habitantes' },
  dates: { en: '{from} to {to}', pt: '{from} a {to}' },
  records: { en: '{n} records', pt: '{n} registros' },
  synthetic: { en: 'made-up records among them', pt: 'entre eles, registros fictícios' },
  allSynthetic: { en: 'all of them made up', pt: 'todos fictícios' },
  unknown: { en: '{n} do not say the {dimension}', pt: '{n} não informam: {dimension}' },
  shown: { en: 'the {shown} largest of {all} shown', pt: 'exibidos os {shown} maiores de {all}' },
  drawn: {
    en: 'The picture has the {shown} largest; the data have more.',
    pt: 'A imagem tem os {shown} maiores; os dados têm mais.',
  },
  projected: { en: 'if trend and season went on', pt: 'se tendência e sazonalidade continuassem' },
  yearBefore: { en: 'a year before', pt: 'um ano antes' },
  nothing: { en: 'no value known', pt: 'nenhum valor conhecido' },
  unknownValue: { en: 'unknown', pt: 'desconhecido' },
  all: { en: 'all', pt: 'todos' },
} as const satisfies Readonly<Record<string, Bilingual>>
