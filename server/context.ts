import { implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import type { Catalogue } from '#server/features/catalogue/public.ts'
import type { CarSearchEngine } from '#server/features/cars/public.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Db } from '#server/platform/db/client.ts'

/** What every operation may need; made once at the start. */
export interface Services {
  db: Db
  clock: Clock
  /** Makers, models, places: read often, changed rarely. */
  catalogue: () => Promise<Catalogue>
  search: CarSearchEngine
}

/** Who calls. Kinds of caller that need an account join with accounts. */
export type Caller = { kind: 'anonymous' }

export interface CallContext extends Services {
  caller: Caller
}

/** Handlers are made from it: `procedures.cars.search.handler(…)`. */
export const procedures = implement(contract)
  .$context<CallContext>()
  // handlers are held to their outputs by the compiler; checking a thousand counts at each search costs more than the search
  .$config({ initialOutputValidationIndex: Number.NaN })
