import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiClient } from '#contract/client.ts'
import { cleanAddress } from '#domain/clean-address.ts'
import type { Config } from '#server/config.ts'
import type { Fault } from '#server/platform/db/find-fault.ts'
import { fail } from '#server/platform/fail.ts'
import { suspensionOf, type Caller } from './access.ts'
import type { Pages } from './load-pages.ts'
import { newScriptMark, takeScriptMarks } from './page-scripts.ts'
import { allowScripts } from './security-headers.ts'
import { toWebRequest } from './web-request.ts'

/** Maximum size of a form without scripts in bytes: an appeal of 2,000 Arabic letters. */
const MOST_FORM_BYTES = 16_384

/** Keeps the byte order mark that spreadsheets rely on, which `text()` would remove. */
const UTF8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Whether the body is a small form, the only kind that pages accept. */
const isSmallForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true &&
  Number(headers['content-length'] ?? 0) <= MOST_FORM_BYTES

interface Parts<Context> {
  pages: Pages
  /** Creates a client of the API for a context. */
  apiOf: (context: Context) => ApiClient
  config: Config
}

/** Serves pages for all paths without another handler. */
export function addPages<Context extends { caller: Caller; faults: ReadonlySet<Fault> }>(
  http: FastifyInstance,
  contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>,
  { pages, apiOf, config }: Parts<Context>,
): void {
  http.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const cleaned = request.method === 'POST' ? null : cleanAddress(request.url)
      if (cleaned) return reply.redirect(cleaned, 301)
      const context = await contextOf(request, reply)
      const mark = config.mode === 'development' ? undefined : newScriptMark()
      const { response: page, html } = await pages.render(
        toWebRequest(request, reply, config.publicUrl, { hasBody: isSmallForm(request) }),
        {
          api: apiOf(context),
          suspension: suspensionOf(context.caller),
          request_id: request.id,
          publicUrl: config.publicUrl,
          nonce: mark,
        },
      )
      const [fault] = context.faults
      if (page.status >= 500 && fault) throw fail(fault)
      // complete pages can be cached and compress better
      reply.code(page.status)
      for (const [name, value] of page.headers) reply.header(name, value)
      if (html === null) return reply.send(page.body ? UTF8.decode(await page.arrayBuffer()) : undefined)
      if (!mark) return html
      const marked = takeScriptMarks(html, mark)
      allowScripts(reply, marked.allowed)
      return marked.html
    },
  })
}
