import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { DEMO_PICTURES, PICTURES } from './demo-pictures.ts'

const NAME = /^(\w+-\w+)-(\w+)-(?:480|960)\.webp$/

/** Serves the pictures of demo ads. URLs change with the content, so browsers cache them permanently. */
export function addDemoPictures(http: FastifyInstance): void {
  http.get<{ Params: { name: string } }>('/pictures/demo/:name', async (request, reply) => {
    const { name } = request.params
    const [, car = '', view = ''] = NAME.exec(name) ?? []
    if (!Object.hasOwn(PICTURES, car) || !Object.hasOwn(PICTURES[car] ?? {}, view)) {
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'The picture does not exist' })
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/webp')
      .send(await readFile(new URL(name, DEMO_PICTURES)))
  })
}
