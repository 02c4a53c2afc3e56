// The file of a released surface: one operation or schema a line, and once what every answer has.

import { mapped, type OperationSurface, type Surface } from './surface.ts'

/** A surface as a version left it. */
export interface ReleasedSurface extends Surface {
  /** The version, as CHANGELOG.md heads it. */
  readonly release: string
}

/** The text of the file. */
export function surfaceText(surface: ReleasedSurface): string {
  const answers = Object.values(surface.operations).flatMap((operation) => Object.values(operation.answers))
  const [{ headers: first } = { headers: [] }] = answers
  const everywhere = first.filter((name) => answers.every(({ headers }) => headers.includes(name)))
  const file = {
    ...withHeaders(surface, (headers) => headers.filter((name) => !everywhere.includes(name))),
    everywhere: { headers: everywhere },
  }
  const parts = Object.entries(file).map(([name, part]) => {
    if (typeof part === 'string') return `${JSON.stringify(name)}: ${JSON.stringify(part)}`
    const lines = Object.entries(part).map(([key, one]) => `${JSON.stringify(key)}: ${JSON.stringify(one)}`)
    return `${JSON.stringify(name)}: {\n${lines.join(',\n')}\n}`
  })
  return `{\n${parts.sort().join(',\n')}\n}\n`
}

/** The surface in the text of a file. */
export function readSurface(text: string): ReleasedSurface {
  const { everywhere, ...surface }: ReleasedSurface & { readonly everywhere: { readonly headers: readonly string[] } } =
    JSON.parse(text)
  return withHeaders(surface, (headers) => [...headers, ...everywhere.headers].sort())
}

function withHeaders(
  surface: ReleasedSurface,
  change: (headers: readonly string[]) => readonly string[],
): ReleasedSurface {
  const changed = (operation: OperationSurface) => ({
    ...operation,
    answers: mapped(operation.answers, (answer) => ({ ...answer, headers: change(answer.headers) })),
  })
  return { ...surface, operations: mapped(surface.operations, changed) }
}
