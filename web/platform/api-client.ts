import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { routes } from 'virtual:contract-routes'
import type { ApiClient } from '#contract/client.ts'

/** Calls the procedures over HTTP. */
export const apiClient = createORPCClient<ApiClient>(
  new OpenAPILink(routes, { url: `${window.location.origin}/api/v1` }),
)
