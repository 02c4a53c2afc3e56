// Fields that types of the graph have besides those of their definitions: what belongs to a value and is read by an operation of its
// own, and words by which clients of such graphs know a property.

import type { Language } from '../../domain/vocabulary.ts'
import type { FieldRow } from './field-rows.ts'

/** A field whose value an operation reads. */
export interface JoinRow extends FieldRow {
  /** Name of the type. */
  readonly on: string
  /** The parameter of the operation (English), and where its value stands in the value of the type. */
  readonly by: { readonly parameter: string; readonly property: Readonly<Record<Language, string>> }
  /** The part of the answer, by English names; absent: as its shape has it. */
  readonly part?: readonly string[]
}

const same = (name: string) => ({ en: name, pt: name })
const ofInvestigation = { on: 'Investigation', by: { parameter: 'investigation_id', property: same('id') } } as const
const ofRun = { parameter: 'investigation_id', property: { en: 'investigation_id', pt: 'id_investigacao' } } as const

export const joinedFieldRows: readonly JoinRow[] = [
  {
    ...ofInvestigation,
    ...{ operation: 'investigation_results', name: { en: 'findings', pt: 'achados' }, shape: 'whole' },
    part: ['insights'],
  },
  {
    ...ofInvestigation,
    ...{ operation: 'investigation_results', name: { en: 'anomalies', pt: 'anomalias' }, shape: 'anomalies' },
  },
  {
    ...ofInvestigation,
    operation: 'investigation_status',
    name: { en: 'processing_time_ms', pt: 'tempo_processamento_ms' },
    shape: 'whole',
    part: ['statistics', 'processing_time_ms'],
  },
  {
    on: 'Investigation',
    by: { parameter: 'user_id', property: { en: 'user_id', pt: 'usuario_id' } },
    ...{ operation: 'get_user', name: { en: 'user', pt: 'usuario' }, shape: 'user' },
  },
  {
    on: 'Anomaly',
    by: ofRun,
    ...{ operation: 'get_investigation', name: { en: 'investigation', pt: 'investigacao' }, shape: 'document' },
  },
  {
    on: 'Anomaly',
    by: ofRun,
    ...{ operation: 'get_investigation', name: { en: 'created_at', pt: 'criado_em' }, shape: 'whole' },
    part: ['data', 'attributes', 'completed_at'],
  },
  {
    on: 'RecordLink',
    by: { parameter: 'record_id', property: { en: 'record_id', pt: 'id_registro' } },
    ...{ operation: 'get_record', name: { en: 'whole_record', pt: 'registro_inteiro' }, shape: 'data' },
  },
]

/** Another name of what a value holds. */
export interface WordRow {
  readonly on: string
  /** Of which the value is one. */
  readonly definition: string
  readonly name: Readonly<Record<Language, string>>
  /** Where it stands, by English names; several are the ends of a period (ISO 8601-1, 5.5.2). */
  readonly parts: readonly (readonly string[])[]
}

const ofContract = (name: string, ...parts: readonly string[]): WordRow => {
  return { on: 'Contract', definition: 'ActDocument', name: same(name), parts: parts.map((part) => [part]) }
}

export const wordRows: readonly WordRow[] = [
  ofContract('numero', 'contract_id'),
  ofContract('objeto', 'description'),
  ofContract('valor', 'value'),
  ofContract('fornecedor', 'supplier'),
  ofContract('orgao', 'organization'),
  ofContract('data_assinatura', 'signing_date'),
  ofContract('vigencia', 'start_date', 'end_date'),
  {
    ...{ on: 'Anomaly', definition: 'AnomalyResult' },
    name: { en: 'confidence_score', pt: 'pontuacao_confianca' },
    parts: [['confidence']],
  },
  {
    ...{ on: 'Anomaly', definition: 'AnomalyResult' },
    name: { en: 'detection_method', pt: 'metodo_deteccao' },
    parts: [['evidence', 'statistical_analysis', 'method']],
  },
]
