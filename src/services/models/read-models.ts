// Models as people read them: those who may configure the system.

import type {
  MeasuredWorld,
  Model,
  ModelFigures,
  ModelInUse,
  ModelKind,
  ModelMetrics,
  ModelReport,
} from '../../domain/generated/wire-types.ts'
import { AppError } from '../../errors.ts'
import { limits } from '../../limits.ts'
import { readDrift } from '../../models/measured-drift.ts'
import {
  type ModelName,
  type ModelRecord,
  meansOf,
  modelKinds,
  type PinnedModels,
  primaryFigures,
  type WorldFigures,
} from '../../models/model.ts'
import { type Promotions, statusOf } from '../../models/promotions.ts'
import { findModel, listModels, readPromotions } from '../../models/read-models.ts'
import { isUuid } from '../../platform/ids.ts'
import { type ListQuery, type Page, pageOf } from '../page-of.ts'
import type { ModelsContext } from './context.ts'

type State = Pick<ModelsContext, 'state'>

/** One page, newest first by default. */
export async function listShownModels({ state }: State, query: ListQuery): Promise<Page<Model>> {
  const promotions = new Map<ModelKind, Promotions>()
  for (const kind of modelKinds) promotions.set(kind, (await readPromotions(state, kind)).promotions)
  const shown = (await listModels(state)).map((record) => viewOfModel(record, promotions.get(record.kind)))
  return pageOf(shown, { sort: '-created_at', ...query }, 'model_id')
}

/** Throws RESOURCE_NOT_FOUND. */
export async function readModel({ state }: State, id: string): Promise<Model> {
  const record = await getModel(state, id)
  return viewOfModel(record, (await readPromotions(state, record.kind)).promotions)
}

/** How good it is, world by world, and how far the records of now have drifted. Throws RESOURCE_NOT_FOUND. */
export async function readModelReport({ state }: State, id: string): Promise<ModelReport> {
  const record = await getModel(state, id)
  const { model_id, kind, version, worlds } = record
  const drift = await readDrift(state, id)
  return {
    ...{ model_id, kind, version, metrics: metricsOf(record) },
    worlds: worlds.map(
      ({ figures, shipped, ...world }): MeasuredWorld => ({
        ...{ ...world, figures: shownFigures(figures), shipped: shownFigures(shipped) },
      }),
    ),
    ...(drift && { drift }),
  }
}

/** Throws RESOURCE_NOT_FOUND. */
export async function getModel(state: State['state'], id: string): Promise<ModelRecord> {
  const record = isUuid(id) ? await findModel(state, id) : undefined
  if (record === undefined) throw new AppError('RESOURCE_NOT_FOUND', { id: id.slice(0, limits.shownIdCharactersMax) })
  return record
}

/** A model as it is shown. */
export function viewOfModel(record: ModelRecord, promotions: Promotions | undefined): Model {
  const { model_id, kind, version, lineage, digest, bytes, task_id, created_at } = record
  const { features, training_worlds, held_out_worlds } = lineage
  return {
    ...{ model_id, kind, version, digest, bytes, task_id, created_at, metrics: metricsOf(record) },
    status: promotions ? statusOf(promotions, model_id) : 'candidate',
    lineage: {
      ...lineage,
      features: [...features],
      training_worlds: [...training_worlds],
      held_out_worlds: [...held_out_worlds],
    },
  }
}

function metricsOf({ kind, worlds }: ModelRecord): ModelMetrics {
  return {
    ...{ primary_metric: primaryFigures[kind].figure as ModelMetrics['primary_metric'], worlds: worlds.length },
    held_out: shownFigures(meansOf(worlds.map(({ figures }) => figures))),
    shipped: shownFigures(meansOf(worlds.map(({ shipped }) => shipped))),
  }
}

function shownFigures(figures: WorldFigures): ModelFigures {
  const measured = Object.entries(figures).filter(([, value]) => Number.isFinite(value))
  return Object.fromEntries(measured.map(([name, value]) => [name, toShown(value)]))
}

/** Six decimals. */
export function toShown(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** A model by its name, or the one that is shipped. */
export function inUse(kind: ModelKind, model: ModelName | undefined): ModelInUse {
  if (model === undefined) return { kind, origin: 'shipped' }
  return { kind, origin: 'trained', model_id: model.model_id, version: model.version }
}

/** What a run used, of each kind. */
export function modelsUsed(models: PinnedModels = {}): readonly ModelInUse[] {
  return modelKinds.map((kind) => inUse(kind, models[kind]))
}
