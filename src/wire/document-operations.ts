// Rows of the operations table: the documents of the interface, and the pages that show and explain it.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const document = { ...get, tag: 'Documents', permission: 'public', isUncounted: true } as const
const page = { ...document, query: 'PageQuery', reply: null, media: 'page' } as const

/** One row per operation of the module. */
export const documentOperations = [
  {
    ...document,
    ...shared('/openapi.json'),
    id: 'openapi_en',
    summary: { en: 'This description, English names', pt: 'Esta descrição, nomes em inglês' },
    reply: 'OpenApi',
  },
  {
    ...document,
    ...shared('/openapi.pt.json'),
    id: 'openapi_pt',
    summary: { en: 'This description, Portuguese names', pt: 'Esta descrição, nomes em português' },
    reply: 'OpenApi',
  },
  {
    ...document,
    ...shared('/asyncapi.json'),
    id: 'asyncapi_en',
    summary: {
      en: 'The messages of streams and WebSockets, English names',
      pt: 'As mensagens de fluxos e WebSockets, nomes em inglês',
    },
    reply: 'AsyncApi',
  },
  {
    ...document,
    ...shared('/asyncapi.pt.json'),
    id: 'asyncapi_pt',
    summary: {
      en: 'The messages of streams and WebSockets, Portuguese names',
      pt: 'As mensagens de fluxos e WebSockets, nomes em português',
    },
    reply: 'AsyncApi',
  },
  {
    ...page,
    ...shared('/docs'),
    id: 'docs_page',
    summary: { en: 'The interface, to be tried out', pt: 'A interface, para experimentar' },
  },
  {
    ...page,
    ...shared('/redoc'),
    id: 'redoc_page',
    summary: { en: 'The interface, to be read', pt: 'A interface, para ler' },
  },
  {
    ...page,
    ...shared('/docs/errors'),
    id: 'errors_page',
    summary: { en: 'Every error, to be read', pt: 'Todos os erros, para ler' },
  },
  {
    ...page,
    ...shared('/docs/errors/{code}'),
    id: 'error_page',
    summary: { en: 'An error: its cause, what helps, an example', pt: 'Um erro: a causa, o que ajuda, um exemplo' },
  },
  {
    ...page,
    ...shared('/docs/release-notes'),
    id: 'release_notes_page',
    summary: { en: 'What each version brought', pt: 'O que cada versão trouxe' },
  },
  {
    ...page,
    ...shared('/docs/migration'),
    id: 'migration_page',
    summary: { en: 'How a client of v0 comes to v1', pt: 'Como um cliente da v0 passa à v1' },
  },
  {
    ...document,
    reply: null,
    ...shared('/api/v1/pages/{file_name}'),
    id: 'page_file',
    summary: { en: 'A file of these pages', pt: 'Um arquivo destas páginas' },
    media: 'asset',
  },
] as const satisfies readonly Operation[]
