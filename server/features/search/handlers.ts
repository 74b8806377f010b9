import { procedures } from '#server/context.ts'
import { listBeaten } from './list-beaten.ts'
import { listSimilar } from './list-similar.ts'
import { searchCars } from './search-cars.ts'
import { suggestCars } from './suggest-cars.ts'

const { search } = procedures

export const searchHandlers = {
  find: search.find.handler(({ context, input }) => searchCars(context, input)),
  list_beaten: search.list_beaten.handler(({ context, input }) => listBeaten(context, input)),
  suggest: search.suggest.handler(({ context, input }) => suggestCars(context, input)),
  list_budgets: search.list_budgets.handler(({ context }) => context.search.budgets()),
  get_trust_counts: search.get_trust_counts.handler(({ context }) => context.search.trust()),
  find_similar: search.find_similar.handler(({ context, input }) => listSimilar(context, input)),
}
