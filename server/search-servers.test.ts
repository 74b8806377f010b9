import { describe, expect, inject, test } from 'vitest'
import { connectServer } from '#server/features/search/search-server/server-connection.ts'
import { readProgress } from '#server/features/search/search-server/feed-state.ts'
import { deleteCars } from '#server/features/search/search-server/server-tables.ts'
import { givenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { findFreePort, ready, startPrograms, type Run } from '#server/testing/run-program.ts'
import { hasSearchd, startSearchServers } from '#server/testing/start-search-servers.ts'

const { start } = startPrograms()

describe.skipIf(!hasSearchd)('two processes with search servers', () => {
  test('EXPL-01 the servers answer both, one of which feeds; without a server the database answers', async () => {
    const app = await givenApp()
    app.time.now = new Date()
    const servers = await startSearchServers(inject('folder'))
    await givenCars(app.services, {}, {})
    const env = {
      DATABASE_URL: app.databaseUrl,
      AUTH_SECRET: 'a secret that only tests know, of some length',
      DEMO_CARS: '0',
      SEARCH_URL: servers[1].url,
      SEARCH_SHARDS: servers.map(({ url }) => url).join(),
    }
    const startProcess = async (): Promise<{ url: string; run: Run }> => {
      const PORT = String(await findFreePort())
      const run = start({ PORT, ...env })
      await ready(run)
      return { url: `http://127.0.0.1:${PORT}`, run }
    }
    const [here, there] = [await startProcess(), await startProcess()]
    const count = async (url: string, price = 1) => {
      const response = await fetch(`${url}/api/v1/cars?make=toyota&facets=true&price_min=${price}`)
      return ((await response.json()) as { total: number }).total
    }
    const live = async () => (await readProgress(app.services.db))?.live ?? null
    await expect.poll(live).not.toBeNull()
    expect([await count(here.url), await count(there.url)]).toEqual([2, 2])

    here.run.child.kill('SIGKILL')
    await givenCars(app.services, {})
    await expect.poll(() => count(there.url)).toBe(3)
    await expect.poll(async () => (await readProgress(app.services.db))?.behindSince).toBeNull()

    // only a server can be mistaken like this, until a comparison repairs it
    const server = connectServer(servers[1].url, 5000)
    await server.run([deleteCars((await live())!, [1])])
    await server.close()
    let price = 2
    await expect.poll(() => count(there.url, price++)).toBe(2)

    await servers[0].kill()
    expect(await count(there.url, price)).toBe(3)
    expect((await fetch(`${there.url}/api/health/ready`)).status).toBe(200)
  })
})
