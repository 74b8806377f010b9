import type { Message } from '#contract/messages.ts'
import { openTabChannel } from '#web/platform/browser/tab-channel.ts'
import { databaseStore } from '#web/platform/device/database-store.ts'
import { noteWaiting } from './has-waiting.ts'
import type { DealStep } from './offers/deal-step.ts'
import type { WaitingPicture } from './pictures/waiting-picture.ts'

/** A message in the outbox: the server has not acknowledged it. */
export interface WaitingMessage {
  id: string
  sender_id: string
  /** Null before the first message about the car. */
  conversation_id: string | null
  car_id: string
  /** Id of the thread on this device. */
  threadId: string
  content: string
  /** Step of a deal; the content is empty then. */
  step?: DealStep
  pictures?: readonly WaitingPicture[]
  created_at: string
  /** Error code of a refusal; null while it waits to be sent. */
  refused: string | null
  /** Error code of its pictures, if they caused the refusal. */
  fault?: string | undefined
}

const outbox = databaseStore<readonly WaitingMessage[]>({
  key: 'messages-outbox',
  read: (stored) => (Array.isArray(stored) ? stored : []),
})
const CHANNEL = 'sayyad-messages'

/** Messages between tabs: the outbox has changed, or the message of an entry was stored on the server. */
export type OutboxNews = { stored: Message; threadId: string } | 'changed'

let notifyTabs: ((news: OutboxNews) => void) | undefined
const listeners = new Set<(news: OutboxNews) => void>()

function notifyHere(news: OutboxNews): void {
  for (const listener of listeners) listener(news)
}

function notify(news: OutboxNews): void {
  notifyHere(news)
  notifyTabs?.(news)
}

/** Lets this tab read the outbox again: what another tab has done about it is not heard in every browser. */
export const rereadOutbox = (): void => notifyHere('changed')

/** @returns the function that unsubscribes */
export function listenToOutbox(listener: (news: OutboxNews) => void): () => void {
  notifyTabs ??= openTabChannel<OutboxNews>(CHANNEL, notifyHere)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Entries of a user, oldest first. */
export async function readOutbox(senderId: string): Promise<readonly WaitingMessage[]> {
  return (await outbox.get()).filter((one) => one.sender_id === senderId)
}

const change = (next: (waiting: readonly WaitingMessage[]) => readonly WaitingMessage[]): Promise<void> =>
  outbox.update((waiting) => {
    const left = next(waiting)
    noteWaiting(left.length > 0)
    return left
  })

/** Has no effect if the message is in the outbox already, unless it was refused. */
export async function addToOutbox(message: WaitingMessage): Promise<void> {
  await change((waiting) =>
    waiting.some(({ id, refused }) => id === message.id && refused === null)
      ? waiting
      : [...waiting.filter(({ id }) => id !== message.id), message],
  )
  notify('changed')
}

/**
 * @param stored the message on the server
 * @returns whether it was in the outbox
 */
export async function removeFromOutbox(id: string, stored?: Message): Promise<boolean> {
  const found = (await outbox.get()).find((one) => one.id === id)
  await change((waiting) => waiting.filter((one) => one.id !== id))
  notify(stored && found ? { stored, threadId: found.threadId } : 'changed')
  return found !== undefined
}

/** Whether the outbox is stored, so that it survives closing the page. */
export const isStoredOnDevice = (): boolean => outbox.isStored()

/** @param refused error code; null to send it again */
export async function setRefused(id: string, refused: string | null, fault?: string): Promise<void> {
  await change((waiting) => waiting.map((one) => (one.id === id ? { ...one, refused, fault } : one)))
  notify('changed')
}
