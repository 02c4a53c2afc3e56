// The pages that show the interface: one to try it out, one to read it, and the files they are made of, all our own copies.

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Language } from '../domain/vocabulary.ts'
import { AppError } from '../errors.ts'
import { limits } from '../limits.ts'
import { type PageId, pageDocuments, pagePaths, pageTitles, readingLabels, scriptNeeded } from '../wire/page-texts.ts'
import { isGzipAccepted } from './compress.ts'
import { errorPage, errorsPage } from './error-pages.ts'
import { migrationPage, releaseNotesPage } from './guide-pages.ts'
import type { HandlerRequest, ProbeHandlers } from './handler.ts'
import { pagePolicy, pageText } from './page-frame.ts'

const folder = new URL('../../pages/', import.meta.url)
const javascript = 'text/javascript; charset=utf-8'
const css = 'text/css; charset=utf-8'
const text = 'text/plain; charset=utf-8'

/** Names under the address of files: where the file lies, and what it is. Nothing else can be had. */
const files: Readonly<Record<string, { readonly at: string; readonly type: string }>> = {
  'docs.js': { at: 'docs.js', type: javascript },
  'redoc.js': { at: 'redoc.js', type: javascript },
  'page.css': { at: 'page.css', type: css },
  'swagger-ui-bundle.js': { at: 'libraries/swagger-ui-bundle.js', type: javascript },
  'swagger-ui-bundle.js.LICENSE.txt': { at: 'libraries/swagger-ui-bundle.js.LICENSE.txt', type: text },
  'swagger-ui.css': { at: 'libraries/swagger-ui.css', type: css },
  'redoc.standalone.js': { at: 'libraries/redoc.standalone.js', type: javascript },
  'redoc.standalone.js.LICENSE.txt': { at: 'libraries/redoc.standalone.js.LICENSE.txt', type: text },
}

// Where a library puts style elements into its page, those two alone are allowed by their hashes: an empty one, which it
// fills by script, and the one that hides scroll bars.
const pages: Readonly<Record<PageId, { readonly policy: string; readonly scripts: readonly string[] }>> = {
  docs: { policy: pagePolicy, scripts: ['swagger-ui-bundle.js', 'docs.js'] },
  redoc: {
    policy: `${pagePolicy}; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-QMIg+bpjm3JdElJ388KYke01izlUW0UoNOeKjpMxdgc='`,
    scripts: ['redoc.standalone.js', 'redoc.js'],
  },
}

interface StaticFile {
  readonly plain: Uint8Array
  readonly gzipped: Uint8Array
  readonly etag: string
}

type PageHandlers = Pick<
  ProbeHandlers,
  'docs_page' | 'redoc_page' | 'errors_page' | 'error_page' | 'release_notes_page' | 'migration_page' | 'page_file'
>

/** The handlers of the pages and of their files; a file is read at its first request and cached. */
export function createPages(): PageHandlers {
  const readStatic = createStaticFiles(folder)
  return {
    docs_page: (request) => toReply(viewer('docs', languageOf(request)), pages.docs.policy),
    redoc_page: (request) => toReply(viewer('redoc', languageOf(request)), pages.redoc.policy),
    errors_page: (request) => toReply(errorsPage(languageOf(request))),
    error_page: ({ params: { code }, query: { lang }, language }) => toReply(errorPage(code, { lang, language })),
    release_notes_page: (request) => toReply(releaseNotesPage(languageOf(request))),
    migration_page: (request) => toReply(migrationPage(languageOf(request))),
    async page_file({ params: { file_name }, headers }) {
      const row = Object.hasOwn(files, file_name) ? files[file_name] : undefined
      if (row === undefined)
        throw new AppError('RESOURCE_NOT_FOUND', { id: file_name.slice(0, limits.shownIdCharactersMax) })
      const { plain, gzipped, etag } = await readStatic(row.at)
      // Revalidated at each use, so that an upgrade shows at once.
      const own = { 'Cache-Control': 'no-cache', ETag: etag }
      if (isCurrent(headers('if-none-match'), etag)) return { status: 304, headers: own }
      if (!isGzipAccepted(headers('accept-encoding'))) return { json: plain, contentType: row.type, headers: own }
      return { json: gzipped, contentType: row.type, headers: { ...own, 'Content-Encoding': 'gzip' } }
    },
  }
}

type PageRequest = Pick<HandlerRequest<'docs_page'>, 'query' | 'language'>

function languageOf({ query, language }: PageRequest): Language {
  return query.lang ?? language
}

function toReply(text: string, policy = pagePolicy) {
  return { text, contentType: 'text/html; charset=utf-8', headers: { 'Content-Security-Policy': policy } }
}

/** Reads files of a folder by name, each once; what cannot be read for a while is read again. */
export function createStaticFiles(folder: URL): (at: string) => Promise<StaticFile> {
  const known = new Map<string, StaticFile>()
  return async (at) => {
    const file = known.get(at) ?? (await readFileAt(new URL(at, folder)))
    known.set(at, file)
    return file
  }
}

async function readFileAt(at: URL): Promise<StaticFile> {
  const plain = await readFile(at)
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  // Weak, because its two encodings share it (RFC 9110, 8.8.3.3).
  return { plain, gzipped: await promisify(gzip)(plain), etag: `W/"${digest}"` }
}

function isCurrent(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false
}

function viewer(id: PageId, language: Language): string {
  const labels = JSON.stringify(readingLabels[language]).replaceAll('"', '&quot;')
  return pageText({
    language,
    path: pagePaths[id],
    title: pageTitles[id][language],
    styles: id === 'docs' ? ['swagger-ui.css'] : [],
    scripts: pages[id].scripts,
    content: `<noscript>${scriptNeeded[language]}</noscript>
<div id="page" data-document="${pageDocuments[language]}" data-labels="${labels}"></div>`,
  })
}
