import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { ChannelEvent } from '#server/platform/events/events.ts'
import { addResponseCache } from './response-cache.ts'

test('EXPL-01 a page from a standby that may lack a change of it is sent, and kept by nobody', async () => {
  const http = Fastify()
  onTestFinished(() => http.close())
  let emit = (_event: ChannelEvent): void => {}
  let seen = 0
  let answered = 0
  const events = { subscribe: (listener: typeof emit) => void (emit = listener), isListening: () => true }
  const standby = {
    isFresh: () => true,
    isPrimaryAway: () => false,
    onPrimaryAway: () => () => {},
    lagMs: () => 0,
    asOf: () => () => seen,
    close: async () => {},
  }
  await http.register(async (scope) => {
    addResponseCache(scope, events, { isPersonal: () => false, standby })
    scope.get('/page', async (request) => {
      request.rendering?.topics.add('deals')
      answered += 1
      return `page ${answered}`
    })
  })
  const ask = async () => {
    const { body, headers } = await http.inject({ url: '/page' })
    return [body, headers['etag'] === undefined]
  }
  expect(await ask()).toEqual(['page 1', false])
  expect(await ask()).toEqual(['page 1', false])
  emit({ type: 'deals_changed' })
  // rendered after the change, from a standby that may not have it
  expect(await ask()).toEqual(['page 2', true])
  expect(await ask()).toEqual(['page 3', true])
  seen = 1
  expect(await ask()).toEqual(['page 4', false])
  expect(await ask()).toEqual(['page 4', false])
})
