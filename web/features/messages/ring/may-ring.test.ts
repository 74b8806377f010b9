import { beforeEach, expect, test, vi } from 'vitest'
import type { Place } from '#domain/messages/ring.ts'

/** Loads the code of another tab. */
async function openTab() {
  vi.resetModules()
  const { listenToClaims, mayRing } = await import('./may-ring.ts')
  listenToClaims()
  return (place: Place) => mayRing('message', place)
}

beforeEach(() => {
  const opened: BroadcastChannel[] = []
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        opened.push(this)
      }
    },
  )
  return () => {
    for (const channel of opened) channel.close()
    vi.unstubAllGlobals()
  }
})

test('MSG-13 of several tabs the one that shows most of a message announces it', async () => {
  const [hidden, messages] = [await openTab(), await openTab()]
  expect(await Promise.all([hidden('hidden'), messages('messages')])).toEqual([false, true])
  expect(await messages('messages')).toBe(false)
})

test('MSG-13 a tab that was still loading the code does not announce a message again', async () => {
  const hidden = await openTab()
  expect(await hidden('hidden')).toBe(true)
  const late = await openTab()
  expect(await late('conversation')).toBe(false)
})
