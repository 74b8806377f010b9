import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { readFile } from 'node:fs/promises'
import type { Services } from '#server/context.ts'
import { DEMO_MEDIA, DRAWN } from './add-demo-media.ts'
import { DEMO_PICTURES, PICTURES } from './demo-pictures.ts'

const NAME = /^(\w+-\w+)-(\w+)-(480|960)\.(avif|webp)$/
const MEDIA_NAME = /^([\w-]+)-(?:480|960)\.webp$/

const WEBP_QUALITY = 72
/** The number of WebP files in memory, of about 20 kB each. */
const MOST_ENCODED = 200

/**
 * Serves the pictures of the demo. URLs change with the content, so browsers cache them permanently. Renderings are
 * stored as AVIF; WebP is for previews of links and old browsers, and is encoded on request.
 */
export function addDemoPictures(http: FastifyInstance, { pictureWorkers }: Pick<Services, 'pictureWorkers'>): void {
  const encoded = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_ENCODED })

  function encodeOnce(file: string, side: number): Promise<Uint8Array> {
    const known = encoded.get(file)
    if (known) return known
    const shape = { side, fit: 'inside', quality: WEBP_QUALITY } as const
    const encoding = readFile(new URL(file, DEMO_PICTURES)).then((bytes) =>
      pictureWorkers.ask({ kind: 'encode', bytes, shape }),
    )
    encoded.set(file, encoding)
    encoding.catch(() => encoded.delete(file))
    return encoding
  }

  http.get<{ Params: { name: string } }>('/pictures/demo/:name', async (request, reply) => {
    const { name } = request.params
    const [, car = '', view = '', width, type] = NAME.exec(name) ?? []
    if (!Object.hasOwn(PICTURES, car) || !Object.hasOwn(PICTURES[car] ?? {}, view)) return refuse(reply)
    const file = `${car}-${view}-${width}.avif`
    if (type === 'avif') return serve(reply, await readFile(new URL(file, DEMO_PICTURES)), 'image/avif')
    return serve(reply, Buffer.from(await encodeOnce(file, Number(width))), 'image/webp')
  })
  http.get<{ Params: { name: string } }>('/pictures/demo/media/:name', async (request, reply) => {
    const { name } = request.params
    if (!Object.hasOwn(DRAWN, MEDIA_NAME.exec(name)?.[1] ?? '')) return refuse(reply)
    return serve(reply, await readFile(new URL(name, DEMO_MEDIA)), 'image/webp')
  })
}

const serve = (reply: FastifyReply, bytes: Buffer, type: string): FastifyReply =>
  reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(bytes)

const refuse = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ code: 'NOT_FOUND', message: 'The picture does not exist' })
