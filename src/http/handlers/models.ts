// Handlers of the module of models.

import { compareStored } from '../../services/models/compare.ts'
import type { ModelsContext } from '../../services/models/context.ts'
import { promoteModel, rollBackModel } from '../../services/models/promote.ts'
import { listShownModels, readModel, readModelReport } from '../../services/models/read-models.ts'
import { trainModel } from '../../services/models/train.ts'
import { askerOf } from '../asker-of.ts'
import type { Handlers } from '../handler.ts'
import { madeTaskIn } from './tasks.ts'
import { toList } from './to-list.ts'

/** One handler for each operation of the module. */
export function modelHandlers(context: ModelsContext) {
  return {
    train_model(request) {
      return request.once(madeTaskIn(request.language), (making) =>
        trainModel(context, request.body, { ...askerOf(request), ...making }),
      )
    },
    async list_models(request) {
      return { body: toList(request, await listShownModels(context, request.query)) }
    },
    get_model: async ({ params }) => ({ body: await readModel(context, params.model_id) }),
    model_metrics: async ({ params }) => ({ body: await readModelReport(context, params.model_id) }),
    compare_models: async ({ query }) => ({ body: await compareStored(context, query) }),
    async promote_model(request) {
      return { body: await promoteModel(context, request.body, askerOf(request)) }
    },
    async roll_back_model(request) {
      return { body: await rollBackModel(context, request.body, askerOf(request)) }
    },
  } satisfies Partial<Handlers>
}
