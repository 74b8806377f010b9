import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { PriceList } from '#contract/prices.ts'
import { FEWEST_ADS } from '#domain/prices/price-rules.ts'
import { DELICATE_LETTERS, DELICATE_TEXTS, SPELLINGS } from '#domain/text/given-spellings.ts'
import { writePrices } from './features/prices/public.ts'
import {
  admin_changes,
  car_makers,
  conversation_sides,
  conversations,
  deals,
  facts,
  messages,
  profiles,
  website_texts,
} from './platform/db/schema/index.ts'
import { afterCommit } from './platform/events/after-commit.ts'
import { listProcedures } from './platform/http/access.ts'
import { newId } from './platform/ids.ts'
import type { Browser } from './testing/browser.ts'
import { garbageRuns } from './testing/garbage-runs.ts'
import { givenApp, type GivenApp } from './testing/given-app.ts'
import { givenArticle } from './testing/given-article.ts'
import { givenCars } from './testing/given-cars.ts'
import { givenDeal } from './testing/given-deal.ts'
import { givenFact } from './testing/given-fact.ts'
import { givenMedia } from './testing/given-media.ts'
import { givenPerson, type Person } from './testing/given-person.ts'
import { NOW } from './testing/given-services.ts'
import { inputSchemas } from './testing/sample-input.ts'

let app: GivenApp
let seller: Person
let buyer: Person
let admin: Person
beforeAll(async () => {
  app = await givenApp()
  seller = await givenPerson(app)
  buyer = await givenPerson(app)
  admin = await givenPerson(app, 'admin')
})

interface SearchBox {
  /** Stores a text that the search covers, and returns what is found by it. */
  plant: (text: string) => Promise<string>
  find: (word: string) => Promise<string[]>
}

const ask = async ({ browser }: { browser: Browser }, path: string, text: string): Promise<never> => {
  const response = await browser.get(`${path}${encodeURIComponent(text)}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const idsOf = ({ items }: { items: { id: string }[] }): string[] => items.map(({ id }) => id)

async function plantTitle(text: string): Promise<string> {
  const [id = ''] = await givenCars(app.services, { seller_id: seller.id, ad_title_ar: text })
  return id
}

async function plantName(text: string): Promise<string> {
  const { id } = await givenPerson(app)
  const [first = '', ...rest] = text.split(' ')
  await app.services.db
    .update(profiles)
    .set({ first_name: first, last_name: rest.join(' ') })
    .where(eq(profiles.id, id))
  return id
}

async function plantMessage(text: string): Promise<string> {
  const { db } = app.services
  const [carId = ''] = await givenCars(app.services, { seller_id: seller.id })
  const id = newId()
  const ofSides = { conversation_id: id }
  await db.insert(conversations).values({
    id,
    car_id: carId,
    buyer_id: buyer.id,
    seller_id: seller.id,
    last_seq: 1,
    created_at: NOW,
    updated_at: NOW,
  })
  await db.insert(conversation_sides).values([
    { ...ofSides, side: 'buyer', user_id: buyer.id },
    { ...ofSides, side: 'seller', user_id: seller.id },
  ])
  const message = { id: newId(), message_type: 'text' as const, sender_id: buyer.id, content: text, created_at: NOW }
  await db.insert(messages).values({ ...ofSides, seq: 1, ...message })
  return id
}

async function plantChange(text: string): Promise<string> {
  const id = newId()
  await app.services.db.insert(admin_changes).values({
    id,
    admin_id: admin.id,
    what: 'change_setting',
    subject_id: 'app_name_ar',
    before: {},
    after: { setting_value: text },
    created_at: NOW,
  })
  return id
}

async function plantDeal(text: string): Promise<string> {
  const id = newId()
  const { title_en, text_ar, text_en } = givenDeal()
  await app.services.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'deals_changed' })
    const row = { id, title_ar: text, title_en, text_ar, text_en, published_at: NOW, updated_at: NOW }
    await tx.insert(deals).values({ ...row, announced_state: 'live' })
  })
  return id
}

async function plantPost(text: string): Promise<string> {
  const id = newId()
  await admin.browser.post('/admin/articles', { ...givenArticle({ title_ar: text }), id, kind: 'post' })
  return id
}
let plantedFacts = 0
async function plantFact(text: string): Promise<string> {
  plantedFacts += 1
  const fields = givenFact({ key: `planted-${plantedFacts}`, label_ar: text })
  const [row] = await app.services.db.transaction(async (tx) => {
    afterCommit(tx, { type: 'facts_changed' })
    return tx.insert(facts).values(fields).returning({ id: facts.id })
  })
  return String(row?.id)
}

const KEYS = ['nav_home', 'nav_explore', 'search_submit', 'to_explore']
async function plantText(text: string): Promise<string> {
  const [{ text_key } = { text_key: '' }] = await app.services.db
    .insert(website_texts)
    .values({ text_key: `${KEYS.shift()}`, text_ar: text, text_en: '' })
    .returning()
  return text_key
}

/** Every search of the API. */
const BOXES: Record<string, SearchBox & { most?: number }> = {
  // words in quotes are not read as filters
  'search.find': { plant: plantTitle, find: async (word) => idsOf(await ask(buyer, '/cars?limit=60&q=', `"${word}"`)) },
  'ads.list_mine': {
    plant: plantTitle,
    find: async (word) => idsOf(await ask(seller, '/me/ads?limit=50&text=', word)),
  },
  'messages.list_conversations': {
    plant: plantMessage,
    find: async (word) => idsOf(await ask(buyer, '/me/conversations?limit=50&text=', word)),
  },
  'admin_ads.search': {
    plant: plantTitle,
    find: async (word) => {
      const { items } = (await ask(admin, '/admin/ads?limit=100&text=', word)) as { items: { card: { id: string } }[] }
      return items.map(({ card }) => card.id)
    },
  },
  'admin_users.search': {
    plant: plantName,
    find: async (word) => idsOf(await ask(admin, '/admin/users?limit=100&text=', word)),
  },
  'admin_overview.find': {
    plant: plantName,
    find: async (word) => ((await ask(admin, '/admin/find?text=', word)) as { id: string }[]).map(({ id }) => id),
    // finds five results of each kind
    most: 3,
  },
  'articles.list_posts': {
    plant: plantPost,
    find: async (word) => idsOf(await ask(admin, '/posts?q=', word)),
    // a page of them
    most: 12,
  },
  'articles.list_any': {
    plant: plantPost,
    find: async (word) => idsOf(await ask(admin, '/admin/articles?kind=post&q=', word)),
    most: 20,
  },
  'audit.list': {
    plant: plantChange,
    find: async (word) => idsOf(await ask(admin, '/admin/changes?limit=100&text=', word)),
  },
  'deals.list': {
    plant: plantDeal,
    find: async (word) => idsOf(await ask(admin, '/deals?q=', word)),
    // a page of them
    most: 20,
  },
  'deals.list_any': {
    plant: plantDeal,
    find: async (word) => idsOf(await ask(admin, '/admin/deals?q=', word)),
    most: 20,
  },
  'facts.list_any': {
    plant: plantFact,
    find: async (word) => idsOf(await ask(admin, '/admin/facts?q=', word)).map(String),
  },
  'media.list': {
    plant: (text) => givenMedia(app, { alt_ar: text }),
    find: async (word) => idsOf(await ask(admin, '/admin/media?limit=100&q=', word)),
  },
  'texts.search': {
    plant: plantText,
    find: async (word) => {
      const { items } = (await ask(admin, '/admin/website-texts?text=', word)) as { items: { name: string }[] }
      return items.map(({ name }) => name)
    },
    most: KEYS.length,
  },
}

/** Find names of the catalogue instead of searching texts, which is tested below, or ads that `search.find` hides. */
const OTHERS = ['search.suggest', 'search.list_beaten', 'prices.list']

test('EXPL-01 every search of the API is tested here', () => {
  const gets = new Set(listProcedures(contract).flatMap(({ name, method }) => (method === 'GET' ? name : [])))
  const searches = [...inputSchemas()].flatMap(([name, { schema }]) =>
    gets.has(name) &&
    ['q', 'query', 'search', 'text', 'words', 'name'].some((one) => schema.properties?.[one]?.type === 'string')
      ? name
      : [],
  )
  expect(searches.toSorted()).toEqual([...Object.keys(BOXES), ...OTHERS].toSorted())
})

const SPELLINGS_PER_WORD = 2
const WORD = fc.string({ unit: fc.constantFrom(...DELICATE_LETTERS), minLength: 3, maxLength: 9 })
const INVENTED = fc.array(WORD, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))

test.each(Object.entries(BOXES))(
  'EXPL-01 ADMIN-02 MSG-06 whatever is written, %s finds it by each of its words in any spelling',
  async (_, { plant, find, most = 100 }) => {
    const texts = [...DELICATE_TEXTS, ...fc.sample(INVENTED, garbageRuns(60))].slice(0, most)
    const spellings = Object.entries(SPELLINGS)
    const offset = Math.floor(Math.random() * spellings.length)
    let asked = 0
    for (const text of texts) {
      const id = await plant(text)
      for (const word of text.split(' ')) {
        for (let turn = 0; turn < SPELLINGS_PER_WORD; turn += 1) {
          const [name, spell = String] = spellings[(offset + asked++) % spellings.length] ?? []
          expect(await find(spell(word)), `«${text}» by «${spell(word)}», ${name}`).toContain(id)
        }
      }
    }
  },
)

test('EXPL-01 names of makers are completed in any spelling, also alone', async () => {
  const makers = (await app.services.db.select().from(car_makers)).slice(0, 30)
  for (const [at, { slug, name_ar, name_en }] of makers.entries()) {
    for (const name of [name_ar, name_en]) {
      const [how, spell = String] = Object.entries(SPELLINGS)[at % Object.keys(SPELLINGS).length] ?? []
      const found: { value: string }[] = await ask(buyer, '/cars/suggestions?kind=make&q=', spell(name))
      expect(
        found.map(({ value }) => value),
        `${spell(name)}, ${how}`,
      ).toContain(slug)
    }
  }
})

test('EXPL-03 prices of models are found by their names in any spelling', async () => {
  const models = (await app.services.catalogue()).models.all.slice(0, 12)
  const { makers } = await app.services.catalogue()
  for (const { slug, make_id } of models) {
    const make = makers.byId.get(make_id)?.slug ?? ''
    await givenCars(app.services, ...Array.from({ length: FEWEST_ADS }, () => ({ make, model: slug })))
  }
  await writePrices(app.services)
  for (const [at, { slug, name_ar, name_en }] of models.entries()) {
    for (const name of [name_ar, name_en]) {
      const [how, spell = String] = Object.entries(SPELLINGS)[at % Object.keys(SPELLINGS).length] ?? []
      const found: PriceList = await ask(buyer, '/prices?q=', spell(name))
      const slugs = found.makers.flatMap((maker) => maker.models.map((model) => model.slug))
      expect(slugs, `${spell(name)}, ${how}`).toContain(slug)
    }
  }
})

test.each([
  ['make', 'اودي', 'audi'],
  ['make', 'Toyota', 'toyota'],
  ['make', 'شفر', 'chevrolet'],
  ['make', 'بي ام', 'bmw'],
  ['model', 'لاندكروزر', 'toyota-land-cruiser'],
  ['city', 'Jeddah', 'jeddah'],
  ['region', 'qassim', 'qassim'],
  ['color', 'red', 'red'],
  ['color', 'فضيه', 'silver'],
  ['body_type', 'van', 'wagon'],
  ['body_type', 'ونيت', 'pickup'],
  ['fuel_type', 'diesel', 'diesel'],
  ['transmission', 'manual', 'manual'],
])('EXPL-02 in the filter %s «%s» finds %s', async (kind, typed, value) => {
  const found: { kind: string; value: string }[] = await ask(buyer, `/cars/suggestions?kind=${kind}&q=`, typed)
  expect(found.map((one) => one.value)).toContain(value)
  expect(found.filter((one) => one.kind !== kind)).toEqual([])
})

test('AD-07 one’s own ads are found by names of makers in the other language and by their nicknames', async () => {
  const [id] = await givenCars(app.services, { seller_id: seller.id, model: 'toyota-land-cruiser' })
  for (const text of ['toyota', 'لاندكروزر', 'لاند كروزر', 'landcruiser', 'LC', 'الرياض', 'riyadh', '٢٠٢٠']) {
    expect(await BOXES['ads.list_mine']?.find(text), text).toContain(id)
  }
})
