import type { FastifyInstance } from 'fastify'
import { drawPlaceholder, readPlaceholderName } from './draw-placeholder.ts'

/** Serves the drawings at the URLs of `placeholderImage`. */
export function addPlaceholders(http: FastifyInstance): void {
  http.get<{ Params: { name: string } }>('/placeholders/:name.svg', (request, reply) => {
    const wanted = readPlaceholderName(request.params.name)
    if (!wanted) return reply.code(404).send({ code: 'NOT_FOUND', message: 'The drawing does not exist' })
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/svg+xml')
      .send(drawPlaceholder(wanted.body_type, wanted.color))
  })
}
