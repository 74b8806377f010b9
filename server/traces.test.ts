import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { findFreePort, ready, startPrograms, waitFor } from '#server/testing/run-program.ts'

const { fill, start } = startPrograms()
const closes: (() => unknown)[] = []
afterEach(() => closes.splice(0).forEach((close) => close()))

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  kind: number
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}

/** A collector as the protocol describes it, which keeps what it gets. */
async function givenCollector() {
  const bodies: string[] = []
  const collector = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk)
    bodies.push(body)
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => collector.once('listening', resolve))
  closes.push(() => collector.close())
  const spans = () =>
    bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
    })
  return { url: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`, spans, all: () => bodies.join('\n') }
}

async function givenSite(env: Record<string, string>) {
  await fill()
  const port = await findFreePort()
  const server = start({ PORT: String(port), OTEL_TRACES_SAMPLER_ARG: '1', ...env })
  await ready(server)
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    await response.arrayBuffer()
    return response
  }
  const stop = async () => {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
  return { server, ask, stop }
}

const attribute = ({ attributes }: Span, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is one trace: its procedures are parts of it, and their queries parts of them', async () => {
  const collector = await givenCollector()
  const { ask, stop } = await givenSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  const answers = await Promise.all([ask('/api/v1/facts'), ask('/api/v1/deals'), ask('/blog'), ask('/deals')])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await stop()

  const spans = collector.spans()
  const partsOf = ({ spanId }: Span) => spans.filter(({ parentSpanId }) => parentSpanId === spanId)
  const one = (name: string) => {
    const [found, ...others] = spans.filter((span) => span.name === name && span.kind === 2)
    expect(others).toEqual([])
    return found as Span
  }
  for (const [request, procedure] of [
    ['GET /facts', 'facts.list'],
    ['GET /deals', 'deals.list'],
    ['GET /blog', 'articles.list_posts'],
  ] as const) {
    // the page of deals is called as its procedure
    const named = spans.filter(({ name, kind }) => name === request && kind === 2)
    const [calling] = named.filter((span) => partsOf(span).some(({ name }) => name === procedure))
    expect({ request, calling }).toEqual({ request, calling: expect.anything() })
    const call = partsOf(calling as Span).find(({ name }) => name === procedure) as Span
    const queries = partsOf(call).filter((span) => attribute(span, 'db.system.name') === 'postgresql')
    expect({ request, queries: queries.map(({ name }) => name) }).toEqual({
      request,
      queries: expect.arrayContaining(['select']),
    })
    expect(new Set([call, ...queries].map(({ traceId }) => traceId))).toEqual(new Set([calling?.traceId]))
  }
  const facts = one('GET /facts')
  expect(attribute(facts, 'http.response.status_code')).toBe(200)
  expect(attribute(facts, 'sayyad.request_id')).toBe(answers[0]?.headers.get('x-request-id'))
})

test('traces have no address of a page, no value of a query and no word that somebody typed', async () => {
  const collector = await givenCollector()
  const { ask, stop } = await givenSite({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })
  await ask('/explore?q=somebodys-secret')
  await ask('/api/v1/cars?q=somebodys-secret')
  await ask('/seller/somebodys-secret')
  await ask('/verify-email?token=somebodys-secret')
  await stop()
  expect(collector.spans().map(({ name }) => name)).toContain('GET /explore')
  expect(collector.all()).not.toContain('secret')
})

test('the trace of a trusted proxy goes on, and nobody else can have requests traced', async () => {
  const collector = await givenCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0', TRUSTED_PROXIES: '127.0.0.1' }
  const { ask, stop } = await givenSite(env)
  const traceOf = (digit: string) => digit.repeat(32)
  const traced = (digit: string) => ({ traceparent: `00-${traceOf(digit)}-${'b'.repeat(16)}-01` })
  await ask('/api/v1/facts', { ...traced('a'), 'x-forwarded-for': '203.0.113.9' })
  await ask('/api/v1/facts', traced('c'))
  await stop()
  expect(new Set(collector.spans().map(({ traceId }) => traceId))).toEqual(new Set([traceOf('a')]))
})

test('without a collector that answers the site works, says so once, and stops in time', async () => {
  const { server, ask, stop } = await givenSite({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' })
  for (const path of ['/explore', '/api/v1/facts', '/deals']) expect((await ask(path)).status).toBe(200)
  await waitFor(() => server.output().includes('traces are not sent'))
  await ask('/deals')
  await stop()
  expect(server.output().split('sayyad: traces are not sent: ')).toHaveLength(2)
})
