import { createORPCClient } from '@orpc/client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { routes } from 'virtual:contract-routes'
import type { ApiClient, CallNotes } from '#contract/client.ts'

/** Calls the procedures over HTTP. */
export const apiClient = createORPCClient<ApiClient>(
  new OpenAPILink<CallNotes>(routes, {
    url: `${window.location.origin}/api/v1`,
    fetch: async (request, init, { context }) => {
      const response = await fetch(request, init)
      const request_id = response.headers.get('x-request-id')
      if (response.ok && request_id) context.noteRequest?.(request_id)
      return response
    },
  }),
)
