// Purchase methods: competitive or direct, by modality and legal basis.

import { codeTable } from '../../../dataset/code-table.ts'
import type { Dataset } from '../../../dataset/dataset.ts'
import { sharedPerDataset } from '../../../dataset/shared-per-dataset.ts'
import { isDirectAward, toLegalBasis } from '../../../domain/legal-basis.ts'

/** Methods with open competition by price. */
const competitive: ReadonlySet<string> = new Set(['pregao', 'concorrencia', 'convite', 'tomada_de_precos'])
const direct: ReadonlySet<string> = new Set(['dispensa', 'inexigibilidade'])

export type PurchaseMethod = 'competitive' | 'direct' | undefined

const methods: readonly PurchaseMethod[] = [undefined, 'competitive', 'direct']

/** How an act was bought: `competitive`, `direct`, or undefined where method and legal basis are silent. */
export function purchaseMethods(data: Dataset): (row: number) => PurchaseMethod {
  const codes = methodCodes(data)
  return (row) => methods[codes[row]]
}

const methodCodes = sharedPerDataset('purchase methods', (data): Uint8Array => {
  const { legal_basis, modality, length } = data.acts
  const isDirect = codeTable(data, 'legal_basis', (text) => {
    const basis = toLegalBasis(text)
    return basis !== undefined && isDirectAward(basis)
  })
  const codeOf = codeTable(data, 'modality', (text) => (direct.has(text) ? 2 : competitive.has(text) ? 1 : 0))
  const codes = new Uint8Array(length)
  for (let row = 0; row < length; row++) codes[row] = isDirect(legal_basis[row]) ? 2 : (codeOf(modality[row]) ?? 0)
  return codes
})
