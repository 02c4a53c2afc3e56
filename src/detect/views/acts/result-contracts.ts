// Contracts by scope, whose term runs until the result is delivered.

import { codeTable } from '../../../dataset/code-table.ts'
import { type Dataset, kindCodes } from '../../../dataset/dataset.ts'
import { oncePerDataset } from '../../../dataset/once-per-dataset.ts'
import { toPlainText } from '../../../domain/object-nature.ts'

/** Words of services that end with a result, not on a day. */
const result =
  /\bprojetos?\b|\belaboracao\b|\bestudos?\b|\bconsultoria\b|\bdesenvolvimento\b|\bimplantacao\b|\bconstrucao\b|\bobras?\b|\blevantamento\b|\bgeorreferenciamento\b/
const works = kindCodes.indexOf('works')

/** True for a contract by scope, above all works: its term is extended until the result is delivered (Lei 14.133 art. 111). */
export const runsToResult: (data: Dataset) => (row: number) => boolean = oncePerDataset((data) => {
  const { kind, category } = data.acts
  const isResult = codeTable(data, 'category', (text) => result.test(toPlainText(text)))
  return (row) => kind[row] === works || isResult(category[row]) === true
})
