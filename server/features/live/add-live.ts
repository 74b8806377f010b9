import type { FastifyInstance } from 'fastify'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { Server } from 'socket.io'
import { LIVE_REFUSALS, type LiveRefusal } from '#contract/live.ts'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import type { Services } from '#server/context.ts'
import type { FindCaller } from '#server/features/accounts/public.ts'
import { createPresence, SAY_MS } from '#server/features/presence/public.ts'
import { DeclaredError } from '#server/platform/fail.ts'
import { admitSocket, mayConnect } from './admit-socket.ts'
import { answerSocket } from './answer-socket.ts'
import { dropEnded } from './drop-ended.ts'
import { MOST_BYTES } from './limits.ts'
import { roomOf, userIdsOf, type LiveServer } from './live-server.ts'
import { tellSockets } from './tell-sockets.ts'

/** From opening a socket to saying whose it is. */
const CONNECT_MS = 10_000
/** How long clients may take to disconnect. */
const CLOSE_MS = 200

/** Serves the sockets that tell signed-in users of committed changes at once. */
export function addLive(http: FastifyInstance, services: Services, findCaller: FindCaller): void {
  const live: LiveServer = new Server(http.server, {
    path: LIVE_PATH,
    // without polling every request may go to another process; clients that cannot open sockets ask over HTTP
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: CONNECT_MS,
    allowRequest: ({ headers }, done) => done(null, !isClosing && mayConnect(headers, services.publicUrl)),
  })
  const presence = createPresence(services)
  let isClosing = false
  /** Counts events that may end the session of a socket that is being admitted. */
  let endings = 0

  const report = (error: unknown) => http.log.warn(error, 'realtime')
  const refuse = (error: unknown): LiveRefusal => {
    const code = error instanceof DeclaredError && LIVE_REFUSALS.find((one) => one === error.code)
    if (code) return code
    report(error)
    return 'UNAVAILABLE'
  }
  const drop = (user_ids?: readonly string[]) => void dropEnded(services, live, user_ids).catch(report)

  live.use((socket, proceed) => {
    socket.data.endings = endings
    admitSocket({ ...services, findCaller }, live, socket).then(
      () => proceed(),
      (error: unknown) => proceed(new Error(refuse(error))),
    )
  })
  live.on('connection', (socket) => {
    const { user_id } = socket.data
    if (socket.data.endings !== endings) drop([user_id])
    answerSocket(services, socket, { refuse })
    const entered = presence.enter([user_id]).catch(report)
    // the page may be older than the last change
    services.publicSettings().then((settings) => socket.emit('settings', settings), report)
    socket.on('disconnect', async () => {
      // one that is closed at once would leave before it has entered
      await entered
      const isLast = !live.sockets.adapter.rooms.has(roomOf.user(user_id))
      if (isLast && !isClosing) presence.leave(user_id).catch(report)
    })
  })
  tellSockets(services, live, {
    onEnded: (user_ids) => {
      endings += 1
      drop(user_ids)
    },
    report,
  })

  const timer = setInterval(() => {
    drop()
    presence.enter([...userIdsOf(live)]).catch(report)
    presence.sweep().catch(report)
  }, SAY_MS).unref()

  const connections = new Set<Duplex>()
  http.server.on('upgrade', (_request, connection: Duplex) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  http.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
    // clients take it for a lost connection, and connect to the process that follows
    live.engine.close()
    await Promise.race([presence.leaveAll().catch(report), wait(CLOSE_MS, undefined, { ref: false })])
    for (const connection of connections) connection.destroy()
  })
}
