// Tools as they are listed to an assistant, in either language.

import type { Language } from '../../domain/vocabulary.ts'
import { getOperation } from '../operations.ts'
import { inputSchemaOf, type JsonSchema, outputSchemaOf } from './tool-schemas.ts'
import { type ToolRow, tools } from './tools.ts'

/** A tool as the protocol describes one. */
interface DescribedTool {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: JsonSchema
  readonly outputSchema: JsonSchema
  readonly annotations: Readonly<Record<string, boolean | string>>
}

const described = new Map<string, DescribedTool>()

/** The tools that are left by a filter, in a language; each is made once. */
export function describeTools(language: Language, isOffered: (tool: ToolRow) => boolean): readonly DescribedTool[] {
  return tools.filter(isOffered).map((tool) => {
    const key = tool.name[language]
    const known = described.get(key) ?? describe(tool, language)
    described.set(key, known)
    return known
  })
}

function describe(tool: ToolRow, language: Language): DescribedTool {
  const { name, description, isReadOnly } = tool
  const title = (tool.title ?? getOperation(tool.operation).summary)[language]
  return {
    ...{ name: name[language], title, description: description[language] },
    inputSchema: inputSchemaOf(tool, language),
    outputSchema: outputSchemaOf(tool, language),
    annotations: {
      title,
      readOnlyHint: isReadOnly,
      destructiveHint: false,
      idempotentHint: isReadOnly,
      // All that is asked is what the service itself holds.
      openWorldHint: false,
    },
  }
}
