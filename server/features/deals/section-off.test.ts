import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { loadPages } from '#server/platform/http/load-pages.ts'
import { newId } from '#server/platform/ids.ts'
import { askAssistant } from '#server/testing/ask-assistant.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenPerson } from '#server/testing/given-person.ts'

const FILES = ['/sitemap.xml', '/sitemaps/pages.xml', '/sitemaps/deals.xml', '/blog/rss.xml', '/blog/rss.xml?lang=en']
const PAGES = ['/', '/?lang=en']
const TOOLS = { search_cars: { sentence: 'تلميع' }, knowledge: { question: 'عروض تلميع' } }

/** The same site with its built pages. */
async function givenPages({ services }: GivenApp) {
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(join(inject('folder'), 'section-')),
  })
  const { http } = await createApp({ config, services, pages: await loadPages({ ...config, mode: 'production' }) })
  closeAfterFile(() => http.close())
  return http
}

async function askMcp({ http }: GivenApp, tool: string, given: object): Promise<string> {
  const { statusCode, body } = await http.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      host: 'localhost:3000',
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    payload: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: given } },
  })
  expect([statusCode, body]).toEqual([200, expect.stringContaining('structuredContent')])
  return body
}

test('DEAL-01 NAV-01 EXPL-06 while the section is off, visitors find no deal on home, in lists, search, suggestions, the assistant, MCP, feeds or sitemaps', async () => {
  const app = await givenApp()
  const pages = await givenPages(app)
  const { browser: admin } = await givenPerson(app, 'admin')
  await givenCars(app.services, { make: 'toyota' })
  const id = newId()
  const added = await admin.post('/admin/deals', { ...givenDeal({ title_ar: 'تلميع زمردي', title_en: 'Emerald' }), id })
  expect(added.statusCode, added.body).toBe(200)
  const visitor = createBrowser(app.http)
  const places: (readonly [place: string, read: () => Promise<string>])[] = [
    ...FILES.map((url) => [url, async () => (await app.http.inject({ url })).body] as const),
    ...PAGES.map((url) => [url, async () => (await pages.inject({ url })).body] as const),
    ...['/deals', `/deals/${id}`, '/cars/suggestions?q=تلميع', '/cars?q=تلميع', '/posts?q=تلميع'].map(
      (path) => [path, async () => (await visitor.get(encodeURI(path))).body] as const,
    ),
    ...Object.entries(TOOLS).map(([tool, given]) => [tool, () => askMcp(app, tool, given)] as const),
    ['assistant', async () => JSON.stringify(await askAssistant(visitor, { message: 'وش عندكم عروض تلميع؟' }))],
  ]
  const isNamed = (text: string) => /زمردي|Emerald|\/deals/.test(text) || text.includes(id)
  const placesOfDeals = async () => {
    const texts = await Promise.all(places.map(async ([place, read]) => [place, await read()] as const))
    return texts.flatMap(([place, text]) => (isNamed(text) ? [place] : []))
  }
  expect(await placesOfDeals()).toEqual([])
  await admin.put('/admin/app-settings/enable_deals_section', { new_value: 'true' })
  expect(await placesOfDeals()).toEqual(['/sitemap.xml', '/sitemaps/deals.xml', ...PAGES, '/deals', `/deals/${id}`])
  await admin.put('/admin/app-settings/enable_deals_section', { new_value: 'false' })
  expect(await placesOfDeals()).toEqual([])
  // admins have a preview
  expect((await admin.get(`/deals/${id}`)).statusCode).toBe(200)
})
