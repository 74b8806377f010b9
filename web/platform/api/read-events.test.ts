import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

/** A body that comes in pieces of so many bytes. */
function bodyOf(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  return new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size))
      controller.close()
    },
  })
}

async function read(text: string, size = text.length): Promise<unknown[]> {
  const events: unknown[] = []
  for await (const event of readEvents(bodyOf(text, size))) events.push(event)
  return events
}

const STREAM = ': \n\nevent: message\ndata: {"text":"سيارة 🚗"}\n\ndata: {"text":"two"}\n\nevent: done\ndata:\n\n'

test.each([1, 2, 3, 7, 1000])('AI-01 events are read from pieces of %i bytes, which split letters', async (size) => {
  expect(await read(STREAM, size)).toEqual([{ text: 'سيارة 🚗' }, { text: 'two' }])
})

test('AI-01 an error within a stream has the code and the data that the server gave it', async () => {
  const error = JSON.stringify({ code: 'TOO_MANY_ATTEMPTS', status: 429, data: { wait_seconds: 9 } })
  await expect(read(`data: {}\n\nevent: error\ndata: ${error}\n\n`)).rejects.toMatchObject({
    code: 'TOO_MANY_ATTEMPTS',
    status: 429,
    data: { wait_seconds: 9 },
  })
})

test('AI-01 an event that was cut is no event', async () => {
  expect(await read('data: {"a":1}\n\ndata: {"b":')).toEqual([{ a: 1 }])
})

test('AI-01 a reader that stops early ends the request', async () => {
  let isCancelled = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
    cancel: () => void (isCancelled = true),
  })
  for await (const event of readEvents(body)) if (event === 1) break
  expect(isCancelled).toBe(true)
})
