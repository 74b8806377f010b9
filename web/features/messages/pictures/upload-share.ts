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
export function noteUpload(messageId: string, running: Running | null): void {
  if (running) uploads.set(messageId, running)
  else uploads.delete(messageId)
  notify()
}

/** Aborts the upload of the pictures of a message, and prevents later ones. */
export function abortUpload(messageId: string): void {
  aborted.add(messageId)
  uploads.get(messageId)?.abort()
}

export const isAborted = (messageId: string): boolean => aborted.has(messageId)

export const useUploadShare = (messageId: string): number | undefined =>
  useSyncExternalStore(
    subscribe,
    () => uploads.get(messageId)?.share,
    () => undefined,
  )
