import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OwnPicture } from '#contract/pictures.ts'
import { loadOptional } from '#web/rendering/load-module.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { refreshPictures, type Pictures } from './use-pictures.ts'

/** Null after a new release, which removed the old code; the uploads continue on the next visit. */
const loadStore = () => loadOptional(() => import('./upload-store.ts'))

/** Continues the uploads of earlier visits, and deletes stored files of processed pictures. */
export function useResumedUploads(ids: readonly string[], { pictures, isFetching }: Pictures): void {
  const queries = useQueryClient()
  const ownerId = useViewer()?.id ?? ''
  useEffect(() => {
    if (!pictures || isFetching) return
    const onSent = () => void refreshPictures(queries)
    if (ids.length) void resume(ids, pictures, { owner_id: ownerId, onSent })
  }, [ids, pictures, isFetching, queries, ownerId])
}

async function resume(
  ids: readonly string[],
  pictures: readonly OwnPicture[],
  upload: { owner_id: string; onSent: () => void },
): Promise<void> {
  const store = await loadStore()
  if (!store) return
  for (const id of ids) {
    const state = pictures.find((one) => one.id === id)?.state
    if (state === 'ready') store.deleteUpload(id)
    else if (state !== 'uploaded') void store.recallUpload(id, { ...upload, isSent: state === 'refused' })
  }
}
