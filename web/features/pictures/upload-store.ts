import { useSyncExternalStore } from 'react'
import { createListeners } from '#web/platform/create-listeners.ts'
import { loadModule } from '#web/rendering/load-module.ts'
import { reloadOutdatedPage } from '#web/rendering/outdated-page.ts'
import { findFile, deleteFile, storeFile } from './upload-file-store.ts'
import { loadSender } from './load-sender.ts'
import { isVideoFile } from './picture-types.ts'
import type { FailureReason, SendingPicture } from './upload-picture.ts'
import { loadPreparer } from './video/load-preparer.ts'
import { VideoUnfit, type VideoFault } from './video/video-unfit.ts'

export interface LocalPicture {
  name: string
  /** URL of the local file, for display on this page. */
  preview: string
  /** Only videos are prepared. */
  phase: 'waiting' | 'preparing' | 'sending' | 'sent' | 'failed'
  /** From 0 to 1. */
  progress: number
  /** Whether there was no connection when it was last tried. */
  isCut?: boolean
  isVideo: boolean
  /** Whether the video was added without its sound. */
  isSilent?: boolean
  /** Why the upload failed, if it is known. */
  reason?: FailureReason | VideoFault | null
}

interface Upload {
  file: File
  /** The copy of the file on this device, which replaces a file that is gone. */
  stored?: Promise<void>
  owner_id: string
  onSent: () => void
  sending?: Promise<SendingPicture | null>
  /** Of a video, until it is prepared: ends that. */
  preparing?: AbortController
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
export function addUpload(id: string, upload: Pick<Upload, 'file' | 'owner_id' | 'onSent'>): void {
  if (shown.has(id)) return retryUpload(id)
  const isVideo = isVideoFile(upload.file)
  const once = isVideo ? { preparing: new AbortController() } : { stored: storeFile(id, upload.file) }
  begin(id, { ...upload, ...once }, 'waiting')
}

/**
 * Continues the upload of an earlier visit, if this device has the file.
 * @param isSent whether the server has received it: then only the preview is needed
 */
export async function recallUpload(
  id: string,
  { isSent, ...upload }: Pick<Upload, 'owner_id' | 'onSent'> & { isSent: boolean },
): Promise<void> {
  if (shown.has(id) || recalled.has(id)) return
  recalled.add(id)
  const file = await findFile(id)
  if (file && !shown.has(id)) begin(id, { ...upload, file }, isSent ? 'sent' : 'waiting')
}

function begin(id: string, upload: Upload, phase: LocalPicture['phase']): void {
  window.addEventListener('online', continueUploads)
  window.addEventListener('offline', noteCut)
  uploads.set(id, { ...upload })
  const preview = URL.createObjectURL(upload.file)
  const isVideo = isVideoFile(upload.file)
  show(new Map(shown).set(id, { name: upload.file.name, preview, phase, progress: 0, isVideo }))
  sendNext()
}

export function retryUpload(id: string): void {
  if (shown.get(id)?.phase !== 'failed') return
  change(id, { phase: 'waiting' })
  sendNext()
}

/** Continues at once, since there may be a connection again. */
export function continueUploads(): void {
  for (const [id, { isCut }] of shown) if (isCut) change(id, { isCut: false })
  for (const { sending } of uploads.values()) void sending?.then((one) => one?.resume())
  for (const id of shown.keys()) retryUpload(id)
}

export function cancelUpload(id: string): void {
  uploads.get(id)?.preparing?.abort()
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
  const end = (phase: 'sent' | 'failed', reason: LocalPicture['reason'] = null) => {
    delete upload.sending
    change(id, { phase, reason })
    if (phase === 'sent') upload.onSent()
    sendNext()
  }
  upload.sending = prepare(id, upload)
    .then(() => loadModule(loadSender).catch(reloadOutdatedPage))
    .then(({ sendPicture }) => {
      if (uploads.get(id) !== upload) return null
      change(id, { phase: 'sending', progress: 0 })
      return sendPicture(
        { file: upload.file, picture_id: id, owner_id: upload.owner_id },
        {
          onProgress: (progress) => change(id, { progress, isCut: false }),
          onCut: () => change(id, { isCut: true }),
          onSent: () => end('sent'),
          onFailed: (reason) => {
            if (reason === 'gone' && upload.stored) void sendCopy(id, upload)
            else end('failed', reason)
          },
        },
      )
    })
    .catch((error) => {
      end('failed', error instanceof VideoUnfit ? error.reason : null)
      return null
    })
  change(id, { phase: upload.preparing ? 'preparing' : 'sending' })
}

/** Replaces a video by what is uploaded of it. */
async function prepare(id: string, upload: Upload): Promise<void> {
  const { preparing } = upload
  if (!preparing) return
  const { prepareVideo } = await loadModule(loadPreparer).catch(reloadOutdatedPage)
  const onProgress = (progress: number) => change(id, { progress })
  const { file, isSilent } = await prepareVideo(upload.file, { onProgress, signal: preparing.signal })
  delete upload.preparing
  upload.file = file
  upload.stored = storeFile(id, file)
  change(id, { isSilent })
}

/** Continues with the copy on this device. */
async function sendCopy(id: string, upload: Upload): Promise<void> {
  await upload.stored
  const file = await findFile(id)
  if (uploads.get(id) !== upload) return
  delete upload.stored
  if (file) {
    upload.file = file
    URL.revokeObjectURL(shown.get(id)?.preview ?? '')
    change(id, { preview: URL.createObjectURL(file) })
    send(id, upload)
  } else {
    delete upload.sending
    change(id, { phase: 'failed', reason: 'gone' })
    sendNext()
  }
}

function noteCut(): void {
  for (const id of uploads.keys()) if (shown.get(id)?.phase !== 'sent') change(id, { isCut: true })
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
