import type { Bilingual } from '../template.ts'

/** A request to the contracting unit for `documents`, about all findings of a detector. */
export function askUnit(documents: Bilingual): Bilingual {
  return {
    en: `Request from the contracting unit ({organizations}) ${documents.en} in {count|findings}[ ({money} at risk)], starting with {example}.`,
    pt: `Solicitar à unidade contratante ({organizations}) ${documents.pt} em {count|findings}[ ({money} em risco)], a começar pelo {example}.`,
  }
}
