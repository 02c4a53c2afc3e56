import type { Entries } from '../entry.ts'
import { askUnit } from '../requests.ts'

export const firmsInSeries: Entries = {
  'RE-03-SERIES': {
    looksFor: 'firms of one owner, opened one after another, that each sold to one body while young',
    gate: 'partners and days of opening on record',
    title: { en: 'new firms of one owner in series', pt: 'empresas novas em série de um mesmo sócio' },
    finding: {
      en: 'Indication of firms in series: {firm_count} firms with a partner in common ({firms}), opened between {first_opened_day} and {last_opened_day}, each sold to {organization_label} in its first year: {contracts|contracts}[; {value_cents} is the value of {linked_acts|acts} in this search].',
      pt: 'Indício de empresas em série: {firm_count} empresas com sócio em comum ({firms}), abertas entre {first_opened_day} e {last_opened_day}, venderam cada uma {organization_label|a} em seu primeiro ano: {contracts|contracts}[; {value_cents} é o valor de {linked_acts|acts} desta busca].',
    },
    counterfactual: {
      en: 'With only one young firm of that partner this would not be flagged.',
      pt: 'Com uma só empresa nova do sócio, isto não seria apontado.',
    },
    against: {
      en: 'A family that opens a firm for each line of business or each town has several young ones in turn.',
      pt: 'Família que abre uma empresa para cada ramo ou cidade tem várias empresas novas em sequência.',
    },
    checks: [
      {
        opens: 'suppliers',
        en: 'Open the register entries of {firms} and compare activity, address and day of closing; ask the commercial registry for the articles of association.',
        pt: 'Abrir os cadastros de {firms} e comparar atividade, endereço e dia de encerramento; pedir os atos constitutivos à junta comercial.',
      },
      {
        en: 'Open the contracts of {organization_label} with these firms and see whether they competed or each took over from the one before; ask the purchasing unit.',
        pt: 'Abrir os contratos {organization_label|de} com essas empresas e ver se competiram ou se cada uma sucedeu a anterior; perguntar ao setor de compras.',
      },
      {
        en: 'Open the qualification papers of each and look for the proof of experience that a young firm could have; ask the officials who accepted them.',
        pt: 'Abrir os documentos de habilitação de cada uma e procurar a prova de experiência possível a uma empresa nova; perguntar a quem os aceitou.',
      },
    ],
    request: askUnit({
      en: 'the qualification papers and the proofs of earlier performance of these firms',
      pt: 'os documentos de habilitação e os atestados de capacidade dessas empresas',
    }),
  },
}
