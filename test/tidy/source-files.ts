import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { repositoryFolder as root } from '../support/repository.ts'

export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** TypeScript files below these folders of the repository, generated ones included. */
export function readSources(...folders: readonly string[]): readonly SourceFile[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  )
}

/** `src/auth/tokens.ts` → `auth`; `src/main.ts` → `main`; `workers/host.ts` → `workers`. */
export function roomOf(path: string): string {
  const [top = '', second = ''] = path.split('/')
  return top === 'src' ? second.replace(/\.ts$/, '') : top
}

/** Paths of the repository that a file imports, types included. */
export function importsOf({ path, text }: SourceFile): readonly string[] {
  const specifiers = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g)
  return Array.from(specifiers, ([, specifier = '']) => normalize(join(dirname(path), specifier)))
}

const comment = /^\s*\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*$/gm

/** The text without its comments. */
export function codeOf({ text }: SourceFile): string {
  return text.replace(comment, '')
}

/** The comments alone. */
export function commentsOf({ text }: SourceFile): string {
  return (text.match(comment) ?? []).join('\n')
}
