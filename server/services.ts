import type { Services } from './context.ts'
import { createCarSearch } from './features/cars/public.ts'
import { loadCatalogue } from './features/catalogue/public.ts'
import { keepTags, listEnabledTags } from './features/tags/public.ts'
import { cached } from './platform/cached.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Database } from './platform/db/client.ts'

const MINUTE = 60_000

export function createServices(database: Database, clock: Clock = systemClock): Services {
  const { db } = database
  const tags = keepTags(() => listEnabledTags(db), clock)
  const catalogue = cached(async () => loadCatalogue(db, await tags()), MINUTE, clock)
  return { db, clock, catalogue, search: createCarSearch(database, clock) }
}
