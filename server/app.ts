import compress from '@fastify/compress'
import rateLimit from '@fastify/rate-limit'
import statics from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import type { Config } from './config.ts'
import type { Services } from './context.ts'
import { createCallContext } from './call-context.ts'
import { claimsSession } from './features/accounts/public.ts'
import { addPlaceholders } from './features/placeholders/public.ts'
import { addUploads } from './features/pictures/public.ts'
import { addSitemaps } from './features/sitemaps/public.ts'
import { addDemoPictures } from './features/demo/public.ts'
import { addApi } from './platform/http/api.ts'
import { addApiDocs } from './platform/http/api-docs.ts'
import type { PublicChanges } from './platform/db/public-changes.ts'
import { refuseForeignOrigins } from './platform/http/foreign-origins.ts'
import { addFiles, FILES_ADDRESS } from './platform/files/file-routes.ts'
import { limitBodies } from './platform/http/body-limits.ts'
import { addHealth } from './platform/http/health.ts'
import { addKeptAnswers } from './platform/http/kept-answers.ts'
import { addPages } from './platform/http/pages.ts'
import { addSecurityHeaders } from './platform/http/security-headers.ts'
import type { Pages } from './platform/http/load-pages.ts'
import { router } from './router.ts'

const CLIENT_FILES = new URL('../build/client/', import.meta.url).pathname
const FILES = ['/assets/', FILES_ADDRESS, '/pictures/', '/placeholders/']
/** Long searches in Arabic are percent-encoded: six bytes for a letter. */
const MAX_HEADER_BYTES = 131_072

interface App {
  http: FastifyInstance
}

interface Parts {
  config: Config
  services: Services
  /** Without them the host has only its API. */
  pages?: Pages
  /** Without them each question is answered anew. */
  changes?: PublicChanges
}

/** The whole host without a port. */
export async function createApp({ config, services, pages, changes }: Parts): Promise<App> {
  const http = Fastify({
    logger: { level: config.logLevel, serializers: { req: ({ method, url }) => ({ method, url: withoutToken(url) }) } },
    trustProxy: config.trustedProxies ?? false,
    http: { maxHeaderSize: MAX_HEADER_BYTES },
    routerOptions: { maxParamLength: 200, onBadUrl: (_path, _request, response) => sendBadAddress(response) },
    return503OnClosing: true,
    ...(pages?.serverFactory && { serverFactory: pages.serverFactory }),
  })

  await addSecurityHeaders(http, config)
  // tests share their cores with one another: there, slowness says nothing about the host
  if (config.mode !== 'test') await http.register(underPressure, { maxEventLoopDelay: 3000 })
  await http.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: '1 minute',
    // a page of cars asks for dozens of files that cost nothing, and many phones share one address
    allowList: ({ url }) => FILES.some((folder) => url.startsWith(folder)),
  })
  await http.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  })
  if (pages && config.mode === 'production') {
    await http.register(statics, {
      root: CLIENT_FILES,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // names in `assets` change with their content
      setHeaders: (response, path) =>
        response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ),
    })
  }
  refuseForeignOrigins(http, config.publicUrl)
  addHealth(http, services.db)
  addPlaceholders(http)
  addDemoPictures(http)
  addFiles(http, services.files.public)
  addSitemaps(http, services, config.publicUrl)
  await addApiDocs(http, config)
  await http.register(async (scope) => {
    // what is below reads the untouched body itself
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    limitBodies(scope, ({ headers }) => claimsSession(headers.cookie))
    if (changes) addKeptAnswers(scope, changes, ({ headers, url }) => claimsSession(headers.cookie) || TOKEN.test(url))
    const contextOf = createCallContext(services)
    addUploads(scope, services, contextOf)
    addApi(scope, router, contextOf)
    if (pages) addPages(scope, router, contextOf, pages, config)
  })
  // a Fastify instance is a thenable: returned bare from an async function it would be awaited away
  return { http }
}

function sendBadAddress(response: ServerResponse): void {
  response.writeHead(400, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify({ code: 'BAD_REQUEST', message: 'The address is malformed' }))
}

/** Addresses of mails' links: whoever has one acts for its receiver. */
const TOKEN = /(\/(?:answer|emails|still-available|saved-searches\/stop)\/)[^/?]+/
const withoutToken = (url: string): string => url.replace(TOKEN, '$1…')
