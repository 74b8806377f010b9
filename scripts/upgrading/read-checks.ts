import type { ApiClient } from '#contract/client.ts'

/** What is read, and as whom. */
export interface Readers {
  visitor: ApiClient
  admin: ApiClient
  /** Somebody who takes part in the newest conversation; without one, the admin. */
  member: ApiClient
  /** What the database itself counts, and one of each to look at; null where there is none. */
  known: {
    active_ads: number
    users: number
    car_id: string | null
    seller_id: string | null
    make: string | null
    conversation_id: string | null
    messages: number
    posts: number
    makers: number
    tags: number
  }
}

/** Throws an error that says what is wrong. */
type Check = (readers: Readers) => Promise<unknown>

function demand(isRight: boolean, problem: string): void {
  if (!isRight) throw new Error(problem)
}

/** What a site must be able to read after an upgrade, in the words in which a failure is reported. */
export const READ_CHECKS: Record<string, Check> = {
  'the search finds all ads': async ({ visitor, known }) => {
    const { total, items } = await visitor.search.find({ facets: true, limit: 24 })
    demand(total === known.active_ads, `${total} of ${known.active_ads}`)
    demand(known.active_ads === 0 || items.length > 0, 'the first page is empty')
  },
  'the second page of the search': async ({ visitor }) => {
    const { next } = await visitor.search.find({ limit: 1 })
    if (!next) return
    const { items } = await visitor.search.find({ limit: 1, after: next })
    demand(items.length > 0, 'it is empty')
  },
  'the search by maker': async ({ visitor, known: { make } }) => {
    if (make === null) return
    const { items } = await visitor.search.find({ make: [make] })
    demand(items.length > 0, `it finds no ${make}`)
  },
  'the search by price, cheapest first': async ({ visitor }) => {
    const { items } = await visitor.search.find({ price_min: 1, sort: 'price_asc' })
    const prices = items.map(({ price }) => price ?? 0)
    const isSorted = prices.every((price, at) => price >= (prices[at - 1] ?? 0))
    demand(isSorted, 'prices are not in order')
  },
  'the search by a sentence': ({ visitor }) => visitor.search.find({ q: 'تويوتا كامري تحت 100 ألف' }),
  'suggestions while typing': ({ visitor }) => visitor.search.suggest({ q: 'تويو' }),
  'the counts of budgets': ({ visitor }) => visitor.search.list_budgets(),
  'the page of an ad': async ({ visitor, known: { car_id } }) => {
    if (car_id === null) return
    demand((await visitor.cars.get({ car_id })).id === car_id, 'it is another ad')
  },
  'similar ads': async ({ visitor, known: { car_id } }) => {
    if (car_id !== null) await visitor.search.find_similar({ car_id })
  },
  'the price of an ad among others': async ({ visitor, known: { car_id } }) => {
    if (car_id !== null) await visitor.fair_price.get_position({ car_id })
  },
  'cards of saved ads': async ({ visitor, known: { car_id } }) => {
    if (car_id === null) return
    demand((await visitor.cars.get_many({ ids: [car_id] })).length === 1, 'the ad is missing')
  },
  'featured ads': ({ visitor }) => visitor.cars.featured({}),
  'the page of a seller': async ({ visitor, known: { seller_id } }) => {
    if (seller_id !== null) await visitor.profiles.get_public_profile_info({ profile_id: seller_id })
  },
  'reviews of a seller': async ({ visitor, known: { seller_id } }) => {
    if (seller_id !== null) await visitor.seller_reviews.list({ profile_id: seller_id })
  },
  'the list of makers': async ({ visitor, known }) => {
    const { length } = await visitor.catalogue.list_makers()
    demand(length > 0 || known.makers === 0, 'it is empty')
  },
  'the list of cities': async ({ visitor }) => {
    demand((await visitor.catalogue.list_cities()).length > 0, 'it is empty')
  },
  'market prices': ({ visitor }) => visitor.prices.list({}),
  'posts of the blog': async ({ visitor, known }) => {
    const { total } = await visitor.articles.list_posts({ lang: 'ar' })
    demand(total > 0 || known.posts === 0, 'there are none')
  },
  'pages of the site': ({ visitor }) => visitor.articles.list_pages({ lang: 'ar' }),
  deals: ({ visitor }) => visitor.deals.list({}),
  facts: ({ visitor }) => visitor.facts.list({}),
  'the public settings': async ({ visitor }) => {
    demand((await visitor.settings.list()).length > 0, 'there are none')
  },
  'texts that admins have changed': ({ visitor }) => visitor.texts.list(),
  tags: async ({ visitor, known }) => {
    const { length } = await visitor.tags.list()
    demand(length > 0 || known.tags === 0, 'there are none')
  },
  'the inbox of a member': ({ member }) => member.messages.list_conversations({}),
  'the messages of a conversation': async ({ member, known: { conversation_id, messages } }) => {
    if (conversation_id === null) return
    const { items } = await member.messages.list({ conversation_id })
    demand(items.length > 0 || messages === 0, 'there are none')
  },
  'notifications of a member': ({ member }) => member.notifications.list({}),
  'own ads of a member': ({ member }) => member.ads.list_mine({}),
  'favorites and saved searches of a member': async ({ member }) => {
    await Promise.all([member.favorites.list({}), member.saved_searches.list()])
  },
  'ads in the admin area': async ({ admin, known }) => {
    const { items } = await admin.admin_ads.search({})
    demand(items.length > 0 || known.active_ads === 0, 'there are none')
  },
  'users in the admin area': async ({ admin, known }) => {
    const { items } = await admin.admin_users.search({})
    demand(items.length > 0 || known.users === 0, 'there are none')
  },
  'the queues of moderators': async ({ admin }) => {
    await Promise.all([admin.admin_overview.list_queues(), admin.ad_reviews.list(), admin.reports.list()])
  },
  'the log of changes': ({ admin }) => admin.audit.list({}),
  'the figures of the site': ({ admin }) => admin.insights.read(),
}
