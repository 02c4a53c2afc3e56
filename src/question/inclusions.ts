// What a question asks for beside everything else, which limits nothing: `contratos na Bahia, inclusive obras`.

import { type Line, type LinePart, plainAt } from './line.ts'

const limiting = new Set(['contract_types', 'modalities', 'object'])
const links = new Set(['os', 'as', 'o', 'a', 'the', 'de', 'do', 'da', 'dos', 'das', 'of', 'com', 'with', 'any'])
/** Words that add wherever they stand, and those that add after a comma and else describe. */
const adding = new Set(['inclusive'])
const addingAfterComma = new Set(['incluindo', 'including', 'incluidas', 'incluidos', 'included'])

/** The parts of a line, of which those that are asked for besides are notes; among others of their kind they stay. */
export function withInclusions(line: Line): readonly LinePart[] {
  return line.parts.map((part) => {
    const { kind } = part.meaning
    const isAlone = !line.parts.some((other) => other !== part && other.meaning.kind === kind)
    if (!(limiting.has(kind) && isAlone && isAdded(line, part))) return part
    return { ...part, meaning: { kind: 'note', note: 'also_included' } }
  })
}

function isAdded(line: Line, { from }: LinePart): boolean {
  let at = from - 1
  while (links.has(plainAt(line, at)) && from - at < 4) at--
  const word = plainAt(line, at)
  return adding.has(word) || (addingAfterComma.has(word) && plainAt(line, at - 1) === ',')
}
