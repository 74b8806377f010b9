import { implement } from '@orpc/server'
import { oc } from '@orpc/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { createRouteLabels } from '#server/platform/http/route-labels.ts'
import { measureRequests } from './measure-requests.ts'
import { createMetrics } from './metrics.ts'

const contract = { cars: { get: oc.route({ method: 'GET', path: '/cars/{car_id}' }) } }
const router = { cars: { get: implement(contract).cars.get.handler(() => null) } }

async function givenHost() {
  const metrics = await createMetrics('3')
  const http = Fastify()
  const pagePattern = (path: string) =>
    path.startsWith('/car/') ? '/car/:carId' : ['/', '/explore'].includes(path) ? path : null
  measureRequests(http, metrics, createRouteLabels({ router, pagePattern }))
  http.get('/api/health/live', async () => 'ok')
  http.get('/assets/:name', async () => 'ok')
  http.get('/logo-1f2e.svg', async () => 'ok')
  http.all('/api/v1/*', async () => 'ok')
  http.get('/*', async ({ url }, reply) => {
    if (url.startsWith('/car/')) reply.header('cache-status', 'sayyad; hit; detail=stale')
    else reply.header('cache-status', url.startsWith('/explore') ? 'sayyad; hit' : 'sayyad; fwd=miss')
    return reply.code(url.startsWith('/gone') ? 404 : 200).send('page')
  })
  const series = async (name: string) =>
    (await metrics.registry.metrics()).split('\n').filter((line) => line.startsWith(`${name}{`))
  return { http, series }
}

test('requests are counted by the pattern of their route, whatever their address', async () => {
  const { http, series } = await givenHost()
  for (let at = 0; at < 20; at += 1) {
    for (const url of [
      `/car/${at}?x=${at}`,
      `/car/${at}.data`,
      `/explore?make=${at}`,
      `/gone/${at}`,
      `/api/v1/cars/${at}`,
      `/api/v1/nothing/${at}`,
      `/assets/file-${at}.js`,
    ])
      await http.inject(url)
  }
  await http.inject('/api/health/live')
  await http.inject('/logo-1f2e.svg')
  await http.inject('/_root.data')
  await http.inject({ method: 'PUT', url: '/no-such-method' })
  expect((await series('sayyad_http_requests_total')).toSorted()).toEqual(
    [
      ['api', 'GET /cars/{car_id}', '2xx', 20],
      ['api', 'unknown', '2xx', 20],
      ['data', '/', '2xx', 1],
      ['data', '/car/:carId', '2xx', 20],
      ['file', '/*', '2xx', 1],
      ['file', '/assets/*', '2xx', 20],
      ['other', '/api/health/live', '2xx', 1],
      ['other', 'unknown', '4xx', 1],
      ['page', '/car/:carId', '2xx', 20],
      ['page', '/explore', '2xx', 20],
      ['page', 'unknown', '4xx', 20],
    ].map(
      ([kind, route, status, count]) =>
        `sayyad_http_requests_total{kind="${kind}",route="${route}",status="${status}",worker="3"} ${count}`,
    ),
  )
  const timed = await series('sayyad_http_request_duration_seconds_count')
  expect(timed).toContain('sayyad_http_request_duration_seconds_count{worker="3",kind="page",route="/car/:carId"} 20')
})

test('answers of the cache in memory are counted by how it answered', async () => {
  const { http, series } = await givenHost()
  for (const url of ['/car/1', '/explore', '/explore?a=1', '/gone', '/api/health/live']) await http.inject(url)
  expect(await series('sayyad_response_cache_answers_total')).toEqual([
    'sayyad_response_cache_answers_total{outcome="stale",worker="3"} 1',
    'sayyad_response_cache_answers_total{outcome="hit",worker="3"} 2',
    'sayyad_response_cache_answers_total{outcome="miss",worker="3"} 1',
  ])
})
