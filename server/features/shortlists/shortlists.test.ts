import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { ListedShortlist, SharedShortlist, Shortlist } from '#contract/shortlists.ts'
import { MOST_NOTES, MOST_PEOPLE, MOST_SHORTLISTED, MOST_SHORTLISTS } from '#domain/shortlists/limits.ts'
import { newId } from '#server/platform/ids.ts'
import { profiles, shortlist_people, shortlists } from '#server/platform/db/schema/index.ts'
import { changeCars } from '#server/testing/change-cars.ts'
import { createBrowser, type Browser } from '#server/testing/browser.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { givenCars } from '#server/testing/given-cars.ts'
import { givenUser } from '#server/testing/given-user.ts'

let app: GivenApp
let owner: Browser
let ownerId: string
beforeEach(async () => {
  app = await givenApp()
  owner = createBrowser(app.http)
  ownerId = (await givenUser(app, { browser: owner })).id
})

/** A list of ads with an open link. */
async function givenShortlist(carIds: readonly string[]) {
  const id = newId()
  const path = `/me/shortlists/${id}`
  await owner.put(path, { name: 'سيارة العائلة', car_ids: carIds })
  const { link } = (await owner.put(`${path}/link`, {})).json<{ link: string }>()
  return { id, path, shared: link.replace('/shortlist/', '/shared-shortlists/') }
}

const own = async (path: string) => (await owner.get(path)).json<Shortlist>()
const seen = async (browser: Browser, shared: string) => (await browser.get(shared)).json<SharedShortlist>()
const idsOf = ({ cars }: { cars: readonly { car_id: string }[] }) => cars.map(({ car_id }) => car_id)

test('EXPL-04 whoever has the link sees the cars with their current prices and costs, and sold or hidden ones as such', async () => {
  const [kept = '', sold = '', deleted = '', pending = ''] = await givenCars(
    app.services,
    { price: 90_000 },
    {},
    {},
    { status: 'pending' },
  )
  const { shared } = await givenShortlist([kept, sold, deleted, pending])
  await changeCars(app.services, [kept], { price: 85_000 })
  await changeCars(app.services, [sold], { status: 'sold' })
  await changeCars(app.services, [deleted], { deleted_at: app.time.now })
  const family = createBrowser(app.http)
  const { cars, name } = await seen(family, shared)
  expect(name).toBe('سيارة العائلة')
  expect(cars.map(({ car_id, car }) => [car_id, car?.status])).toEqual([
    [kept, 'active'],
    [sold, 'sold'],
    [deleted, undefined],
  ])
  expect(cars[0]?.car?.price).toBe(85_000)
  expect(cars[0]?.year_cost?.lines.find(({ line }) => line === 'fuel')?.amount).toBeNull()
  expect(cars[2]?.year_cost).toBeNull()
})

test('EXPL-04 each person has one vote for a car, which can be changed and taken back, however often it is sent', async () => {
  const [carId = '', other = ''] = await givenCars(app.services, {}, {})
  const { shared, path } = await givenShortlist([carId])
  const mother = createBrowser(app.http)
  await mother.get(shared)
  const votes = `${shared}/votes/${carId}`
  await Promise.all(['for', 'for', 'for'].map((vote) => mother.put(votes, { vote, name: 'أم فهد' })))
  await createBrowser(app.http).put(votes, { vote: 'against' })
  const { people, votes: given } = await own(path)
  expect(people.map(({ name }) => name).toSorted()).toEqual(['', 'أم فهد'])
  expect(given.map(({ vote }) => vote).toSorted()).toEqual(['against', 'for'])

  await mother.put(votes, { vote: 'against' })
  const { you, votes: changed } = await seen(mother, shared)
  expect(changed.filter(({ person_id }) => person_id === you)).toMatchObject([{ car_id: carId, vote: 'against' }])
  await mother.put(votes, { vote: null })
  expect((await own(path)).votes).toHaveLength(1)
  expect((await mother.put(`${shared}/votes/${other}`, { vote: 'for' })).statusCode).toBe(404)
})

test('EXPL-04 notes are plain text; their writers change and delete them, the owner removes them', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const { shared, path } = await givenShortlist([carId])
  const [mother, brother] = [createBrowser(app.http), createBrowser(app.http)]
  const note = `${shared}/notes/${newId()}`
  const written = { car_id: carId, name: 'أم\u202e فهد', text: '<b>واسعة</b>\u202e\u0000'.replace('\0', '') }
  for (const _ of ['once', 'again']) await mother.put(note, written)
  const { notes, people } = await own(path)
  expect([notes.map(({ text, edited_at }) => [text, edited_at]), people.map(({ name }) => name)]).toEqual([
    [['<b>واسعة</b>', null]],
    ['أم فهد'],
  ])

  expect((await brother.put(note, { ...written, text: 'لا' })).statusCode).toBe(404)
  expect((await brother.delete(note)).statusCode).toBe(204)
  await mother.put(note, { ...written, text: 'واسعة ونظيفة' })
  expect((await own(path)).notes).toMatchObject([{ text: 'واسعة ونظيفة', edited_at: expect.any(String) }])
  await mother.delete(note)
  expect((await own(path)).notes).toEqual([])

  const ofBrother = newId()
  await brother.put(`${shared}/notes/${ofBrother}`, { car_id: null, name: 'سالم', text: 'كلها غالية' })
  await owner.delete(`${path}/notes/${ofBrother}`)
  expect((await seen(brother, shared)).notes).toEqual([])
  const { you } = await seen(brother, shared)
  await owner.delete(`${path}/people/${you}`)
  expect((await own(path)).people.map(({ name }) => name)).toEqual(['أم فهد'])

  for (const bad of [{ text: ' \u200b' }, { text: 'x'.repeat(501) }, { name: '' }, { name: 'x'.repeat(41) }])
    expect((await mother.put(note, { ...written, ...bad })).statusCode).toBe(400)
})

test('EXPL-04 an ended link is gone at once, and a new one is another', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const { shared, path } = await givenShortlist([carId])
  const family = createBrowser(app.http)
  await family.put(`${shared}/votes/${carId}`, { vote: 'for' })
  expect((await owner.put(`${path}/link`, {})).json().link).toContain(shared.split('/').at(-1))
  await owner.delete(`${path}/link`)
  const gone = [
    await family.get(shared),
    await family.put(`${shared}/votes/${carId}`, { vote: 'for' }),
    await family.put(`${shared}/notes/${newId()}`, { car_id: null, name: 'س', text: 'ص' }),
    await family.delete(`${shared}/notes/${newId()}`),
    await family.get('/shared-shortlists/nonsense'),
  ]
  expect(gone.map((answer) => [answer.statusCode, answer.json().code])).toEqual(gone.map(() => [410, 'LINK_INVALID']))
  const { link } = (await owner.put(`${path}/link`, {})).json<{ link: string }>()
  const again = link.replace('/shortlist/', '/shared-shortlists/')
  expect(again).not.toBe(shared)
  expect((await seen(family, again)).votes).toHaveLength(1)
  const rows = await app.services.db.select().from(shortlists)
  expect(JSON.stringify(rows)).not.toContain(again.split('/').at(-1))
})

test('EXPL-04 the link is gone while its owner is suspended, and for good when the list is deleted', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const { shared, path } = await givenShortlist([carId])
  const family = createBrowser(app.http)
  const setStatus = (status: 'active' | 'suspended') =>
    app.services.db.update(profiles).set({ status }).where(eq(profiles.id, ownerId))
  const status = async () => (await family.get(shared)).statusCode
  await setStatus('suspended').catch(() => {})
  const whileSuspended = await status()
  await setStatus('active').catch(() => {})
  expect([whileSuspended, await status()]).toEqual([410, 200])
  await owner.delete(path)
  expect(await status()).toBe(410)
})

test('EXPL-04 the owner adds, orders and removes cars in any number of tabs, up to the limit', async () => {
  const cars = await givenCars(app.services, ...Array.from({ length: MOST_SHORTLISTED + 1 }, () => ({})))
  const [one = '', two = '', three = ''] = cars
  const { path, shared } = await givenShortlist([one])
  await Promise.all([two, three].map((id) => owner.post(`${path}/cars`, { car_ids: [id, one] })))
  expect(idsOf(await own(path)).toSorted()).toEqual([one, two, three].toSorted())
  await owner.put(`${path}/order`, { car_ids: [three, newId(), two] })
  expect(idsOf(await own(path))).toEqual([three, two, one])
  const family = createBrowser(app.http)
  await family.put(`${shared}/votes/${two}`, { vote: 'for' })
  for (const _ of ['once', 'again']) await owner.delete(`${path}/cars/${two}`)
  expect([idsOf(await own(path)), (await own(path)).votes]).toEqual([[three, one], []])
  await owner.post(`${path}/cars`, { car_ids: [two] })
  expect((await own(path)).votes).toHaveLength(1)
  expect((await owner.post(`${path}/cars`, { car_ids: cars.slice(1) })).json()).toMatchObject({ code: 'TOO_MANY' })
  expect((await owner.post(`${path}/cars`, { car_ids: [newId()] })).statusCode).toBe(404)
  expect(idsOf(await own(path))).toEqual([three, one, two])
  await owner.put(`${path}/name`, { name: 'للوالدة' })
  expect((await own(path)).name).toBe('للوالدة')
})

test('EXPL-04 nobody else reads or changes a list, and the same list is created once', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const { id, path } = await givenShortlist([carId])
  await owner.put(path, { name: 'مرة أخرى', car_ids: [] })
  expect(await own(path)).toMatchObject({ name: 'سيارة العائلة', cars: [{ car_id: carId }] })
  const stranger = createBrowser(app.http)
  await givenUser(app, { browser: stranger })
  const refused = await Promise.all([
    stranger.get(path),
    stranger.put(path, { name: 'لي', car_ids: [] }),
    stranger.put(`${path}/name`, { name: 'لي' }),
    stranger.put(`${path}/link`, {}),
    stranger.delete(`${path}/link`),
    stranger.post(`${path}/cars`, { car_ids: [carId] }),
    stranger.delete(`${path}/cars/${carId}`),
    stranger.delete(`${path}/notes/${newId()}`),
    stranger.delete(`${path}/people/${newId()}`),
  ])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404))
  await stranger.delete(path)
  expect((await owner.get('/me/shortlists')).json()).toMatchObject([{ id, car_ids: [carId], has_link: true }])
  for (const _ of Array.from({ length: MOST_SHORTLISTS - 1 }))
    await owner.put(`/me/shortlists/${newId()}`, { name: 'أخرى', car_ids: [] })
  expect((await owner.put(`/me/shortlists/${newId()}`, { name: 'أخرى', car_ids: [] })).json()).toMatchObject({
    code: 'TOO_MANY',
  })
})

test('EXPL-04 people and notes of a list are limited', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const { id, shared } = await givenShortlist([carId])
  const mother = createBrowser(app.http)
  const write = () => mother.put(`${shared}/notes/${newId()}`, { car_id: null, name: 'نورة', text: 'نعم' })
  for (const _ of Array.from({ length: MOST_NOTES })) expect((await write()).statusCode).toBe(200)
  expect((await write()).json()).toMatchObject({ code: 'TOO_MANY' })
  await app.services.db.insert(shortlist_people).values(
    Array.from({ length: MOST_PEOPLE - 1 }, (_, at) => ({
      id: newId(),
      shortlist_id: id,
      key_hash: String(at),
      name: '',
      created_at: app.time.now,
    })),
  )
  const late = await createBrowser(app.http).put(`${shared}/votes/${carId}`, { vote: 'for' })
  expect(late.json()).toMatchObject({ code: 'TOO_MANY' })
  expect((await mother.put(`${shared}/votes/${carId}`, { vote: 'for' })).statusCode).toBe(200)
})

test('EXPL-04 own lists are told with their cars, people and notes, latest change first', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const first = await givenShortlist([carId])
  const mother = createBrowser(app.http)
  for (const text of ['نعم', 'أو لا'])
    await mother.put(`${first.shared}/notes/${newId()}`, { car_id: carId, name: 'نورة', text })
  app.time.now = new Date(app.time.now.getTime() + 1000)
  const second = newId()
  await owner.put(`/me/shortlists/${second}`, { name: 'للوالدة', car_ids: [] })
  const listed = async () => (await owner.get('/me/shortlists')).json<ListedShortlist[]>()
  expect(await listed()).toMatchObject([
    { id: second, car_ids: [], has_link: false, people_count: 0, notes_count: 0 },
    { id: first.id, car_ids: [carId], has_link: true, people_count: 1, notes_count: 2 },
  ])
  app.time.now = new Date(app.time.now.getTime() + 1000)
  await owner.delete(`${first.path}/cars/${carId}`)
  expect((await listed()).map(({ id }) => id)).toEqual([first.id, second])
})

test('EXPL-04 notes and people are removed from the named list only, and a browser is another person on each list', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const [one, other] = [await givenShortlist([carId]), await givenShortlist([carId])]
  const mother = createBrowser(app.http)
  const noteId = newId()
  await mother.put(`${one.shared}/notes/${noteId}`, { car_id: null, name: 'نورة', text: 'نعم' })
  await mother.put(`${other.shared}/votes/${carId}`, { vote: 'for' })
  const people = await app.services.db.select().from(shortlist_people)
  expect(new Set(people.map(({ key_hash }) => key_hash)).size).toBe(2)
  const [person] = (await own(one.path)).people
  await owner.delete(`${other.path}/notes/${noteId}`)
  await owner.delete(`${other.path}/people/${person?.id}`)
  expect(await own(one.path)).toMatchObject({ notes: [{ id: noteId }], people: [{ name: 'نورة' }] })
  await owner.delete(`${one.path}/people/${person?.id}`)
  expect(await own(one.path)).toMatchObject({ notes: [], people: [] })
  expect((await own(other.path)).people).toHaveLength(1)
})

test('EXPL-04 notes and votes of one browser are counted together, and wait after 120 in ten minutes', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const { path, shared } = await givenShortlist([carId])
  const mother = createBrowser(app.http)
  const noteId = newId()
  const write = (text: string) => mother.put(`${shared}/notes/${noteId}`, { car_id: null, name: 'نورة', text })
  await write('first')
  for (const at of Array.from({ length: 119 }).keys()) expect((await write(`${at}`)).statusCode).toBe(200)
  expect((await mother.put(`${shared}/votes/${carId}`, { vote: 'for' })).statusCode).toBe(200)
  const refused = [
    await write('once more'),
    await mother.put(`${shared}/votes/${carId}`, { vote: 'against' }),
    await mother.delete(`${shared}/notes/${noteId}`),
  ]
  for (const one of refused) {
    expect(one.json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', data: { wait_seconds: expect.any(Number) } })
  }
  expect(await own(path)).toMatchObject({ notes: [{ text: '118' }], votes: [{ vote: 'for' }] })
})

test('EXPL-04 notes of one address are limited, however many browsers it has', async () => {
  app = await givenApp({ ATTEMPTS_PER_ADDRESS: '1' })
  owner = createBrowser(app.http)
  await givenUser(app, { browser: owner })
  const { shared } = await givenShortlist(await givenCars(app.services, {}))
  const write = () =>
    createBrowser(app.http).put(`${shared}/notes/${newId()}`, { car_id: null, name: 'نورة', text: 'نعم' })
  for (const _ of Array.from({ length: 10 })) expect((await write()).statusCode).toBe(200)
  expect((await write()).json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
})

test('EXPL-04 votes of one browser are limited in ten minutes', async () => {
  const [carId = ''] = await givenCars(app.services, {})
  const { shared } = await givenShortlist([carId])
  const mother = createBrowser(app.http)
  const vote = (one = mother) => one.put(`${shared}/votes/${carId}`, { vote: 'for' })
  for (const _ of Array.from({ length: 121 })) await vote()
  expect((await vote()).json()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS' })
  expect((await vote(createBrowser(app.http))).statusCode).toBe(200)
})
