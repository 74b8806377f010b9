import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { routes } from 'virtual:contract-routes'

export const link = new OpenAPILink(routes, { url: `${window.location.origin}/api` })
