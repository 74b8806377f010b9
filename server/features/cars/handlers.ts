import { procedures } from '#server/context.ts'
import { getCar } from './get-car.ts'
import { searchCars } from './search-cars.ts'
import { suggestCars } from './suggest-cars.ts'

export const carsHandlers = {
  search: procedures.cars.search.handler(({ context, input }) => searchCars(context, input)),
  suggest: procedures.cars.suggest.handler(async ({ context, input }) => suggestCars(await context.catalogue(), input)),
  get: procedures.cars.get.handler(async ({ context, input, errors }) => {
    const found = await getCar(context, input)
    if (found.kind === 'unknown') throw errors.NOT_FOUND()
    if (found.kind === 'deleted') throw errors.GONE({ data: found.was })
    return found.car
  }),
}
