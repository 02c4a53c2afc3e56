// Subject words: whom or what a finding is about, as a title and as a sentence.

import { findingSubject, labelOfSubject } from '../finding-subject.ts'
import { nameOfAct } from '../labels.ts'
import { number, text } from '../template.ts'
import { nameOfFinding, type PartContext, type ReportedFinding, titled } from './part.ts'

/** What the finding is and about whom: `Year-end rush: Ministério da Educação`. */
export function titleWithSubject(finding: ReportedFinding): string {
  return `${titled(nameOfFinding(finding))}: ${labelOfSubject(finding.input)}`
}

/** In a sentence, whether a finding is about an act, a body, a supplier, several firms or a market. */
export function concernsOf({ input }: ReportedFinding, { say, sources }: Pick<PartContext, 'say' | 'sources'>): string {
  const { kind, bodies, suppliers, item, acts } = findingSubject(input)
  return say(`concerns_${kind}`, {
    act: text(nameOfAct(input.primary, sources.language)),
    acts: number(acts),
    bodies: text(bodies.join('; ')),
    suppliers: text(suppliers.join('; ')),
    item: text(item ?? ''),
  })
}
