import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/db/client.ts'
import { openCarIndex, type CarIndex } from './car-index/open-car-index.ts'

export interface OpenedSearch {
  carIndex: CarIndex
  /** Whether no visitor should be sent here before it is ready, as it will be soon. */
  isNeeded: boolean
  close: () => Promise<void>
}

/** Opens the index in memory, or the search server of SEARCH_URL, which it also feeds. */
export async function openSearch(
  database: Database,
  { searchServer }: Pick<Config, 'searchServer'>,
  report: (error: Error) => void,
): Promise<OpenedSearch> {
  if (!searchServer) {
    const carIndex = openCarIndex(database.url, database.events, report)
    return { carIndex, isNeeded: true, close: carIndex.close }
  }
  const { url, shards } = searchServer
  const [{ openSearchServer }, { feedSearchServer }] = await Promise.all([
    import('./search-server/open-search-server.ts'),
    import('./search-server/feed-search-server.ts'),
  ])
  const carIndex = openSearchServer(database, url, report)
  const feeder = feedSearchServer({ databaseUrl: database.url, shards, events: database.events, report })
  return {
    carIndex,
    isNeeded: false,
    close: async () => {
      await Promise.all([carIndex.close(), feeder.close()])
    },
  }
}
