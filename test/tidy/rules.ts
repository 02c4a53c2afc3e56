// The rules that tidy.test.ts holds, each from files to the violations in them.

import { confined, detectorRooms, floors, schemaNames } from './rooms.ts'
import { codeOf, commentsOf, importsOf, roomOf, type SourceFile } from './source-files.ts'

const rows = new Map(floors.flatMap((floor) => Object.entries(floor)))

/** Imports that the table of rooms does not have. */
export function importViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path)
    const row = rows.get(room)
    if (!row) return [`${file.path}: the room ${room} is not in the table`]
    return importsOf(file)
      .filter((target) => !mayImport(room, row, target))
      .map((target) => `${file.path} → ${target}; ${room} may import ${row.join(', ')} (ARCHITECTURE.md)`)
  })
}

function mayImport(room: string, row: readonly string[], target: string): boolean {
  if (row.includes('*')) return true
  const rooms = [room, 'limits', 'errors', 'reasons', ...row]
  return rooms.includes(roomOf(target)) || rooms.some((entry) => target === `src/${entry}.ts`)
}

/** Rows of the table that name a room of a higher floor, or on their own floor one that stands after them. */
export function floorViolations(table: typeof floors): readonly string[] {
  const seen = new Set(['schemas', '*'])
  return table.flatMap((floor) => {
    const own = Object.keys(floor)
    const found = Object.entries(floor).flatMap(([room, row]) =>
      row
        .map((entry) => entry.replace(/\/.*/, ''))
        .filter((entry) => !seen.has(entry) && !own.slice(0, own.indexOf(room)).includes(entry))
        .map((entry) => `${room} → ${entry}`),
    )
    for (const room of own) seen.add(room)
    return found
  })
}

/** Imports of a detector by a detector: what they lend each other is a view. */
export function detectorImports(files: readonly SourceFile[]): readonly string[] {
  const isDetector = (path: string) => detectorRooms.some((room) => path.startsWith(`src/detect/${room}/`))
  return files
    .filter(({ path }) => isDetector(path))
    .flatMap((file) =>
      importsOf(file)
        .filter(isDetector)
        .map((target) => `${file.path} → ${target}`),
    )
    .sort()
}

/** What stands outside its place: time, chance, environment, console, bounds, the server's library, Portuguese. */
export function confinedViolations(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap((file) => {
    const code = codeOf(file)
    return confined
      .filter(({ pattern, only }) => !only.test(file.path) && pattern.test(code))
      .map(({ what, pattern }) => `${file.path}: ${what}: ${pattern.exec(code)?.[0]}`)
  })
}

/** Exported names that stand in two files. The words of a detector have its name, and some schemas that of a type. */
export function twofoldNames(files: readonly SourceFile[]): readonly string[] {
  const declared = /^export (?:async )?(?:const|function\*?|class|interface|type) (\w+)/gm
  const homes = new Map<string, string[]>()
  for (const file of files.filter(({ path }) => !path.startsWith('src/reports/catalogue/')))
    for (const [, name = ''] of file.text.matchAll(declared)) {
      const isSchema = file.path.includes('/generated/') && schemaNames.includes(name)
      if (!isSchema && homes.get(name)?.includes(file.path) !== true)
        homes.set(name, [...(homes.get(name) ?? []), file.path])
    }
  return [...homes].filter(([, paths]) => paths.length > 1).map(([name, paths]) => `${name}: ${paths.join(', ')}`)
}

/** Comments with words that the field does not use: what is shared is not lent, what is returned is not told. */
export function wordViolations(files: readonly SourceFile[]): readonly string[] {
  const words = /\b(?:lately|whoever|a hair|lends?|lent|borrow(?:s|ed)?|tells|told|stands? still|lay together)\b/gi
  return files
    .filter(({ path }) => !path.includes('/generated/'))
    .flatMap((file) => Array.from(commentsOf(file).matchAll(words), ([word]) => `${file.path}: ${word}`))
}

/** Files with a comment that silences the linter. */
export function silencedLint(files: readonly SourceFile[]): readonly string[] {
  return files.filter(({ text }) => text.includes(`biome-${'ignore'} lint`)).map(({ path }) => path)
}

/** Names of `limits` that no file reads. */
export function deadLimits(names: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const readers = files.filter(({ path }) => path !== 'src/limits.ts')
  return names.filter((name) => !readers.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
}

/** Rings of files that import each other. */
export function cycles(files: readonly SourceFile[]): readonly string[] {
  const graph = new Map(files.map((file) => [file.path, importsOf(file)]))
  const done = new Set<string>()
  const found: string[] = []
  const visit = (path: string, trail: readonly string[]): void => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '))
    if (done.has(path) || trail.includes(path)) return
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) visit(path, [])
  return found
}

/** Files whose name says nothing, and files too long to read at once. */
export function fileViolations(files: readonly SourceFile[]): readonly string[] {
  const empty = /(^|\/)(utils|helpers|common|types|manager|base-[^/]*)\.ts$/
  return files
    .filter(({ path, text }) => empty.test(path) || (!path.includes('/generated/') && text.split('\n').length > 500))
    .map(({ path }) => path)
}
