import { once } from 'node:events'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { givenApp, type GivenApp } from '#server/testing/given-app.ts'

let app: GivenApp
let port: number
beforeAll(async () => {
  app = await givenApp({ PUBLIC_URL: 'https://sayyad.example' })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  ;({ port } = app.http.server.address() as AddressInfo)
})

/** @returns the raw response */
async function sendRaw(lines: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

const get = (address: string, headers: string[] = []) => [
  `GET ${address} HTTP/1.1`,
  'host: a',
  'connection: close',
  ...headers,
  '',
  '',
]

test.each([
  [200, get('/api/health')],
  [200, get('/api/health/live')],
  [200, get('/api/health/ready')],
  [200, get('/api/docs')],
  [204, ['POST /api/v1/accounts/sign-out HTTP/1.1', 'host: a', 'connection: close', 'content-length: 0', '', '']],
  [400, get('/%')],
  [400, get('/explore/%E0%A4%A')],
  [400, get('/api/v1/cars/%ff')],
  [400, get('/api/v1/cars?limit=x')],
  [
    403,
    [
      'POST /api/v1/accounts/sign-out HTTP/1.1',
      'host: a',
      'connection: close',
      'origin: https://evil.example',
      'content-length: 0',
      '',
      '',
    ],
  ],
  [404, get('/nowhere')],
  [404, get('/files/x.exe')],
  [404, get('/api/v1/nowhere')],
  [404, get(`/api/v1/uploads/${'x'.repeat(300)}`)],
  [400, ['BREW /pot HTTP/1.1', '', '']],
  [411, ['POST /api/v1/cars HTTP/1.1', 'host: a', 'connection: close', 'transfer-encoding: chunked', '', '0', '', '']],
  [413, ['POST /api/v1/cars HTTP/1.1', 'host: a', 'content-length: 99999999', '', '']],
  [400, ['GET / HTTP/9', '', '']],
  [400, ['nonsense', '', '']],
])('%d has security headers, whatever was asked', async (status, lines) => {
  const answer = await sendRaw(lines)
  const [head = ''] = answer.split('\r\n\r\n')
  expect.soft(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  for (const header of [
    'x-content-type-options: nosniff',
    'referrer-policy: same-origin',
    'content-security-policy: default-src ',
    'x-frame-options: SAMEORIGIN',
    'strict-transport-security: max-age=31536000; includeSubDomains',
  ]) {
    expect.soft(head.toLowerCase()).toContain(header.toLowerCase())
  }
})
