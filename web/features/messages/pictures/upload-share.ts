import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'

interface Running {
  /** Uploaded share, from 0 to 1. */
  share: number
  abort: () => void
}

/** The uploads of this page by message id. */
const uploads = new Map<string, Running>()
/** Ids of messages that are being taken back. */
const aborted = new Set<string>()
const { subscribe, notify } = createListeners()

/** @param running null when the upload has ended */
export function noteUpload(message_id: string, running: Running | null): void {
  if (running) uploads.set(message_id, running)
  else uploads.delete(message_id)
  notify()
}

/** Aborts the upload of the pictures of a message, and prevents later ones. */
export function abortUpload(message_id: string): void {
  aborted.add(message_id)
  uploads.get(message_id)?.abort()
}

export const isAborted = (message_id: string): boolean => aborted.has(message_id)

export const useUploadShare = (message_id: string): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => uploads.get(message_id)?.share,
    () => undefined,
  )
