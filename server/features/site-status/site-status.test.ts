import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import type { SiteStatus } from '#domain/site-status/judge-parts.ts'
import { writeSetting } from '#server/features/settings/public.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { addStatusPage } from './public.ts'

const SINCE = '2026-11-01T10:00:00.000Z'

async function givenPage() {
  const { db, pool } = await openTestDatabase()
  const time = { now: new Date('2026-11-02T10:00:00Z') }
  const mailer = { hasServer: true, send: async () => {} }
  const http = Fastify()
  onTestFinished(() => http.close())
  const rendered: string[] = []
  addStatusPage(
    http,
    { db, clock: () => time.now, mailer, standby: null },
    {
      isSearchReady: () => true,
      publicUrl: 'https://cars.example',
      renderStatus: ({ url, headers }, status) => {
        rendered.push(`${url} ${headers.get('cookie') ?? ''}`)
        return JSON.stringify(status)
      },
    },
  )
  const ask = async (url = '/status', cookie = '') => {
    const { statusCode, body, headers } = await http.inject({ url, headers: { cookie } })
    return { statusCode, headers, status: JSON.parse(body) as SiteStatus }
  }
  const stateOf = async (name: string) => (await ask()).status.parts.find(({ part }) => part === name)
  let queries = 0
  const query = pool.query.bind(pool)
  pool.query = ((...given: Parameters<typeof query>) => {
    queries += 1
    return query(...given)
  }) as typeof pool.query
  const breakDatabase = () => {
    pool.query = () => Promise.reject(new Error('away'))
    return () => (pool.query = query)
  }
  return { db, time, ask, stateOf, rendered, countQueries: () => queries, breakDatabase }
}

test('the page tells what the checks noted last, and asks the database once however many ask', async () => {
  const { db, ask, stateOf, time, countQueries } = await givenPage()
  const note = (state: string) =>
    db.transaction((tx) => writeSetting(tx, 'system_check_states', { mail: { state, since: SINCE } }))
  await note('failing')
  const { statusCode, headers } = await ask()
  expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  expect(await stateOf('mail')).toEqual({ part: 'mail', state: 'down', since: SINCE })
  await Promise.all(Array.from({ length: 50 }, () => ask()))
  expect(countQueries()).toBeLessThanOrEqual(2)

  await note('fine')
  expect(await stateOf('mail')).toMatchObject({ state: 'down' })
  time.now = new Date(time.now.getTime() + 20_000)
  expect(await stateOf('mail')).toMatchObject({ state: 'works' })
})

test('the page is shown while the database is away, and says since when', async () => {
  const { time, stateOf, breakDatabase } = await givenPage()
  expect(await stateOf('data')).toMatchObject({ state: 'works' })
  const mend = breakDatabase()
  time.now = new Date('2026-11-02T10:01:00Z')
  await stateOf('data')
  time.now = new Date('2026-11-02T10:02:00Z')
  expect(await stateOf('data')).toEqual({ part: 'data', state: 'down', since: '2026-11-02T10:01:00.000Z' })
  expect(await stateOf('search')).toMatchObject({ state: 'down' })
  mend()
  time.now = new Date('2026-11-02T10:03:00Z')
  expect(await stateOf('data')).toEqual({ part: 'data', state: 'works', since: null })
})

test('a page is written once for each language and theme, and for nothing else that is sent', async () => {
  const { ask, rendered } = await givenPage()
  for (const url of ['/status', '/status?lang=en', '/status?lang=xx&utm_source=1', '/status?x=2']) {
    for (const cookie of ['', 'theme=dark', 'theme=dark; _ga=7', 'preferred-language=en; other=1'])
      await ask(url, cookie)
  }
  const { length } = rendered
  expect(new Set(rendered).size).toBe(length)
  expect(length).toBe(6)
})
