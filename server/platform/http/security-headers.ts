import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from 'helmet'
import type { Config } from '#server/config.ts'

const POLICY = 'content-security-policy'
const SCRIPTS = "script-src 'self'"

/** Sets no Content-Security-Policy in development, where the dev server needs inline scripts and sockets. */
export function addSecurityHeaders(http: FastifyInstance, config: Config): void {
  const headers = [...securityHeaders(config)]
  http.addHook('onRequest', (_request, { raw }, proceed) => {
    for (const [name, value] of headers) raw.setHeader(name, value)
    proceed()
  })
}

/** Created once, since they are the same for all requests. */
function securityHeaders(config: Config): Map<string, string> {
  const isHttps = config.publicUrl.startsWith('https:')
  const setHeaders = helmet({
    contentSecurityPolicy:
      config.mode === 'development'
        ? false
        : {
            directives: {
              defaultSrc: ["'self'"],
              scriptSrc: ["'self'"],
              styleSrc: ["'self'"],
              styleSrcAttr: ["'unsafe-inline'"],
              imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
              // a chosen video, before it is uploaded
              mediaSrc: ["'self'", 'blob:'],
              // some browsers do not match sockets with 'self'
              connectSrc: ["'self'", config.publicUrl.replace(/^http/, 'ws')],
              fontSrc: ["'self'"],
              objectSrc: ["'none'"],
              baseUri: ["'self'"],
              formAction: ["'self'"],
              frameAncestors: ["'none'"],
              upgradeInsecureRequests: isHttps ? [] : null,
            },
          },
    // sends no referrer to other sites; with `no-referrer`, browsers would hide the origin of forms from this site too
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps,
  })
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  setHeaders(request, response, (error) => {
    if (error) throw error
  })
  return new Map(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** @param hashes hashes of inline scripts, as in the Content-Security-Policy */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = reply.getHeader(POLICY)
  if (typeof policy === 'string') reply.header(POLICY, policy.replace(SCRIPTS, [SCRIPTS, ...hashes].join(' ')))
}
