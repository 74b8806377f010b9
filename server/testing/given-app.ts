import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { createApp } from '#server/app.ts'
import { loadConfig } from '#server/config.ts'
import type { Services } from '#server/context.ts'
import { givenServices } from './given-services.ts'

/** The host with its API and without pages, answering injected requests. */
export async function givenApp(
  env: Record<string, string> = {},
): Promise<{ http: FastifyInstance; services: Services }> {
  const services = await givenServices()
  const config = loadConfig({ NODE_ENV: 'test', REQUESTS_PER_MINUTE: '10000000', LOG_LEVEL: 'silent', ...env })
  const { http } = await createApp({ config, services })
  afterAll(() => http.close())
  return { http, services }
}
