import { AdSearch } from '#contract/admin-ads.ts'
import { UserSearch } from '#contract/admin-users.ts'
import { CarSearch } from '#contract/search.ts'
import { searchAds } from '#server/features/admin-ads/public.ts'
import { searchUsers } from '#server/features/admin-users/public.ts'
import { searchCars } from '#server/features/search/search-cars.ts'
import { openDatabase } from '#server/platform/db/client.ts'
import { createDataServices } from '#server/services.ts'
import { addPeople } from './add-people.ts'
import { medianOf, timeEach } from './measure.ts'
import { atMost, reported, type Figure } from './report.ts'

const ROWS = 50
const ROUNDS = 5
const TIMES = 120
/** Maximum time relative to the public search with as many rows in the same run. */
const MOST = 1.5

/** The first page of the admin lists of ads and users, with as many users as ads. */
export async function benchAdminLists(url: string, count: number): Promise<Figure[]> {
  const database = openDatabase(url, () => {})
  await addPeople(database.pool, count)
  const services = createDataServices(database)
  const users = (search: object) => searchUsers(services, UserSearch.parse({ limit: ROWS, ...search }))
  const asks: Record<string, () => Promise<unknown>> = {
    // with a condition, since the first page without one is cached
    'the public search': () => searchCars(services, CarSearch.parse({ limit: ROWS, condition: ['used'] })),
    'ads, newest': () => searchAds(services, AdSearch.parse({ limit: ROWS })),
    'ads in a state': () => searchAds(services, AdSearch.parse({ limit: ROWS, state: 'sold' })),
    'users, newest': () => users({}),
    'users, last seen': () => users({ sort: 'last_seen' }),
    'users, most ads': () => users({ sort: 'most_ads' }),
  }
  // alternates between the lists, since the speed of a shared machine varies
  const times: Record<string, number[]> = {}
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, ask] of Object.entries(asks)) (times[name] ??= []).push((await timeEach(TIMES, ask)).p50)
  }
  await database.close()
  const [[, base] = ['', Number.NaN], ...lists] = Object.entries(times).map(
    ([name, found]) => [name, medianOf(found)] as const,
  )
  return [
    reported(`the public search, ${ROWS} rows, p50`, base, 'ms'),
    ...lists.map(([name, time]) => atMost(`${name}, p50 (${time.toFixed(2)} ms)`, time / base, '×', MOST)),
  ]
}
