import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import type { FastifyInstance } from 'fastify'
import type { LiveNews, LiveQuestions } from '#contract/live.ts'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import type { Browser } from './browser.ts'
import { closeAfterFile } from './close-after-file.ts'

type ReceivedEvent = { [Name in keyof LiveNews]: [Name, ...Parameters<LiveNews[Name]>] }[keyof LiveNews]

export interface GivenSocket {
  socket: Socket<LiveNews, LiveQuestions>
  /** All events received so far. */
  received: ReceivedEvent[]
  /** The payloads of one type of event received so far. */
  of: <Name extends keyof LiveNews>(name: Name) => Parameters<LiveNews[Name]>[0][]
  /** Why the socket was closed; undefined while it is open. */
  closed: () => string | undefined
}

/**
 * Makes a server listen on a free port, unless it listens already.
 * @returns its URL
 */
export async function listenOn(http: FastifyInstance): Promise<string> {
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`
}

/**
 * Opens a socket like a browser.
 * @throws an error with the message of the refusal
 */
export async function openSocket(
  address: string,
  { cookies }: Pick<Browser, 'cookies'>,
  headers: Record<string, string> = {},
): Promise<GivenSocket> {
  const socket: GivenSocket['socket'] = io(address, {
    path: LIVE_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: cookies(), ...headers },
  })
  closeAfterFile(async () => void socket.disconnect())
  const received: ReceivedEvent[] = []
  let reason: string | undefined
  socket.onAny((...event: ReceivedEvent) => received.push(event))
  socket.on('disconnect', (why) => (reason = why))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', (error) => {
      socket.disconnect()
      reject(error)
    })
  })
  return {
    socket,
    received,
    of: (name) => received.filter((event) => event[0] === name).map((event) => event[1]) as never,
    closed: () => reason,
  }
}
