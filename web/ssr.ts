import { createRequestHandler, redirect, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { PagePattern, Render } from '#contract/page-host.ts'
import { keepLanguage } from './features/language/keep-language.ts'
import { createCanonicalPath, createPagePattern } from './platform/pages/canonical-path.ts'
import { newQueryClient } from './platform/queries/query-client.ts'
import { scopeContext } from './platform/pages/page-scope.ts'

export { renderStatus } from './status-page.tsx'
export { renderUnavailable } from './unavailable-page.tsx'

const handle = createRequestHandler(build, import.meta.env.MODE)
const routes = Object.values(build.routes).filter((route) => route != null)
const pathForm = createCanonicalPath(routes)

export const pagePattern: PagePattern = createPagePattern(routes)

export const render: Render = async (request, scope) => {
  const { pathname, search } = new URL(request.url)
  const isPage = !pathname.endsWith('.data')
  const path = isPage && request.method !== 'POST' ? pathForm(pathname) : pathname
  if (path !== pathname) return { response: redirect(path + search, 301), html: null }

  const context = new RouterContextProvider()
  let viewer: ReturnType<typeof scope.api.accounts.get_viewer> | undefined
  const getViewer = () => (viewer ??= scope.api.accounts.get_viewer())
  let html: string | null = null
  const write = (written: string) => {
    html = written
  }
  context.set(scopeContext, { ...scope, queries: newQueryClient(), getViewer, isPage, write })
  const response = await handle(request, context)
  keepLanguage(request, response)
  return { response, html }
}
