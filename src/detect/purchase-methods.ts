import type { Dataset } from '../domain/dataset.ts'
import { isDirectAward, toLegalBasis } from '../domain/legal-basis.ts'
import { codeTable } from './code-table.ts'

/** Methods in which the lowest price is sought among open offers. */
const competitive: ReadonlySet<string> = new Set(['pregao', 'concorrencia', 'convite', 'tomada_de_precos'])
const direct: ReadonlySet<string> = new Set(['dispensa', 'inexigibilidade'])

/** How an act was bought: `competitive`, `direct`, or undefined where its method and legal basis do not tell. */
export function purchaseMethods(data: Dataset): (row: number) => 'competitive' | 'direct' | undefined {
  const isDirect = codeTable(data, 'legal_basis', (text) => {
    const basis = toLegalBasis(text)
    return basis !== undefined && isDirectAward(basis)
  })
  const methodOf = codeTable(data, 'modality', (text) =>
    direct.has(text) ? 'direct' : competitive.has(text) ? 'competitive' : undefined,
  )
  return (row) => (isDirect(data.acts.legal_basis[row]) ? 'direct' : methodOf(data.acts.modality[row]))
}
