import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { beforeAll, expect, test, vi } from 'vitest'
import { printError, safeError } from '#server/platform/safe-error.ts'
import { describeStartError } from '#server/platform/start-error.ts'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'
import { logOptions } from './log-options.ts'

const MARKER = 'zqvmarkervqz'

let app: GivenApp
beforeAll(async () => {
  app = await givenApp()
})

/** Errors of queries with a value that PostgreSQL refuses, quotes or only receives. */
const QUERIES = [
  sql`select ${MARKER}::uuid`,
  sql`select ${MARKER}::text from missing_table`,
  sql`insert into app_settings select ${MARKER}, null`,
  sql`insert into users (name) values (${MARKER})`,
]

test.each([...QUERIES.keys()])('a failing query %i is logged with its text, without its values', async (at) => {
  const lines: string[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk))
      done()
    },
  })
  const http = Fastify({ logger: { ...logOptions('warn', (url) => url), stream } })
  const fail = () => app.services.db.execute(QUERIES[at] ?? sql``)
  http.get('/thrown', async () => fail())
  http.get('/caught', async (request) => {
    await fail().catch((error: unknown) => {
      request.log.error(error)
      request.log.warn(error, 'realtime')
      http.log.error({ reqId: '1', err: error })
    })
  })
  await http.inject('/thrown')
  await http.inject('/caught')
  expect(lines).toHaveLength(4)
  for (const line of lines) {
    expect(line).not.toContain(MARKER)
    expect(line).toMatch(/select|insert/)
    expect(line).toContain('    at ')
  }
})

test('neither the console, the job queue nor a failed start has the values of a query', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const query of QUERIES) {
    const error: unknown = await app.services.db.execute(query).catch((thrown: unknown) => thrown)
    printError('job', error)
    for (const shown of [safeError(error), describeStartError(error, '/data'), ...(printed.mock.lastCall ?? [])]) {
      const all = shown instanceof Error ? JSON.stringify({ ...shown, text: shown.stack }) : String(shown)
      expect(all).not.toContain(MARKER)
    }
  }
  printed.mockRestore()
})
