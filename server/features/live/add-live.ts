import type { FastifyInstance } from 'fastify'
import type { Duplex } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { Server } from 'socket.io'
import { LIVE_REFUSALS, type LiveRefusal } from '#contract/live.ts'
import { LIVE_PATH } from '#domain/live/live-path.ts'
import type { Services } from '#server/context.ts'
import { countUnreadOf } from '#server/features/messages/public.ts'
import { createPresence, SAY_MS } from '#server/features/presence/public.ts'
import { DeclaredError } from '#server/platform/fail.ts'
import { admitSocket, mayConnect, type Admission } from './admit-socket.ts'
import { answerSocket } from './answer-socket.ts'
import { closeEndedSockets } from './close-ended-sockets.ts'
import { MOST_BYTES } from './limits.ts'
import { roomOf, userIdsOf, type LiveServer } from './live-server.ts'
import { forwardEvents } from './forward-events.ts'

/** Maximum time from opening a socket to its authentication. */
const CONNECT_MS = 10_000
/** Maximum time for clients to disconnect. */
const CLOSE_MS = 200

/**
 * Serves WebSockets that notify signed-in users of committed changes.
 * @returns counts the open ones
 */
export function addLive(http: FastifyInstance, services: Services, admission: Admission): () => number {
  const live: LiveServer = new Server(http.server, {
    path: LIVE_PATH,
    // with polling, each request could reach another process; clients without WebSockets use HTTP procedures instead
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: CONNECT_MS,
    allowRequest: ({ headers }, done) => done(null, !isClosing && mayConnect(headers, services.publicUrl)),
  })
  const presence = createPresence(services)
  let isClosing = false
  /** Counts events that may have ended a session while its socket is being admitted. */
  let endings = 0

  const report = (error: unknown) => http.log.warn(error, 'realtime')
  const refuse = (error: unknown): LiveRefusal => {
    const code = error instanceof DeclaredError && LIVE_REFUSALS.find((one) => one === error.code)
    if (code) return code
    report(error)
    return 'UNAVAILABLE'
  }
  const drop = (userIds?: readonly string[]) => void closeEndedSockets(services, live, userIds).catch(report)

  live.use((socket, proceed) => {
    socket.data.endings = endings
    admitSocket({ ...services, ...admission }, live, socket).then(
      () => proceed(),
      (error: unknown) => proceed(new Error(refuse(error))),
    )
  })
  live.on('connection', (socket) => {
    const { user_id } = socket.data
    if (socket.data.endings !== endings) drop([user_id])
    answerSocket(services, socket, { refuse })
    const entered = presence.enter([user_id]).catch(report)
    // the page may have been rendered before the last change
    services.publicSettings().then((settings) => socket.emit('settings', settings), report)
    countUnreadOf(services.db, [user_id]).then(
      (counts) => [...counts.values()].map((unread) => socket.emit('unread', unread)),
      report,
    )
    socket.on('disconnect', async () => {
      // ensures that the user is not added after the removal, if the socket closes immediately
      await entered
      const isLast = !live.sockets.adapter.rooms.has(roomOf.user(user_id))
      if (isLast && !isClosing) presence.leave(user_id).catch(report)
    })
  })
  forwardEvents(services, live, {
    onEnded: (userIds) => {
      endings += 1
      drop(userIds)
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
    // to clients it looks like a lost connection, so they reconnect to another process
    live.engine.close()
    await Promise.race([presence.leaveAll().catch(report), wait(CLOSE_MS, undefined, { ref: false })])
    for (const connection of connections) connection.destroy()
  })
  return () => live.sockets.sockets.size
}
