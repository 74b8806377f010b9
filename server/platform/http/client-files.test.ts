import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { addClientFiles } from './client-files.ts'

// of a build, which `npm test` makes first
test.runIf(process.env.TEST_BUILD)(
  'the operator turns the service worker off, and browsers learn it with their next visit',
  async () => {
    let isOn = true
    const site = Fastify()
    await addClientFiles(site, async () => isOn)
    const worker = () => site.inject({ url: '/sw.js', headers: { 'accept-encoding': 'identity' } })
    const on = await worker()
    expect(on.headers['cache-control']).toBe('no-cache')
    expect(on.body).toContain('respondWith')
    isOn = false
    const off = await worker()
    expect(off.headers['cache-control']).toBe('no-cache')
    expect(off.body).toContain('unregister')
    expect(off.body).not.toContain('respondWith')
    expect((await site.inject({ url: '/sw-off.js' })).statusCode).toBe(404)
    await site.close()
  },
)
