import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import type { Config } from '#server/config.ts'
import { createApiDocument } from './api-document.ts'

const SWAGGER_FILES = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
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

/** Serves the OpenAPI document at /api/openapi.json and its reference page at /api/docs, without third-party hosts. */
export async function addApiDocs(http: FastifyInstance, config: Config): Promise<void> {
  const document = await createApiDocument(`${config.publicUrl}/api/v1`)
  http.get('/api/openapi.json', () => document)
  http.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE))
  http.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(START))
  await http.register(statics, {
    root: SWAGGER_FILES,
    prefix: '/api/docs/',
    allowedPath: (path) => ['/swagger-ui.css', '/swagger-ui-bundle.js'].includes(path),
    decorateReply: false,
  })
}
