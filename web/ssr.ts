import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import type { Render } from '#contract/render.ts'
import { newQueryClient } from './platform/query-client.ts'
import { scopeContext } from './platform/scope.ts'

const handle = createRequestHandler(build, import.meta.env.MODE)

export const render: Render = (request, scope) => {
  const context = new RouterContextProvider()
  const is_page = !new URL(request.url).pathname.endsWith('.data')
  context.set(scopeContext, { ...scope, queries: newQueryClient(), is_page })
  return handle(request, context)
}
