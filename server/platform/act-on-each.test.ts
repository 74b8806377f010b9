import { expect, test } from 'vitest'
import type { Db } from './db/client.ts'
import { actOnEach } from './act-on-each.ts'
import { fail } from './fail.ts'

const logged: unknown[] = []
const reachable = { execute: async () => [] } as unknown as Db
const services = { db: reachable, logError: (error: unknown) => void logged.push(error) }
const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

test('API each item is acted on, whatever becomes of the others', async () => {
  const acts = {
    fine: async () => {},
    refused: async () => Promise.reject(fail('NOT_FOUND')),
    broken: async () => Promise.reject(new Error('a bug')),
    last: async () => {},
  }
  const results = await actOnEach(services, Object.entries(acts), ['NOT_FOUND'], ([, act]) => act())
  expect(results.map(({ item: [name], refused }) => [name, refused?.code])).toEqual([
    ['fine', undefined],
    ['refused', 'NOT_FOUND'],
    ['broken', 'INTERNAL_SERVER_ERROR'],
    ['last', undefined],
  ])
  expect(logged).toMatchObject([{ message: 'a bug' }])
})

test('API what was done before the database was lost is reported, and the rest is not tried', async () => {
  const tried: number[] = []
  const results = await actOnEach(services, [1, 2, 3, 4], [], async (item) => {
    tried.push(item)
    if (item === 2) throw away
  })
  expect(tried).toEqual([1, 2])
  expect(results.map(({ refused }) => refused?.code)).toEqual([undefined, 'UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE'])
})
