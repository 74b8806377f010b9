import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { cutTexts } from './cut-texts.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { givenArticle, tellOfArticles } from './given-articles.ts'
import { givenDeals } from './given-deals.ts'
import { overflowOf } from './overflow-of.ts'

const WIDTHS = [1280, 390]

test.use({ allowedStatuses: [401, 404] })

const firstOf = async (request: APIRequestContext, path: string) => (await (await request.get(path)).json()).items[0]

test('LANG-01 NAV-01 pages of visitors fit the window and cut no text off when it is twice as large', async ({
  page,
  request,
  siteData,
}) => {
  const deals = await givenDeals(siteData, 2)
  const car = await firstOf(request, '/api/v1/cars?limit=1&color=white')
  const post = await givenArticle(siteData)
  const guide = await givenArticle(siteData, { kind: 'guide' })
  await tellOfArticles(siteData)
  await expectRoomForLargeText(page, [
    '/',
    '/explore?make=toyota&price_max=90000',
    '/explore?make=toyota&price_max=600',
    '/regions',
    `/car/${car.id}`,
    `/compare?car=${car.id}`,
    '/ai-assistant',
    `/deals?brand=${deals.brand.slug}`,
    `/deals/${deals.ids[0]}`,
    '/blog',
    `/blog/${encodeURIComponent(post.slug)}`,
    '/knowledge',
    `/knowledge/${encodeURIComponent(guide.slug)}`,
    '/knowledge/words',
    '/calculators',
    '/calculators/yearly-cost?year=2018&km=20000',
    '/calculators/instalments?monthly=1600&last=20000',
    '/calculators/transfer',
    '/prices',
    '/prices/toyota',
    '/prices/toyota/camry',
    '/auth',
    '/auth?mode=sign_up',
    '/contact',
    '/terms',
    '/no-such-page',
  ])
})

test('AD-02 MSG-01 pages of sellers fit the window and cut no text off when it is twice as large', async ({
  page,
  buyer,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 2)
  const [theirs, own] = await Promise.all([apiOf(buyer), apiOf(seller)])
  const offer = await theirs.post(`/api/v1/cars/${carId}/offers`, { data: { id: randomUUID(), amount: 52_000 } })
  const { id, conversation_id } = await offer.json()
  const accepted = { data: { id: randomUUID(), answer: 'accepted' } }
  await expect(await own.post(`/api/v1/me/conversations/${conversation_id}/offers/${id}/answer`, accepted)).toBeOK()
  await signIn(page, seller)
  await expectRoomForLargeText(page, [
    '/dashboard',
    '/my-ads',
    `/my-ads/edit/${carId}`,
    `/my-ads/promote/${carId}`,
    '/my-ads/upload',
    '/add-car?step=basics',
    '/add-car?step=review',
    '/messages',
    `/messages?conversation=${conversation_id}`,
    `/messages/${conversation_id}/hand-over`,
    '/verification',
    '/penalties',
    '/favorites',
    '/shortlists',
  ])
})

test('ADMIN-01 ADMIN-03 screens of admins fit the window and cut no text off when it is twice as large', async ({
  page,
  siteData,
  admin,
  seller,
  givenAds,
  apiOf,
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const deals = await givenDeals(siteData, 1)
  const office = await apiOf(admin)
  const post = await firstOf(office, '/api/v1/admin/articles?kind=post')
  await signIn(page, admin)
  await expectRoomForLargeText(page, [
    '/admin',
    '/admin/system',
    '/admin/reports',
    '/admin/support',
    '/admin/promotions',
    '/admin/verification',
    '/admin/cars',
    '/admin/cars?view=all',
    `/admin/cars/edit/${carId}`,
    `/admin/cars/edit/${carId}?view=fields`,
    '/admin/users',
    `/admin/users/${seller.id}`,
    '/admin/settings',
    '/admin/revenue-settings',
    '/admin/texts',
    '/admin/audit',
    '/admin/car-makers',
    '/admin/tags',
    '/admin/media',
    '/admin/deals',
    `/admin/deals/edit/${deals.ids[0]}`,
    '/admin/brands',
    `/admin/brands/edit/${deals.brand.id}`,
    '/admin/words',
    '/admin/facts',
    '/admin/facts/add',
    '/admin/blog',
    '/admin/blog/create',
    `/admin/blog/edit/${post.id}`,
  ])
})

/** Expects neither overflow nor cut texts with the text at 200 % (WCAG 1.4.4), in both languages at both widths. */
async function expectRoomForLargeText(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses)
    for (const { query } of LANGUAGES) {
      await page.goto(inLanguage(address, query))
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        // charts are redrawn for another width
        await expectSoon(
          async () => [...(await overflowOf(page)), ...(await cutTexts(page))],
          `${inLanguage(address, query)} at ${width}`,
        ).toEqual([])
      }
    }
}
