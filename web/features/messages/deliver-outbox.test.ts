import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { deliverOutbox, takeBack } from './deliver-outbox.ts'
import { addToOutbox, readOutbox, setRefused, type WaitingMessage } from './outbox.ts'

const waiting = (id: string): WaitingMessage => ({
  id,
  sender_id: 'me',
  conversation_id: 'conversation',
  car_id: 'car',
  thread_id: 'car',
  content: id,
  created_at: '2026-06-15T09:00:00.000Z',
  refused: null,
})

test('MSG-17 where nothing is stored and nothing locks, messages still wait, go in order, and a refused one holds back no other', async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => void vi.unstubAllGlobals())
  let isConnected = false
  let refusals = 0
  const sent: string[] = []
  const api = {
    messages: {
      send: async ({ id }: { id: string }) => {
        if (!isConnected) throw new TypeError('Failed to fetch')
        if (id === 'refused') throw Object.assign(new Error(id), { code: 'UNREACHABLE' })
        sent.push(id)
        return {}
      },
    },
  } as unknown as ApiClient
  const left = async () => (await readOutbox('me')).map(({ id, refused }) => [id, refused])

  for (const id of ['first', 'refused', 'taken', 'last']) await addToOutbox(waiting(id))
  expect(await deliverOutbox(api, 'me', () => (refusals += 1))).toBe('network')
  expect(sent).toEqual([])
  expect([await takeBack('taken'), await takeBack('taken')]).toEqual([true, false])
  isConnected = true
  expect(await deliverOutbox(api, 'me', () => (refusals += 1))).toBe(null)
  expect([sent, await left()]).toEqual([['first', 'last'], [['refused', 'UNREACHABLE']]])
  expect(refusals).toBe(1)
  await setRefused('refused', null)
  expect(await left()).toEqual([['refused', null]])
})
