import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import type { Database } from '#server/platform/db/client.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { searchedBy } from '#server/testing/given-services.ts'
import { hasSearchd, startSearchServers } from '#server/testing/start-search-servers.ts'
import type { CarIndex } from '../car-index/open-car-index.ts'
import type { Condition } from '../questions/conditions.ts'
import { feedSearchServer } from './feed-search-server.ts'
import { openSearchServer } from './open-search-server.ts'

const PATIENCE_MS = 60_000

/** The tests of searches, which run once more. */
const SUITES = ['../search-cars.test.ts', '../beaten.test.ts', '../counts/without-own-filter.test.ts']

describe.skipIf(!hasSearchd)('with two search servers', async () => {
  let answered = 0
  /** On a busy machine the database may be asked in between, so this asks until the servers answer. */
  async function insist<Answer>(lists: readonly (readonly Condition[])[], ask: () => Promise<Answer | null>) {
    // the only condition that the database has to check
    if (lists.flat().some(({ field }) => field === 'unbeaten')) return ask()
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await wait(100)) {
      const answer = await ask()
      if (!answer) continue
      answered++
      return answer
    }
    throw new Error('The servers do not answer')
  }

  beforeAll(async () => {
    const servers = await startSearchServers(inject('folder'))
    const report = (error: Error) => console.error(error)
    // the database of the last suite ends before its feeder; whatever else fails shows in the answers
    const ignore = () => {}
    let closeLast = async () => {}
    closeAfterFile(async () => {
      searchedBy.open = null
      await closeLast()
    })
    // there is one set of tables, which has the ads of the latest database
    searchedBy.open = async (database: Database): Promise<CarIndex> => {
      await closeLast()
      const shards = servers.map(({ url }) => url)
      const feeder = feedSearchServer({ databaseUrl: database.url, shards, events: database.events, report: ignore })
      const index = openSearchServer(database, servers[1].url, report)
      closeLast = async () => {
        await Promise.all([feeder.close(), index.close()])
      }
      // hooks cannot poll by `expect`
      while (!index.isReady()) await wait(20)
      return {
        ...index,
        count: (questions, now) =>
          insist(
            questions.map(({ conditions }) => conditions),
            () => index.count(questions, now),
          ),
        page: (conditions, ...asked) => insist([conditions], () => index.page(conditions, ...asked)),
      }
    }
  })

  for (const path of SUITES) {
    // the suffix makes another module than that of the file itself
    describe(path, () => import(`${path}?again`))
  }

  afterAll(() => expect(answered).toBeGreaterThan(0))
})
