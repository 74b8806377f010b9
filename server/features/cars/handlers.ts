import { procedures } from '#server/context.ts'
import { getCar } from './get-car.ts'
import { listCards } from './list-cards.ts'
import { listFeatured } from './list-featured.ts'
import { listSimilar } from './list-similar.ts'
import { searchCars } from './search-cars.ts'
import { suggestCars } from './suggest-cars.ts'

export const carsHandlers = {
  search: procedures.cars.search.handler(({ context, input }) => searchCars(context, input)),
  suggest: procedures.cars.suggest.handler(async ({ context, input }) => suggestCars(await context.catalogue(), input)),
  get_many: procedures.cars.get_many.handler(({ context, input }) => listCards(context, input)),
  featured: procedures.cars.featured.handler(({ context, input }) => listFeatured(context, input)),
  similar: procedures.cars.similar.handler(({ context, input }) => listSimilar(context, input)),
  get: procedures.cars.get.handler(async ({ context, input, errors }) => {
    const found = await getCar(context, { ...input, caller: context.caller })
    if (found.kind === 'unknown') throw errors.NOT_FOUND()
    if (found.kind === 'deleted') throw errors.GONE({ data: found.was })
    return found.car
  }),
}
