import { startModelServer } from '#server/testing/model-server.ts'
import { test as base } from './fixtures.ts'
import { SITE } from './site.ts'
import { startSite } from './start-site.ts'

type ModelServer = Awaited<ReturnType<typeof startModelServer>>

/** A site of its own with a scripted language model, in a new database without ads. */
export const test = base.extend<object, { model: ModelServer }>({
  model: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures this one needs
    async ({}, use) => {
      const model = await startModelServer()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ model }, use, { parallelIndex }) => {
      const site = await startSite(SITE.port + 1 + parallelIndex, { LLM_BASE_URL: model.url, LLM_MODEL: 'scripted' })
      await use(site)
      await site.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
})
