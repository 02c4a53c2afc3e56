// What the types of the graph are called where that is not the name of their definition.

/** Name by definition: the words that clients of such graphs know. */
const typeNames: Readonly<Record<string, string>> = {
  InvestigationAttributes: 'Investigation',
  AnomalyResult: 'Anomaly',
  AgentInsight: 'Finding',
  ActDocument: 'Contract',
  ChatHistoryItem: 'ChatMessage',
  AgentState: 'AgentStats',
  RecordDocumentData: 'Record',
}

const name = /^[_A-Za-z][_0-9A-Za-z]*$/

/** Whether a text can be a name of the graph: two underscores begin those of introspection. */
export function isGraphName(text: string): boolean {
  return name.test(text) && !text.startsWith('__') && !reserved.has(text)
}

const reserved: ReadonlySet<string> = new Set(['true', 'false', 'null'])

/** @example typeNameOf('AnomalyResult') // 'Anomaly' */
export function typeNameOf(definition: string): string {
  return typeNames[definition] ?? definition
}

/** @example innerTypeName('Anomaly', 'affected_entities') // 'AnomalyAffectedEntities' */
export function innerTypeName(owner: string, property: string): string {
  const words = property.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return typeNameOf(owner + words.join(''))
}
