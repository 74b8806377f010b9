import { expect, test } from 'vitest'
import type { ApiClient } from '#contract/client.ts'
import { createTexts } from '#web/texts/create-texts.ts'
import '#web/texts/audit/area.ts'
import { noteRequests, undoFailureText, undoRequests } from './undo.ts'

const texts = createTexts('en', {})
const refused = (code: string, data: object = {}) => Object.assign(new Error(code), { code, data })

/** @param failures errors by request id */
function givenApi(failures: Record<string, Error> = {}) {
  const undone: string[] = []
  const undoRequest = async ({ request_id }: { request_id: string }) => {
    const failure = failures[request_id]
    if (failure) throw failure
    undone.push(request_id)
  }
  return { api: { audit: { undo_request: undoRequest } } as unknown as ApiClient, undone }
}

test('ADMIN-07 two calls at once note their own requests', async () => {
  const answers = await Promise.all(
    ['a', 'b'].map((name) =>
      noteRequests(async ({ context }) => {
        await Promise.resolve()
        context.noteRequest(`${name}1`)
        await Promise.resolve()
        context.noteRequest(`${name}2`)
        return name
      }),
    ),
  )
  expect(answers).toEqual([
    { answer: 'a', requestIds: ['a1', 'a2'] },
    { answer: 'b', requestIds: ['b1', 'b2'] },
  ])
})

test('ADMIN-07 requests are undone in reverse, and one that cannot be does not stop the others', async () => {
  const all = givenApi()
  expect(await undoRequests(all.api, ['1', '2', '3'], texts)).toEqual({
    text: 'Undone',
    hasFailed: false,
    remaining: [],
  })
  expect(all.undone).toEqual(['3', '2', '1'])
  const some = givenApi({ 2: refused('NOT_UNDOABLE', { reason: 'too_late' }) })
  expect(await undoRequests(some.api, ['1', '2', '3'], texts)).toEqual({
    text: '2 undone, the rest not. It’s more than 30 days old, so it can’t be undone.',
    hasFailed: true,
    remaining: [],
  })
  expect(some.undone).toEqual(['3', '1'])
})

test('ADMIN-07 what did not reach the server can be undone once more', async () => {
  const { api } = givenApi({ 1: new TypeError('offline'), 2: new TypeError('offline') })
  expect(await undoRequests(api, ['1', '2', '3'], texts)).toMatchObject({ hasFailed: true, remaining: ['1', '2'] })
})

test.each([
  [refused('NOT_UNDOABLE', { reason: 'undone' }), 'It has already been undone.'],
  [refused('NOT_UNDOABLE', { reason: 'irreversible' }), 'This kind of change can’t be undone.'],
  [refused('NOT_FOUND'), 'There’s nothing to undo here.'],
  [
    refused('CONTENT_CHANGED', { fields: [{ field: 'text_en', current: 'Gate', wanted: 'Door' }] }),
    'Not undone: somebody changed the same thing since. Now it’s English: \u2068Gate\u2069',
  ],
])('ADMIN-07 %s says why it was not undone', (error, text) => {
  expect(undoFailureText(error, texts)).toBe(text)
})
