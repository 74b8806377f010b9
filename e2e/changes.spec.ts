import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { noteVersions } from '#server/features/ad-history/public.ts'
import { cars, saved_searches } from '#server/platform/db/schema/index.ts'
import { expect, expectSoon, inLanguage, LANGUAGES, signIn, test } from './fixtures.ts'
import { makeLive, submitAd } from './live-ads.ts'
import { lookAt } from './look-at.ts'

test('EXPL-07 what became of favorites and of a saved search is told at home, in both lists and in both languages, and opening the search by key marks it as seen', async ({
  page,
  buyer,
  seller,
  admin,
  apiOf,
  givenPictures,
  siteData: { db },
}) => {
  const price = 2_000_000 + Math.floor(Math.random() * 1_000_000)
  const [sellerApi, adminApi, buyerApi] = [await apiOf(seller), await apiOf(admin), await apiOf(buyer)]
  const pictures = await givenPictures(seller, 3)
  const offer = async (at: number) => {
    const id = await submitAd(sellerApi, { price: price + at, picture_ids: [pictures[at] ?? ''] })
    await makeLive(adminApi, id)
    await expect(await buyerApi.put(`/api/v1/me/favorites/${id}`, { data: {} })).toBeOK()
    return id
  }
  const [cheaper, edited, sold] = [await offer(0), await offer(1), await offer(2)]
  const searchId = randomUUID()
  const query = `price_min=${price - 1000}&price_max=${price + 2}`
  const search = { id: searchId, name: 'للعائلة', query, alert: 'none' }
  await expect(await buyerApi.post('/api/v1/me/saved-searches', { data: search })).toBeOK()

  const prices = [{ car_id: cheaper, from: price, to: price - 1000 }]
  await expect(await sellerApi.post('/api/v1/me/ads/prices', { data: { prices } })).toBeOK()
  await submitAd(sellerApi, { price: price + 1, mileage: 61_000, picture_ids: [pictures[1] ?? ''] }, edited)
  await expect(await sellerApi.post(`/api/v1/me/ads/${sold}/actions`, { data: { action: 'mark_sold' } })).toBeOK()

  await signIn(page, buyer)
  for (const { lang, query: language } of LANGUAGES) {
    await page.goto(inLanguage('/', language))
    const news = page.getByRole('region', { name: lang === 'ar' ? 'منذ زيارتك الأخيرة' : 'Since your last visit' })
    await expect(news.locator('article.card')).toHaveCount(3)
    await lookAt(page, 'home-changes', lang)
    await page.goto(inLanguage('/favorites', language))
    await expect(page.getByText(lang === 'ar' ? 'عدّل البائع الإعلان' : 'The seller changed the ad')).toBeVisible()
    await expect(page.getByText(lang === 'ar' ? 'بيعت' : 'Sold', { exact: true })).toBeVisible()
    await expect(page.getByText(lang === 'ar' ? /^أرخص .*: من .* إلى / : /^Cheaper by .*: from .* to /)).toBeVisible()
    await lookAt(page, 'favorites-changes', lang)
    await page.goto(inLanguage('/dashboard?tab=saved_searches', language))
    const counts = lang === 'ar' ? 'سيارة رخص سعرها، إعلان عُدّل، سيارة بيعت' : '1 cheaper, 1 edited, 1 sold'
    await expect(page.getByRole('main').getByRole('listitem').getByText(counts)).toBeVisible()
    await lookAt(page, 'saved-searches-changes', lang)
  }

  const seenAt = async () =>
    (await db.select().from(saved_searches).where(eq(saved_searches.id, searchId)))[0]?.seen_at.getTime() ?? 0
  const before = await seenAt()
  await page.getByRole('main').getByRole('link', { name: 'للعائلة' }).press('Enter')
  await expect(page).toHaveURL(/\/explore\?price_min/)
  await expectSoon(seenAt).toBeGreaterThan(before)
})

test('EXPL-04 an ad tells its changes, and warns where the mileage fell or the year became another, in both languages', async ({
  page,
  seller,
  givenAds,
  siteData: { db },
}) => {
  const [carId = ''] = await givenAds(seller, 1)
  const [car] = await db
    .update(cars)
    .set({ mileage: 20_000, year: 2019, price: 81_000 })
    .where(eq(cars.id, carId))
    .returning()
  if (car) await noteVersions(db, [{ car, since: new Date() }])
  for (const { lang, query } of LANGUAGES) {
    await page.goto(inLanguage(`/car/${carId}`, query))
    const history = page.getByRole('region', { name: lang === 'ar' ? 'سجل هذا الإعلان' : 'History of this ad' })
    await expect(history.locator('.notice')).toHaveCount(2)
    await expect(history.getByText(lang === 'ar' ? /^خُفّض السعر 10%/ : /^Price lowered by 10%/)).toBeVisible()
    await lookAt(page, 'ad-history', lang)
  }
})
