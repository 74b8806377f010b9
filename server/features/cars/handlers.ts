import { procedures } from '#server/context.ts'
import { fail } from '#server/platform/fail.ts'
import { getCar } from './get-car.ts'
import { listCards } from './list-cards.ts'
import { listFeatured } from './list-featured.ts'

export const carsHandlers = {
  get_many: procedures.cars.get_many.handler(({ context, input }) => listCards(context, input)),
  featured: procedures.cars.featured.handler(({ context, input }) => listFeatured(context, input)),
  get: procedures.cars.get.handler(async ({ context, input }) => {
    const found = await getCar(context, { ...input, caller: context.caller })
    if (found.kind === 'unknown') throw fail('NOT_FOUND')
    if (found.kind === 'deleted') throw fail('GONE', found.was)
    return found.car
  }),
}
