import { codeTable } from '../../../dataset/code-table.ts'
import type { Dataset } from '../../../dataset/dataset.ts'
import { lawName, toLegalBasis } from '../../../domain/legal-basis.ts'

/** The article of each law, by the law's number, on one matter. */
export type LawArticles = Readonly<Record<number, string>>

/** The law of an act and its article on a matter; Lei 14.133 where no law is on record, undefined where the law has no such article. */
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
