import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import Fastify from 'fastify'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { hasTlsProxy, startTlsProxy, type TlsProxy } from '#server/testing/start-tls-proxy.ts'
import { VARIABLES } from './config.ts'
import { readRanges } from './platform/networks.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

describe('the Dockerfile', () => {
  test('names everything that it takes from the repository in .dockerignore', () => {
    const sent = all(read('.dockerignore'), /^!(\S+)$/gm)
    const needed = [...all(read('scripts/ensure.mjs'), /'(web|contract|domain|public|scripts)'/g), 'server']
    expect(sent).toEqual(expect.arrayContaining([...needed, 'package.json', 'package-lock.json', 'vite.config.ts']))
    expect(read('.dockerignore')).toMatch(/^\*\n/)
  })

  test('ends as an ordinary user, with commands that are no shell', () => {
    const last =
      read('deploy/Dockerfile')
        .split(/^FROM /m)
        .at(-1) ?? ''
    expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
    expect(last).toMatch(/^VOLUME \/data$/m)
    expect(all(last, /^(?:HEALTHCHECK .* )?CMD (.)/gm)).toEqual(['[', '['])
  })
})

describe('the file for compose', () => {
  const compose = read('deploy/compose.yaml')

  test('sets variables that exist, and asks for values that its example lists', () => {
    const ofServer = compose.slice(compose.indexOf('\n  sayyad:'), compose.indexOf('\n  postgres:'))
    const given = all(ofServer, /^ {6}([A-Z][A-Z\d_]+):/gm)
    expect(given).toContain('DATABASE_URL')
    expect(Object.keys(VARIABLES.shape)).toEqual(expect.arrayContaining(given))
    const asked = new Set(all(compose, /\$\{([A-Z_\d]+)/g))
    expect(all(read('deploy/compose.env.example'), /^([A-Z_\d]+)=/gm)).toEqual(
      expect.arrayContaining([...asked].filter((name) => name !== 'DEMO_CARS')),
    )
  })

  test('trusts the one address that its proxy has', () => {
    const [proxy = ''] = all(compose, /ipv4_address: ([\d.]+)/g)
    const [trusted = ''] = all(compose, /TRUSTED_PROXIES: (\S+)/g)
    expect([readRanges(trusted)?.(proxy), readRanges(trusted)?.('172.30.46.3')]).toEqual([true, false])
  })

  test('closes the root of the container, and gives it no rights', () => {
    for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
      expect(compose).toContain(line)
  })
})

const ANALYZE = '/usr/bin/systemd-analyze'
test.skipIf(!existsSync(ANALYZE) || !existsSync('/usr/bin/node'))('systemd accepts the unit', () => {
  const file = join(mkdtempSync(join(inject('folder'), 'unit-')), 'sayyad.service')
  writeFileSync(file, read('deploy/sayyad.service').replaceAll('/opt/sayyad', ROOT.replace(/\/$/, '')))
  const { status, stderr } = spawnSync(ANALYZE, ['verify', '--man=no', file], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})

test('every file of deploy/ is named in the guide', () => {
  const guide = read('docs/hosting.md') + read('docs/caching.md') + read('docs/operations.md')
  for (const file of readdirSync(join(ROOT, 'deploy'))) expect(guide).toContain(file)
})

describe.each<TlsProxy>(['caddy', 'nginx'])('TLS by %s', (name) => {
  test.skipIf(!hasTlsProxy(name))('passes on the visitor, the site, and WebSockets', async () => {
    const http = Fastify({ trustProxy: '127.0.0.1' })
    http.get('/', async ({ ip, host, protocol }) => ({ ip, host, protocol }))
    http.server.on('upgrade', (_request, socket) => {
      socket.end('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    })
    await http.listen({ port: 0, host: '127.0.0.1' })
    onTestFinished(() => http.close())
    const port = await startTlsProxy(name, (http.server.address() as AddressInfo).port)
    const options = { host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false }
    const asked = { ...options, headers: { host: `localhost:${port}` } }

    const body = await new Promise<string>((resolve, reject) => {
      request(asked, (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString())).on('end', () => resolve(text))
      })
        .on('error', reject)
        .end()
    })
    expect(JSON.parse(body)).toEqual({ ip: '127.0.0.1', host: expect.stringContaining('localhost'), protocol: 'https' })
    const headers = { ...asked.headers, connection: 'Upgrade', upgrade: 'websocket' }
    const switched = await new Promise((resolve, reject) => {
      request({ ...asked, headers })
        .on('upgrade', ({ statusCode }, socket) => {
          socket.destroy()
          resolve(statusCode)
        })
        .on('response', ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end()
    })
    expect(switched).toBe(101)
  })
})
