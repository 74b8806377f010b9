import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { deliverTicks, storeTick, unsentTicks } from './unsent-ticks.ts'

const LIST = { conversation_id: 'conversation', offer_id: 'offer' }

beforeEach(() => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  unsentTicks.set(undefined, 'me')
})

/** A server that answers with each code in turn, then accepts everything. */
function givenServer({ codes = [], onTick = () => {} }: { codes?: string[]; onTick?: () => void }) {
  const sent: string[] = []
  const refused: unknown[] = []
  const api = {
    hand_over: {
      tick: async ({ item, is_ticked }: { item: string; is_ticked: boolean }) => {
        const code = codes.shift()
        if (code === 'network') throw new TypeError('Failed to fetch')
        if (code) throw Object.assign(new Error(code), { code })
        sent.push(`${item} ${is_ticked}`)
        onTick()
      },
    },
  } as unknown as ApiClient
  const deliver = () =>
    deliverTicks(api, { user_id: 'me', onSaved: () => {}, onRefused: (error) => refused.push(error) })
  return { sent, refused, deliver }
}

test('MSG-17 confirmations are sent in order, of several of an item only the last', async () => {
  storeTick('me', { ...LIST, item: 'price', is_ticked: true })
  storeTick('me', { ...LIST, item: 'keys', is_ticked: true })
  storeTick('me', { ...LIST, item: 'price', is_ticked: false })
  storeTick('me', { ...LIST, offer_id: 'other', item: 'keys', is_ticked: true })
  const { sent, deliver } = givenServer({})
  expect(await deliver()).toBe(false)
  expect(sent).toEqual(['keys true', 'price false', 'keys true'])
  expect(unsentTicks.get('me')).toEqual([])
})

test.each(['network', 'unexpected', 'UNAUTHORIZED', 'TOO_MANY_ATTEMPTS', 'UNAVAILABLE'])(
  'MSG-17 a confirmation stays on the device after the passing error %s',
  async (code) => {
    storeTick('me', { ...LIST, item: 'price', is_ticked: true })
    const { sent, refused, deliver } = givenServer({ codes: [code] })
    expect(await deliver()).toBe(true)
    expect(unsentTicks.get('me')).toHaveLength(1)
    expect(await deliver()).toBe(false)
    expect([sent, refused]).toEqual([['price true'], []])
  },
)

test.each(['HAND_OVER_ENDED', 'NOT_FOUND', 'INVALID_INPUT'])(
  'MSG-17 a confirmation refused with %s is dropped and told, and the next one is sent',
  async (code) => {
    storeTick('me', { ...LIST, item: 'price', is_ticked: true })
    storeTick('me', { ...LIST, item: 'keys', is_ticked: true })
    const { sent, refused, deliver } = givenServer({ codes: [code] })
    expect(await deliver()).toBe(false)
    expect([sent, refused]).toEqual([['keys true'], [expect.objectContaining({ code })]])
    expect(unsentTicks.get('me')).toEqual([])
  },
)

test('MSG-17 what is undone while it is being sent is sent again', async () => {
  storeTick('me', { ...LIST, item: 'price', is_ticked: true })
  let isFirst = true
  const onTick = () => {
    if (isFirst) storeTick('me', { ...LIST, item: 'price', is_ticked: false })
    isFirst = false
  }
  const { sent, deliver } = givenServer({ onTick })
  expect(await deliver()).toBe(false)
  expect(sent).toEqual(['price true', 'price false'])
})
