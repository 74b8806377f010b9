import type { FastifyServerFactory } from 'fastify'
import { createServer, type RequestListener } from 'node:http'
import type { PagePattern, Render, RenderStatus, RenderUnavailable } from '#contract/page-host.ts'
import type { Config } from '#server/config.ts'
import { ROOT } from '#server/platform/root.ts'
import { StartError } from '#server/platform/start-error.ts'

export interface Pages {
  render: Render
  renderUnavailable: RenderUnavailable
  renderStatus: RenderStatus
  pagePattern: PagePattern
  /** In development: the dev server of the pages, which handles requests first on the same port. */
  serverFactory?: FastifyServerFactory
}

const BUNDLE = new URL('build/server/index.js', ROOT)

export async function loadPages({ mode }: Config): Promise<Pages> {
  if (mode === 'development') return loadDevelopmentPages()
  try {
    const { render, renderUnavailable, renderStatus, pagePattern } = (await import(BUNDLE.href)) as Pages
    return { render, renderUnavailable, renderStatus, pagePattern }
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new StartError('The pages are not built: run `npm start`, which builds them, or `npm run build`.')
  }
}

async function loadDevelopmentPages(): Promise<Pages> {
  const { createServer: createViteServer } = await import('vite')
  let answer: RequestListener = (_request, response) => response.end()
  const server = createServer((request, response) =>
    vite.middlewares(request, response, () => answer(request, response)),
  )
  const vite = await createViteServer({ server: { middlewareMode: true, ws: { server } }, appType: 'custom' })
  server.once('close', () => void vite.close())
  const load = async () => (await vite.ssrLoadModule('./web/ssr.ts')) as Pages
  return {
    render: async (...request) => (await load()).render(...request),
    renderUnavailable: (await load()).renderUnavailable,
    renderStatus: (await load()).renderStatus,
    pagePattern: (await load()).pagePattern,
    serverFactory: (handler) => {
      answer = handler
      return server
    },
  }
}
