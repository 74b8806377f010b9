import { useSyncExternalStore } from 'react'

/** How much of the pictures of a message the server has, by the id of the message; from 0 to 1. */
const shares = new Map<string, number>()
const listeners = new Set<() => void>()

/** @param share null once it is over */
export function setUploadShare(message_id: string, share: number | null): void {
  if (share === null) shares.delete(message_id)
  else shares.set(message_id, share)
  for (const tell of listeners) tell()
}

export const useUploadShare = (message_id: string): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => shares.get(message_id),
    () => undefined,
  )

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
