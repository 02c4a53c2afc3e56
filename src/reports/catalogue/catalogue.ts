// Catalogue: the words of every detector, by its id. A detector without words gets the generic ones, which need no fact of its own.

import { currentDetectorId } from '../../detect/registry.ts'
import type { CatalogueEntry } from './entry.ts'
import { catalogue } from './generated/entries.ts'

export const genericEntry: CatalogueEntry = {
  looksFor: 'a measure outside of its usual range',
  title: { en: 'measure outside of its usual range', pt: 'medida fora da faixa usual' },
  finding: {
    en: 'Indication about {act}: {method|word} gives {score}, against a threshold of {threshold} ({sample_size|records} compared; detector {detector}).',
    pt: 'Indício sobre {act}: {method|word} resulta em {score}, diante do limiar de {threshold} ({sample_size|records} na comparação; detector {detector}).',
  },
  counterfactual: {
    en: 'Short of the threshold of {threshold} this would not be flagged.',
    pt: 'Sem alcançar o limiar de {threshold}, isto não seria apontado.',
  },
  against: {
    en: 'A measure outside of its usual range is rare and not wrong: a slip in the record or a special case gives it as well.',
    pt: 'Medida fora da faixa usual é rara, não errada: erro no registro ou caso especial também a produz.',
  },
  checks: [
    {
      en: 'Open the record of {act} at its source and compare its values and dates with the signed instrument; ask the publisher of the record.',
      pt: 'Abrir o registro do {act} na fonte e comparar seus valores e datas com o instrumento assinado; perguntar a quem publica o registro.',
    },
    {
      en: 'Open the file of {act} and look for the reason of what is unusual; ask the contract manager of {organization_label}.',
      pt: 'Abrir o processo do {act} e procurar o motivo do que é incomum; perguntar ao gestor do contrato, {organization_label|em}.',
    },
    {
      opens: 'payments',
      en: 'Open the payments and the acceptance report of {act} and see what was delivered; ask the official who received it.',
      pt: 'Abrir os pagamentos e o termo de recebimento do {act} e ver o que foi entregue; perguntar ao servidor que recebeu.',
    },
  ],
  request: {
    en: 'Request from the contracting unit ({organizations}) the files of {count|findings}[ ({money} at risk)], starting with {example}.',
    pt: 'Solicitar à unidade contratante ({organizations}) os processos de {count|findings}[ ({money} em risco)], a começar pelo {example}.',
  },
}

/** The words of a detector, also under an id that it had before; the generic ones when it has none. */
export function getEntry(detector: string): CatalogueEntry {
  const id = currentDetectorId(detector)
  return Object.hasOwn(catalogue, id) ? (catalogue[id] ?? genericEntry) : genericEntry
}
