// Why a visualization is refused, with the words in both languages.

export const visualizationReasons = {
  dimensions_of_chart: {
    en: 'This chart takes another number of dimensions: GET /api/v1/visualization/supported-charts lists what each takes.',
    pt: 'Este gráfico recebe outro número de dimensões: GET /api/v1/visualization/supported-charts lista o que cada um recebe.',
  },
  first_dimension_of_chart: {
    en: 'A line chart has periods first, and a map has states.',
    pt: 'Um gráfico de linhas tem períodos primeiro, e um mapa tem estados.',
  },
  dimension_twice: { en: 'A dimension stands here once.', pt: 'Cada dimensão aparece uma vez.' },
  chart_of_parts: {
    en: 'This chart shows parts of a whole: it takes the number of records, or the sum or count of values.',
    pt: 'Este gráfico mostra partes de um todo: recebe o número de registros, ou a soma ou a contagem de valores.',
  },
  metric_of_chart: {
    en: 'A gauge shows a share, and a scatter plot values against numbers of records.',
    pt: 'Um medidor mostra uma participação, e um gráfico de dispersão, valores contra números de registros.',
  },
  table_has_no_picture: {
    en: 'A table has no picture: ask for it as json, or for another chart.',
    pt: 'Uma tabela não tem imagem: peça-a como json ou peça outro gráfico.',
  },
  not_per_inhabitant: {
    en: 'Numbers of records, and sums and counts of values, can be divided by inhabitants; others cannot.',
    pt: 'Números de registros, somas e contagens de valores podem ser divididos por habitantes; outros, não.',
  },
  too_many_periods: {
    en: 'The series has {found} periods, and at most {limit} are given: take longer periods, or narrow the dates.',
    pt: 'A série tem {found} períodos, e são dados no máximo {limit}: use períodos mais longos ou restrinja as datas.',
  },
  projection_of_months: {
    en: 'Only monthly sums of values are carried on into the future.',
    pt: 'Só somas mensais de valores são projetadas para o futuro.',
  },
} as const
