import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Render } from '#contract/page-host.ts'
import { newQueryClient } from './platform/query-client.ts'
import { scopeContext } from './platform/scope.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export const render: Render = (request, scope) => {
  const context = new RouterContextProvider()
  const isPage = !new URL(request.url).pathname.endsWith('.data')
  let viewer: ReturnType<typeof scope.api.accounts.get_viewer> | undefined
  const getViewer = () => (viewer ??= scope.api.accounts.get_viewer())
  context.set(scopeContext, { ...scope, queries: newQueryClient(), getViewer, isPage })
  return handle(request, context)
}
