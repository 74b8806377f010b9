import { randomBytes } from 'node:crypto'
import { get as getByHttp } from 'node:http'
import { get as getByHttps } from 'node:https'
import { LIVE_PATH } from '#domain/live/live-path.ts'

const PATIENCE_MS = 4000

/**
 * Opens a live socket at the public URL like a page, and closes it. A proxy may refuse the socket, and the server may
 * be unable to reach its own public URL.
 * @returns milliseconds until the socket was open, or the kind of failure
 */
export function tryLiveSocket(publicUrl: string): Promise<number | 'refused' | 'unreachable'> {
  const address = new URL(`${LIVE_PATH}/?EIO=4&transport=websocket`, publicUrl)
  const get = address.protocol === 'https:' ? getByHttps : getByHttp
  const started = performance.now()
  return new Promise((resolve) => {
    const request = get(address, {
      timeout: PATIENCE_MS,
      rejectUnauthorized: false,
      headers: {
        Connection: 'Upgrade',
        Upgrade: 'websocket',
        Origin: address.origin,
        'Sec-WebSocket-Version': '13',
        'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
      },
    })
    request.once('upgrade', (_, socket) => {
      socket.destroy()
      resolve(performance.now() - started)
    })
    request.once('response', (response) => {
      response.destroy()
      resolve('refused')
    })
    request.once('timeout', () => request.destroy())
    request.once('error', () => resolve('unreachable'))
    request.once('close', () => resolve('unreachable'))
  })
}
