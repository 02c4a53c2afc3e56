// Finding subject: whom or what a finding is about, by the parties and items that its own facts name. A finding about a body, a market
// or several firms is no finding about the winner of its largest act.

import type { NamedThing } from '../detect/detector.ts'
import { findDetector } from '../detect/registry.ts'
import type { Candidate } from '../domain/finding.ts'
import type { ActRecord } from '../domain/records.ts'
import type { AnomalyInput } from '../domain/reporting.ts'
import type { Language } from '../domain/vocabulary.ts'
import { limits } from '../limits.ts'
import { namesInFact } from './fact-names.ts'
import { nameOfAct, organizationLabel, supplierLabel } from './labels.ts'
import { leadOf } from './lead.ts'
import { listed } from './listed.ts'

export type SubjectKind = 'act' | 'acts' | 'body' | 'firms' | 'market' | 'supplier' | 'supplier_at_body'

export interface FindingSubject {
  readonly kind: SubjectKind
  /** Buyers that it is about, as texts call them; none where it is about no particular ones. */
  readonly bodies: readonly string[]
  /** The same of suppliers and bidders. */
  readonly suppliers: readonly string[]
  /** Item of the market, where one is named. */
  readonly item?: string
  /** Acts behind the finding. */
  readonly acts: number
}

/** Facts that name somebody beside the subject: the firm that was passed over, or the one that a sanction is on. */
const besides: ReadonlySet<string> = new Set(['lowest_bidder', 'sanctioned_firm', 'shared_partners'])

/** The subject of a finding, by its leading candidate. */
export function findingSubject(input: AnomalyInput): FindingSubject {
  const lead = leadOf(input.finding)
  const acts = input.finding.related.length + 1
  const named = namedParties(input, lead)
  if (!isAboutGroup(lead)) {
    const bidders = lead.facts.firms === undefined ? [] : named.suppliers
    const buyers = partiesOfActs(input, 'organization')
    if (bidders.length > 1) return { kind: 'firms', bodies: buyers, suppliers: bidders, acts }
    return { kind: 'act', bodies: buyers, suppliers: partiesOfActs(input, 'supplier'), acts }
  }
  const { bodies, suppliers, item } = named
  const found = { ...(item === undefined ? {} : { item }), acts }
  if (suppliers.length > 1)
    return { kind: 'firms', bodies: either(bodies, partiesOfActs(input, 'organization')), suppliers, ...found }
  if (suppliers.length === 1)
    return bodies.length > 0
      ? { kind: 'supplier_at_body', bodies, suppliers, ...found }
      : { kind: 'supplier', bodies: partiesOfActs(input, 'organization'), suppliers, ...found }
  if (bodies.length > 0) return { kind: 'body', bodies, suppliers, ...found }
  if (item !== undefined) return { kind: 'market', bodies, suppliers, ...found }
  const [buyers, sellers] = [partiesOfActs(input, 'organization'), partiesOfActs(input, 'supplier')]
  return { kind: acts > 1 ? 'acts' : 'act', bodies: buyers, suppliers: sellers, acts }
}

/** The subject in a title: its body, supplier, firms or item, else its act. */
export function labelOfSubject(input: AnomalyInput): string {
  const { language, primary } = input
  const { kind, bodies, suppliers, item, acts } = findingSubject(input)
  switch (kind) {
    case 'act':
      return nameOfAct(primary, language)
    case 'acts':
      return `${nameOfAct(primary, language)} ${othersWords[language](acts - 1)}`
    case 'body':
      return listed(bodies, language)
    case 'firms':
    case 'supplier':
      return listed(suppliers, language)
    case 'supplier_at_body':
      return `${listed(suppliers, language)} · ${listed(bodies, language)}`
    case 'market':
      return item ?? ''
  }
}

const othersWords: Readonly<Record<Language, (others: number) => string>> = {
  en: (others) => `and ${others} more`,
  pt: (others) => `e mais ${others}`,
}

/** The one supplier that a finding is about; undefined where it is about none or several. */
export function nameOfSupplier(input: AnomalyInput): string | undefined {
  const { suppliers } = findingSubject(input)
  return suppliers.length === 1 ? suppliers[0] : undefined
}

/** The one body that a finding is about; undefined where it is about none or several. */
export function nameOfOrganization(input: AnomalyInput): string | undefined {
  const { bodies } = findingSubject(input)
  return bodies.length === 1 ? bodies[0] : undefined
}

/** The buyer of an act as texts call it; undefined where the act names none. */
export function nameOfBuyer(act: ActRecord, language: Language): string | undefined {
  const isNamed = act.organization !== undefined || act.organization_id !== undefined
  return isNamed ? organizationLabel(act, language) : undefined
}

function isAboutGroup({ group, related }: Candidate): boolean {
  return group !== undefined || related.length > 0
}

function namedParties(input: AnomalyInput, lead: Candidate) {
  const names = Object.entries(findDetector(lead.detector)?.names ?? {}).filter(
    ([fact]) => lead.facts[fact] !== undefined && !besides.has(fact),
  )
  const of = (...things: readonly NamedThing[]) =>
    names.flatMap(([fact, thing]) => (things.includes(thing) ? namesInFact(input, lead, fact) : []))
  return {
    bodies: of('organization', 'organizations'),
    suppliers: of('supplier', 'suppliers'),
    item: of('item')[0],
  }
}

/** The buyers or suppliers of all acts, each once; none where there are too many to name, or not all acts are at hand. */
function partiesOfActs({ primary, related, finding, language }: AnomalyInput, party: 'organization' | 'supplier') {
  if (related.length < finding.related.length) return []
  const names = [primary, ...related].flatMap((act) => {
    if (party === 'organization') return nameOfBuyer(act, language) ?? []
    return act.supplier === undefined && act.supplier_id === undefined ? [] : supplierLabel(act, language)
  })
  const distinct = [...new Set(names)]
  return distinct.length > limits.reportNamesMax ? [] : distinct
}

function either(names: readonly string[], others: readonly string[]): readonly string[] {
  return names.length > 0 ? names : others
}
