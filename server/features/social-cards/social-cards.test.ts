import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { ArticleFields } from '#contract/articles.ts'
import { countPrices } from '#server/features/prices/public.ts'
import { newId } from '#server/platform/ids.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenArticle } from '#server/testing/given-article.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'

const AFTER = '2026-06-15T13:00:00.000Z'

let app: GivenApp
let admin: Person

beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
})

async function add(fields: Partial<ArticleFields>, kind = 'post') {
  const answer = await admin.browser.post('/admin/articles', { ...givenArticle(), ...fields, id: newId(), kind })
  expect(answer.statusCode, answer.body).toBe(200)
}
const card = (path: string) => app.http.inject({ url: encodeURI(path) })

test('BLOG-01 a post and a guide have a card in each language that they are published in, drawn once', async () => {
  const slug = 'س'.repeat(80)
  await add({ slug, published_en_at: AFTER })
  await add({ slug: 'guide', title_ar: 'دليل' }, 'guide')
  const inArabic = await card(`/blog/${slug}/card.png`)
  expect(inArabic.statusCode, inArabic.body).toBe(200)
  expect(inArabic.headers).toMatchObject({ 'content-type': 'image/png' })
  expect(await sharp(inArabic.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  // not published in English yet
  const wanted = `/blog/${slug}/card.png?lang=en`
  expect((await card(wanted)).rawPayload).toEqual(inArabic.rawPayload)
  app.time.now = new Date(AFTER)
  expect((await card(wanted)).rawPayload).not.toEqual(inArabic.rawPayload)
  expect((await card('/knowledge/guide/card.png')).statusCode).toBe(200)
})

test('BLOG-01 what is not published or not there has no card', async () => {
  await add({ slug: 'draft', published_ar_at: null })
  for (const path of ['/blog/draft/card.png', '/blog/none/card.png', '/knowledge/draft/card.png'])
    expect((await card(path)).statusCode).toBe(404)
})

test('BLOG-01 pages of the owner have a card each, and so have the terms', async () => {
  await add({ slug: 'about', title_ar: 'من نحن' }, 'page')
  const drawn = new Set<string>()
  for (const path of ['/pages/about', '/terms', '/privacy']) {
    const { statusCode, rawPayload } = await card(`${path}/card.png`)
    expect(statusCode).toBe(200)
    drawn.add(rawPayload.toString('base64'))
  }
  expect(drawn.size).toBe(3)
  expect((await card('/pages/none/card.png')).statusCode).toBe(404)
})

test('EXPL-03 each page of prices has a card of its own in both languages, others none', async () => {
  await givenCars(app.services, ...Array.from({ length: 5 }, () => ({ year: 2019, price: 50_000 })))
  await countPrices.run(app.services, {})
  const drawn = new Set<string>()
  for (const path of ['', '/toyota', '/toyota/camry', '/toyota/camry/2019/riyadh']) {
    for (const query of ['', '?lang=en']) {
      const { statusCode, rawPayload } = await card(`/prices${path}/card.png${query}`)
      expect(statusCode).toBe(200)
      drawn.add(rawPayload.toString('base64'))
    }
  }
  expect(drawn.size).toBe(8)
  for (const path of [
    '/kia',
    '/none',
    '/toyota/none',
    '/toyota/camry/1999',
    '/toyota/camry/2019/2020',
    '/toyota/camry/x/y',
  ])
    expect((await card(`/prices${path}/card.png`)).statusCode).toBe(404)
})
