import { join } from 'node:path'
import { createRouterClient } from '@orpc/server'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { UPLOADS_ADDRESS } from '#domain/pictures/uploads-address.ts'
import type { ApiClient } from '#contract/client.ts'
import type { Config } from './config.ts'
import type { CallContext, Services } from './context.ts'
import { anonymousContext, createCallContext } from './call-context.ts'
import { isOfflineOn } from './features/offline/public.ts'
import { claimsSession, cacheCallers } from './features/accounts/public.ts'
import { addLive } from './features/live/public.ts'
import { addPlaceholders } from './features/placeholders/public.ts'
import { addUploads } from './features/pictures/public.ts'
import { addFeeds } from './features/articles/public.ts'
import { addMcp } from './features/mcp/public.ts'
import { addSitemaps } from './features/sitemaps/public.ts'
import { addStatusPage } from './features/site-status/public.ts'
import { addSocialCards } from './features/social-cards/public.ts'
import { addDemoPictures } from './features/demo/public.ts'
import { assertInScope } from './platform/http/access.ts'
import { limitWorkAtOnce } from './platform/http/admission.ts'
import { addApi, UNKNOWN_PROCEDURE } from './platform/http/api.ts'
import { addApiDocs } from './platform/http/api-docs.ts'
import { measureRequests } from './platform/metrics/measure-requests.ts'
import type { Metrics } from './platform/metrics/metrics.ts'
import { traceProcedures } from './platform/traces/trace-procedures.ts'
import { traceRequests } from './platform/traces/trace-requests.ts'
import type { Traces } from './platform/traces/traces.ts'
import type { EventListener } from './platform/events/listen-for-events.ts'
import { isPageAddress } from './platform/http/is-page-address.ts'
import { addOriginCheck } from './platform/http/origin-check.ts'
import { addFiles, FILES_ADDRESS } from './platform/files/file-routes.ts'
import { endRequestsOnClose } from './platform/http/end-requests.ts'
import { addClientFiles } from './platform/http/client-files.ts'
import { compressTexts } from './platform/http/compress-texts.ts'
import { addErrorHandler } from './platform/http/error-handler.ts'
import { bearerToken } from './platform/http/bearer-token.ts'
import { limitRequests } from './platform/http/body-limits.ts'
import { storeFailedRequests } from './platform/http/store-failed-requests.ts'
import { hasLinkToken, withoutLinkToken } from './platform/http/link-addresses.ts'
import { createRouteLabels } from './platform/http/route-labels.ts'
import { logOptions } from './platform/http/log-options.ts'
import { limitRate } from './platform/http/limit-rate.ts'
import { addHealth } from './platform/http/health.ts'
import { addResponseCache, type ResponseCache } from './platform/http/cache/response-cache.ts'
import { openHandedOutLog } from './platform/http/cache/handed-out-log.ts'
import { purgeByHttp } from './platform/http/cache/purge-by-http.ts'
import { withoutCampaign } from './platform/http/cache/known-params.ts'
import { addPages } from './platform/http/pages.ts'
import { answerClientError, sendBadAddress } from './platform/http/raw-answers.ts'
import { addRequestIds, newRequestId } from './platform/http/request-ids.ts'
import { isWebSocket, originForm, requirePath } from './platform/http/request-target.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import { cutSlowBodies, slowClientOptions } from './platform/http/slow-clients.ts'
import { logSlowRequests } from './platform/http/slow-requests.ts'
import { printError } from './platform/safe-error.ts'
import type { Pages } from './platform/http/load-pages.ts'
import { router } from './router.ts'

const FILES = ['/assets/', FILES_ADDRESS, '/pictures/', '/placeholders/']
/** Leaves room for URLs of 8 kB: Arabic searches are percent-encoded, which takes six bytes per letter. */
const MAX_HEADER_BYTES = 32_768
/** The longest slug of an article, percent-encoded. */
const MAX_PARAM_LENGTH = 500

interface App {
  http: FastifyInstance
}

interface Parts {
  config: Config
  services: Services
  /** If omitted, the server only serves the API. */
  pages?: Pages
  /** If omitted, responses are not cached. */
  events?: EventListener
  /** False while searches are answered by the database. */
  isSearchReady?: () => boolean
  /** Whether the server is not ready until then. */
  isSearchNeeded?: boolean
  /** If omitted, nothing is measured. */
  metrics?: Metrics
  /** If omitted, nothing is traced. */
  traces?: Traces
}

/** Creates the server without listening on a port. */
export async function createApp({
  config,
  services,
  pages,
  events,
  isSearchReady = () => true,
  isSearchNeeded = true,
  metrics,
  traces,
}: Parts): Promise<App> {
  const waiting = slowClientOptions()
  const isHttps = config.publicUrl.startsWith('https:')
  const http = Fastify({
    logger: logOptions(config.logLevel, withoutLinkToken),
    trustProxy: config.isTrustedProxy,
    ...waiting,
    http: { ...waiting.http, maxHeaderSize: MAX_HEADER_BYTES, shouldUpgradeCallback: isWebSocket },
    rewriteUrl: (request) => withoutCampaign(originForm(request)),
    routerOptions: {
      maxParamLength: MAX_PARAM_LENGTH,
      onBadUrl: (_path, _request, response) => sendBadAddress(response, isHttps),
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, isHttps),
    return503OnClosing: false,
    genReqId: newRequestId,
    ...(pages?.serverFactory && { serverFactory: pages.serverFactory }),
  })

  requirePath(http, isHttps)
  const findCaller = cacheCallers(services, events)
  const countSockets = addLive(http, services, { findCaller, isTrustedProxy: config.isTrustedProxy })
  const labelsOf = createRouteLabels({ router, pagePattern: (path) => pages?.pagePattern(path) ?? null })
  if (traces) traceRequests(http, traces, labelsOf)
  const interceptors = traces ? [traceProcedures(traces)] : []
  const apiOf = (context: CallContext): ApiClient => createRouterClient(router, { context, interceptors })
  if (metrics) {
    measureRequests(http, metrics, labelsOf)
    metrics.watch('sayyad_live_sockets', 'Open WebSockets of signed-in users', countSockets)
  }
  endRequestsOnClose(http)
  cutSlowBodies(http)
  addRequestIds(http)
  logSlowRequests(http, config.slowRequestMs)
  storeFailedRequests(http, services, withoutLinkToken)
  addSecurityHeaders(http, config)
  // a list of ads loads dozens of small files, and many mobile users share an IP address
  await limitRate(http, config.requestsPerMinute, ({ url }) => FILES.some((folder) => url.startsWith(folder)))
  compressTexts(http)
  if (pages && config.mode === 'production') await addClientFiles(http, () => isOfflineOn(services))
  addErrorHandler(http, { db: services.db, pages, publicUrl: config.publicUrl })
  addOriginCheck(http, config.publicUrl)
  addHealth(http, services.db, isSearchNeeded ? isSearchReady : () => true)
  if (pages)
    addStatusPage(http, services, { renderStatus: pages.renderStatus, publicUrl: config.publicUrl, isSearchReady })
  addPlaceholders(http)
  addDemoPictures(http, services)
  addFiles(http, services.files.public)
  addApiDocs(http, config)
  addMcp(http, services, {
    publicUrl: config.publicUrl,
    isLocal: config.mode !== 'production',
    apiOf: (request) => apiOf(anonymousContext(services, request, apiOf)),
  })
  await http.register(async (scope) => {
    // the handlers below read the raw request body
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    limitRequests(scope, claimsCaller)
    let cache: ResponseCache | undefined
    if (events) {
      const { host } = new URL(config.publicUrl)
      const sharedCaches = config.sharedCaches.map((url) => purgeByHttp(url, host))
      const handedOutLog = sharedCaches.length > 0 ? openHandedOutLog(join(config.dataDir, 'shared-caches')) : undefined
      cache = addResponseCache(scope, events, {
        handedOutLog,
        isPersonal,
        standby: services.standby,
        sharedCaches,
        onError: (error) => printError('shared cache', error),
      })
    }
    const forEverybody = { ...services, ...services.forEverybody }
    addSitemaps(scope, forEverybody, config.publicUrl)
    addSocialCards(scope, forEverybody)
    addFeeds(scope, forEverybody, config.publicUrl)
    limitWorkAtOnce(scope, isExpensive, {
      respondInstead: (request, reply) => isPageOfUser(request) && (cache?.sendPublicPage(request, reply) ?? false),
    })
    const contextOf = createCallContext(services, { findCaller, apiOf, isPersonal })
    addUploads(scope, services, contextOf)
    addApi(scope, router, contextOf, { validatesResponses: config.mode === 'test', interceptors })
    scope.all('/api/*', (_request, reply) => reply.code(404).send(UNKNOWN_PROCEDURE))
    const pageContextOf = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await contextOf(request, reply)
      assertInScope(context.caller, undefined)
      return context
    }
    if (pages) addPages(scope, pageContextOf, { pages, apiOf, config })
  })
  // a Fastify instance is thenable, so an async function that returns it directly would await it
  return { http }
}

/** Whether a request carries a session cookie or an access token, valid or not. */
const claimsCaller = ({ headers }: FastifyRequest): boolean =>
  claimsSession(headers.cookie) || bearerToken(headers.authorization) !== null

/**
 * Only reads are limited, since data that visitors submit must not be rejected. Resuming an upload waits for its
 * previous connection.
 */
const isExpensive = ({ method, url }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) && !url.startsWith(UPLOADS_ADDRESS)

const isPersonal = (request: FastifyRequest): boolean =>
  claimsCaller(request) || request.headers.authorization !== undefined || hasLinkToken(request.url)

const isPageOfUser = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && isPageAddress(url) && claimsSession(headers.cookie) && headers.authorization === undefined
