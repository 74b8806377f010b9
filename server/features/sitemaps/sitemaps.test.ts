import { readFile } from 'node:fs/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { writePrices } from '#server/features/prices/public.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { articles, cars, deals } from '#server/platform/db/schema/index.ts'
import { afterCommit } from '#server/platform/events/after-commit.ts'
import { newId } from '#server/platform/ids.ts'
import { givenArticle } from '#server/testing/given-article.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenServices, NOW } from '#server/testing/given-services.ts'
import { addSitemaps } from './sitemap-routes.ts'
import { writeSitemap } from './write-sitemap.ts'

const ORIGIN = 'https://sayyad.example'
/** Those that every site has. */
const FILES = [`${ORIGIN}/sitemaps/pages.xml`, `${ORIGIN}/sitemaps/articles.xml`]
let http: FastifyInstance
let ids: string[]

beforeAll(async () => {
  const services = await givenServices()
  await givenCars(services, {})
  // puts the next ad into the third file
  await services.db.execute(`select setval(pg_get_serial_sequence('cars', 'key'), 25000)`)
  ids = await givenCars(services, {}, { status: 'sold' }, { expires_at: NOW }, { status: 'pending' })
  // the only ad of the fifth file has ended
  await services.db.execute(`select setval(pg_get_serial_sequence('cars', 'key'), 45000)`)
  await givenCars(services, { expires_at: NOW })
  http = Fastify()
  addSitemaps(http, services, ORIGIN)
  expect(await services.db.$count(cars)).toBe(6)
})

const get = async (url: string) => http.inject({ url })

test('ROUTE-05 robots.txt names the sitemap and excludes private pages', async () => {
  const { body } = await get('/robots.txt')
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  for (const path of ['/api/', '/admin', '/dashboard', '/messages']) expect(body).toContain(`Disallow: ${path}\n`)
})

test('LANG-06 the index lists exactly the files that hold public ads', async () => {
  const { body } = await get('/sitemap.xml')
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${ORIGIN}/sitemaps/pages.xml`,
    `${ORIGIN}/sitemaps/articles.xml`,
    `${ORIGIN}/sitemaps/cars-1.xml`,
    `${ORIGIN}/sitemaps/cars-3.xml`,
  ])
})

test('LANG-06 EXPL-05 a file lists its public ads in both languages, and none that ended', async () => {
  const { body, headers } = await get('/sitemaps/cars-3.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${ORIGIN}/car/${ids[0]}`,
    `${ORIGIN}/car/${ids[0]}?lang=en`,
  ])
  expect(body).toContain(`hreflang="en" href="${ORIGIN}/car/${ids[0]}?lang=en"`)
})

test.each(['/sitemaps/cars-2.xml', '/sitemaps/cars-0.xml', '/sitemaps/cars-999999999.xml', '/sitemaps/cars-x.xml'])(
  'ROUTE-05 %s is no file',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('LANG-06 pages are home, explore and the searches that have cars', async () => {
  const { body } = await get('/sitemaps/pages.xml')
  expect(body).toContain(`<loc>${ORIGIN}/explore?make=toyota&amp;lang=en</loc>`)
  expect(body).not.toContain('make=kia')
})

/** Screens that search engines do not show, though robots may read them. */
const NOT_INDEXED = ['/add-car', '/offline', '/_ui', '/*', '/manifest.webmanifest']
/** Listed as soon as it has something to show, which a test of its own checks. */
const WITH_CONTENT = ['/prices']

test('LANG-06 every public screen with an address of its own is in a sitemap', async () => {
  const services = await givenServices()
  const site = Fastify()
  addSitemaps(site, services, ORIGIN)
  await services.db.transaction((tx) => writeSetting(tx, 'enable_deals_section', true))
  const files = ['pages', 'articles', 'deals']
  const listed = await Promise.all(
    files.map(async (name) => (await site.inject({ url: `/sitemaps/${name}.xml` })).body),
  )
  const robots = (await site.inject({ url: '/robots.txt' })).body
  const hidden = [...robots.matchAll(/^Disallow: (\/[\w-]+)/gm)].map(([, path]) => path ?? '')
  const routes = await readFile('web/routes.ts', 'utf8')
  const screens = [...routes.matchAll(/route\('([^':]+)'/g)]
    .map(([, path]) => `/${path}`)
    .filter(
      (path) => ![...NOT_INDEXED, ...WITH_CONTENT].includes(path) && !hidden.some((prefix) => path.startsWith(prefix)),
    )
  expect(screens).toContain('/explore')
  expect(screens.filter((path) => !listed.some((xml) => xml.includes(`<loc>${ORIGIN}${path}</loc>`)))).toEqual([])
})

test('AI-01 LANG-06 the assistant is in the sitemap while it is on', async () => {
  const services = await givenServices()
  const site = Fastify()
  addSitemaps(site, services, ORIGIN)
  const isListed = async () => (await site.inject({ url: '/sitemaps/pages.xml' })).body.includes('/ai-assistant</loc>')
  expect(await isListed()).toBe(true)
  await services.db.transaction((tx) => writeSetting(tx, 'enable_ai_assistant', false))
  expect(await isListed()).toBe(false)
})

test('LANG-06 addresses in sitemaps are escaped', () => {
  expect(writeSitemap(ORIGIN, [{ path: '/a?b="&<c>' }])).toContain(`${ORIGIN}/a?b=&quot;&amp;&lt;c>`)
})

test('DEAL-01 LANG-06 live deals are in a file of their own while the section is on', async () => {
  const services = await givenServices()
  const site = Fastify()
  addSitemaps(site, services, ORIGIN)
  const row = { ...givenDeal(), updated_at: NOW, published_at: NOW, starts_at: null, ends_at: null }
  const [live, draft] = [newId(), newId()]
  await services.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'deals_changed' })
    await tx.insert(deals).values([
      { ...row, id: live, announced_state: 'live' },
      { ...row, id: draft, announced_state: 'draft', published_at: null },
      { ...row, id: newId(), announced_state: 'expired', ends_at: NOW },
      { ...row, id: newId(), announced_state: 'scheduled', starts_at: new Date(NOW.getTime() + 1) },
    ])
  })
  const read = async (url: string) => {
    const { statusCode, body } = await site.inject({ url })
    return [statusCode, [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)]
  }
  const turn = (isOn: boolean) => services.db.transaction((tx) => writeSetting(tx, 'enable_deals_section', isOn))
  expect(await read('/sitemaps/deals.xml')).toEqual([404, []])
  expect(await read('/sitemap.xml')).toEqual([200, FILES])
  await turn(true)
  expect(await read('/sitemaps/deals.xml')).toEqual([
    200,
    ['/deals', `/deals/${live}`].flatMap((path) => [ORIGIN + path, `${ORIGIN}${path}?lang=en`]),
  ])
  expect(await read('/sitemap.xml')).toEqual([200, [...FILES, `${ORIGIN}/sitemaps/deals.xml`]])
  await turn(false)
  expect(await read('/sitemaps/deals.xml')).toEqual([404, []])
})

test('BLOG-01 LANG-06 articles are listed in the languages in which they are public', async () => {
  const services = await givenServices()
  const site = Fastify()
  addSitemaps(site, services, ORIGIN)
  const { published_ar_at: _, published_en_at: __, ...fields } = givenArticle({ slug: 'فحص' })
  const times = { text_ar_at: NOW, text_en_at: NOW, updated_at: NOW, announced_at: NOW }
  const row = {
    ...fields,
    ...times,
    kind: 'post' as const,
    was_public: true,
    words_ar: 1,
    words_en: 1,
    search_words_ar: '',
    search_words_en: '',
  }
  await services.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'articles_changed' })
    await tx.insert(articles).values([
      { ...row, id: newId(), published_en_at: NOW },
      { ...row, id: newId(), slug: 'draft' },
      { ...row, id: newId(), slug: 'later', published_ar_at: new Date(NOW.getTime() + 1) },
    ])
  })
  const { body } = await site.inject({ url: '/sitemaps/articles.xml' })
  const own = `${ORIGIN}/blog/${encodeURIComponent('فحص')}?lang=en`
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    `${ORIGIN}/blog`,
    `${ORIGIN}/blog?lang=en`,
    own,
    ...['/privacy', '/terms'].flatMap((path) => [ORIGIN + path, `${ORIGIN}${path}?lang=en`]),
  ])
  expect(body).toContain(
    `<url><loc>${own}</loc><lastmod>${NOW.toISOString()}</lastmod><xhtml:link rel="alternate" hreflang="en" href="${own}"/><xhtml:link rel="alternate" hreflang="x-default" href="${own}"/></url>`,
  )
})

test('EXPL-03 LANG-06 pages of prices are in a file of their own, from five ads on', async () => {
  const services = await givenServices()
  const site = Fastify()
  addSitemaps(site, services, ORIGIN)
  const read = async (url: string) => {
    const { statusCode, body } = await site.inject({ url })
    return [statusCode, [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc.replace(ORIGIN, ''))]
  }
  await givenCars(services, ...Array.from({ length: 4 }, () => ({ year: 2019 })))
  await writePrices(services)
  expect(await read('/sitemaps/prices.xml')).toEqual([404, []])
  expect(await read('/sitemap.xml')).toEqual([
    200,
    ['/sitemaps/pages.xml', '/sitemaps/articles.xml', '/sitemaps/cars-1.xml'],
  ])
  await givenCars(services, { year: 2019 }, { year: 2020 })
  await writePrices(services)
  expect(await read('/sitemaps/prices.xml')).toEqual([
    200,
    [
      '/prices',
      '/prices/toyota',
      '/prices/toyota/camry',
      '/prices/toyota/camry/riyadh',
      '/prices/toyota/camry/2019',
      '/prices/toyota/camry/2019/riyadh',
    ].flatMap((path) => [path, `${path}?lang=en`]),
  ])
  expect((await read('/sitemap.xml'))[1]).toContain('/sitemaps/prices.xml')
})
