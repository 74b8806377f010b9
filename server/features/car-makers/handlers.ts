import { procedures } from '#server/context.ts'
import { makerContent, modelContent } from './catalogue-content.ts'
import { addMaker, addModel, changeCatalogue } from './change-catalogue.ts'
import { deleteMaker, deleteModel } from './delete-catalogue.ts'
import { getMaker, listMakers } from './list-makers.ts'
import { mergeMakers, mergeModels } from './merge-catalogue.ts'
import { moveMaker, moveModel } from './move-catalogue.ts'
import { listTypedModels, mapTypedModel } from './typed-models.ts'

const { car_makers } = procedures

export const carMakersHandlers = {
  list: car_makers.list.handler(({ context }) => listMakers(context)),
  get: car_makers.get.handler(({ context, input }) => getMaker(context, input.make_id)),
  add: car_makers.add.handler(({ context, input }) => addMaker(context, input)),
  change: car_makers.change.handler(({ context, input: { make_id, ...change } }) =>
    changeCatalogue(context, makerContent, { id: make_id, ...change }),
  ),
  move: car_makers.move.handler(({ context, input }) => moveMaker(context, input.make_id, input.before)),
  merge: car_makers.merge.handler(({ context, input: { make_id: id, into } }) => mergeMakers(context, { id, into })),
  delete: car_makers.delete.handler(({ context, input }) => deleteMaker(context, input.make_id)),
  add_model: car_makers.add_model.handler(({ context, input }) => addModel(context, input.make_id, input.model)),
  change_model: car_makers.change_model.handler(({ context, input: { model_id, ...change } }) =>
    changeCatalogue(context, modelContent, { id: model_id, ...change }),
  ),
  move_model: car_makers.move_model.handler(({ context, input }) => moveModel(context, input.model_id, input.before)),
  merge_model: car_makers.merge_model.handler(({ context, input: { model_id: id, into } }) =>
    mergeModels(context, { id, into }),
  ),
  delete_model: car_makers.delete_model.handler(({ context, input }) => deleteModel(context, input.model_id)),
  list_typed: car_makers.list_typed.handler(({ context }) => listTypedModels(context)),
  map_typed: car_makers.map_typed.handler(({ context, input }) => mapTypedModel(context, input)),
}
