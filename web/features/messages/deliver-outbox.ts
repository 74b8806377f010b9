import type { ApiClient } from '#contract/client.ts'
import type { Message } from '#contract/messages.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { readOutbox, removeFromOutbox, setRefused, type WaitingMessage } from './outbox.ts'

/** For one try. */
const TIMEOUT_MS = 15_000
const LOCK = 'sayyad-messages-outbox'
/** Errors that pass: the message is tried again later. */
const PASSING = [
  'network',
  'unexpected',
  'UNAVAILABLE',
  'OVERLOADED',
  'STORAGE_FULL',
  'TOO_MANY_ATTEMPTS',
  'UNAUTHORIZED',
]

/**
 * Sends what waits, in order, one tab at a time. A refused message stays, and the others go on.
 * @returns why some wait for another try; null if none does
 */
export async function deliverOutbox(api: ApiClient, sender_id: string): Promise<string | null> {
  return oneTabAtATime(async () => {
    for (;;) {
      const next = (await readOutbox(sender_id)).find(({ refused }) => refused === null)
      if (!next) return null
      try {
        await removeFromOutbox(next.id, await send(api, next))
      } catch (error) {
        const { code } = failureOf(error)
        if (PASSING.includes(code)) return code
        await setRefused(next.id, code)
      }
    }
  })
}

/**
 * Removes a message before it is sent; waits for a try in progress.
 * @returns false if it was sent meanwhile
 */
export async function takeBack(id: string): Promise<boolean> {
  return oneTabAtATime(() => removeFromOutbox(id))
}

/** Without HTTPS a page has no locks; the ids of messages keep them from being stored twice all the same. */
const oneTabAtATime = <Result>(run: () => Promise<Result>): Promise<Result> =>
  'locks' in navigator ? navigator.locks.request(LOCK, run) : run()

function send(api: ApiClient, { id, conversation_id, car_id, content, amount }: WaitingMessage): Promise<Message> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (amount !== undefined) {
    return conversation_id
      ? api.offers.make({ conversation_id, id, amount }, { signal })
      : api.offers.start({ car_id, id, amount }, { signal })
  }
  return conversation_id
    ? api.messages.send({ conversation_id, id, content }, { signal })
    : api.messages.start({ car_id, id, content }, { signal })
}
