// Requests that several detectors share, and the request for documents to a contracting unit.

import type { Bilingual } from '../template.ts'

/** A request to the contracting unit for `documents`, about all findings of a detector. */
export function askUnit(documents: Bilingual): Bilingual {
  return {
    en: `Request from the contracting unit ({organizations}) ${documents.en} in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.`,
    pt: `Solicitar à unidade contratante ({organizations}) ${documents.pt} em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.`,
  }
}

export const bidFiles = askUnit({
  en: 'the bids with their price sheets and electronic metadata and the declarations of independent proposal',
  pt: 'as propostas com planilhas de preços e metadados eletrônicos e as declarações de elaboração independente de proposta',
})

export const sessionMinutes = askUnit({
  en: 'the minutes of the session and the grounds of each disqualification',
  pt: 'a ata da sessão e a motivação de cada desclassificação',
})

export const estimateFiles = askUnit({
  en: 'the price survey behind the estimate and the judgement of the bids',
  pt: 'a pesquisa de preços que fundamentou o valor estimado e o julgamento das propostas',
})

export const capacityProofs = askUnit({
  en: 'the proof of delivery and of the technical and economic capacity shown to qualify',
  pt: 'a comprovação de entrega e da capacidade técnica e econômica apresentada na habilitação',
})

export const marketFiles = askUnit({
  en: 'the price surveys, the notices and the list of firms invited',
  pt: 'as pesquisas de preços, os editais e a relação de empresas convidadas',
})

export const amendmentFiles = askUnit({
  en: 'the amendments with their justification and the dates of their signature',
  pt: 'os termos aditivos com sua justificativa e as datas de assinatura',
})

export const articlesOfAssociation: Bilingual = {
  en: 'Request from the commercial registry the articles of association of {suppliers} and of the sanctioned firm, to see whether the one is, or continues, the other[ ({new_law}, art. 14, §1)], in {count|findings} on {topic}[ ({money} at risk)], starting with {example}.',
  pt: 'Solicitar à junta comercial os atos constitutivos de {suppliers} e da empresa sancionada, para ver se uma é, ou continua, a outra[ ({new_law}, art. 14, §1º)], em {count|findings} sobre {topic}[ ({money} em risco)], a começar pelo {example}.',
}
