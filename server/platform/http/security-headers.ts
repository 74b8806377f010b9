import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Allows the inline scripts of this one answer. */
    nonce: string
  }
}

/** In development the pages' tools need inline scripts and sockets, so there is no content policy. */
export async function addSecurityHeaders(http: FastifyInstance, config: Config): Promise<void> {
  http.decorateReply('nonce', '')
  http.addHook('onRequest', async (_request, reply) => {
    reply.nonce = randomBytes(16).toString('base64')
    ;(reply.raw as { nonce?: string }).nonce = reply.nonce
  })
  const nonce = (_request: unknown, response: unknown) => `'nonce-${(response as { nonce: string }).nonce}'`
  const is_https = config.publicUrl.startsWith('https:')
  await http.register(helmet, {
    contentSecurityPolicy:
      config.mode === 'development'
        ? false
        : {
            directives: {
              defaultSrc: ["'self'"],
              scriptSrc: ["'self'", nonce],
              styleSrc: ["'self'", nonce],
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
