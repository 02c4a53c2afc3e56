// Texts of the pages that show the interface, in both languages.

import type { Language } from '../domain/vocabulary.ts'

/** A page that shows the interface: `docs` to try it out, `redoc` to read it. */
export type PageId = 'docs' | 'redoc'

export const pageTitles: Readonly<Record<PageId, Readonly<Record<Language, string>>>> = {
  docs: { en: 'Prumo: try the interface', pt: 'Prumo: experimentar a interface' },
  redoc: { en: 'Prumo: the interface', pt: 'Prumo: a interface' },
}

/** The pages that every page links to: where each is, without a slash before it, and what the link is called. */
export const pagePaths = {
  docs: 'docs',
  redoc: 'redoc',
  errors: 'docs/errors',
  releaseNotes: 'docs/release-notes',
  migration: 'docs/migration',
} as const
export const pageLinks: Readonly<Record<keyof typeof pagePaths, Readonly<Record<Language, string>>>> = {
  docs: { en: 'Try it out', pt: 'Experimentar' },
  redoc: { en: 'Read', pt: 'Ler' },
  errors: { en: 'Errors', pt: 'Erros' },
  releaseNotes: { en: 'Release notes', pt: 'Notas de versão' },
  migration: { en: 'From v0 to v1', pt: 'Da v0 à v1' },
}
export const documentLink: Readonly<Record<Language, string>> = { en: 'OpenAPI document', pt: 'Documento OpenAPI' }

/** Words of the pages of guides. */
export const guideTexts = {
  releaseNotes: { en: 'Release notes', pt: 'Notas de versão' },
  releaseNotesIntro: {
    en: 'What changed in the interface. Nothing of v1 is taken away without six months of notice and another six until its end; both are announced here and in the headers `Deprecation`, `Sunset` and `Link` of every answer of what will end; afterwards it answers 410, API_SUNSET. A request may ask for its version in `X-API-Version`, and every answer names it.',
    pt: 'O que mudou na interface. Nada da v1 é retirado sem seis meses de aviso e outros seis até o fim; ambos são anunciados aqui e nos cabeçalhos `Deprecation`, `Sunset` e `Link` de toda resposta do que vai terminar; depois ele responde 410, API_ENCERRADA. Uma requisição pode pedir a versão em `X-API-Version`, e toda resposta a informa.',
  },
  unreleased: { en: 'In preparation', pt: 'Em preparação' },
  added: { en: 'Added', pt: 'Novo' },
  changed: { en: 'Changed', pt: 'Alterado' },
  migration: { en: 'From v0 to v1', pt: 'Da v0 à v1' },
  migrationIntro: {
    en: 'For clients of the earlier interface: what they know, and what takes its place. A client changes its base path, its sign-in, its reading of errors and its reading of lists, in this order.',
    pt: 'Para clientes da interface anterior: o que eles conhecem e o que entra no lugar. Um cliente muda o caminho base, a entrada, a leitura dos erros e a leitura das listas, nesta ordem.',
  },
  before: { en: 'v0', pt: 'v0' },
  now: { en: 'v1', pt: 'v1' },
} as const

/** Words of the pages of errors. */
export const errorPageTexts = {
  title: { en: 'Errors', pt: 'Erros' },
  intro: {
    en: 'Every failure has one of these codes, the same wherever it comes from: in an answer, an event, a message of a WebSocket or the status of an investigation. Programs can rely on the code and on the reason in the details; messages are for readers.',
    pt: 'Toda falha tem um destes códigos, o mesmo onde quer que apareça: em uma resposta, um evento, uma mensagem de WebSocket ou na situação de uma investigação. Programas podem confiar no código e no motivo dos detalhes; as mensagens são para leitura.',
  },
  code: { en: 'Code', pt: 'Código' },
  status: { en: 'Status', pt: 'Status' },
  message: { en: 'Message', pt: 'Mensagem' },
  twin: { en: 'In Portuguese', pt: 'Em inglês' },
  recoverable: { en: 'The same request can succeed later', pt: 'A mesma requisição pode dar certo depois' },
  yes: { en: 'yes', pt: 'sim' },
  no: { en: 'no', pt: 'não' },
  cause: { en: 'Cause', pt: 'Causa' },
  remedy: { en: 'What helps', pt: 'O que ajuda' },
  example: { en: 'Example', pt: 'Exemplo' },
  details: { en: 'Details', pt: 'Detalhes' },
  operations: { en: 'Operations that can answer so', pt: 'Operações que podem responder assim' },
} as const

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
