import { io, type Socket } from 'socket.io-client'
import type { Talker } from './add-talkers.ts'

/** Number of sockets opened at a time. */
const AT_ONCE = 50

export async function openSockets(origin: string, path: string, talkers: readonly Talker[]): Promise<Socket[]> {
  const sockets: Socket[] = []
  for (let at = 0; at < talkers.length; at += AT_ONCE) {
    const opened = talkers.slice(at, at + AT_ONCE).map(async ({ cookie }) => {
      const extraHeaders = { cookie }
      const socket = io(origin, { path, extraHeaders, transports: ['websocket'], reconnection: false, forceNew: true })
      await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('connect_error', reject))
      return socket
    })
    sockets.push(...(await Promise.all(opened)))
  }
  return sockets
}
