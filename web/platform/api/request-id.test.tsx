import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { watchFetch } from '#web/rendering/watched-fetch.ts'
import { noteFailedRequests, RequestIdProvider, useFailedRequestId } from './request-id.ts'

const Shown = () => <>{useFailedRequestId()}</>
const shown = () => renderToStaticMarkup(<Shown />)

let answer: Response
let written: string | null
beforeEach(() => {
  written = null
  vi.stubGlobal('document', { querySelector: () => written && { getAttribute: () => written } })
  vi.stubGlobal('window', { fetch: async () => answer })
})

test('the id of a request that failed on the server is remembered, that of a refused one is not', async () => {
  watchFetch()
  noteFailedRequests()
  answer = new Response('', { status: 404, headers: { 'x-request-id': 'refused' } })
  await window.fetch('/api/cars')
  expect(shown()).toBe('')
  answer = new Response('', { status: 500, headers: { 'x-request-id': 'failed' } })
  expect(await window.fetch('/api/cars')).toBe(answer)
  expect(shown()).toBe('failed')
})

test('a page that failed on the server keeps its id in the browser', () => {
  written = 'of the page'
  noteFailedRequests()
  expect(shown()).toBe('of the page')
})

test('on the server the id is that of the current request', () => {
  expect(
    renderToStaticMarkup(
      <RequestIdProvider value="being answered">
        <Shown />
      </RequestIdProvider>,
    ),
  ).toBe('being answered')
})
