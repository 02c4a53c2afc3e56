// References: what comments and documents name must lie in the repository, down to the heading.
// R1. A named source or document is a file of the repository, by its path or the end of it.
// R2. A path below a folder of the repository is a file or folder of it.
// R3. An anchor after the `#` of a document, and a section after a `§`, are headings of that document.
// R4. Relative links of Markdown resolve.
// R5. Nothing leads out of the repository but the files that ask whether the optional folder beside it exists.

import { dirname, join, normalize } from 'node:path'
import { commentsOf, type SourceFile } from './source-files.ts'

/** The files that name the folder beside the repository: the suites ask the first, the runner is the second. */
const namesOutside: ReadonlySet<string> = new Set(['test/support/repository.ts', 'scripts/test.mjs'])
const named = /(?<![\w./*-])(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:ts|mjs|md)\b/g
const pathed = /(?<![\w./*-])(?:src|test|workers|bench|scripts|schemas|docs|pages|bin)\/[\w./-]*\w/g
const section = /((?:[\w-]+\/)*[\w-]+\.md)(?:#([\w-]+)|,? §+ ?([\w.-]*\w))/g
const link = /\]\(([^)\s]+)\)/g
const outside = /\.\.\/shared\b|(?<![\w./-])shared\/(?=\w)/g

interface Repository {
  has(path: string): boolean
  /** The document that a name means: by its path, beside who names it, or by the end of its path. */
  find(name: string, from: string): string | undefined
  headingsOf(path: string): readonly string[]
}

/** One line a reference that leads nowhere: who makes it, and what it is. */
export function brokenReferences(files: readonly SourceFile[]): readonly string[] {
  const repository = indexOf(files)
  return files.flatMap((file) => {
    const text = proseOf(file)
    const broken = [
      ...matches(text, named).filter(([name]) => repository.find(name, file.path) === undefined),
      ...matches(text, pathed).filter(([path]) => !repository.has(path)),
      ...matches(text, section).filter((match) => !isHeading(match, file.path, repository)),
      ...(file.path.endsWith('.md')
        ? matches(text, link).filter(([, to]) => !resolves(to, file.path, repository))
        : []),
      ...(namesOutside.has(file.path) ? [] : matches(file.text, outside)),
    ]
    return [...new Set(broken.map(([whole]) => `${file.path}: ${whole}`))]
  })
}

/** What a person reads of a file: the comments of a program, all of a document. */
function proseOf({ path, text }: SourceFile): string {
  if (!/\.(ts|mjs|js)$/.test(path)) return text
  return commentsOf({ path, text })
}

function matches(text: string, pattern: RegExp): readonly (readonly [string, ...string[]])[] {
  return Array.from(text.matchAll(pattern), ([whole, ...groups]) => [whole, ...groups] as const)
}

function indexOf(files: readonly SourceFile[]): Repository {
  const paths = new Set(files.map(({ path }) => path))
  const folders = new Set(files.flatMap(({ path }) => ancestors(path)))
  const byName = new Map<string, string[]>()
  for (const { path } of files) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    byName.set(name, [...(byName.get(name) ?? []), path])
  }
  const texts = new Map(files.map(({ path, text }) => [path, text]))
  return {
    has: (path) => paths.has(path) || folders.has(path),
    find(name, from) {
      const beside = normalize(join(dirname(from), name))
      const exact = [name, beside].find((path) => paths.has(path))
      return exact ?? byName.get(name.slice(name.lastIndexOf('/') + 1))?.find((path) => path.endsWith(`/${name}`))
    },
    headingsOf: (path) => Array.from((texts.get(path) ?? '').matchAll(/^#+ (.+)$/gm), ([, title = '']) => title),
  }
}

function ancestors(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1)
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
}

function isHeading([, name, anchor, number]: readonly string[], from: string, repository: Repository): boolean {
  const document = repository.find(name ?? '', from)
  if (document === undefined) return false
  const headings = repository.headingsOf(document)
  return anchor === undefined
    ? headings.some((heading) => heading.startsWith(number ?? ''))
    : headings.some((heading) => anchorOf(heading) === anchor)
}

/** The anchor of a heading, as GitHub makes it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
}

function resolves(to: string | undefined, from: string, repository: Repository): boolean {
  if (to === undefined || /^[a-z]+:/.test(to)) return true
  const [path = '', anchor] = to.split('#')
  const document = path === '' ? from : normalize(join(dirname(from), path))
  if (!repository.has(document)) return false
  return anchor === undefined || repository.headingsOf(document).some((heading) => anchorOf(heading) === anchor)
}
