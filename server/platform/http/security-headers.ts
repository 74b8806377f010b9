import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '#server/config.ts'

const POLICY = 'content-security-policy'
const SCRIPTS = "script-src 'self'"

/** In development the pages' tools need inline scripts and sockets, so there is no content policy. */
export async function addSecurityHeaders(http: FastifyInstance, config: Config): Promise<void> {
  const is_https = config.publicUrl.startsWith('https:')
  await http.register(helmet, {
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
              connectSrc: ["'self'"],
              fontSrc: ["'self'"],
              objectSrc: ["'none'"],
              baseUri: ["'self'"],
              formAction: ["'self'"],
              frameAncestors: ["'none'"],
              upgradeInsecureRequests: is_https ? [] : null,
            },
          },
    strictTransportSecurity: is_https,
  })
}

/** @param hashes of inline scripts that this answer may run, as the policy writes them */
export function allowScripts(reply: FastifyReply, hashes: readonly string[]): void {
  const policy = reply.getHeader(POLICY)
  if (typeof policy === 'string') reply.header(POLICY, policy.replace(SCRIPTS, [SCRIPTS, ...hashes].join(' ')))
}
