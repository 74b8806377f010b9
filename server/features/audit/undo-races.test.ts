import { and, desc, eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import type { Promotion } from '#contract/promotions.ts'
import type { SellerReview } from '#contract/seller-reviews.ts'
import { ADMIN_CHANGE_KINDS, type AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import { DAY_MS } from '#domain/durations.ts'
import { admin_changes, conversation_reports, identity_requests } from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenArticle } from '#server/testing/given-article.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenFact } from '#server/testing/given-fact.ts'
import { givenMedia } from '#server/testing/given-media.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { givenForm, givenPicture } from '#server/testing/given-picture.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenOwnPicture } from '#server/testing/given-upload.ts'
import { NOW } from '#server/testing/given-services.ts'
import { REVENUE_EXAMPLE } from '#server/testing/revenue-example.ts'
import { OPPOSITES, storeOf } from './opposites.ts'

const REASON = 'طلب المالك ذلك هاتفيًا'
const MANUAL = { type: 'manual', condition: null, value: null, logic: 'AND', conditions: [] }

let app: GivenApp
let admin: Person
let colleague: Person
let user: Person
let carId: string
beforeAll(async () => {
  app = await givenApp()
  admin = await givenPerson(app, 'admin')
  colleague = await givenPerson(app, 'admin')
})
beforeEach(async () => {
  app.time.now = NOW
  user = await givenPerson(app)
  ;[carId = ''] = await givenCars(app.services, {
    seller_id: user.id,
    expires_at: new Date(NOW.getTime() + 20 * DAY_MS),
  })
})

type Answer = Promise<LightMyRequestResponse>
const put = (path: string, body: object): Answer => admin.browser.put(`/admin${path}`, body)
const post = (path: string, body: object = {}): Answer => admin.browser.post(`/admin${path}`, body)
const suspend = () => put(`/users/${user.id}/suspension`, { reason: REASON })
const remove = () => post(`/ads/${carId}/delete`, { reason: REASON })

async function penalise(): Promise<string> {
  const penalty = { rule: 'spam', severity: 'limited', days: 7, reason: REASON }
  return (await post(`/users/${user.id}/penalties`, penalty)).json<{ id: string }>().id
}
/** Submits an ad with pictures for review. */
async function submit() {
  const ad = givenAd()
  const id = newId()
  await givenPictures(app, user.id, ad.picture_ids)
  await user.browser.post(`/me/ads/${id}`, { ad })
  return { id, ad }
}
/** Sends a question about the ad and an answer of its seller. */
async function talk() {
  const buyer = await givenPerson(app)
  const newMessage = () => ({ id: newId(), content: 'هل ما زالت متوفرة؟' })
  const begun = await buyer.browser.post(`/cars/${carId}/conversation`, newMessage())
  const path = `/me/conversations/${begun.json<Message>().conversation_id}`
  await user.browser.post(`${path}/messages`, newMessage())
  return { buyer, path }
}
async function promote(): Promise<string> {
  await put('/revenue-settings', { ...REVENUE_EXAMPLE, offers: [{ days: 7, price: 49 }] })
  return (await user.browser.post(`/me/ads/${carId}/promotions`, { days: 7, price: 49 })).json<Promotion>().id
}
async function writeToSupport(more: object = {}): Promise<string> {
  const requestId = newId()
  const request = { request_id: requestId, name: 'نورة', email: 'noura@example.com', text: REASON, language: 'ar' }
  await user.browser.post('/support-requests', { ...request, ...more })
  return requestId
}

/** Requests of an admin that make a change of each kind. */
const ACTS: Partial<Record<AdminChangeKind, () => Answer>> = {
  set_role: () => put(`/users/${user.id}/role`, { role: 'moderator' }),
  suspend,
  reinstate: async () => {
    await suspend()
    return admin.browser.delete(`/admin/users/${user.id}/suspension`)
  },
  give_penalty: () =>
    post(`/users/${user.id}/penalties`, { rule: 'spam', severity: 'limited', days: 7, reason: REASON }),
  withdraw_penalty: async () => admin.browser.delete(`/admin/penalties/${await penalise()}`),
  decide_appeal: async () => {
    const id = await penalise()
    await user.browser.post(`/me/penalties/${id}/appeal`, { text: 'لم أرسلها' })
    return colleague.browser.post(`/admin/penalties/${id}/decision`, { decision: 'lifted', answer: REASON })
  },
  change_email: async () => {
    const id = await writeToSupport({ topic: 'lost_email', account_email: user.email })
    const newEmail = `new-${newId()}@example.com`
    return post(`/support-requests/${id}/email-change`, {
      new_email: newEmail,
      reason: REASON,
      ends_second_factor: false,
    })
  },
  decide_identity: async () => {
    const picture = await givenPicture()
    const form = givenForm({ document_kind: 'national_id', front: picture, back: picture })
    await user.browser.upload('/me/verification/identity', form)
    const { db } = app.services
    const [request] = await db.select().from(identity_requests).where(eq(identity_requests.user_id, user.id))
    return post(`/identity-requests/${request?.id}/approve`)
  },
  decide_ad: async () => {
    const { id } = await submit()
    const { submitted_at } = (await admin.browser.get(`/admin/ad-reviews/${id}`)).json<{ submitted_at: string }>()
    return post(`/ad-reviews/${id}/approve`, { submitted_at })
  },
  decide_reports: async () => {
    const visitor = await givenPerson(app)
    await visitor.browser.post(`/cars/${carId}/reports`, { reason: 'fraud' })
    return post(`/reports/${carId}/take-down`, { reasons: ['not_a_car'] })
  },
  decide_conversation_report: async () => {
    const { buyer, path } = await talk()
    await buyer.browser.post(`${path}/reports`, { reason: 'fraud' })
    const { db } = app.services
    const isOfUser = eq(conversation_reports.reported_id, user.id)
    const [report] = await db.select().from(conversation_reports).where(isOfUser)
    return post(`/conversation-reports/${report?.id}/decision`, { decision: 'dismissed', note: '' })
  },
  decide_seller_review: async () => {
    const { buyer, path } = await talk()
    const { id } = (await buyer.browser.put(`${path}/review`, { stars: 2, text: REASON })).json<SellerReview>()
    await user.browser.post(`/reviews/${id}/reports`, { reason: 'insult', note: '' })
    return post(`/reported-reviews/${id}/decision`, { decision: 'review_removed', note: REASON })
  },
  set_ad_state: () => put(`/ads/${carId}/state`, { state: 'sold', reason: REASON }),
  change_ad_fields: async () => {
    const { id, ad } = await submit()
    const { updated_at } = (await admin.browser.get(`/admin/ads/${id}/fields`)).json<{ updated_at: string }>()
    return put(`/ads/${id}/fields`, { ad: { ...ad, price: 57_000 }, updated_at })
  },
  close_support_request: async () => post(`/support-requests/${await writeToSupport()}/close`),
  resolve_client_fault: async () => {
    const fault = { id: newId(), type: 'render', message: newId(), stack: '', component_stack: '', page: '/', times: 1 }
    // reports of programs are ignored
    await createBrowser(app.http, '', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0').post('/client-faults', {
      page_version: 'v1',
      faults: [fault],
    })
    const { items } = (await admin.browser.get(`/admin/client-faults?report_id=${fault.id}`)).json()
    return post(`/client-faults/${items[0]?.id}/resolve`)
  },
  turn_ad_picture: async () => {
    const { id: pictureId } = await givenOwnPicture(app, user.browser, await givenPicture())
    const ad = givenAd({ picture_ids: [pictureId] })
    const id = newId()
    await user.browser.post(`/me/ads/${id}`, { ad })
    return put(`/ads/${id}/pictures/${pictureId}/turn`, { quarter_turns: 1 })
  },
  give_ad_tag: async () => {
    const tag = { name_ar: 'فحصناها', name_en: `Seen ${newId()}`, enabled: true, activation_rules: MANUAL }
    const { id } = (await post('/car-tags', tag)).json<{ id: number }>()
    return put(`/ads/${carId}/tags/${id}`, { is_given: true })
  },
  feature_ad: () => put(`/ads/${carId}/feature`, { until: new Date(NOW.getTime() + DAY_MS).toISOString() }),
  delete_ad: remove,
  restore_ad: async () => {
    await remove()
    return post(`/ads/${carId}/restore`)
  },
  confirm_promotion: async () => post(`/promotions/${await promote()}/confirm`),
  decline_promotion: async () => post(`/promotions/${await promote()}/decline`, { note: REASON }),
  set_revenue_settings: () => put('/revenue-settings', { ...REVENUE_EXAMPLE, offers: [{ days: 7, price: 50 }] }),
  change_setting: () => put('/app-settings/app_name_en', { new_value: '"Hunter"' }),
  change_text: () =>
    post('/website-texts/changes', {
      changes: [{ text_key: 'nav_home', wanted: { text_en: 'Start' }, seen: { text_en: '' } }],
    }),
  change_tag: () => put('/car-tags/1', { wanted: { name_en: 'As new' }, seen: {} }),
  change_maker: () => put('/car-makers/1', { wanted: { hidden: true }, seen: {} }),
  change_model: () => put('/car-models/1', { wanted: { hidden: true }, seen: {} }),
  change_media: async () => {
    const pictureId = await givenMedia(app)
    return put(`/media/${pictureId}`, { wanted: { alt_en: 'Tyres' }, seen: {} })
  },
  change_view: () =>
    put(`/views/${newId()}`, { list: 'ads', name: 'Sold', is_shared: true, search: { state: 'sold' } }),
  change_article: () => post('/articles', { ...givenArticle(), id: newId(), kind: 'post' }),
  change_deal: () => post('/deals', { ...givenDeal(), id: newId() }),
  change_brand: () => {
    const texts = { about_ar: '', about_en: '', logo_id: null, website: null }
    return post('/brands', { name_ar: 'علامة', name_en: 'Brand', ...texts })
  },
  change_trade_word: () => {
    const meanings = { meaning_ar: 'مثال', meaning_en: 'Example' }
    return post('/trade-words', { lang: 'en', spellings: ['nothing like it'], ...meanings, about: 'other' })
  },
  change_fact: () => post('/facts', givenFact()),
  change_deal_category: () => post('/deal-categories', { name_ar: 'تصنيف', name_en: 'Category' }),
}

const UNDOABLE = ADMIN_CHANGE_KINDS.filter((what) => storeOf(what) || OPPOSITES[what])

test.each(UNDOABLE)('ADMIN-07 %s is undone once by two users at once, and the second is told', async (what) => {
  const answer = await ACTS[what]?.()
  expect([200, 204]).toContain(answer?.statusCode)
  const { db } = app.services
  const [change] = await db
    .select()
    .from(admin_changes)
    .where(and(eq(admin_changes.request_id, String(answer?.headers['x-request-id'])), eq(admin_changes.what, what)))
    .orderBy(desc(admin_changes.created_at), desc(admin_changes.id))
  app.time.now = new Date(NOW.getTime() + 1000)
  const answers = await Promise.all(
    [admin, colleague].map(({ browser }) => browser.post(`/admin/changes/${change?.id}/undo`, {})),
  )
  const [first, second] = answers.toSorted((a, b) => a.statusCode - b.statusCode)
  expect([first?.statusCode, first?.body]).toEqual([204, ''])
  expect(second?.json()).toMatchObject({ code: 'NOT_UNDOABLE', data: { reason: 'undone' } })
  expect(await db.$count(admin_changes, eq(admin_changes.undoes, change?.id ?? ''))).toBe(1)
})
