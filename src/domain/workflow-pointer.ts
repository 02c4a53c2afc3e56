// Pointers into the data of a workflow: the names of the interface in them may be Portuguese, names that people gave are left.

/** Of the data: its parts; of an output: its fields. */
const parts: Readonly<Record<string, string>> = { dados: 'data', etapas: 'steps', indice: 'index', voto: 'vote' }
const fields: Readonly<Record<string, string>> = {
  agente: 'agent',
  resposta: 'answer',
  encontrado: 'found',
  fonte_dados: 'data_source',
  evidencia: 'evidence',
  rotulo: 'label',
  especie: 'kind',
  tipo: 'type',
  severidade: 'severity',
  confianca: 'confidence',
  anomalias_detectadas: 'anomalies_detected',
  id_investigacao: 'investigation_id',
  decisao: 'decision',
  valor: 'value',
  votos: 'votes',
  votantes: 'voters',
}

/** A pointer with the English names of what the interface names; `of` says what it points into. */
export function toEnglishPointer(pointer: string, of: 'data' | 'output'): string {
  const [root = '', ...names] = pointer.split('/')
  if (of === 'output') return [root, ...names.map(fieldName)].join('/')
  const [part = '', ...rest] = names
  const place = Object.hasOwn(parts, part) ? parts[part] : part
  if (place === 'steps') {
    const [step, ...inside] = rest
    return [root, place, ...(step === undefined ? [] : [step]), ...inside.map(fieldName)].join('/')
  }
  return [root, ...(names.length > 0 ? [place] : []), ...(place === 'vote' ? rest.map(fieldName) : rest)].join('/')
}

function fieldName(name: string): string {
  return Object.hasOwn(fields, name) ? fields[name] : name
}
