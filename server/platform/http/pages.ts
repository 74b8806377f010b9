import { createRouterClient, type Router } from '@orpc/server'
import type { FastifyInstance } from 'fastify'
import type { AnyContractRouter } from '@orpc/contract'
import type { ApiClient } from '#contract/render.ts'
import type { Config } from '#server/config.ts'
import type { Pages } from './load-pages.ts'
import { newScriptMark, takeScriptMarks } from './page-scripts.ts'
import { allowScripts } from './security-headers.ts'
import { toWebRequest } from './web-request.ts'

/** Every address that nothing else answers is a page. */
export function addPages<Services extends object>(
  http: FastifyInstance,
  router: Router<AnyContractRouter, Services & { caller: { kind: 'anonymous' } }>,
  services: Services,
  pages: Pages,
  config: Config,
): void {
  http.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const context = { ...services, caller: { kind: 'anonymous' as const } }
      const api = createRouterClient(router, { context }) as unknown as ApiClient
      const mark = config.mode === 'development' ? undefined : newScriptMark()
      const page = await pages.render(toWebRequest(request, reply, config.publicUrl), {
        api,
        public_url: config.publicUrl,
        nonce: mark,
      })
      // in one piece it can be kept, and compresses better
      reply.code(page.status).headers(Object.fromEntries(page.headers))
      if (!page.body) return reply.send()
      const text = await page.text()
      if (!mark) return text
      const { html, allowed } = takeScriptMarks(text, mark)
      allowScripts(reply, allowed)
      return html
    },
  })
}
