import type { Entries } from '../entry.ts'

export const firstDigits: Entries = {
  'PA-21': {
    looksFor: "first digits of a supplier's contract values that are more even than those of others for the same items",
    gate: 'enough contracts of the supplier; no market of its own digits',
    title: { en: 'first digits unlike those of the market', pt: 'primeiros dígitos diferentes dos do mercado' },
    finding: {
      en: 'Indication of unusual first digits: those of {contracts|contracts} of {supplier_label} are more even than those of others for the same items, which start with low digits more often (score {score}, {p_value|p}; digits in excess: {excess_digits}).',
      pt: 'Indício de primeiros dígitos incomuns: os de {contracts|contracts} de {supplier_label} são mais uniformes que os dos demais nos mesmos itens, que mais vezes começam por dígitos baixos (pontuação {score}, {p_value|p}; dígitos em excesso: {excess_digits}).',
    },
    counterfactual: {
      en: 'With first digits spread like those of others for the same items (a score below {threshold}) this would not be flagged.',
      pt: 'Com primeiros dígitos distribuídos como os dos demais nos mesmos itens (pontuação abaixo de {threshold}), isto não seria apontado.',
    },
    against: {
      en: 'Standard lots, price lists and limits of value shape first digits, so that regular contracts depart from the pattern as well.',
      pt: 'Lotes padronizados, tabelas de preço e limites de valor moldam os primeiros dígitos, de modo que contratos regulares também fogem do padrão.',
    },
    checks: [
      {
        en: 'Open the contracts that begin with the digits in excess and see whether a price list, a quota or one repeated lot explains them; ask {supplier_label}.',
        pt: 'Abrir os contratos que começam pelos dígitos em excesso e ver se uma tabela, uma cota ou um lote repetido os explica; perguntar a {supplier_label}.',
      },
      {
        en: 'Open the cost sheets of the largest of them and check the arithmetic from quantities and unit prices; ask the bodies that hold them.',
        pt: 'Abrir as planilhas de custo dos maiores e refazer a conta a partir de quantidades e preços unitários; pedi-las aos órgãos que as guardam.',
      },
      {
        opens: 'payments',
        en: 'Open invoices and delivery notes of a sample and compare them with the values contracted; ask the officials who received.',
        pt: 'Abrir notas fiscais e recibos de uma amostra e compará-los com os valores contratados; perguntar aos servidores que receberam.',
      },
    ],
    request: {
      en: 'Request from the contracting unit ({organizations}) the cost sheets behind the values contracted with {suppliers} in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
      pt: 'Solicitar à unidade contratante ({organizations}) as planilhas de custos dos valores contratados com {suppliers} em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
    },
  },
}
