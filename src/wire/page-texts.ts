// Texts of the pages that show the interface, in both languages.

import type { Language } from '../domain/vocabulary.ts'

/** A page that shows the interface: `docs` to try it out, `redoc` to read it. */
export type PageId = 'docs' | 'redoc'

export const pageTitles: Readonly<Record<PageId, Readonly<Record<Language, string>>>> = {
  docs: { en: 'Prumo: try the interface', pt: 'Prumo: experimentar a interface' },
  redoc: { en: 'Prumo: the interface', pt: 'Prumo: a interface' },
}

/** What the links between the pages are called. */
export const pageLinks: Readonly<Record<PageId | 'document', Readonly<Record<Language, string>>>> = {
  docs: { en: 'Try it out', pt: 'Experimentar' },
  redoc: { en: 'Read', pt: 'Ler' },
  document: { en: 'OpenAPI document', pt: 'Documento OpenAPI' },
}

export const scriptNeeded: Readonly<Record<Language, string>> = {
  en: 'This page needs JavaScript; the OpenAPI document does not.',
  pt: 'Esta página precisa de JavaScript; o documento OpenAPI não.',
}

export const languageNames: Readonly<Record<Language, string>> = { en: 'English', pt: 'Português' }

/** Where the document of a language is, and the words of the reading page, as its library names them. */
export const pageDocuments: Readonly<Record<Language, string>> = { en: 'openapi.json', pt: 'openapi.pt.json' }
export const readingLabels: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  pt: {
    enum: 'Um de',
    enumSingleValue: 'Valor',
    enumArray: 'Itens',
    default: 'Padrão',
    deprecated: 'Obsoleto',
    example: 'Exemplo',
    examples: 'Exemplos',
    recursive: 'Recursivo',
    arrayOf: 'Lista de ',
    const: 'Valor',
    download: 'Baixar',
    downloadSpecification: 'Baixar a especificação OpenAPI',
    responses: 'Respostas',
    callbackResponses: 'Respostas de retorno',
    requestSamples: 'Exemplos de requisição',
    responseSamples: 'Exemplos de resposta',
  },
}
