// Rows of the operations table: learnt models.

import type { Operation } from './operation.ts'
import { get, shared } from './operation-rows.ts'

const reads = { ...get, tag: 'Models', permission: 'configure:system' } as const
const posts = { ...reads, method: 'POST', creates: null, errors: ['CONFLICT'] } as const
const all = '/api/v1/ml_pipeline'

export const modelOperations = [
  {
    ...posts,
    ...shared(`${all}/train`),
    id: 'train_model',
    summary: {
      en: 'Train a model on the records, as a task; the same training under way is answered in its place',
      pt: 'Treinar um modelo com os registros, como tarefa; o mesmo treino em andamento é respondido em seu lugar',
    },
    creates: 'in_commit',
    status: 201,
    body: 'TrainRequest',
    reply: 'Task',
    errors: [],
  },
  {
    ...reads,
    ...shared(`${all}/models`),
    id: 'list_models',
    summary: { en: 'List the models', pt: 'Listar os modelos' },
    query: 'ModelsQuery',
    reply: 'ModelList',
  },
  {
    ...reads,
    ...shared(`${all}/models/compare`),
    id: 'compare_models',
    summary: {
      en: 'Compare two models on the same held-out worlds',
      pt: 'Comparar dois modelos nos mesmos mundos reservados',
    },
    query: 'ModelComparisonQuery',
    reply: 'ModelComparison',
    errors: ['CONFLICT', 'RESOURCE_NOT_FOUND'],
  },
  {
    ...posts,
    ...shared(`${all}/models/promote`),
    id: 'promote_model',
    summary: { en: 'Put a model to use in new investigations', pt: 'Pôr um modelo em uso em novas investigações' },
    body: 'PromoteModelRequest',
    reply: 'Model',
    errors: ['CONFLICT', 'RESOURCE_NOT_FOUND'],
  },
  {
    ...posts,
    ...shared(`${all}/models/rollback`),
    id: 'roll_back_model',
    summary: { en: 'Go back to the model that was in use before', pt: 'Voltar ao modelo que estava em uso antes' },
    body: 'RollBackModelRequest',
    reply: 'ModelInUse',
  },
  {
    ...reads,
    ...shared(`${all}/models/{model_id}`),
    id: 'get_model',
    summary: { en: 'Read a model', pt: 'Ler um modelo' },
    reply: 'Model',
  },
  {
    ...reads,
    ...shared(`${all}/models/{model_id}/metrics`),
    id: 'model_metrics',
    summary: {
      en: 'Read how good a model is on held-out worlds, and how far the records have drifted from its training',
      pt: 'Ler a qualidade de um modelo em mundos reservados e o quanto os registros se afastaram de seu treino',
    },
    reply: 'ModelReport',
  },
] as const satisfies readonly Operation[]
