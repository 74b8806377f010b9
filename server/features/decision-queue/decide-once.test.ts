import { eq } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { RevenueSettings } from '#contract/promotions.ts'
import type { Message } from '#contract/messages.ts'
import type { SellerReview } from '#contract/seller-reviews.ts'
import { rebuildSearch } from '#server/features/search/public.ts'
import { car_models, profiles } from '#server/platform/db/schema/index.ts'
import { listProcedures } from '#server/platform/http/access.ts'
import { newId } from '#server/platform/ids.ts'
import { createBrowser } from '#server/testing/browser.ts'
import { givenAd } from '#server/testing/given-ad.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenPerson, type Person } from '#server/testing/given-person.ts'
import { givenForm, givenPicture } from '#server/testing/given-picture.ts'
import { givenPictures } from '#server/testing/given-pictures.ts'
import { NOW } from '#server/testing/given-services.ts'

let faults = 0

/** Reports of programs are ignored. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0'
let app: GivenApp
let giver: Person
let admins: [Person, Person]
let seller: Person
let buyer: Person
let picture: Buffer
let camryId: number
let clock = NOW.getTime()
beforeAll(async () => {
  app = await givenApp()
  giver = await givenPerson(app, 'admin')
  admins = [await givenPerson(app, 'admin'), await givenPerson(app, 'admin')]
  picture = await givenPicture()
  const [camry] = await app.services.db.select().from(car_models).where(eq(car_models.slug, 'toyota-camry'))
  camryId = camry?.id ?? 0
  const settings: RevenueSettings = {
    offers: [{ days: 7, price: 49 }],
    vat_percent: 15,
    company_name: 'شركة الصيد',
    vat_number: '300000000000003',
    bank_name: 'بنك',
    account_holder: 'شركة الصيد',
    iban: 'SA0380000000608010167519',
  }
  await giver.browser.put('/admin/revenue-settings', settings)
  await Promise.all([nameAs(admins[0], 'منى'), nameAs(admins[1], 'ريم')])
})
beforeEach(async () => {
  seller = await givenPerson(app)
  buyer = await givenPerson(app)
})

// a new spelling of a model requests it
afterEach(async () => {
  await app.mails()
  await rebuildSearch.run(app.services, {})
})

const nameAs = ({ id }: Person, firstName: string) =>
  app.services.db.update(profiles).set({ first_name: firstName, last_name: null }).where(eq(profiles.id, id))
const later = () => (app.time.now = new Date((clock += 1000)))
const givenCar = async () => (await givenCars(app.services, { seller_id: seller.id }))[0] ?? ''

async function givenConversation(): Promise<string> {
  const first = { id: newId(), content: 'هل ما زالت متوفرة؟' }
  const answer = await buyer.browser.post(`/cars/${await givenCar()}/conversation`, first)
  const { conversation_id: id } = answer.json<Message>()
  await seller.browser.post(`/me/conversations/${id}/messages`, { id: newId(), content: 'نعم متوفرة' })
  return id
}

interface Queue {
  /** The procedures that decide an item, with a request for each. */
  decisions: Record<string, (id: string) => { by: (person: Person) => Promise<LightMyRequestResponse> }>
  /** @returns the ID of a new item */
  add: () => Promise<string>
  /** The IDs in the list of the queue; null if it has none, or in another order. */
  list: (() => Promise<string[]>) | null
}

/** An item of a list, by which the item of a queue is known. */
interface Listed {
  id: string
  card: { id: string }
  review: { id: string }
}

async function listed(path: string, idOf: (item: Listed) => string): Promise<string[]> {
  const answer = (await giver.browser.get(path)).json<Listed[] | { items: Listed[] }>()
  return (Array.isArray(answer) ? answer : answer.items).map(idOf)
}
const idOf = ({ id }: Listed) => id
const carIdOf = ({ card }: Listed) => card.id
const post = (path: string, body: object = {}) => ({
  by: ({ browser }: Person) => browser.post(path, body),
})
/** Of ads. */
const submittedAt = new Map<string, Date>()
const NOTE = 'راجعنا ما وصلنا جيدًا'
const REJECTION = { reasons: ['not_a_car'], note: '' }

const QUEUES: Record<string, Queue> = {
  ads: {
    add: async () => {
      const [id, ad] = [newId(), givenAd()]
      await givenPictures(app, seller.id, ad.picture_ids)
      await seller.browser.post(`/me/ads/${id}`, { ad })
      submittedAt.set(id, app.time.now)
      return id
    },
    list: () => listed('/admin/ad-reviews', carIdOf),
    decisions: {
      'ad_reviews.approve': (id) => post(`/admin/ad-reviews/${id}/approve`, { submitted_at: submittedAt.get(id) }),
      'ad_reviews.reject': (id) =>
        post(`/admin/ad-reviews/${id}/reject`, { submitted_at: submittedAt.get(id), ...REJECTION }),
    },
  },
  reports: {
    add: async () => {
      const id = await givenCar()
      await buyer.browser.post(`/cars/${id}/reports`, { reason: 'fraud', note: '' })
      return id
    },
    list: () => listed('/admin/reports', carIdOf),
    decisions: {
      'reports.dismiss': (id) => post(`/admin/reports/${id}/dismiss`),
      'reports.take_down': (id) => post(`/admin/reports/${id}/take-down`, REJECTION),
    },
  },
  'conversation reports': {
    add: async () => {
      const conversation = await givenConversation()
      await buyer.browser.post(`/me/conversations/${conversation}/reports`, { reason: 'fraud' })
      return (await listed('/admin/conversation-reports', idOf)).at(-1) ?? ''
    },
    list: () => listed('/admin/conversation-reports', idOf),
    decisions: {
      'conversation_reports.decide': (id) =>
        post(`/admin/conversation-reports/${id}/decision`, { decision: 'warned', note: NOTE }),
    },
  },
  'reported reviews': {
    add: async () => {
      const review = { stars: 1, text: 'لم يحضر' }
      const path = `/me/conversations/${await givenConversation()}/review`
      const { id } = (await buyer.browser.put(path, review)).json<SellerReview>()
      await seller.browser.post(`/reviews/${id}/reports`, { reason: 'insult', note: '' })
      return id
    },
    list: () => listed('/admin/reported-reviews', ({ review }) => review.id),
    decisions: {
      'seller_reviews.decide': (id) =>
        post(`/admin/reported-reviews/${id}/decision`, { decision: 'review_removed', note: NOTE }),
    },
  },
  appeals: {
    add: async () => {
      const id = await givenPenalty()
      await seller.browser.post(`/me/penalties/${id}/appeal`, { text: 'الصور لسيارتي' })
      return id
    },
    list: () => listed('/admin/penalty-appeals', idOf),
    decisions: {
      'penalties.decide_appeal': (id) => post(`/admin/penalties/${id}/decision`, { decision: 'upheld', answer: NOTE }),
    },
  },
  penalties: {
    add: () => givenPenalty(),
    list: null,
    decisions: {
      'penalties.withdraw': (id) => ({ by: ({ browser }) => browser.delete(`/admin/penalties/${id}`) }),
    },
  },
  'identity verifications': {
    add: async () => {
      const { browser, id } = await givenPerson(app)
      const form = givenForm({ document_kind: 'national_id', front: picture, back: picture })
      await browser.upload('/me/verification/identity', form)
      const requests = (await giver.browser.get('/admin/identity-requests')).json<{
        items: { id: string; user_id: string }[]
      }>()
      return requests.items.find(({ user_id }) => user_id === id)?.id ?? ''
    },
    list: () => listed('/admin/identity-requests', idOf),
    decisions: {
      'verification.approve_identity': (id) => post(`/admin/identity-requests/${id}/approve`),
      'verification.reject_identity': (id) => post(`/admin/identity-requests/${id}/reject`, { reason: 'unreadable' }),
    },
  },
  promotions: {
    add: async () => {
      const answer = await seller.browser.post(`/me/ads/${await givenCar()}/promotions`, { days: 7, price: 49 })
      return answer.json<{ id: string }>().id
    },
    list: () => listed('/admin/promotions?view=open', idOf),
    decisions: {
      'promotions.confirm': (id) => post(`/admin/promotions/${id}/confirm`),
      'promotions.decline': (id) => post(`/admin/promotions/${id}/decline`, { note: NOTE }),
    },
  },
  'typed models': {
    add: async () => {
      const typed = `طراز ${newId().slice(-6)}`
      await givenCars(app.services, { make: 'toyota', model: null, custom_model: typed })
      return typed
    },
    // the most frequent first
    list: null,
    decisions: {
      'car_makers.map_typed': (typed) => post(`/admin/car-models/${camryId}/spellings`, { typed }),
    },
  },
  client_faults: {
    add: givenFault,
    // seen latest first
    list: null,
    decisions: {
      'client_faults.resolve': (id) => post(`/admin/client-faults/${id}/resolve`),
    },
  },
  support: {
    add: async () => {
      const id = newId()
      const request = { request_id: id, name: 'نورة', email: 'noura@example.com', text: NOTE, language: 'ar' }
      await createBrowser(app.http).post('/support-requests', request)
      return id
    },
    list: () => listed('/admin/support-requests', idOf),
    decisions: {
      'support.close': (id) => post(`/admin/support-requests/${id}/close`),
      'support.change_email': (id) =>
        post(`/admin/support-requests/${id}/email-change`, {
          new_email: 'noura@example.com',
          reason: NOTE,
          ends_second_factor: false,
        }),
    },
  },
}

async function givenFault(): Promise<string> {
  const [id, message] = [newId(), `Error: ${'x'.repeat((faults += 1))}`]
  const fault = { id, type: 'render', message, stack: '', component_stack: '', page: '/', times: 1 }
  await createBrowser(app.http, '', BROWSER).post('/client-faults', { page_version: 'v1', faults: [fault] })
  const { items } = await giver.browser.get(`/admin/client-faults?report_id=${id}`).then((answer) => answer.json())
  return items[0].id
}

async function givenPenalty(): Promise<string> {
  const penalty = { rule: 'false_ad', severity: 'warning', reason: NOTE }
  return (await giver.browser.post(`/admin/users/${seller.id}/penalties`, penalty)).json<{ id: string }>().id
}

test('ADMIN-01 every decision that can come too late is tried below', () => {
  const decided = listProcedures(contract)
    .filter(
      ({ access, errorCodes }) =>
        /^(?:moderator|admin)$/.test(String(access)) && errorCodes.includes('ALREADY_DECIDED'),
    )
    .map(({ name }) => name)
  const tried = Object.values(QUEUES).flatMap(({ decisions }) => Object.keys(decisions))
  expect(tried.toSorted()).toEqual(decided.toSorted())
})

describe.each(Object.entries(QUEUES))('the queue of %s', (_, { add, list, decisions }) => {
  const [decide] = Object.values(decisions)
  if (!decide) throw new Error('no decision')

  test.skipIf(!list)('ADMIN-01 lists what waits, oldest first, and what is decided no longer', async () => {
    const ids = [await addLater(), await addLater()]
    const waiting = async () => (await list?.())?.filter((id) => ids.includes(id))
    expect(await waiting()).toEqual(ids)
    expect((await decide(ids[0] ?? '').by(admins[0])).statusCode).toBe(204)
    expect(await waiting()).toEqual(ids.slice(1))
  })

  test('ADMIN-01 an item is decided once; a colleague who comes later reads by whom', async () => {
    const id = await addLater()
    expect((await decide(id).by(admins[0])).statusCode).toBe(204)
    for (const again of Object.values(decisions)) {
      later()
      const answer = await again(id).by(admins[1])
      const told = { code: 'ALREADY_DECIDED', data: { by: 'منى', by_caller: false } }
      expect([answer.statusCode, answer.json()]).toMatchObject([409, told])
    }
    // in another tab, or after a lost response
    expect((await decide(id).by(admins[0])).json()).toMatchObject({ data: { by_caller: true } })
  })

  test('ADMIN-01 of two who decide at the same moment one is told who the other is', async () => {
    const id = await addLater()
    const answers = await Promise.all(admins.map((admin) => decide(id).by(admin)))
    const won = answers.findIndex(({ statusCode }) => statusCode === 204)
    expect(answers[1 - won]?.json()).toMatchObject({ code: 'ALREADY_DECIDED', data: { by: ['منى', 'ريم'][won] } })
  })

  async function addLater(): Promise<string> {
    later()
    return add()
  }
})
