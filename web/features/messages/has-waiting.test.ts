import { onTestFinished, test, expect, vi } from 'vitest'
import { hasWaiting } from './has-waiting.ts'
import { addToOutbox, removeFromOutbox, type WaitingMessage } from './outbox.ts'

const device = vi.hoisted(() => ({ stored: undefined as unknown, isFull: false }))
vi.mock('idb-keyval', () => ({
  get: async () => device.stored,
  update: async (_key: string, change: (stored: unknown) => unknown) => {
    if (device.isFull) throw new Error('full')
    device.stored = change(device.stored)
  },
}))

const message: WaitingMessage = {
  id: 'message',
  sender_id: 'me',
  conversation_id: null,
  car_id: 'car',
  threadId: 'car',
  content: 'متوفرة؟',
  created_at: '2026-06-15T09:00:00.000Z',
  refused: null,
}

test('MSG-17 a page knows whether messages wait, also from an earlier page and without storage', async () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(hasWaiting()).toBe(false)
  await addToOutbox(message)
  expect(hasWaiting()).toBe(true)
  vi.resetModules()
  const next = await import('./has-waiting.ts')
  expect(next.hasWaiting()).toBe(true)
  await removeFromOutbox(message.id)
  expect([hasWaiting(), next.hasWaiting()]).toEqual([false, false])

  device.isFull = true
  vi.unstubAllGlobals()
  await addToOutbox(message)
  expect(hasWaiting()).toBe(true)
  await removeFromOutbox(message.id)
  expect(hasWaiting()).toBe(false)
})
