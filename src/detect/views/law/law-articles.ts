import { codeTable } from '../../../dataset/code-table.ts'
import type { Dataset } from '../../../dataset/dataset.ts'
import { lawName, toLegalBasis } from '../../../domain/legal-basis.ts'

/** Where each law, by its number, says a thing. */
export type LawArticles = Readonly<Record<number, string>>

/** The law that an act stands on and its article for a matter; Lei 14.133 where none is on record, undefined where it has no such article. */
export function lawArticles(
  data: Dataset,
  articles: LawArticles,
): (row: number) => { readonly law: string; readonly article: string } | undefined {
  const lawOf = codeTable(data, 'legal_basis', (text) => toLegalBasis(text)?.law)
  return (row) => {
    const law = lawOf(data.acts.legal_basis[row]) ?? 14133
    const article = articles[law]
    return article === undefined ? undefined : { law: lawName(law), article }
  }
}
