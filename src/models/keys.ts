// Keys of the state store under which models stand.

import type { ModelKind } from '../domain/generated/wire-types.ts'

/** The ModelRecord as JSON. */
export const modelRecordPrefix = 'model/'
export const modelRecordKey = (id: string) => `${modelRecordPrefix}${id}`
/** The bytes of a model, compressed. */
export const modelBytesKey = (id: string) => `model-bytes/${id}`
/** How the records of now lie from those it learnt from, JSON. */
export const modelDriftPrefix = 'model-drift/'
export const modelDriftKey = (id: string) => `${modelDriftPrefix}${id}`
/** The Promotions of a kind as JSON. */
export const promotionsPrefix = 'model-promotions/'
export const promotionsKey = (kind: ModelKind) => `${promotionsPrefix}${kind}`
