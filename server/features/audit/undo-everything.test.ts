import { globSync, readFileSync } from 'node:fs'
import { and, asc, eq, inArray, isNull, not, notInArray, or } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ChangePage, LoggedChange } from '#contract/audit.ts'
import { ADMIN_CHANGE_KINDS, type AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import { SETTABLE_STATES } from '#domain/ads/lifecycle.ts'
import { AD_FIELDS } from '#domain/cars/fields.ts'
import { DAY_MS } from '#domain/durations.ts'
import * as tables from '#server/platform/db/schema/index.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenArticle } from '#server/testing/given-article.ts'
import { givenDeal } from '#server/testing/given-deal.ts'
import { givenFact } from '#server/testing/given-fact.ts'
import { givenMedia } from '#server/testing/given-media.ts'
import { givenPerson } from '#server/testing/given-person.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { givenUser } from '#server/testing/given-user.ts'
import { REVENUE_EXAMPLE } from '#server/testing/revenue-example.ts'
import { OPPOSITES, storeOf } from './opposites.ts'

const CHANGES = 200
/** If some kinds of changes are rare by chance. */
const MOST_CHANGES = 600
/** IDs of some makers, and of models of the first maker. */
const MAKERS = [1, 2, 3, 4, 5]
const MODELS = [1, 2, 3, 4, 5, 6]
const MODEL = { aliases: [], body_types: ['suv'], first_year: 2020, last_year: null, seats: [], fuel_types: [] }
/** Changes that leave traces when undone, such as notifications, or that need steps of other users. */
const NOT_TRIED: readonly AdminChangeKind[] = [
  'give_penalty',
  'withdraw_penalty',
  'decide_appeal',
  'change_email',
  'decide_identity',
  'turn_ad_picture',
  'decide_conversation_report',
  'decide_seller_review',
  'confirm_promotion',
  'decline_promotion',
]
const REASON = 'طلب المالك ذلك هاتفيًا'

/** Everything that admins change, without times of the last change, which an undo updates too. */
async function everything({ services: { db } }: GivenApp) {
  const { app_settings, car_tags, car_manual_tags, user_roles, profiles, cars, ad_revisions, car_pictures } = tables
  const { website_texts, car_makers, car_models, media, saved_views, reports, support_requests } = tables
  const { articles, brands, deal_categories, deals, facts, trade_words } = tables
  const written = await db.select().from(articles).orderBy(asc(articles.id))
  const offered = await db.select().from(deals).orderBy(asc(deals.id))
  const ads = await db.select().from(cars).orderBy(asc(cars.id))
  return {
    settings: await db.select().from(app_settings).orderBy(asc(app_settings.setting_key)),
    tags: await db.select().from(car_tags).orderBy(asc(car_tags.id)),
    given: await db.select().from(car_manual_tags).orderBy(asc(car_manual_tags.car_id), asc(car_manual_tags.tag_id)),
    texts: await db.select().from(website_texts).orderBy(asc(website_texts.text_key)),
    makers: await db.select().from(car_makers).orderBy(asc(car_makers.id)),
    models: await db.select().from(car_models).orderBy(asc(car_models.id)),
    deals: offered.map((deal) => ({ ...deal, updated_at: null })),
    articles: written.map(({ updated_at: _, announced_at: __, was_public: ___, ...article }) => article),
    brands: await db.select().from(brands).orderBy(asc(brands.id)),
    words: await db.select().from(trade_words).orderBy(asc(trade_words.id)),
    categories: await db.select().from(deal_categories).orderBy(asc(deal_categories.id)),
    facts: await db.select().from(facts).orderBy(asc(facts.id)),
    roles: await db
      .select({ user_id: user_roles.user_id, role: user_roles.role })
      .from(user_roles)
      .orderBy(asc(user_roles.user_id)),
    people: await db.select().from(profiles).orderBy(asc(profiles.id)),
    ads: ads.map((car) => ({ ...car, updated_at: null })),
    revisions: await db.select().from(ad_revisions).orderBy(asc(ad_revisions.car_id)),
    views: await db.select().from(saved_views).orderBy(asc(saved_views.id)),
    media: await db.select().from(media).orderBy(asc(media.id)),
    reports: await db.select().from(reports).orderBy(asc(reports.id)),
    faults: await db.select().from(tables.client_faults).orderBy(asc(tables.client_faults.id)),
    requests: await db.select().from(support_requests).orderBy(asc(support_requests.id)),
    pictures: await db.select().from(car_pictures).orderBy(asc(car_pictures.car_id), asc(car_pictures.position)),
  }
}

/** Deletes most of the catalogue, since it is loaded again after each change. */
async function shrinkCatalogue(
  { services: { db } }: GivenApp,
  { make, model }: { make: string; model: string | null },
) {
  const { car_makers, car_models } = tables
  const [sold] = await db.select().from(car_makers).where(eq(car_makers.slug, make))
  const makers = [...MAKERS, sold?.id ?? 0]
  const models = await db
    .select({ id: car_models.id })
    .from(car_models)
    .where(
      and(inArray(car_models.make_id, makers), or(inArray(car_models.id, MODELS), eq(car_models.slug, model ?? ''))),
    )
  await db.delete(car_models).where(
    notInArray(
      car_models.id,
      models.map(({ id }) => id),
    ),
  )
  await db.delete(car_makers).where(notInArray(car_makers.id, makers))
}

/** Creates a generator of integers from 0 to below `end` that is the same in every run. */
function createRandom(seed: number) {
  let state = seed
  const below = (end: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * end)
  }
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  return { below, oneOf }
}

/** The fields of changes that the log would show by the name of their column. */
function fieldsWithoutName(changes: readonly LoggedChange[]): string[] {
  const fields = new Set(changes.flatMap(({ before, after }) => Object.keys({ ...before, ...after })))
  const texts = globSync('web/texts/**/en.ts').map((file) => readFileSync(file, 'utf8'))
  const isText = (key: string) => texts.some((source) => source.includes(` ${key}: `))
  const isNamed = (field: string) =>
    AD_FIELDS.some(({ name }) => name === field) || isText(`audit_field_${field}`) || isText(`filter_${field}`)
  return [...fields].filter((field) => !isNamed(field))
}

test('ADMIN-07 two hundred changes by three admins, undone in reverse, leave everything as it was', async () => {
  const app = await givenApp()
  await shrinkCatalogue(app, givenAd())
  const { below, oneOf } = createRandom(20_260_615)
  const admins = await Promise.all(
    [1, 2, 3].map(async () => {
      const browser = createBrowser(app.http)
      await givenUser(app, { browser, role: 'admin' })
      return browser
    }),
  )
  const seller = createBrowser(app.http)
  const { id: sellerId } = await givenUser(app, { browser: seller })
  const users = [sellerId, (await givenUser(app)).id, (await givenUser(app)).id]
  const later = () => (app.time.now = new Date(app.time.now.getTime() + 1000))
  const ads = await Promise.all(
    [1, 2, 3].map(async () => {
      const [id, ad] = [newId(), givenAd()]
      await givenPictures(app, sellerId, ad.picture_ids)
      await seller.post(`/me/ads/${id}`, { ad })
      return { id, ad }
    }),
  )
  const reported = await givenCars(app.services, ...[1, 2, 3, 4].map(() => ({ seller_id: sellerId })))
  for (const carId of reported) {
    const visitor = await givenPerson(app)
    await visitor.browser.post(`/cars/${carId}/reports`, { reason: 'fraud' })
  }
  for (const name of ['a', 'b', 'c', 'd']) {
    const fault = { id: newId(), type: 'render', message: name, stack: '', component_stack: '', page: '/', times: 1 }
    // reports of programs are ignored
    await createBrowser(app.http, '', 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0').post('/client-faults', {
      page_version: 'v1',
      faults: [fault],
    })
  }
  for (const name of ['نورة', 'سارة', 'خالد', 'فهد']) {
    const request = { request_id: newId(), name, email: 'noura@example.com', text: REASON, language: 'ar' }
    await seller.post('/support-requests', request)
  }
  // looks up what can be changed, since refused changes take as long as successful ones
  const { cars, car_makers, car_manual_tags, car_tags, car_models, profiles, user_roles } = tables
  const { articles, deal_categories, deals, facts, media, trade_words, reports, saved_views, support_requests } = tables
  const { db } = app.services
  const anyAd = async () => {
    const rows = await db.select({ id: cars.id }).from(cars).where(isNull(cars.deleted_at)).orderBy(asc(cars.id))
    const there = ads.filter(({ id }) => rows.some((row) => row.id === id))
    return oneOf(there.length ? there : ads)
  }
  const anyTwo = async (table: typeof car_makers | typeof car_models, ids: readonly number[]) => {
    const isLeft = and(inArray(table.id, [...ids]), isNull(table.merged_into))
    const left = (await db.select({ id: table.id }).from(table).where(isLeft).orderBy(asc(table.id))).map(
      ({ id }) => id,
    )
    const from = oneOf(left)
    return { from, into: oneOf(left.filter((id) => id !== from)) }
  }
  const tagIds = async () =>
    (await db.select({ id: car_tags.id }).from(car_tags).orderBy(asc(car_tags.id))).map(({ id }) => id)
  const anyModel = async () => {
    const rows = await db.select({ id: car_models.id }).from(car_models).orderBy(asc(car_models.id))
    return oneOf(rows).id
  }
  const changeModel = (admin: Browser, id: number) =>
    admin.put(`/admin/car-models/${id}`, {
      wanted: {
        hidden: below(2) === 1,
        aliases: [`اسم ${below(9)}`],
        body_types: [oneOf(['sedan', 'pickup'])],
        first_year: 1990 + below(9),
        last_year: 2000 + below(9),
        seats: [below(9) + 1],
        fuel_types: [oneOf(['hybrid', 'diesel'])],
      },
      seen: {},
    })

  for (let number = 0; number < 5; number += 1) await givenMedia(app)
  const manual = { type: 'manual', condition: null, value: null, logic: 'AND', conditions: [] }
  const given = { name_ar: 'مميزة', name_en: 'By hand', enabled: true, activation_rules: manual }
  const givenId = (await admins[0]?.post('/admin/car-tags', given))?.json<{ id: number }>().id
  const ACTS: ((admin: Browser) => Promise<unknown>)[] = [
    (admin) =>
      admin.put(`/admin/app-settings/${oneOf(['app_name_ar', 'app_name_en', 'support_email'])}`, {
        new_value: oneOf(['null', JSON.stringify(`a${below(9)}@example.com`)]),
      }),
    (admin) => admin.put('/admin/app-settings/max_annual_mileage_for_low_tag', { new_value: String(9000 + below(9)) }),
    async (admin) => {
      const id = oneOf(await tagIds())
      await admin.put(`/admin/car-tags/${id}`, {
        wanted: { name_en: `Tag ${below(9)}`, enabled: below(2) === 1 },
        seen: {},
      })
    },
    async (admin) =>
      admin.post(`/admin/car-tags/${oneOf(await tagIds())}/move`, {
        before: oneOf([...(await tagIds()), null]),
      }),
    async (admin) => admin.delete(`/admin/car-tags/${oneOf((await tagIds()).filter((id) => id !== givenId))}`),
    async (admin) => {
      const { id } = await anyAd()
      const isGiven = !(await db.$count(car_manual_tags, eq(car_manual_tags.car_id, id)))
      await admin.put(`/admin/ads/${id}/tags/${givenId}`, { is_given: isGiven })
    },
    (admin) =>
      admin.post('/admin/website-texts/changes', {
        changes: [
          { text_key: oneOf(['explore_title', 'favorites_title']), wanted: { text_en: `T ${below(9)}` }, seen: {} },
        ],
      }),
    (admin) =>
      admin.put(`/admin/car-makers/${oneOf(MAKERS)}`, {
        wanted: { hidden: below(2) === 1, name_en: `Maker ${below(9)}` },
        seen: {},
      }),
    (admin) => admin.post(`/admin/car-makers/${oneOf(MAKERS)}/move`, { before: oneOf([...MAKERS, null]) }),
    async (admin) => {
      const { from, into } = await anyTwo(car_makers, MAKERS)
      await admin.post(`/admin/car-makers/${from}/merge`, { into })
    },
    async (admin) => {
      const { from, into } = await anyTwo(car_models, MODELS)
      await admin.post(`/admin/car-models/${from}/merge`, { into })
    },
    async (admin) => admin.delete(`/admin/car-models/${await anyModel()}`),
    // no ad uses it, so it is deleted with all of its changes
    async (admin) => {
      const model = { ...MODEL, name_en: `Own ${below(999)}`, name_ar: `خاص ${below(999)}` }
      const added = await admin.post(`/admin/car-makers/${oneOf(MAKERS)}/models`, { model })
      const { id } = added.json<{ id?: number }>()
      if (id === undefined) return
      later()
      await changeModel(oneOf(admins), id)
      later()
      await oneOf(admins).delete(`/admin/car-models/${id}`)
    },
    (admin) => admin.post(`/admin/car-models/${oneOf(MODELS)}/spellings`, { typed: `كتابة ${below(9)}` }),
    async (admin) => changeModel(admin, await anyModel()),
    (admin) =>
      admin.post(`/admin/car-makers/${oneOf(MAKERS)}/models`, {
        model: { ...MODEL, name_en: `Model ${below(99)}`, name_ar: `موديل ${below(99)}` },
      }),
    async (admin) => {
      const { id } = await anyAd()
      await admin.put(`/admin/ads/${id}/state`, { state: oneOf([...SETTABLE_STATES, 'active']), reason: REASON })
    },
    async (admin) => {
      const { id } = await anyAd()
      await admin.put(`/admin/ads/${id}/state`, { state: 'active', reason: REASON })
      later()
      await oneOf(admins).put(`/admin/ads/${id}/feature`, {
        until: oneOf([null, new Date(app.time.now.getTime() + DAY_MS).toISOString()]),
      })
    },
    async (admin) => {
      const { id } = oneOf(ads)
      const isThere = await db.$count(cars, and(eq(cars.id, id), isNull(cars.deleted_at)))
      await (isThere
        ? admin.post(`/admin/ads/${id}/delete`, { reason: REASON })
        : admin.post(`/admin/ads/${id}/restore`, {}))
    },
    async (admin) => {
      const { id, ad } = await anyAd()
      const { updated_at } = (await admin.get(`/admin/ads/${id}/fields`)).json()
      const changed = {
        ...ad,
        price: 50_000 + below(9) * 1000,
        picture_ids: below(2) ? ad.picture_ids.toReversed() : ad.picture_ids,
      }
      await admin.put(`/admin/ads/${id}/fields`, { ad: changed, updated_at })
    },
    async (admin) => {
      for (const { id } of ads) {
        const waiting = await admin.get(`/admin/ad-reviews/${id}`)
        if (waiting.statusCode !== 200) continue
        const { submitted_at } = waiting.json<{ submitted_at: string }>()
        await (below(2)
          ? admin.post(`/admin/ad-reviews/${id}/approve`, { submitted_at })
          : admin.post(`/admin/ad-reviews/${id}/reject`, { submitted_at, reasons: ['not_a_car'] }))
        return
      }
    },
    async (admin) => {
      const [open] = await db.select().from(reports).where(isNull(reports.closed_at)).orderBy(asc(reports.id)).limit(1)
      if (!open) return
      await (below(2)
        ? admin.post(`/admin/reports/${open.car_id}/dismiss`, {})
        : admin.post(`/admin/reports/${open.car_id}/take-down`, { reasons: ['not_a_car'] }))
    },
    async (admin) => {
      const isOpen = isNull(support_requests.closed_at)
      const [open] = await db.select().from(support_requests).where(isOpen).orderBy(asc(support_requests.id)).limit(1)
      if (open) await admin.post(`/admin/support-requests/${open.id}/close`, {})
    },
    async (admin) => {
      const { client_faults } = tables
      const isOpen = isNull(client_faults.resolved_at)
      const [open] = await db.select().from(client_faults).where(isOpen).orderBy(asc(client_faults.message)).limit(1)
      if (open) await admin.post(`/admin/client-faults/${open.id}/resolve`, {})
    },
    async (admin) => {
      const [picture] = await db.select().from(media).orderBy(asc(media.id)).limit(1)
      if (!picture) return
      await (below(3)
        ? admin.put(`/admin/media/${picture.id}`, { wanted: { alt_ar: `صورة ${below(9)}` }, seen: {} })
        : admin.post(`/admin/media/${picture.id}/delete`, { even_if_cited: true }))
    },
    (admin) =>
      admin.put('/admin/revenue-settings', { ...REVENUE_EXAMPLE, offers: [{ days: 7, price: 49 + below(9) }] }),
    async (admin) => {
      const [view] = await db.select().from(saved_views).orderBy(asc(saved_views.id)).limit(1)
      if (view && below(2)) return admin.delete(`/admin/views/${view.id}`)
      const search = { state: 'sold' }
      return admin.put(`/admin/views/${newId()}`, { list: 'ads', name: `V ${below(9)}`, is_shared: true, search })
    },
    (admin) => admin.post('/admin/facts', givenFact({ key: `fact-${below(99)}`, value: below(99) })),
    async (admin) => {
      const rows = await db.select({ id: facts.id }).from(facts).orderBy(asc(facts.id))
      const { id } = oneOf(rows)
      await (below(3)
        ? admin.put(`/admin/facts/${id}`, { wanted: { label_en: `Fee ${below(99)}` }, seen: {} })
        : admin.post(`/admin/facts/${id}/delete`, { even_if_cited: true }))
    },
    (admin) => {
      const names = { name_ar: `علامة ${below(99)}`, name_en: `Brand ${below(99)}` }
      return admin.post('/admin/brands', { ...names, about_ar: '', about_en: '', logo_id: null, website: null })
    },
    async (admin) => {
      const words = await db.select({ id: trade_words.id }).from(trade_words).orderBy(asc(trade_words.id))
      const word = {
        lang: 'en',
        spellings: [`word ${below(9)}`],
        meaning_ar: 'مثال',
        meaning_en: 'Example',
        about: 'other',
      }
      const id = words.length ? oneOf(words).id : 0
      if (below(3)) return admin.post('/admin/trade-words', word)
      return below(2)
        ? admin.put(`/admin/trade-words/${id}`, { wanted: { meaning_en: `Meaning ${below(9)}` }, seen: {} })
        : admin.delete(`/admin/trade-words/${id}`)
    },
    (admin) =>
      admin.post('/admin/deal-categories', { name_ar: `تصنيف ${below(99)}`, name_en: `Category ${below(99)}` }),
    async (admin) => {
      const rows = await db.select({ id: deal_categories.id }).from(deal_categories).orderBy(asc(deal_categories.id))
      if (!rows.length) return
      const [{ id }, before] = [oneOf(rows), oneOf(rows)]
      await (below(2)
        ? admin.post(`/admin/deal-categories/${id}/move`, { before: before.id })
        : admin.delete(`/admin/deal-categories/${id}`))
    },
    async (admin) => {
      const rows = await db.select({ id: deals.id }).from(deals).orderBy(asc(deals.id))
      const [category] = await db.select().from(deal_categories).orderBy(asc(deal_categories.id)).limit(1)
      const fields = givenDeal({ title_en: `Deal ${below(99)}`, category_id: category?.id ?? null })
      if (rows.length < 2) return admin.post('/admin/deals', { ...fields, id: newId() })
      const { id } = oneOf(rows)
      return below(3)
        ? admin.put(`/admin/deals/${id}`, { wanted: { ...fields, discount_percent: below(9) + 1 }, seen: {} })
        : admin.post(`/admin/deals/${id}/delete`, { even_if_cited: true })
    },
    async (admin) => {
      const rows = await db
        .select({ id: articles.id })
        .from(articles)
        .where(eq(articles.kind, 'post'))
        .orderBy(asc(articles.id))
      const number = below(99)
      const fields = givenArticle({ slug: `post-${number}`, title_en: `Post ${number}`, footer_place: below(9) })
      if (rows.length < 2) return admin.post('/admin/articles', { ...fields, id: newId(), kind: 'post' })
      const { id } = oneOf(rows)
      return below(3)
        ? admin.put(`/admin/articles/${id}`, { wanted: fields, seen: {} })
        : admin.post(`/admin/articles/${id}/delete`, { even_if_cited: true })
    },
    async (admin) => {
      const id = oneOf(users)
      const isSuspended = await db.$count(profiles, and(eq(profiles.id, id), not(eq(profiles.status, 'active'))))
      await (isSuspended
        ? admin.delete(`/admin/users/${id}/suspension`)
        : admin.put(`/admin/users/${id}/suspension`, { reason: `${REASON} ${below(3)}` }))
    },
    async (admin) => {
      const id = oneOf(users)
      const hasRole = await db.$count(user_roles, eq(user_roles.user_id, id))
      await admin.put(`/admin/users/${id}/role`, { role: hasRole ? 'user' : 'moderator' })
    },
  ]

  const before = await everything(app)
  const made = () => app.services.db.$count(tables.admin_changes)
  const first = await made()
  const undoable = ADMIN_CHANGE_KINDS.filter((what) => storeOf(what) || OPPOSITES[what])
  const missing = async () => {
    const { admin_changes } = tables
    const rows = await db.selectDistinct({ what: admin_changes.what }).from(admin_changes)
    return undoable.filter((kind) => !rows.some(({ what }) => what === kind))
  }
  const isEnough = async (count: number) =>
    count >= CHANGES + first && (count >= MOST_CHANGES + first || (await missing()).length <= NOT_TRIED.length)
  // each once, so that no kind is missing by chance
  for (const act of ACTS) {
    later()
    await act(oneOf(admins))
  }
  while (!(await isEnough(await made()))) {
    for (let at = 0; at < 10; at++) {
      later()
      await oneOf(ACTS)(oneOf(admins))
    }
  }
  expect(await everything(app)).not.toEqual(before)

  const changes: LoggedChange[] = []
  let after: string | null = null
  do {
    const query = new URLSearchParams({ limit: '100', ...(after && { after }) })
    const page: ChangePage = (await oneOf(admins).get(`/admin/changes?${query.toString()}`)).json()
    changes.push(...page.items)
    after = page.next
  } while (after)
  expect(fieldsWithoutName(changes)).toEqual([])
  expect(await missing()).toEqual(undoable.filter((what) => NOT_TRIED.includes(what)))
  for (const { id, what, subject } of changes.slice(0, -first)) {
    later()
    const { statusCode, body } = await oneOf(admins).post(`/admin/changes/${id}/undo`, {})
    expect([what, subject.id, statusCode, body]).toEqual([what, subject.id, 204, ''])
  }
  expect(await everything(app)).toEqual(before)
  // a job updates the search rows after changes of maker names
  await app.mails()
})
