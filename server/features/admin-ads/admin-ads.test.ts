import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdPage, WholeAd } from '#contract/admin-ads.ts'
import type { Ad } from '#contract/ads.ts'
import { SETTABLE_STATES } from '#domain/ads/lifecycle.ts'
import { DAY_MS } from '#domain/durations.ts'
import { ad_events, admin_changes, ad_revisions, profiles } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { eraseCars } from '#server/testing/change-cars.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { NOW } from '#server/testing/given-services.ts'

const REASON = 'طلب المالك ذلك هاتفيًا'
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

let app: GivenApp
let admin: Browser
let adminId: string
let seller: Browser
let me: { id: string; email: string }
beforeAll(async () => {
  app = await givenApp()
  ;({ browser: admin, id: adminId } = await givenPerson(app, 'admin'))
})
beforeEach(async () => {
  app.time.now = NOW
  ;({ browser: seller, ...me } = await givenPerson(app))
})

async function submit(ad: Partial<Ad> = {}, carId = newId()): Promise<string> {
  const said = givenAd(ad)
  await givenPictures(app, me.id, said.picture_ids)
  expect((await seller.post(`/me/ads/${carId}`, { ad: said })).statusCode).toBe(200)
  // the email that confirms the submission
  await app.mails()
  return carId
}
const setState = (carId: string, state: string, reason = REASON) =>
  admin.put(`/admin/ads/${carId}/state`, { state, reason })
async function live(ad: Partial<Ad> = {}, carId = newId()): Promise<string> {
  await submit(ad, carId)
  expect((await setState(carId, 'active')).statusCode).toBe(204)
  await app.mails()
  return carId
}
const get = async (carId: string): Promise<WholeAd> => (await admin.get(`/admin/ads/${carId}`)).json()
const seen = async (carId: string) => (await createBrowser(app.http).get(`/cars/${carId}`)).statusCode
async function found(asked: Record<string, string>): Promise<string[]> {
  const answer = await admin.get(`/admin/ads?${new URLSearchParams(asked).toString()}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<AdPage>().items.map(({ card }) => card.id)
}
const eventsOf = (carId: string) => app.services.db.select().from(ad_events).where(eq(ad_events.car_id, carId))

describe('one ad', () => {
  test('ADMIN-01 an admin sees an ad in any state, with all that a reviewer sees', async () => {
    const carId = await submit({ description_ar: 'للتواصل ٠٥٥ ١٢٣ ٤٥٦٧ فقط للجادين والله الموفق' })
    expect(await get(carId)).toMatchObject({
      state: 'pending',
      seller_id: me.id,
      signals: ['phone_in_text', 'new_account'],
      ad: { price: 75_000 },
      names: {
        make: { toyota: { ar: 'تويوتا', en: 'Toyota' } },
        city: { riyadh: { en: 'Riyadh' } },
        region_of_city: { riyadh: { ar: expect.stringContaining('الرياض') } },
      },
      images: [expect.any(String), expect.any(String)],
      published_at: null,
      deleted_at: null,
      view_count: 0,
    })
    expect((await admin.get(`/admin/ads/${newId()}`)).json().code).toBe('NOT_FOUND')
    expect((await seller.get(`/admin/ads/${carId}`)).statusCode).toBe(403)
  })

  test('ADMIN-01 an ad without pictures of its seller shows those that it has, or a drawing', async () => {
    const [withPictures = '', without = ''] = await givenCars(
      app.services,
      { images: ['/pictures/a.webp', '/pictures/b.webp'] },
      { color: 'red' },
    )
    expect((await get(withPictures)).images).toEqual(['/pictures/a.webp', '/pictures/b.webp'])
    expect((await get(without)).images).toEqual(['/placeholders/sedan-red.svg'])
  })
})

describe('its state', () => {
  test.each(SETTABLE_STATES)('ADMIN-01 an ad is set to %s by hand, and its seller reads why', async (state) => {
    const carId = state === 'active' ? await submit() : await live()
    expect((await setState(carId, state)).statusCode).toBe(204)
    expect(await get(carId)).toMatchObject({ state })
    const [mail] = await app.mails(me.email)
    expect(mail?.subject).toBe('غيّرنا حالة إعلانك: تويوتا كامري 2020')
    expect(mail?.text).toContain(REASON)
    expect((await seller.get('/me/notifications')).json().items[0]).toMatchObject({ kind: 'ad_state_set' })
    expect((await eventsOf(carId)).at(-1)).toMatchObject({
      action: 'set_state',
      actor_id: adminId,
      to_state: state,
      note: REASON,
    })
    const changes = await app.services.db
      .select()
      .from(admin_changes)
      .where(eq(admin_changes.subject_id, carId))
      .orderBy(admin_changes.created_at, admin_changes.id)
    expect(changes.at(-1)).toMatchObject({ admin_id: adminId, what: 'set_ad_state', after: { state } })
    const isShown = ['active', 'expired', 'sold', 'inactive'].includes(state)
    expect(await seen(carId)).toBe(isShown ? 200 : 404)
    const { items } = (await seller.get(`/cars?make=toyota&limit=60`)).json()
    expect(items.some(({ id }: { id: string }) => id === carId)).toBe(state === 'active')
  })

  test('ADMIN-01 an ad set to active gets a lifetime, or keeps its own', async () => {
    const carId = await live()
    expect((await get(carId)).expires_at).toBe(days(30).toISOString())
    app.time.now = days(10)
    await setState(carId, 'sold')
    await setState(carId, 'active')
    expect(await get(carId)).toMatchObject({
      expires_at: days(30).toISOString(),
      published_at: NOW.toISOString(),
      sold_at: null,
    })
    app.time.now = days(40)
    expect(await get(carId)).toMatchObject({ state: 'expired' })
    await setState(carId, 'active')
    expect(await get(carId)).toMatchObject({ state: 'active', expires_at: days(70).toISOString() })
  })

  test('ADMIN-01 changes that wait are reviewed with an ad that is set pending', async () => {
    const carId = newId()
    const ad = givenAd()
    await live(ad, carId)
    await submit({ ...ad, color: 'red' }, carId)
    expect(await get(carId)).toMatchObject({ has_revision: true, changed: ['color'], before: { color: 'white' } })
    await setState(carId, 'pending')
    expect(await get(carId)).toMatchObject({ has_revision: false, changed: [], ad: { color: 'red' } })
    expect(await app.services.db.select().from(ad_revisions).where(eq(ad_revisions.car_id, carId))).toEqual([])
  })

  test('ADMIN-01 setting a state requires a reason, and a settable state that differs from the current one', async () => {
    const carId = await live()
    expect((await setState(carId, 'sold', ' ')).statusCode).toBe(400)
    expect((await setState(carId, 'deleted')).statusCode).toBe(400)
    expect((await setState(carId, 'active')).json().code).toBe('WRONG_STATE')
    expect((await setState(newId(), 'sold')).json().code).toBe('NOT_FOUND')
    expect(await app.mails(me.email)).toEqual([])
  })
})

test('ADMIN-01 AD-06 changes that name a model which was deleted meanwhile are refused with the field', async () => {
  const carId = await live()
  expect(
    (
      await seller.post(`/me/ads/${carId}`, {
        ad: { ...(await get(carId)).ad, price: 60_000, make: 'kia', model: 'kia-sportage' },
      })
    ).statusCode,
  ).toBe(200)
  const [waiting] = await app.services.db.select().from(ad_revisions).where(eq(ad_revisions.car_id, carId))
  if (!waiting) throw new Error('No changes wait')
  await app.services.db
    .update(ad_revisions)
    .set({ ad: { ...waiting.ad, model: 'kia-deleted' } })
    .where(eq(ad_revisions.car_id, carId))
  const refused = { code: 'INVALID_INPUT', data: { field: 'model', reason: 'model_unknown' } }
  const submittedAt = waiting.submitted_at.toISOString()
  expect((await admin.post(`/admin/ad-reviews/${carId}/approve`, { submitted_at: submittedAt })).json()).toMatchObject(
    refused,
  )
  expect((await setState(carId, 'pending')).json()).toMatchObject(refused)
  expect(await get(carId)).toMatchObject({ state: 'active', has_revision: true })
})

describe('other actions of an admin', () => {
  test('ADMIN-01 a live ad is featured until a given time, or until an admin stops it', async () => {
    const carId = await live()
    const feature = (until: string | null) => admin.put(`/admin/ads/${carId}/feature`, { until })
    const isFeatured = async () => (await seller.get(`/cars/${carId}`)).json().featured
    expect((await feature(NOW.toISOString())).json().code).toBe('IN_THE_PAST')
    expect((await feature(days(3).toISOString())).statusCode).toBe(204)
    expect(await isFeatured()).toBe(true)
    app.time.now = days(3)
    expect(await isFeatured()).toBe(false)
    app.time.now = days(2)
    expect((await feature(null)).statusCode).toBe(204)
    expect(await isFeatured()).toBe(false)
    const changes = await app.services.db
      .select()
      .from(admin_changes)
      .where(eq(admin_changes.subject_id, carId))
      .orderBy(admin_changes.created_at, admin_changes.id)
    expect(changes.map(({ what }) => what)).toEqual(['set_ad_state', 'feature_ad', 'feature_ad'])
    await setState(carId, 'inactive')
    expect((await feature(days(9).toISOString())).json().code).toBe('WRONG_STATE')
  })

  test('ADMIN-01 a deleted ad disappears for everybody, and can be restored unchanged within 30 days', async () => {
    const carId = await live()
    const restore = () => admin.post(`/admin/ads/${carId}/restore`, {})
    expect((await restore()).json().code).toBe('WRONG_STATE')
    expect((await admin.post(`/admin/ads/${carId}/delete`, { reason: REASON })).statusCode).toBe(204)
    expect(await seen(carId)).toBe(410)
    expect((await app.mails(me.email))[0]?.text).toContain(REASON)
    expect(await get(carId)).toMatchObject({ state: 'deleted', restorable_until: days(30).toISOString() })
    expect((await setState(carId, 'active')).json().code).toBe('WRONG_STATE')
    expect((await admin.post(`/admin/ads/${carId}/delete`, { reason: REASON })).json().code).toBe('WRONG_STATE')
    app.time.now = days(29)
    expect((await restore()).statusCode).toBe(204)
    expect(await seen(carId)).toBe(200)
    expect((await app.mails(me.email))[0]?.subject).toContain('عاد إعلانك')
    expect((await eventsOf(carId)).slice(-2).map(({ from_state, to_state }) => [from_state, to_state])).toEqual([
      ['active', 'deleted'],
      ['deleted', 'active'],
    ])
    await admin.post(`/admin/ads/${carId}/delete`, { reason: REASON })
    app.time.now = new Date(days(59).getTime() + 1)
    expect((await restore()).json()).toMatchObject({ code: 'WRONG_STATE', data: { reason: 'too_late' } })
  })
})

describe('search', () => {
  beforeEach(() => eraseCars(app.services))

  test('ADMIN-01 an ad is found by its car in either language, its title, year, seller and id', async () => {
    const camry = await submit({ ad_title_ar: 'كامري نظيفة للبيع' })
    const patrol = await submit({ make: 'nissan', model: 'nissan-patrol', year: 2015, city: 'jeddah' })
    await app.services.db
      .update(profiles)
      .set({ first_name: 'نوّاف', last_name: 'الدوسري' })
      .where(eq(profiles.id, me.id))
    const cases: [string, string[]][] = [
      ['كامرى', [camry]],
      ['toyota 2020', [camry]],
      ['PATROL', [patrol]],
      ['الباترول', [patrol]],
      ['الكامري ٢٠٢٠', [camry]],
      ['نيسان جده', [patrol]],
      ['٢٠١٥', [patrol]],
      ['نظيفه', [camry]],
      ['نواف الدوسري', [patrol, camry]],
      ['نواف باترول', [patrol]],
      [patrol, [patrol]],
      [me.id.toUpperCase(), [patrol, camry]],
      ['%', []],
      ['toyota patrol', []],
    ]
    for (const [text, ids] of cases) expect((await found({ text })).toSorted(), text).toEqual(ids.toSorted())
  })

  test('ADMIN-01 ads are filtered by state and seller, and an ad past its end counts as expired', async () => {
    const expired = await live()
    app.time.now = days(31)
    const active = await live()
    const pending = await submit()
    const deleted = await live()
    await admin.post(`/admin/ads/${deleted}/delete`, { reason: REASON })
    const [ofAnother = ''] = await givenCars(app.services, {})
    expect(await found({ state: 'expired' })).toEqual([expired])
    expect((await found({ state: 'active' })).toSorted()).toEqual([active, ofAnother].toSorted())
    expect(await found({ state: 'active', seller_id: me.id })).toEqual([active])
    expect(await found({ state: 'pending' })).toEqual([pending])
    expect(await found({ state: 'deleted' })).toEqual([deleted])
    expect(await found({})).not.toContain(deleted)
  })

  test('ADMIN-01 a row shows the cover, and names a typed model as the catalogue does', async () => {
    const asDrawn = await submit({ model: null, custom_model: 'كامري' })
    const { items } = (await admin.get('/admin/ads?limit=1')).json<AdPage>()
    const { images } = await get(asDrawn)
    expect(items).toMatchObject([
      { card: { id: asDrawn, make_name_en: 'Toyota', model_name_en: 'Camry', image: images[0] } },
    ])
    await eraseCars(app.services, [asDrawn])
  })

  test.each(['newest', 'oldest'])('ADMIN-01 each page continues after the previous one, the %s first', async (sort) => {
    for (let at = 0; at < 5; at += 1) await submit()
    const newest = await found({})
    const pages: string[] = []
    let after: string | null = null
    do {
      const query = new URLSearchParams({ sort, limit: '2', ...(after && { after }) })
      const page: AdPage = (await admin.get(`/admin/ads?${query.toString()}`)).json()
      pages.push(...page.items.map(({ card }) => card.id))
      after = page.next
    } while (after)
    expect(pages).toEqual(sort === 'newest' ? newest : newest.toReversed())
    expect(pages).toHaveLength(5)
  })

  test('ADMIN-01 ads are sorted by price in pages, without those whose price is on request', async () => {
    const ids: string[] = []
    for (const price of [90_000, null, 500, 90_000, 20_000_000]) ids.push(await submit({ price }))
    const [first, , cheapest, second, dearest] = ids
    const page = async (query: Record<string, string>): Promise<AdPage> =>
      (await admin.get(`/admin/ads?${new URLSearchParams({ limit: '2', ...query }).toString()}`)).json()
    const allOf = async (sort: string) => {
      const begin = await page({ sort })
      const rest = await page({ sort, after: begin.next ?? '' })
      return [...begin.items, ...rest.items].map(({ card }) => card.id)
    }
    expect(await allOf('cheapest')).toEqual([cheapest, first, second, dearest])
    expect(await allOf('dearest')).toEqual([dearest, second, first, cheapest])
  })
})
