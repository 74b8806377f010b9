import { typedKey } from '#domain/catalogue/typed-key.ts'
import type { Catalogue, CarModel } from './catalogue.ts'

interface Named {
  make_id: number
  model_id: number | null
  custom_model: string | null
}

/**
 * A car with its current maker and model: resolves merges and models that sellers typed. The stored row is not changed,
 * so that undoing a merge restores it.
 */
export function asNamedNow<Car extends Named>(
  car: Car,
  catalogue: Pick<Catalogue, 'makers' | 'models' | 'typedModels'>,
): Car {
  const makeId = catalogue.makers.byId.get(car.make_id)?.id ?? car.make_id
  const model =
    car.model_id === null
      ? catalogue.typedModels.get(typedKey(makeId, car.custom_model ?? ''))
      : catalogue.models.byId.get(car.model_id)
  if (!model) return makeId === car.make_id ? car : { ...car, make_id: makeId }
  if (model.id === car.model_id && model.make_id === car.make_id) return car
  return { ...car, make_id: model.make_id, model_id: model.id, custom_model: null }
}

/** Spellings that belong to two models of a maker are ambiguous and left out. */
export function typedModels(models: readonly CarModel[]): Map<string, CarModel> {
  const found = new Map<string, CarModel>()
  const ambiguous = new Set<string>()
  for (const model of models) {
    for (const name of [model.name_en, model.name_ar, ...model.aliases]) {
      const key = typedKey(model.make_id, name)
      if ((found.get(key) ?? model) !== model) ambiguous.add(key)
      found.set(key, model)
    }
  }
  for (const key of ambiguous) found.delete(key)
  return found
}
