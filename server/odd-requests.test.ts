import { connect } from 'node:net'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { garbageRuns } from '#server/testing/garbage-runs.ts'
import { findFreePort, ready, startPrograms, type Run } from '#server/testing/run-program.ts'

const { fill, start } = startPrograms()

interface Started {
  server: Run
  /** Sends a request line, further headers and a body. Returns the response. */
  ask: (line: string, headers?: string[], body?: string) => Promise<string>
}

async function givenServer(): Promise<Started> {
  await fill()
  const port = await findFreePort()
  const server = start({ PORT: String(port), REQUESTS_PER_MINUTE: '1000000', ATTEMPTS_PER_ADDRESS: '1000000' })
  await ready(server)
  const ask = async (line: string, headers: string[] = [], body = '') => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    const length = `Content-Length: ${Buffer.byteLength(body)}`
    socket.write([line, 'Host: here', 'Connection: close', length, ...headers, '', body].join('\r\n'), 'latin1')
    return (await socket.setEncoding('latin1').toArray()).join('')
  }
  return { server, ask }
}

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1])

/** What the server printed after it was ready, without the mails of scheduled jobs. */
const logged = (server: Run) =>
  (server.output().split('ready at')[1] ?? '')
    .split('\n')
    .slice(1)
    .filter((line) => !line.startsWith('sayyad: mail saved as '))
    .join('\n')

test('ROUTE-01 a request line with an absolute address gets the page, and no other host gets into it', async () => {
  const { server, ask } = await givenServer()
  const html = async (target: string, headers?: string[]) =>
    (await ask(`GET ${target} HTTP/1.1`, headers)).split('\r\n\r\n')
  const [, plain = ''] = await html('/explore?make=toyota')
  for (const origin of ['http://evil.example', 'HTTPS://user:password@evil.example:8443', 'http://[2001:db8::1]']) {
    const [head = '', body = ''] = await html(`${origin}/explore?make=toyota`, ['X-Forwarded-Host: evil.example'])
    expect([origin, statusOf(head)]).toEqual([origin, 200])
    expect(head + body).not.toContain('evil')
    expect(/<title>.*?<\/title>/.exec(body)).toEqual(/<title>.*?<\/title>/.exec(plain))
  }
  for (const [target, status] of [
    ['http://evil.example', 200],
    ['http://evil.example?lang=en', 200],
    ['http://evil.example/api/health', 200],
    ['http://evil.example//evil.example/explore/', 404],
    ['http://evil.example/EXPLORE/', 301],
    ['http://evil.example/%zz', 400],
    ['*', 400],
  ] as const) {
    const [head = ''] = await html(target)
    expect([target, statusOf(head)]).toEqual([target, status])
    expect(/^location: (.*)$/im.exec(head)?.[1] ?? '/').not.toMatch(/evil/)
  }
  expect(statusOf(await ask('GET /explore HTTP/1.1', ['Upgrade: h2c', 'Connection: Upgrade']))).toBe(200)
  expect(logged(server)).toBe('')
})

const PATHS =
  '/ /explore /car/x /auth /admin /admin/users /penalties /penalties/x /still-available/x /saved-searches/stop/x ' +
  '/explore.data /penalties.data /no-such-page /robots.txt /sitemap.xml /manifest.webmanifest /assets/x.js ' +
  '/pictures/x /placeholders/x /api/health /api/docs /api/v1/app-settings /api/v1/accounts/sign-in /api/v1/events ' +
  '/api/v1/pictures/uploads /api/v1/x'
const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'PURGE',
  'FOO',
]
const FORM = 'Content-Type: application/x-www-form-urlencoded'
const BODIES: [headers: string[], body: string][] = [
  [[], ''],
  [[FORM], 'text=hello&penalty_id=x'],
  [[FORM], '%zz&='],
  [[FORM], 'a'.repeat(20_000)],
  [['Content-Type: application/json'], '{"a'],
  [['Content-Type: multipart/form-data; boundary=x'], '--x'],
  [['Content-Type: multipart/form-data'], 'x'],
  [[FORM, 'Origin: https://evil.example'], ''],
  [[FORM, 'Cookie: sayyad.session_token=%zz'], ''],
]

test('ROUTE-01 no request of a client causes a server error or a log entry', async () => {
  const { server, ask } = await givenServer()
  const isOurFault = (response: string) => !(statusOf(response) < 500)
  const failed: string[] = []
  for (const path of PATHS.split(' ')) {
    for (const method of METHODS) {
      const bodies = method === 'POST' ? BODIES : BODIES.slice(0, 2)
      for (const [headers, body] of bodies) {
        if (isOurFault(await ask(`${method} ${path} HTTP/1.1`, headers, body))) failed.push(`${method} ${path} ${body}`)
      }
    }
  }
  expect(failed).toEqual([])

  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '%',
    '%zz',
    '%00',
    '%2e%2e',
    '..',
    '?',
    '#',
    ';',
    ':',
    '@',
    '*',
    '[',
    ' ',
  )
  const word = fc.constantFrom(
    'http:',
    'HTTPS:',
    'ws:',
    'evil.example',
    'explore',
    'car',
    'api',
    'v1',
    '.data',
    'assets',
  )
  const odd = fc.oneof(fc.string({ maxLength: 3 }), fc.string({ unit: 'binary', maxLength: 2 }))
  const target = fc.array(fc.oneof(piece, word, odd), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('GET', 'GET', 'POST', 'OPTIONS'), target, async (method, asked) => {
      expect(isOurFault(await ask(`${method} ${asked.replaceAll(/[\r\n]/g, '')} HTTP/1.1`))).toBe(false)
    }),
    { numRuns: garbageRuns(2000) },
  )
  expect(logged(server)).toBe('')
})
