import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ApiClient } from '#contract/client.ts'
import type { CallContext, Services } from './context.ts'
import type { FindCaller } from './features/accounts/public.ts'
import { ADDRESS_HEADER } from './platform/auth.ts'
import { clientAddress } from './platform/http/client-address.ts'

type ContextOf = (request: FastifyRequest, reply: FastifyReply) => Promise<CallContext>

/** Creates a client of the API for a context. */
export type ApiOf = (context: CallContext) => ApiClient

interface Options {
  findCaller: FindCaller
  apiOf: ApiOf
  /** Whether the response depends on who asks. */
  isPersonal: (request: FastifyRequest) => boolean
}

/** Creates the context of a procedure call: the caller, the request, and a function that sets cookies. */
export function createCallContext(services: Services, { findCaller, apiOf, isPersonal }: Options): ContextOf {
  // whoever may write reads what was written: with a session, with an access token, or by an emailed link
  const isForEverybody = (request: FastifyRequest) => ['GET', 'HEAD'].includes(request.method) && !isPersonal(request)

  return async (request, reply) => {
    const headers = new Headers()
    for (const [name, value] of Object.entries(request.headers)) {
      for (const one of [value ?? []].flat()) headers.append(name, one)
    }
    const address = clientAddress(request)
    headers.set(ADDRESS_HEADER, address)
    const sendCookies = (from: Headers) => {
      for (const cookie of from.getSetCookie()) reply.header('set-cookie', cookie)
    }
    const caller = await findCaller(headers, sendCookies)
    if (caller.kind !== 'anonymous') reply.header('cache-control', 'private, no-store')
    const context: CallContext = {
      ...services,
      ...(isForEverybody(request) && services.forEverybody),
      caller,
      request: { id: request.id, headers, address, user_agent: headers.get('user-agent') },
      logError: (error) => request.log.error(error),
      faults: new Set(),
      shownTopics: request.rendering?.topics ?? new Set(),
      sendCookies,
      api: () => apiOf(context),
    }
    return context
  }
}

/** The context of a visitor who is not signed in, whatever the request claims. */
export function anonymousContext(services: Services, request: FastifyRequest, apiOf: ApiOf): CallContext {
  const context: CallContext = {
    ...services,
    ...services.forEverybody,
    caller: { kind: 'anonymous' },
    request: { id: request.id, headers: new Headers(), address: clientAddress(request), user_agent: null },
    logError: (error) => request.log.error(error),
    faults: new Set(),
    shownTopics: new Set(),
    sendCookies: () => {},
    api: () => apiOf(context),
  }
  return context
}
