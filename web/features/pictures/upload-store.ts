import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'
import { loadCode } from '#web/platform/load-code.ts'
import { reloadOutdatedPage } from '#web/platform/outdated-page.ts'
import { findFile, deleteFile, storeFile } from './upload-file-store.ts'
import { loadSender } from './load-sender.ts'
import type { SendingPicture } from './upload-picture.ts'

export interface LocalPicture {
  name: string
  /** URL of the local file, for display on this page. */
  preview: string
  phase: 'waiting' | 'sending' | 'sent' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** The upload failed because the server has no space left. */
  isFull?: boolean
}

interface Upload {
  file: File
  owner_id: string
  onSent: () => void
  sending?: Promise<SendingPicture | null>
}

/** Maximum number of simultaneous uploads, so that the first pictures finish sooner. */
const AT_ONCE = 4

let shown: ReadonlyMap<string, LocalPicture> = new Map()
const uploads = new Map<string, Upload>()
/** Ids that were looked up on this device. */
const recalled = new Set<string>()
const { subscribe, notify } = createListeners()

/** The uploads of this visit, which continue across screens and after connection failures. */
export const useUploads = (): ReadonlyMap<string, LocalPicture> => useSyncExternalStore(subscribe, currentUploads, none)

export const currentUploads = () => shown

/** Uploads a file. A failed upload is tried again. */
export function addUpload(id: string, upload: Omit<Upload, 'sending'>): void {
  if (shown.has(id)) return retryUpload(id)
  void storeFile(id, upload.file)
  begin(id, upload, 'waiting')
}

/**
 * Continues the upload of an earlier visit, if this device has the file.
 * @param isSent whether the server has received it: then only the preview is needed
 */
export async function recallUpload(
  id: string,
  { isSent, ...upload }: Omit<Upload, 'file' | 'sending'> & { isSent: boolean },
): Promise<void> {
  if (shown.has(id) || recalled.has(id)) return
  recalled.add(id)
  const file = await findFile(id)
  if (file && !shown.has(id)) begin(id, { ...upload, file }, isSent ? 'sent' : 'waiting')
}

function begin(id: string, upload: Upload, phase: LocalPicture['phase']): void {
  window.addEventListener('online', retryAll)
  uploads.set(id, { ...upload })
  const preview = URL.createObjectURL(upload.file)
  show(new Map(shown).set(id, { name: upload.file.name, preview, phase, progress: 0 }))
  sendNext()
}

export function retryUpload(id: string): void {
  if (shown.get(id)?.phase !== 'failed') return
  change(id, { phase: 'waiting' })
  sendNext()
}

export function cancelUpload(id: string): void {
  void uploads.get(id)?.sending?.then((sending) => sending?.cancel())
  recalled.delete(id)
  deleteUpload(id)
}

/** Removes the stored file once the server has processed the picture. */
export function deleteUpload(id: string): void {
  if (recalled.has(id) && !shown.has(id)) return
  recalled.add(id)
  uploads.delete(id)
  void deleteFile(id)
  const preview = shown.get(id)?.preview
  if (preview !== undefined) URL.revokeObjectURL(preview)
  show(new Map([...shown].filter(([one]) => one !== id)))
  sendNext()
}

function sendNext(): void {
  for (const [id, upload] of uploads) {
    if ([...uploads.values()].filter(({ sending }) => sending).length >= AT_ONCE) return
    if (shown.get(id)?.phase === 'waiting') send(id, upload)
  }
}

function send(id: string, upload: Upload): void {
  const end = (phase: 'sent' | 'failed', isFull = false) => {
    delete upload.sending
    change(id, { phase, isFull })
    if (phase === 'sent') upload.onSent()
    sendNext()
  }
  upload.sending = loadCode(loadSender)
    .catch(reloadOutdatedPage)
    .then(({ sendPicture }) => {
      if (uploads.get(id) !== upload) return null
      const sending = sendPicture(
        { file: upload.file, picture_id: id, owner_id: upload.owner_id },
        {
          onProgress: (progress) => change(id, { progress }),
          onSent: () => end('sent'),
          onFailed: (isFull) => end('failed', isFull),
        },
      )
      sending.start()
      return sending
    })
    .catch(() => {
      end('failed')
      return null
    })
  change(id, { phase: 'sending' })
}

function retryAll(): void {
  for (const id of shown.keys()) retryUpload(id)
}

function change(id: string, part: Partial<LocalPicture>): void {
  const picture = shown.get(id)
  if (picture) show(new Map(shown).set(id, { ...picture, ...part }))
}

function show(next: typeof shown): void {
  shown = next
  notify()
}

const NONE: typeof shown = new Map()
const none = () => NONE
