import {
  createMcpHandler,
  localhostAllowedHostnames,
  validateHostHeader,
  validateOriginHeader,
} from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiClient } from '#contract/client.ts'
import type { Services } from '#server/context.ts'
import { sayWith } from '#server/features/sentences/public.ts'
import { clientAddress } from '#server/platform/http/client-address.ts'
import { toWebRequest } from '#server/platform/http/web-request.ts'
import type { Limit } from '#server/platform/limits.ts'
import { readVersion } from '#server/platform/read-version.ts'
import { createServer } from './create-server.ts'
import { protocolError } from './protocol-error.ts'

/** More than any question; one that is too long but within it is answered with a sentence. */
const MOST_BYTES = 262_144
const CALLS: Limit = { name: 'mcp_address', perAddress: 4, seconds: 60, inMemory: true }

export interface Parts {
  publicUrl: string
  /** Whether only this machine reaches the server. */
  isLocal: boolean
  /** A client of the API for a visitor who is not signed in. */
  apiOf: (request: FastifyRequest) => ApiClient
}

/** Answers one request of another assistant. Each stands alone, without a session. */
export async function answerMcp(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, publicUrl, isLocal, apiOf }: Parts & { services: Services },
): Promise<FastifyReply> {
  const { hostname, origin } = new URL(publicUrl)
  const refused = refuseForeign(request, hostname, isLocal)
  // the body is not read, so the connection must be closed
  if (refused !== null) return reply.code(403).header('connection', 'close').send(protocolError(refused))
  await services.limits.take(CALLS, clientAddress(request))
  const [texts, version] = await Promise.all([services.websiteTexts(), readVersion()])
  const handler = createMcpHandler(
    () =>
      createServer({
        version,
        contextOf: (lang) => ({
          api: apiOf(request),
          lang,
          say: sayWith(texts, lang),
          origin,
          now: services.clock(),
        }),
        logError: (error) => request.log.error(error),
      }),
    // there is nothing to subscribe to
    { maxRequestBodySize: MOST_BYTES, maxSubscriptions: 0 },
  )
  return reply.send(await handler.fetch(toWebRequest(request, reply, origin, { hasBody: true })))
}

/** Why a request for another host, or of a page of another one, is refused; null if it is not. */
function refuseForeign({ headers }: FastifyRequest, hostname: string, isLocal: boolean): string | null {
  const local = localhostAllowedHostnames()
  const hosts = isLocal || local.includes(hostname) ? [hostname, ...local] : [hostname]
  for (const checked of [validateHostHeader(headers.host, hosts), validateOriginHeader(headers.origin, hosts)])
    if (!checked.ok) return checked.message
  return null
}
