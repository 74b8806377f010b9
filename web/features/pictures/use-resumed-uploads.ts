import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useViewer } from '#web/platform/viewer-context.tsx'
import { forgetUpload, recallUpload } from './upload-store.ts'
import { refreshPictures, type Pictures } from './use-pictures.ts'

/** Continues the uploads of earlier visits, and deletes stored files of processed pictures. */
export function useResumedUploads(ids: readonly string[], { pictures, isFetching }: Pictures): void {
  const queries = useQueryClient()
  const ownerId = useViewer()?.id ?? ''
  useEffect(() => {
    if (!pictures || isFetching) return
    const onSent = () => void refreshPictures(queries)
    for (const id of ids) {
      const state = pictures.find((one) => one.id === id)?.state
      if (state === 'ready') forgetUpload(id)
      else if (state !== 'uploaded') void recallUpload(id, { owner_id: ownerId, onSent, isSent: state === 'refused' })
    }
  }, [ids, pictures, isFetching, queries, ownerId])
}
