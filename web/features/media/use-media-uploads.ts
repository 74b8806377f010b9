import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { v7 } from 'uuid'
import type { MediaPicture } from '#contract/media.ts'
import { MOST_PICTURE_BYTES } from '#domain/pictures/picture-limits.ts'
import { useUndoable, type NotedCall } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { mediaTexts } from '#web/texts/media/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { fieldText } from '#web/ui/form/failure-text.ts'
import { uploadFailure } from './upload-failure.ts'

export interface MediaUpload {
  /** The ID of the picture, which stays when the upload is repeated. */
  id: string
  file: File
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  reason?: string
}

/**
 * Uploads pictures one after the other. Those that fail stay listed with their reason, and can be sent again.
 * @param onAdded tells of each added picture, instead of a toast at the end
 */
export function useMediaUploads(onAdded?: (picture: MediaPicture) => void) {
  const { t } = useTexts(mediaTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { revalidate } = useRevalidator()
  const [uploads, setUploads] = useState<readonly MediaUpload[]>([])

  const change = (id: string, changed: Partial<MediaUpload>) =>
    setUploads((now) => now.map((one) => (one.id === id ? { ...one, ...changed } : one)))
  const dismiss = (id: string) => setUploads((now) => now.filter((one) => one.id !== id))

  /** @returns whether it was added */
  async function send({ id, file }: MediaUpload, call?: NotedCall): Promise<boolean> {
    change(id, { state: 'sending' })
    try {
      if (file.size > MOST_PICTURE_BYTES) {
        change(id, { state: 'failed', reason: fieldText('picture_too_large', t) })
        return false
      }
      const added = await api.media.add({ id, picture: file }, call)
      dismiss(id)
      onAdded?.(added)
      void revalidate()
      return true
    } catch (error) {
      change(id, { state: 'failed', reason: uploadFailure(error, t) })
      return false
    }
  }

  async function sendAll(batch: readonly MediaUpload[]): Promise<void> {
    const sendEach = async (call?: NotedCall) => {
      let count = 0
      for (const upload of batch) count += (await send(upload, call)) ? 1 : 0
      return count
    }
    const say = (count: number) => ({
      text: count ? t('media_added', { count }) : t('media_not_added'),
      skipped: [],
      count,
    })
    await (onAdded ? sendEach() : undoable(say, sendEach))
  }

  return {
    uploads,
    add: (files: readonly File[]) => {
      const batch = files.map((file): MediaUpload => ({ id: v7(), file, state: 'waiting' }))
      setUploads((now) => [...now, ...batch])
      if (batch.length) void sendAll(batch)
    },
    retry: (upload: MediaUpload) => void sendAll([upload]),
    dismiss,
  }
}
