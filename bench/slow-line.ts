import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ORIGIN } from './start-host.ts'

/** The throttling of Lighthouse. */
export const LATENCY_MS = 150
export const BYTES_PER_SECOND = (1638.4 * 1024) / 8

/**
 * A slow line to the host. Browsers throttle the requests of a page alone, this one those of its service worker too.
 * @returns its origin
 */
export async function openSlowLine(): Promise<{ origin: string; close: () => Promise<void> }> {
  let freeAt = 0
  /** Resolves when the line, which all requests share, has transferred so many bytes. */
  async function transfer(bytes: number): Promise<void> {
    freeAt = Math.max(freeAt, performance.now()) + (bytes / BYTES_PER_SECOND) * 1000
    await wait(freeAt - performance.now())
  }
  const server = createServer((asked, answer) => {
    const { method, url, headers } = asked
    const passed = request(ORIGIN + url, { method, headers: { ...headers, host: new URL(ORIGIN).host } })
    passed.on('response', async (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      for await (const part of given) {
        await transfer((part as Buffer).length)
        answer.write(part)
      }
      answer.end()
    })
    passed.on('error', () => answer.destroy())
    void wait(LATENCY_MS).then(() => asked.pipe(passed))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))
