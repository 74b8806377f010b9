import { expect, test } from 'vitest'
import { answeredWithin } from './answered-within.ts'

/** A request that is never answered. */
const unanswered = async (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

test('ERRB-04 a request without an answer fails like one on a lost connection', async () => {
  await expect(answeredWithin(1, undefined, unanswered)).rejects.toThrow(TypeError)
})

test('ERRB-04 a request that is cancelled says so, and an answer or an error is passed on', async () => {
  const cancelling = new AbortController()
  const asked = answeredWithin(60_000, cancelling.signal, unanswered)
  cancelling.abort()
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  await expect(answeredWithin(60_000, undefined, async () => 'answer')).resolves.toBe('answer')
  await expect(answeredWithin(60_000, null, async () => Promise.reject(new Error('refused')))).rejects.toThrow(
    'refused',
  )
})
