import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import { DEMO_MEDIA, DRAWN } from './add-demo-media.ts'
import { DEMO_PICTURES, PICTURES } from './demo-pictures.ts'

const NAME = /^(\w+-\w+)-(\w+)-(?:480|960)\.webp$/
const MEDIA_NAME = /^([\w-]+)-(?:480|960)\.webp$/

/** Serves the pictures of the demo. URLs change with the content, so browsers cache them permanently. */
export function addDemoPictures(http: FastifyInstance): void {
  http.get<{ Params: { name: string } }>('/pictures/demo/:name', async (request, reply) => {
    const { name } = request.params
    const [, car = '', view = ''] = NAME.exec(name) ?? []
    const isKnown = Object.hasOwn(PICTURES, car) && Object.hasOwn(PICTURES[car] ?? {}, view)
    return serve(reply, isKnown ? new URL(name, DEMO_PICTURES) : null)
  })
  http.get<{ Params: { name: string } }>('/pictures/demo/media/:name', async (request, reply) => {
    const { name } = request.params
    const isKnown = Object.hasOwn(DRAWN, MEDIA_NAME.exec(name)?.[1] ?? '')
    return serve(reply, isKnown ? new URL(name, DEMO_MEDIA) : null)
  })
}

async function serve(reply: FastifyReply, file: URL | null): Promise<FastifyReply> {
  if (!file) return reply.code(404).send({ code: 'NOT_FOUND', message: 'The picture does not exist' })
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type('image/webp')
    .send(await readFile(file))
}
