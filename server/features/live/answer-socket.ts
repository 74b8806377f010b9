import { ConversationRoom, type LiveRefusal } from '#contract/live.ts'
import type { Services } from '#server/context.ts'
import { canBeReached, readAccess } from '#server/features/messages/public.ts'
import { invalid } from '#server/platform/fail.ts'
import { MOST_EVENTS, MOST_ROOMS, TYPING_MS } from './limits.ts'
import { roomOf, type LiveSocket } from './live-server.ts'

type Needed = Pick<Services, 'db' | 'events'>

interface Options {
  /** @returns the error code for the client; logs errors that the contract does not declare */
  refuse: (error: unknown) => LiveRefusal
}

/** Handles events from a socket. Closes it after too many events or after events that no page sends. */
export function answerSocket(services: Needed, socket: LiveSocket, { refuse }: Options): void {
  let events = 0
  let since = 0
  let typedAt = 0

  socket.use((_event, proceed) => {
    if (Date.now() - since > 1000) {
      since = Date.now()
      events = 0
    }
    events += 1
    if (events <= MOST_EVENTS) proceed()
    else socket.disconnect(true)
  })

  socket.on('join', (room, answer) => {
    joinRoom(services, socket, room).then(
      () => reply(answer, null),
      (error: unknown) => reply(answer, refuse(error)),
    )
  })

  socket.on('leave', (given) => {
    const room = ConversationRoom.safeParse(given)
    if (room.success) void socket.leave(roomOf.conversation(room.data.conversation_id))
  })

  socket.on('typing', (given) => {
    const room = ConversationRoom.safeParse(given)
    if (!room.success || Date.now() - typedAt < TYPING_MS) return
    typedAt = Date.now()
    publishTyping(services, socket, room.data.conversation_id).catch(refuse)
  })
}

/** Clients may omit the acknowledgement function. */
function reply(answer: unknown, refusal: LiveRefusal | null): void {
  if (typeof answer === 'function') answer(refusal)
}

/** @throws NOT_FOUND, INVALID_INPUT */
async function joinRoom({ db }: Needed, socket: LiveSocket, given: unknown): Promise<void> {
  const room = ConversationRoom.safeParse(given)
  if (!room.success || socket.rooms.size > MOST_ROOMS) throw invalid('conversation_id', 'invalid')
  const { conversation_id } = room.data
  await readAccess(db, { user_id: socket.data.user_id, conversation_id })
  await socket.join(roomOf.conversation(conversation_id))
}

async function publishTyping({ db, events }: Needed, socket: LiveSocket, conversationId: string): Promise<void> {
  if (!socket.rooms.has(roomOf.conversation(conversationId))) return
  const { user_id } = socket.data
  if (!canBeReached(await readAccess(db, { user_id, conversation_id: conversationId }))) return
  events.publish({ type: 'typing', ids: [`${conversationId}/${user_id}`] })
}
