import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CarCard } from '#contract/cars.ts'
import { findAllKept, findKept } from './find-kept.ts'
import { keepShown } from './keep-shown.ts'

const device = vi.hoisted(() => ({ stored: new Map<string, unknown>() }))
vi.mock('idb-keyval', () => ({
  get: async (key: string) => device.stored.get(key),
  update: async (key: string, change: (stored: unknown) => unknown) =>
    void device.stored.set(key, change(device.stored.get(key))),
  delMany: async (gone: string[]) => gone.forEach((key) => device.stored.delete(key)),
  entries: async () => [...device.stored],
}))
beforeEach(() => device.stored.clear())

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 12, minute)).toISOString()
const client = new QueryClient()
const card = (id: string) => ({ id }) as CarCard
const openCar = (id: string, minute: number, visibility = 'public') =>
  keepShown(
    { routeId: 'routes/car', loaderData: { car: { id, visibility } }, path: `/car/${id}`, at: at(minute) },
    client,
  )

test('the last 20 cars are kept, each with the time at which it was true', async () => {
  for (let minute = 0; minute < 25; minute += 1) await openCar(`car-${minute}`, minute)
  await openCar('car-5', 30)
  const { cars } = await findAllKept()
  expect(cars.map(({ car }) => car.id)).toEqual([
    'car-5',
    ...Array.from({ length: 19 }, (_, index) => `car-${24 - index}`),
  ])
  expect(await findKept('/car/car-5')).toMatchObject({ kind: 'car', kept: { at: at(30) } })
  expect(await findKept('/car/car-0')).toBeNull()
})

test('an ad that only its seller sees is not kept', async () => {
  await openCar('secret', 1, 'hidden')
  expect(await findKept('/car/secret')).toBeNull()
})

test('favorites are kept without their order, and forgotten once there are none', async () => {
  const open = (favorites: object[]) =>
    keepShown(
      { routeId: 'routes/favorites', loaderData: { favorites }, path: '/favorites?sort=price', at: at(1) },
      client,
    )
  await open([{ card: card('saved') }])
  expect(await findKept('/favorites')).toMatchObject({ kind: 'list', kept: { cards: [{ id: 'saved' }], at: at(1) } })
  await open([])
  expect(await findKept('/favorites')).toBeNull()
})

test('the inbox is kept, not a search in it; and of a conversation the latest messages', async () => {
  const conversation = { id: 'talk' }
  const items = Array.from({ length: 150 }, (_, index) => ({ id: `m${index}` }))
  const open = (text: string) => ({
    routeId: 'routes/messages',
    loaderData: {
      user_id: 'me',
      listed: { list: 'inbox', text, items: [{ id: text || 'all' }] },
      open: { conversation, history: { items } },
    },
    path: '/messages',
    at: at(1),
  })
  await keepShown(open(''), client)
  await keepShown(open('camry'), client)
  expect(await findKept('/messages')).toMatchObject({ kind: 'inbox', kept: { conversations: [{ id: 'all' }] } })
  const found = await findKept('/messages?conversation=talk')
  expect(found).toMatchObject({ kind: 'thread', kept: { user_id: 'me', conversation } })
  expect(found?.kind === 'thread' && found.kept.messages).toEqual(items.slice(50))
})

test('what another version of the site has stored in another shape is not shown', async () => {
  device.stored.set('kept-car old', { html: '<p>' })
  device.stored.set('kept-list /favorites', 'text')
  expect(await findKept('/car/old')).toBeNull()
  expect(await findKept('/favorites')).toBeNull()
})
