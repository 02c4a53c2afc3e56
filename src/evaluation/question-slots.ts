// From the reading of a question to the slots that labels have.

import type { ChatState } from '../chat/chat-state.ts'
import type { NamedParty, QuestionReading } from '../question/question-reading.ts'
import type { QuestionSlots } from './labelled-questions.ts'

const macroRegions: Readonly<Record<string, readonly string[]>> = {
  N: ['AC', 'AM', 'AP', 'PA', 'RO', 'RR', 'TO'],
  NE: ['AL', 'BA', 'CE', 'MA', 'PB', 'PE', 'PI', 'RN', 'SE'],
  CO: ['DF', 'GO', 'MS', 'MT'],
  S: ['PR', 'RS', 'SC'],
}

/** The slots of a reading or of a state: macro-regions by their states, bodies and firms by code or by name. */
export function slotsOf(reading: QuestionReading | (ChatState & { readonly second?: string })): QuestionSlots {
  const { filters, named } = reading
  const { exclude = {} } = filters
  const lists = (side: typeof filters | typeof exclude, parties: readonly NamedParty[]) => ({
    regions: (side.regions ?? []).flatMap((region) => macroRegions[region] ?? [region]),
    organizations: [...(side.organizations ?? []), ...namesOf(parties, 'organizations')],
    suppliers: [...(side.suppliers ?? []), ...namesOf(parties, 'suppliers')],
    ...(side.contract_types && { contract_types: side.contract_types }),
    ...(side.object && { object: side.object }),
    ...(side.modalities && { modalities: side.modalities }),
  })
  const { date_range, min_value, max_value } = filters
  return {
    ...lists(
      filters,
      named.filter(({ excluded }) => !excluded),
    ),
    ...(date_range && { date_range }),
    ...(min_value !== undefined && { min_value }),
    ...(max_value !== undefined && { max_value }),
    anomaly_types: reading.anomaly_types,
    ...(reading.data_source && { data_source: reading.data_source }),
    exclude: {
      ...lists(
        exclude,
        named.filter(({ excluded }) => excluded),
      ),
      ...(exclude.anomaly_types && { anomaly_types: exclude.anomaly_types }),
      ...(exclude.date_ranges && { date_ranges: exclude.date_ranges }),
    },
    ...(reading.second !== undefined && { second: true }),
  }
}

function namesOf(parties: readonly NamedParty[], kind: NamedParty['kind']): readonly string[] {
  return parties.filter((party) => party.kind === kind).map(({ name }) => name)
}
