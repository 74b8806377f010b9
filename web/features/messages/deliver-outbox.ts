import type { ApiClient } from '#contract/client.ts'
import type { Message } from '#contract/messages.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import { track } from '#web/features/events/public.ts'
import { abortAfter } from '#web/platform/browser/abort-after.ts'
import { withTabLock } from '#web/platform/browser/tab-lock.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { sendStep } from './offers/send-step.ts'
import { readOutbox, removeFromOutbox, rereadOutbox, setRefused, type WaitingMessage } from './outbox.ts'
import { abortUpload } from './pictures/upload-share.ts'
import type { WaitingPicture } from './pictures/waiting-picture.ts'

/** Timeout of an attempt. */
const TIMEOUT_MS = 15_000
/** Timeout of an attempt with pictures, which the server decodes before it responds. */
const WITH_PICTURES_MS = MINUTE_MS
/** Error code of an upload that was aborted because its message is taken back. */
const CANCELLED = 'cancelled'
const LOCK = 'sayyad-messages-outbox'
/** Temporary errors, after which the message is sent again. */
const PASSING = [
  'network',
  'unexpected',
  'UNAVAILABLE',
  'OVERLOADED',
  'STORAGE_FULL',
  'TOO_MANY_ATTEMPTS',
  'UNAUTHORIZED',
  'SUSPENDED',
  'UPLOAD_MISSING',
]

/**
 * Sends the messages of the outbox: those of a thread in order, and from one tab at a time. After a refused message the
 * others are sent.
 * @param onRefused called with each refused message
 * @returns the code of a temporary error; null if all messages were sent or refused
 */
export async function deliverOutbox(
  api: ApiClient,
  senderId: string,
  onRefused: (message: WaitingMessage) => void,
): Promise<string | null> {
  const threadIds = new Set((await readOutbox(senderId)).map(({ threadId }) => threadId))
  const stuck = await Promise.all(
    [...threadIds].map((id) => deliverThread(api, { sender_id: senderId, threadId: id }, onRefused)),
  )
  if (stuck.length) rereadOutbox()
  return stuck.find((code) => code !== null) ?? null
}

type InThread = Pick<WaitingMessage, 'sender_id' | 'threadId'>

async function deliverThread(
  api: ApiClient,
  { sender_id, threadId }: InThread,
  onRefused: (message: WaitingMessage) => void,
): Promise<string | null> {
  return oneTabAtATime(threadId, async () => {
    for (;;) {
      const waiting = await readOutbox(sender_id)
      const next = waiting.find((one) => one.threadId === threadId && one.refused === null)
      if (!next) return null
      try {
        await removeFromOutbox(next.id, await send(api, next))
        if (!next.conversation_id)
          track({ call: 'track_car_interaction', car_id: next.car_id, interaction_type: 'message' })
      } catch (error) {
        const { code, fields } = failureOf(error)
        if (code === CANCELLED) return null
        if (PASSING.includes(code)) return code
        const fault = fields.find(({ field }) => field === 'picture_ids')?.reason
        await setRefused(next.id, code, fault)
        onRefused({ ...next, refused: code, fault })
      }
    }
  })
}

/**
 * Removes a message before it is sent: aborts the upload of its pictures, or waits for an attempt in progress.
 * @returns false if it was sent meanwhile
 */
export async function takeBack({ id, threadId }: Pick<WaitingMessage, 'id' | 'threadId'>): Promise<boolean> {
  abortUpload(id)
  return oneTabAtATime(threadId, () => removeFromOutbox(id))
}

/** Without locks, the ids of messages still prevent duplicates. */
const oneTabAtATime = <Result>(threadId: string, run: () => Promise<Result>): Promise<Result> =>
  withTabLock(`${LOCK} ${threadId}`, run)

async function send(api: ApiClient, message: WaitingMessage): Promise<Message> {
  const { id, conversation_id, car_id, content, step, pictures } = message
  if (pictures?.length) return sendWithPictures(api, message, pictures)
  const signal = abortAfter(TIMEOUT_MS)
  if (step) return sendStep(api, message, step, { signal })
  return conversation_id
    ? api.messages.send({ conversation_id, id, content }, { signal })
    : api.messages.start({ car_id, id, content }, { signal })
}

async function sendWithPictures(
  api: ApiClient,
  { id, conversation_id, car_id, content }: WaitingMessage,
  pictures: readonly WaitingPicture[],
): Promise<Message> {
  const { uploadPictures, markNotUploaded } = await import('./pictures/upload-pictures.ts')
  await uploadPictures(id, pictures)
  const message = { id, content, picture_ids: pictures.map((picture) => picture.id) }
  const signal = abortAfter(WITH_PICTURES_MS)
  try {
    return await (conversation_id
      ? api.messages.send({ conversation_id, ...message }, { signal })
      : api.messages.start({ car_id, ...message }, { signal }))
  } catch (error) {
    if (failureOf(error).code === 'UPLOAD_MISSING') markNotUploaded(pictures)
    throw error
  }
}
