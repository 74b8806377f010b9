import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, inject, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import { countPrices } from '#server/features/prices/count-prices.job.ts'
import { newId } from '#server/platform/ids.ts'
import { closeAfterFile } from '#server/testing/close-after-file.ts'
import { bodyOf, givenArticle } from '#server/testing/given-article.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenFact } from '#server/testing/given-fact.ts'
import { givenMedia } from '#server/testing/given-media.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'

let app: GivenApp
let admin: Person
let http: FastifyInstance

const ids = { deal: newId(), post: newId(), guide: newId(), page: newId(), picture: '' }
const stored: Record<'brand' | 'category' | 'fact' | 'word', number> = { brand: 0, category: 0, fact: 0, word: 0 }

const put = async (path: string, wanted: object) => {
  const answer = await admin.browser.put(path, { wanted, seen: {} })
  expect(answer.statusCode, answer.body).toBe(200)
}
const added = async (path: string, body: object) => {
  const answer = await admin.browser.post(path, body)
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer
}
const addedId = async (path: string, body: object) => (await added(path, body)).json<{ id: number }>().id

beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  // other tests have no response cache
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: mkdtempSync(join(inject('folder'), 'caching-')),
  })
  const { subscribe } = app.services.events
  const events = { subscribe, isListening: () => true, close: async () => {} }
  ;({ http } = await createApp({ config, services: app.services, events }))
  closeAfterFile(() => http.close())
  await admin.browser.put('/admin/app-settings/enable_deals_section', { new_value: 'true' })
  stored.brand = await addedId('/admin/brands', {
    name_ar: 'مغسلة',
    name_en: 'Wash',
    about_ar: '',
    about_en: '',
    logo_id: null,
    website: null,
  })
  stored.category = await addedId('/admin/deal-categories', { name_ar: 'غسيل', name_en: 'Washing' })
  ids.picture = await givenMedia(app, { alt_ar: 'قبل' })
  const shown = { brand_id: stored.brand, category_id: stored.category, picture_id: ids.picture }
  await added('/admin/deals', { ...givenDeal(shown), id: ids.deal })
  stored.fact = await addedId('/admin/facts', givenFact())
  const body = bodyOf('نص')
  body.content?.push({ type: 'fact', attrs: { key: 'plate-fee' } })
  for (const kind of ['post', 'guide', 'page'] as const) {
    await added('/admin/articles', {
      ...givenArticle({ slug: kind, cover_id: ids.picture, body_ar: body, footer_place: kind === 'page' ? 1 : null }),
      id: ids[kind],
      kind,
    })
  }
  stored.word = await addedId('/admin/trade-words', {
    lang: 'ar',
    spellings: ['مطلية بالكامل'],
    meaning_ar: 'مصبوغة',
    meaning_en: 'Repainted',
    about: 'paint',
  })
  await givenCars(app.services, ...Array.from({ length: 6 }, () => ({ year: 2019, price: 50_000 })))
  await countPrices.run(app.services, {})
})

const api = (path: string) => `/api/v1${path}`
const BLOG = ['/blog/rss.xml', '/sitemaps/articles.xml', api('/posts'), api('/articles/post/post')]
const DEALS = [api('/deals'), '/sitemaps/deals.xml']

interface Kind {
  change: () => Promise<unknown>
  /** The public responses that show it. */
  shownBy: () => string[]
}

const KINDS: Record<string, Kind> = {
  post: {
    change: () => put(`/admin/articles/${ids.post}`, { title_ar: 'عنوان جديد' }),
    shownBy: () => [...BLOG, '/blog/post/card.png'],
  },
  guide: {
    change: () => put(`/admin/articles/${ids.guide}`, { title_ar: 'دليل جديد' }),
    shownBy: () => [
      api('/guides'),
      api('/articles/guide/guide'),
      '/knowledge/guide/card.png',
      '/sitemaps/articles.xml',
    ],
  },
  page: {
    change: () => put(`/admin/articles/${ids.page}`, { title_ar: 'صفحة جديدة' }),
    shownBy: () => [api('/pages'), api('/articles/page/page'), '/pages/page/card.png', '/sitemaps/articles.xml'],
  },
  fact: {
    change: () => put(`/admin/facts/${stored.fact}`, { value: 120 }),
    shownBy: () => [api('/facts'), api('/articles/post/post'), api('/articles/guide/guide')],
  },
  word: {
    change: () => put(`/admin/trade-words/${stored.word}`, { meaning_ar: 'أعيد صبغها' }),
    shownBy: () => [api('/trade-words')],
  },
  deal: {
    change: () => put(`/admin/deals/${ids.deal}`, { title_ar: 'تلميع' }),
    shownBy: () => [...DEALS, api(`/deals/${ids.deal}`)],
  },
  brand: {
    change: () => put(`/admin/brands/${stored.brand}`, { name_ar: 'مغسلة أخرى' }),
    shownBy: () => [api('/deals'), api(`/deals/${ids.deal}`)],
  },
  category: {
    change: () => put(`/admin/deal-categories/${stored.category}`, { name_ar: 'تلميع' }),
    shownBy: () => [api('/deals'), api(`/deals/${ids.deal}`)],
  },
  picture: {
    change: () => put(`/admin/media/${ids.picture}`, { alt_ar: 'بعد' }),
    shownBy: () => [api('/deals'), api('/posts'), api('/articles/post/post'), api('/articles/guide/guide')],
  },
  prices: {
    change: async () => {
      app.time.now = new Date(app.time.now.getTime() + 60_000)
      await countPrices.run(app.services, {})
    },
    shownBy: () => [api('/prices'), api('/prices/toyota'), api('/prices/toyota/camry'), '/sitemaps/prices.xml'],
  },
}

const tagOf = async (url: string) => {
  const { statusCode, headers } = await http.inject({ url })
  expect([url, statusCode]).toEqual([url, 200])
  expect([url, headers['cache-control']]).toEqual([url, 'public, max-age=0, must-revalidate'])
  return String(headers['etag'])
}
const statusWith = async (url: string, tag: string) =>
  (await http.inject({ url, headers: { 'if-none-match': tag } })).statusCode

test.each(Object.keys(KINDS))(
  'DEAL-01 BLOG-01 a changed %s makes what browsers and caches have of it old, by an event',
  async (kind) => {
    const { change, shownBy } = KINDS[kind]!
    const kept: [string, string][] = []
    for (const url of shownBy()) kept.push([url, await tagOf(url)])
    for (const [url, tag] of kept) expect([url, await statusWith(url, tag)]).toEqual([url, 304])
    await change()
    await expect
      .poll(async () => {
        const statuses = await Promise.all(kept.map(([url, tag]) => statusWith(url, tag)))
        return kept.flatMap(([url], at) => (statuses[at] === 200 ? [] : [url]))
      })
      .toEqual([])
  },
)

test('BLOG-01 a changed post leaves pages that show no article in caches, which have the footer; a changed page does not', async () => {
  const url = api('/pages')
  const tag = await tagOf(url)
  await put(`/admin/articles/${ids.post}`, { title_ar: 'عنوان آخر' })
  await expect.poll(() => app.receivedEvents.at(-1)?.type).toBe('articles_changed')
  expect(await statusWith(url, tag)).toBe(304)
  await put(`/admin/articles/${ids.page}`, { footer_place: 2 })
  await expect.poll(() => statusWith(url, tag)).toBe(200)
})

test('BLOG-01 neither a preview nor an ended link is stored by anyone', async () => {
  const path = `/admin/articles/${ids.post}/previews`
  const { token } = (await added(path, {})).json<{ token: string }>()
  const ask = (url: string) => http.inject({ url, headers: { 'page-variant': 'ar.light' } })
  for (const [known, status] of [
    [token, 200],
    ['ended', 404],
  ] as const) {
    const { statusCode, headers } = await ask(`/api/v1/article-previews/${known}`)
    expect([statusCode, headers['cache-control'], headers['etag']]).toEqual([status, 'private, no-store', undefined])
  }
})
