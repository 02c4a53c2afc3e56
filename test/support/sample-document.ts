// A document with every block and every kind of chart, in a language.

import type { Chart } from '../../src/documents/charts/chart.ts'
import type { Block, TextDocument } from '../../src/documents/document.ts'
import type { Language } from '../../src/domain/vocabulary.ts'

const texts = {
  en: {
    title: 'Review of contracts — São Luís, “2023–2024” & more',
    subject: 'What a reader may see of a document',
    author: 'Prumo',
    heading: 'What was looked at',
    sub: 'Prices of one item',
    deep: 'Peers',
    charts: 'Figures',
    paragraph: 'Twelve contracts were read; the price of one is ',
    strong: 'four times the median',
    code: 'sha256:9f86d081',
    link: 'the source',
  },
  pt: {
    title: 'Revisão de contratos — São Luís, “2023–2024” & mais',
    subject: 'O que se vê em um documento',
    author: 'Prumo',
    heading: 'O que foi examinado',
    sub: 'Preços de um item',
    deep: 'Pares',
    charts: 'Figuras',
    paragraph: 'Doze contratos foram lidos; o preço de um deles é ',
    strong: 'quatro vezes a mediana',
    code: 'sha256:9f86d081',
    link: 'a fonte',
  },
} as const

const price = { name: 'Preço', type: 'money' } as const
const count = { name: 'Contratos', type: 'integer' } as const
const months = ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05', '2024-06', '2024-07', '2024-08']

/** One chart of each kind. */
export const sampleCharts: { readonly [T in Chart['type']]: Extract<Chart, { type: T }> } = {
  distribution: {
    type: 'distribution',
    measure: price,
    values: [10, 11, 11.5, 12, 12.2, 12.4, 12.9, 13, 13.1, 13.3, 14, 14.8, 15, 16, 17.5, 18, 21],
    flagged: { label: 'Contrato 12/2024', value: 49.9 },
    typical: { low: 8.1, high: 20.3, median: 13.1 },
  },
  bars: {
    type: 'bars',
    measure: count,
    categories: ['Pregão', 'Dispensa', 'Inexigibilidade', 'Concorrência'],
    series: [
      { name: '2023', values: [40, 22, 5, null] },
      { name: '2024', values: [35, 31, 8, 3] },
    ],
  },
  ranked_bars: {
    type: 'ranked_bars',
    measure: price,
    bars: [
      { label: 'Construtora Ipê Amarelo e Cia. Ltda.', value: 812_000 },
      { label: 'Água & Óleo S.A.', value: 1_250_300.5, flagged: true },
      { label: 'Papelaria Três Irmãos', value: 90_000 },
      { label: 'Serviços Gerais do Maranhão e Região Metropolitana EIRELI', value: 455_000 },
    ],
  },
  time_series: {
    type: 'time_series',
    measure: price,
    periods: months,
    series: [
      { name: 'Empenhado', values: [10_000, 12_000, 11_000, null, 30_000, 31_500, 29_000, 33_000] },
      {
        name: 'Pago',
        values: [8_000, 9_000, 9_500, 10_200, 12_000, 21_000, 24_000, 26_000],
        low: [7_000, 8_000, 8_500, 9_000, 10_000, 18_000, 21_000, 22_000],
        high: [9_000, 10_000, 10_500, 11_900, 14_000, 24_000, 27_000, 30_000],
      },
    ],
    events: [
      { period: '2024-05', label: 'Aditivo assinado' },
      { period: '2024-07', label: 'Sanção publicada' },
    ],
  },
  timeline: {
    type: 'timeline',
    steps: [
      { label: 'Edital publicado', start: '2024-03-01' },
      { label: 'Prazo de propostas', start: '2024-03-01', end: '2024-03-06', flagged: true },
      { label: 'Homologação', start: '2024-03-07' },
      { label: 'Vigência do contrato', start: '2024-03-20', end: '2024-09-20' },
    ],
  },
  scatter: {
    type: 'scatter',
    x: { name: 'Quantidade', type: 'integer' },
    y: price,
    points: [
      { label: 'A', x: 10, y: 13 },
      { label: 'B', x: 50, y: 12 },
      { label: 'C', x: 120, y: 11 },
      { label: 'D', x: 200, y: 9.5 },
      { label: 'Contrato 12/2024', x: 150, y: 49.9, flagged: true },
    ],
  },
  heatmap: {
    type: 'heatmap',
    measure: count,
    columns: ['Jan', 'Fev', 'Mar', 'Abr'],
    rows: ['2022', '2023', '2024'],
    values: [
      [3, 8, 2, 0],
      [5, 12, null, 4],
      [1, 2, 30, 6],
    ],
  },
  shares: {
    type: 'shares',
    measure: price,
    parts: [
      { label: 'Saúde', value: 500 },
      { label: 'Educação', value: 300 },
      { label: 'Transporte', value: 200 },
    ],
  },
  treemap: {
    type: 'treemap',
    measure: price,
    parts: [
      {
        label: 'Saúde',
        value: 700,
        parts: [
          { label: 'Hospital Geral', value: 500 },
          { label: 'Vigilância', value: 200 },
        ],
      },
      { label: 'Educação', value: 300 },
      { label: 'Câmara', value: 40 },
    ],
  },
  gauge: {
    type: 'gauge',
    measure: { name: 'Participação', type: 'percent' },
    value: 0.62,
    low: 0,
    high: 1,
    bands: [
      { label: 'Baixa', value: 0.15 },
      { label: 'Moderada', value: 0.25 },
      { label: 'Alta', value: 1 },
    ],
  },
  sankey: {
    type: 'sankey',
    measure: price,
    flows: [
      { from: 'Ministério da Saúde', to: 'Fundo Estadual', value: 900 },
      { from: 'Ministério da Saúde', to: 'Hospital Geral', value: 300 },
      { from: 'Fundo Estadual', to: 'Água & Óleo S.A.', value: 500 },
      { from: 'Fundo Estadual', to: 'Papelaria Três Irmãos', value: 100 },
      { from: 'Hospital Geral', to: 'Água & Óleo S.A.', value: 250 },
    ],
  },
  network: {
    type: 'network',
    nodes: [
      { id: 'a', label: 'Água & Óleo S.A.', kind: 'fornecedor', flagged: true },
      { id: 'b', label: 'Construtora Ipê', kind: 'fornecedor' },
      { id: 'c', label: 'Papelaria Três Irmãos', kind: 'fornecedor' },
      { id: 'd', label: 'Prefeitura de São Luís', kind: 'órgão' },
      { id: 'e', label: 'Sócio em comum', kind: 'pessoa' },
      { id: 'f', label: 'Rua das Flores, 10', kind: 'endereço' },
    ],
    links: [
      { from: 'a', to: 'd', label: 'contrato' },
      { from: 'b', to: 'd', label: 'contrato' },
      { from: 'a', to: 'e', label: 'sócio' },
      { from: 'b', to: 'e', label: 'sócio' },
      { from: 'b', to: 'f', label: 'endereço' },
      { from: 'c', to: 'f', label: 'endereço' },
    ],
  },
  state_map: {
    type: 'state_map',
    measure: price,
    values: {
      ...{ AC: 12, AL: 30, AM: 22, AP: 8, BA: 150, CE: 90, DF: 410, ES: 55, GO: 80, MA: 60, MG: 260, MS: 40 },
      ...{ MT: 45, PA: 70, PB: 35, PE: 95, PI: 28, PR: 160, RJ: 330, RN: 33, RO: null, RR: 5, RS: 170, SC: 120 },
      ...{ SE: 21, SP: 620 },
    },
  },
}

/** The document. */
export function sampleDocument(language: Language): TextDocument {
  const text = texts[language]
  return {
    language,
    title: text.title,
    subject: text.subject,
    author: text.author,
    created: '2026-11-30T03:04:05.000Z',
    blocks: [...sampleText(language), { type: 'page_break' }, ...sampleFigures(language)],
  }
}

function sampleText(language: Language): readonly Block[] {
  const text = texts[language]
  return [
    { type: 'heading', level: 1, id: 'looked-at', text: text.heading },
    {
      type: 'paragraph',
      content: [
        text.paragraph,
        { type: 'strong', text: text.strong },
        ' (',
        { type: 'code', text: text.code },
        ', ',
        { type: 'link', text: text.link, href: 'https://example.org/a?b=1&c=ção' },
        '). <script>alert(1)</script>',
      ],
    },
    { type: 'facts', facts: sampleFacts(language) },
    { type: 'heading', level: 2, id: 'prices', text: text.sub },
    { type: 'list', style: 'ordered', items: [['1. =SUM(A1)'], [{ type: 'strong', text: 'Água' }, ' – óleo']] },
    { type: 'list', style: 'unordered', items: [['- *a*'], ['| b_c_ |', { type: 'link', text: '§', href: '#peers' }]] },
    { type: 'heading', level: 3, id: 'peers', text: text.deep },
    sampleTable,
    { type: 'note', tone: 'neutral', content: ['Número de linhas: 3.'] },
    { type: 'note', tone: 'caution', content: ['Um indício não é prova.', { type: 'strong', text: ' Atenção.' }] },
    {
      type: 'quote',
      content: ['É dispensável a licitação para contratação que envolva valores inferiores ao limite.'],
      source: ['Lei 14.133/2021, art. 75'],
    },
    { type: 'code', text: 'prumo verify bundle.zip\n  --offline `x` ```' },
  ]
}

function sampleFacts(language: Language) {
  return language === 'en'
    ? [
        { term: 'Body', description: ['City of São Luís'] },
        { term: 'Period', description: ['2023 and 2024'] },
      ]
    : [
        { term: 'Órgão', description: ['Prefeitura de São Luís'] },
        { term: 'Período', description: ['2023 e 2024'] },
      ]
}

/** A table with every type of column, and text that a spreadsheet might compute. */
export const sampleTable: Extract<Block, { type: 'table' }> = {
  type: 'table',
  caption: 'Preços de água mineral',
  columns: [
    { name: 'Contrato', type: 'text' },
    { name: 'Data', type: 'date' },
    { name: 'Quantidade', type: 'integer', unit: 'un' },
    { name: 'Preço', type: 'money' },
    { name: 'Desvio', type: 'percent' },
    { name: 'z', type: 'number', decimals: 3 },
    { name: 'Fonte', type: 'link' },
  ],
  rows: [
    ['=HYPERLINK("https://evil.example")', '2024-02-29', 1200, 49.9, 2.81, 4.12345, null],
    ['12/2024', '2024-03-01', 10, 13.1, 0.005, -0.2, { type: 'link', text: 'PNCP', href: 'https://pncp.gov.br/12' }],
    ['+55 | "a", <b>', null, null, -3, null, 0, { type: 'link', text: 'fraude', href: 'javascript:alert(1)' }],
  ],
  rowHeader: 0,
}

function sampleFigures(language: Language): readonly Block[] {
  const figures = Object.values(sampleCharts).map(
    (chart): Block => ({
      type: 'figure',
      caption: `${language === 'en' ? 'Chart' : 'Gráfico'}: ${chart.type}`,
      alternative: language === 'en' ? `A chart of type ${chart.type}.` : `Um gráfico do tipo ${chart.type}.`,
      chart,
    }),
  )
  return [{ type: 'heading', level: 1, id: 'figures', text: texts[language].charts }, ...figures]
}
