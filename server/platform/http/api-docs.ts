import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib'
import type { Config } from '#server/config.ts'
import { encodingOf, type Encoding } from './accepted-encoding.ts'
import { createApiDocument } from './api-document.ts'

const { resolve } = createRequire(import.meta.url)
const SWAGGER_FILES = { 'swagger-ui.css': 'text/css', 'swagger-ui-bundle.js': 'text/javascript' }
const PAGE = `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Sayyad API</title>
    <link rel="icon" href="/logo.svg" type="image/svg+xml">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
  </head>
  <body>
    <main id="reference"></main>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>`
const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, tryItOutEnabled: true })`

/** Serves the OpenAPI document at /api/openapi.json and the API reference at /api/docs, without third-party hosts. */
export function addApiDocs(http: FastifyInstance, config: Config): void {
  let document: ReturnType<typeof createApiDocument> | undefined
  http.get('/api/openapi.json', () => (document ??= createApiDocument(`${config.publicUrl}/api/v1`)))
  http.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  http.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  for (const [name, type] of Object.entries(SWAGGER_FILES)) addSwaggerFile(http, name, type)
}

/** The highest brotli quality would take seconds. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const COMPRESS: Record<Encoding, (file: Buffer) => Promise<Buffer>> = {
  zstd: promisify<Buffer, Buffer>(zstdCompress),
  br: (file) => promisify(brotliCompress)(file, QUICK),
  gzip: promisify<Buffer, Buffer>(gzip),
  identity: async (file) => file,
}

/** Compresses the file once, since compressing it takes longer than rendering any page. */
function addSwaggerFile(http: FastifyInstance, name: string, type: string): void {
  const compressed = new Map<Encoding, Promise<Buffer>>()
  http.get(`/api/docs/${name}`, async ({ headers }, reply) => {
    const encoding = encodingOf(headers['accept-encoding'])
    const body = compressed.get(encoding) ?? readFile(resolve(`swagger-ui-dist/${name}`)).then(COMPRESS[encoding])
    compressed.set(encoding, body)
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-encoding')
    return body
  })
}
