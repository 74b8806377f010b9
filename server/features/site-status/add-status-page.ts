import type { FastifyInstance } from 'fastify'
import type { RenderStatus } from '#contract/page-host.ts'
import type { SiteStatus } from '#domain/site-status/judge-parts.ts'
import { LANGUAGES } from '#domain/language.ts'
import type { Services } from '#server/context.ts'
import { preferencesOf } from '#server/platform/http/cache/preferences.ts'
import { watchStatus } from './watch-status.ts'

interface Options {
  renderStatus: RenderStatus
  publicUrl: string
  isSearchReady: () => boolean
}

/**
 * Serves the page that says whether the site works. It has its own route, since it is to be shown when nothing else can
 * be: while the database is away, and while other pages wait for one another.
 */
export function addStatusPage(
  http: FastifyInstance,
  services: Pick<Services, 'db' | 'clock' | 'mailer' | 'standby'>,
  { renderStatus, publicUrl, isSearchReady }: Options,
): void {
  const read = watchStatus(services, isSearchReady)
  let shown: { status: SiteStatus; pages: Map<string, string> } | undefined

  http.get<{ Querystring: { lang?: unknown } }>('/status', async ({ query, headers }, reply) => {
    const status = await read()
    if (shown?.status !== status) shown = { status, pages: new Map() }
    const lang = LANGUAGES.find((one) => one === query.lang) ?? ''
    const cookie = preferencesOf(headers.cookie).join('; ')
    const key = `${lang} ${cookie}`
    const page =
      shown.pages.get(key) ??
      renderStatus(new Request(`${publicUrl}/status?lang=${lang}`, { headers: { cookie } }), status)
    shown.pages.set(key, page)
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)
  })
}
