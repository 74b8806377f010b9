import { expect, test } from 'vitest'
import { readAnswer } from './api-answer.ts'

test('an output is parsed, and an empty one is undefined', async () => {
  expect(await readAnswer(Response.json({ count: 1 }))).toEqual({ count: 1 })
  expect(await readAnswer(Response.json(null))).toBeNull()
  expect(await readAnswer(new Response(null, { status: 204 }))).toBeUndefined()
})

test('an error has the code and the data that the server gave it', async () => {
  const error = { defined: true, code: 'INVALID_INPUT', status: 422, message: 'No', data: { field: 'email' } }
  await expect(readAnswer(Response.json(error, { status: 422 }))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    status: 422,
    message: 'No',
    data: { field: 'email' },
  })
})

test('the page of a network that wants to be signed in to is a lost connection', async () => {
  const page = new Response('<h1>Hotel</h1>', { headers: { 'content-type': 'text/html' } })
  await expect(readAnswer(page)).rejects.toThrow(TypeError)
})

test('ERRB-07 an answer that is cut off is an error, which does not quote it', async () => {
  const headers = { 'content-type': 'application/json' }
  const failed = readAnswer(new Response('{"name": "نورة القحطاني"', { headers }))
  await expect(failed).rejects.toThrow('The answer is not JSON')
  await expect(readAnswer(new Response('{"na', { headers, status: 500 }))).rejects.toMatchObject({ status: 500 })
})

test('an error of a proxy has only a status', async () => {
  const page = new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } })
  await expect(readAnswer(page)).rejects.toMatchObject({ code: 'UNREADABLE_ANSWER', status: 502 })
})
